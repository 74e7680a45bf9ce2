#include "tests/app/register.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

const QString folder = QStringLiteral(MARCHES_SOURCE_DIR "/translations/");

struct Text {
    QString context;
    QString source;
    QStringList forms; ///< one, or one a plural form
    bool finished = true;
};

std::vector<Text> textsOf(const QString& language) {
    QFile file(folder + QStringLiteral("marches_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) return {};
    std::vector<Text> texts;
    QXmlStreamReader xml(&file);
    QString context;
    bool plural = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message")) {
            plural = xml.attributes().hasAttribute(QLatin1String("numerus"));
            texts.push_back({context, {}, {}, true});
        } else if (xml.name() == QLatin1String("source"))
            texts.back().source = xml.readElementText();
        else if (xml.name() == QLatin1String("numerusform"))
            texts.back().forms << xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            texts.back().finished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!plural) texts.back().forms << xml.readElementText();
        }
    }
    return texts;
}

QStringList found(const QString& text, const QString& pattern) {
    QStringList all;
    auto matches = QRegularExpression(pattern).globalMatch(text);
    while (matches.hasNext())
        all << matches.next().captured();
    std::sort(all.begin(), all.end());
    return all;
}

/// Places that must be filled; %n may be left to the plural form ("one").
QSet<QString> places(const QString& text) {
    const QStringList all = found(text, QStringLiteral("%L?[0-9]|\\{[0-9]\\}"));
    return {all.begin(), all.end()};
}

QString edges(const QString& text) {
    QString edge = text.startsWith(u' ') ? QStringLiteral("[") : QString();
    if (text.endsWith(u' ')) edge += u']';
    if (text.endsWith(QStringLiteral("…"))) edge += u'…';
    return edge;
}

QString accelerator(const QString& text) {
    const auto match = QRegularExpression(QStringLiteral("&([^& ])")).match(text);
    return match.captured(1).toUpper();
}

struct Term {
    QRegularExpression english;
    QHash<QString, QStringList> words; ///< by language: any of these will do
};

/// The glossary's terms with a capital, longest first.
std::vector<Term> glossary() {
    QFile file(folder + QStringLiteral("GLOSSARY.md"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    std::vector<std::pair<QString, Term>> named;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        const QStringList cells = line.split(u'|');
        if (cells.size() < 6) continue;
        QString name = cells[1].trimmed();
        if (name.isEmpty() || !name[0].isUpper() || name.contains(u'(') || name == QLatin1String("English"))
            continue;
        Term term;
        for (int i = 0; i < 3; ++i)
            term.words[QStringList{"fr", "de", "nl"}[i]] =
                cells[2 + i].trimmed().split(QStringLiteral(" / "));
        if (name.endsWith(u's')) name.chop(1);
        if (name.endsWith(u'y')) name.chop(1);
        term.english.setPattern(QStringLiteral("\\b%1(s|y|ies|es|\\(s\\)|\\(es\\))?(?!\\w)").arg(name));
        named.emplace_back(name, term);
    }
    std::stable_sort(named.begin(), named.end(),
                     [](const auto& a, const auto& b) { return a.first.size() > b.first.size(); });
    std::vector<Term> terms;
    for (auto& [name, term] : named)
        terms.push_back(std::move(term));
    return terms;
}

/// A word without what inflection changes.
QString stem(const QString& word) {
    return word.left(word.size() < 6 ? word.size() : word.size() < 10 ? word.size() - 2 : word.size() - 3);
}

bool speaksOf(const QString& text, const QStringList& words) {
    return std::any_of(words.begin(), words.end(), [&](const QString& phrase) {
        const QStringList parts = phrase.split(u' ');
        return std::all_of(parts.begin(), parts.end(), [&](const QString& part) {
            return text.contains(stem(part), Qt::CaseInsensitive);
        });
    });
}

/// What stands side by side in one menu.
const QList<QStringList> menus{
    {"&File", "&Game", "&View", "&Time", "&Help"},
    {"&New game…", "&Open…", "Recent &games", "&Unfinished games…", "&Design a map…", "&Save", "Save &as…",
     "&Export without branches…", "Export &map…", "&Quit"},
    {"&Undo", "&Redo", "Uni&ts", "Tra&de", "&Leave the game…", "Hand over &seats…", "&Pause computer players",
     "Computer moves &now", "The t&ime is up"},
    {"&Dark colours", "&Text size", "Next text &size", "&Animations", "&Language", "Zoom &in", "Zoom &out",
     "&Whole map", "&Yields on the map", "&Panels", "Put the panels &back in place", "&Keys…"},
    {"&What happened since my turn", "Look at the &start", "Look &back", "Look &forward", "Back to &now",
     "&Previous line, tried after an undo", "Ne&xt line, tried after an undo"},
    {"Rules of the &game", "&Rule for what has the focus", "&Why not?", "&Keys…", "&About Marches"},
    // the editor's
    {"&File", "&Edit", "&Map", "&View", "&Test", "&Help"},
    {"&Maps…", "&Open…", "&Recent maps", "&Save", "Save &as…", "Back to the &games", "&Quit"},
    {"&Undo", "&Redo", "&Find a province", "Re&name the province", "&Choose none"},
    {"Zoom &in", "Zoom &out", "&Whole map"},
};

} // namespace

/// The translations are whole, fill every place, and keep to their glossary and their typography.
class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void wholeAndFaithful_data() { languages(); }
    void wholeAndFaithful();
    void contextsAreThoseAskedFor_data() { languages(); }
    void contextsAreThoseAskedFor();
    void menusHaveDistinctKeys_data() {
        languages();
        QTest::newRow("en") << QStringLiteral("en");
    }
    void menusHaveDistinctKeys();
    void keepsToTheGlossary_data() { languages(); }
    void keepsToTheGlossary();
    void typography_data() { languages(); }
    void typography();

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"fr", "de", "nl"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
};

void TranslationsTest::wholeAndFaithful() {
    QFETCH(QString, language);
    const std::vector<Text> texts = textsOf(language);
    QVERIFY(texts.size() > 800);
    QStringList wrong;
    for (const Text& text : texts) {
        if (!text.finished) continue; // appears in English until it is translated
        if (text.forms.isEmpty()) wrong << QStringLiteral("empty: ") + text.source;
        for (const QString& form : text.forms)
            if (form.trimmed().isEmpty() || places(form) != places(text.source) ||
                edges(form) != edges(text.source) ||
                found(form, QStringLiteral("</?[a-z][^>]*>")) !=
                    found(text.source, QStringLiteral("</?[a-z][^>]*>")) ||
                accelerator(form).isEmpty() != accelerator(text.source).isEmpty())
                wrong << text.context + QStringLiteral(": ") + text.source + QStringLiteral(" | ") + form;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// A class in a namespace asks by its full name: what was collected under its bare name is never found.
void TranslationsTest::contextsAreThoseAskedFor() {
    QFETCH(QString, language);
    QSet<QString> bare;
    QSet<QString> classes;
    for (const Text& text : textsOf(language)) {
        if (text.context.contains(QLatin1String("::")))
            classes << text.context.section(QStringLiteral("::"), -1);
        else
            bare << text.context;
    }
    QVERIFY(classes.size() > 20);
    const QSet<QString> unheard = bare & classes;
    QVERIFY2(unheard.isEmpty(), qPrintable(QStringList(unheard.begin(), unheard.end()).join(u' ')));
}

void TranslationsTest::menusHaveDistinctKeys() {
    QFETCH(QString, language);
    QHash<QString, QString> keys;
    const bool english = language == QLatin1String("en"); // stands in the code
    for (const Text& text : textsOf(english ? QStringLiteral("de") : language))
        if (!text.forms.isEmpty())
            keys[text.source] = accelerator(english ? text.source : text.forms.front());
    for (const QStringList& menu : menus) {
        QHash<QString, QString> taken;
        for (const QString& entry : menu) {
            QVERIFY2(keys.contains(entry), qPrintable(entry));
            const QString key = keys[entry];
            QVERIFY2(!key.isEmpty(), qPrintable(entry));
            QVERIFY2(!taken.contains(key), qPrintable(taken[key] + QStringLiteral(" and ") + entry));
            taken[key] = entry;
        }
    }
}

void TranslationsTest::keepsToTheGlossary() {
    QFETCH(QString, language);
    const std::vector<Term> terms = glossary();
    QVERIFY(terms.size() > 40);
    QStringList wrong;
    for (const Text& text : textsOf(language)) {
        if (!text.finished) continue;
        QString rest = text.source;
        rest.remove(QStringLiteral("Warriors & Traders"));
        for (const Term& term : terms) {
            if (!rest.contains(term.english)) continue;
            rest.replace(term.english, QStringLiteral("#")); // "Trade Route" is no "Trade"
            for (const QString& form : text.forms)
                if (!speaksOf(form, term.words[language]))
                    wrong << text.source + QStringLiteral(" | ") + form + QStringLiteral(" | ") +
                                 term.words[language].join(QStringLiteral(" / "));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TranslationsTest::typography() {
    QFETCH(QString, language);
    QRegularExpression forbidden(QStringLiteral("['\"]|\\.\\.\\.|  "));
    if (language == QLatin1String("fr"))
        forbidden.setPattern(forbidden.pattern() +
                             QStringLiteral("|[^\u202f;!?][;!?»]|[^\u202f](?=:( |$))|«[^\u202f]"));
    if (language == QLatin1String("de")) // addresses nobody
        forbidden.setPattern(forbidden.pattern() +
                             QStringLiteral("|[»«”]|\\b([Dd]u|[Dd]ir|[Dd]ich|[Dd]ein\\w*)\\b"));
    QStringList wrong;
    for (const Text& text : textsOf(language))
        for (QString form : text.forms) {
            form.remove(QRegularExpression(QStringLiteral("<[^>]*>")));
            form.replace(QRegularExpression(QStringLiteral("`[^`]*`")),
                         QStringLiteral("x")); // is to be typed
            form.replace(QRegularExpression(QStringLiteral("\\(\\*\\.\\w+\\)")), {});
            if (text.finished && form.contains(forbidden)) wrong << form;
        }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

MARCHES_TEST(TranslationsTest, application)
#include "translations_test.moc"
