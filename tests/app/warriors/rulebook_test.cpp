#include "app/warriors/pieces/rule_text.h"
#include "tests/app/register.h"

#include <QFile>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace marches::warriors;

/// The rules page in every language: the same rules in the same order, with the same figures.
class RulebookTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English)); }
    void saysTheSame_data() { languages(); }
    void saysTheSame();
    void typography_data() { languages(); }
    void typography();
    void smallHeadingsAreTranslated_data() { languages(); }
    void smallHeadingsAreTranslated();
    void whatIsNotTranslatedIsEnglish();
    void beginsWithHowToPlay_data() { languages(); }
    void beginsWithHowToPlay();
    void chaptersOfPhasesSayWhatIsDone_data() { languages(); }
    void chaptersOfPhasesSayWhatIsDone();
    void marksAreExplained_data() { languages(); }
    void marksAreExplained();

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"fr", "de", "nl"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
};

namespace {

struct Rule {
    QString heading;
    QString text;
};

std::vector<Rule> rulesOf(const QString& page) {
    std::vector<Rule> rules;
    for (const QString& line : page.split(u'\n')) {
        if (line.startsWith(u'#'))
            rules.push_back({line, {}});
        else if (!rules.empty())
            rules.back().text += line + u'\n';
    }
    return rules;
}

/// Figures of two digits or more, levels and rates, rule ids: what no language spells out.
QSet<QString> figures(const QString& text) {
    QSet<QString> all;
    auto matches =
        QRegularExpression(QStringLiteral("`[^`]+`|\\b[0-9]+:1\\b|\\b[0-9]{2,}\\b|\\b[IV]{2,}\\b|\\|"))
            .globalMatch(text);
    while (matches.hasNext())
        all << matches.next().captured();
    return all;
}

/// The places for figures that a scenario may set: "{cap}".
QSet<QString> places(const QString& text) {
    QSet<QString> all;
    auto matches = QRegularExpression(QStringLiteral("\\{([a-z-]+)\\}")).globalMatch(text);
    while (matches.hasNext())
        all << matches.next().captured(1);
    return all;
}

QString howToPlay(const QString& language) {
    QFile page(QStringLiteral(":/rulebook/%1/how-to-play.md").arg(language));
    return page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readAll()) : QString();
}

} // namespace

void RulebookTest::saysTheSame() {
    QFETCH(QString, language);
    QLocale::setDefault(QLocale(QLocale::English));
    const std::vector<Rule> english = rulesOf(face::rulebook());
    QVERIFY(english.size() > 150);
    QLocale::setDefault(QLocale(language));
    const std::vector<Rule> translated = rulesOf(face::rulebook());
    QCOMPARE(translated.size(), english.size());
    for (std::size_t i = 0; i < english.size(); ++i) {
        const QString heading = english[i].heading;
        if (heading.startsWith(QLatin1String("### "))) {
            QCOMPARE(translated[i].heading, heading);
            const QString id = heading.mid(4);
            QVERIFY2(face::ruleSentence(id).endsWith(u'.'), qPrintable(id));
            const QString section = face::ruleSection(id);
            QVERIFY2(!section.isEmpty() && !section[0].isDigit() && section.size() < 40, qPrintable(id));
            if (!id.startsWith(QLatin1String("question.")))
                QVERIFY2(face::ruleSentence(id).size() > 5, qPrintable(id));
        } else {
            QCOMPARE(translated[i].heading.section(u' ', 0, 0), heading.section(u' ', 0, 0));
        }
        const QString said = translated[i].text;
        if (!english[i].text.trimmed().isEmpty()) QVERIFY2(said != english[i].text, qPrintable(heading));
        QVERIFY2(figures(said.simplified()) == figures(english[i].text.simplified()),
                 qPrintable(heading + u'\n' + said));
        QCOMPARE(said.count(u'|'), english[i].text.count(u'|'));
    }
}

void RulebookTest::typography() {
    QFETCH(QString, language);
    QLocale::setDefault(QLocale(language));
    QRegularExpression forbidden(QStringLiteral("['\"]|\\.\\.\\."));
    if (language == QLatin1String("fr"))
        forbidden.setPattern(forbidden.pattern() +
                             QStringLiteral("|[^\u202f!?][;!?»]|[^\u202f|-](?=:(\\s|$))|«[^\u202f]"));
    QStringList wrong;
    const QRegularExpression picture(QStringLiteral("!\\[·\\]\\([a-z/.-]+\\) "));
    for (QString line : face::rulebook().split(u'\n'))
        if (line.remove(picture).contains(forbidden)) wrong << line;
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// Every Action of the chapter has one, and none stands there in English.
void RulebookTest::smallHeadingsAreTranslated() {
    QFETCH(QString, language);
    const auto headings = [] { // of the rules that have one
        QHash<QString, QString> all;
        QString rule;
        for (const Rule& part : rulesOf(face::rulebook()))
            if (part.heading.startsWith(QLatin1String("### ")))
                rule = part.heading.mid(4);
            else if (part.heading.startsWith(QLatin1String("#### ")) && !rule.isEmpty())
                all.insert(rule, part.heading.mid(5));
            else
                rule.clear();
        return all;
    };
    QLocale::setDefault(QLocale(QLocale::English));
    const QHash<QString, QString> english = headings();
    for (const char* action : {"upgrade", "build-army", "build-fort", "upgrade-army", "declare-war"})
        QVERIFY2(english.contains(QStringLiteral("action.%1").arg(QLatin1String(action))), action);
    QLocale::setDefault(QLocale(language));
    const QHash<QString, QString> translated = headings();
    QCOMPARE(QSet<QString>(translated.keyBegin(), translated.keyEnd()),
             QSet<QString>(english.keyBegin(), english.keyEnd()));
    for (auto heading = english.begin(); heading != english.end(); ++heading)
        QVERIFY2(translated.value(heading.key()) != heading.value(), qPrintable(heading.key()));
}

void RulebookTest::whatIsNotTranslatedIsEnglish() {
    QLocale::setDefault(QLocale(QLocale::Italian));
    const QString other = face::rulebook();
    QLocale::setDefault(QLocale(QLocale::English));
    QCOMPARE(other, face::rulebook());
    QVERIFY(face::ruleSentence(QStringLiteral("no.such.rule")).isEmpty());
    QVERIFY(face::ruleSection(QStringLiteral("no.such.rule")).isEmpty());
}

/// A first reading, short enough for five minutes.
void RulebookTest::beginsWithHowToPlay() {
    QFETCH(QString, language);
    QLocale::setDefault(QLocale(language));
    const QString page = face::rulebook(QStringLiteral("## figures"));
    const qsizetype begin = page.indexOf(QStringLiteral("\n## "));
    const qsizetype end = page.indexOf(QStringLiteral("## figures"));
    QVERIFY(begin > 0 && end > begin);
    const QString first = page.mid(begin, end - begin);
    QCOMPARE(first.count(QStringLiteral("\n#### ")), 6);
    const qsizetype words = first.simplified().split(u' ').size();
    QVERIFY2(words > 400 && words < 900, qPrintable(QString::number(words)));
    // The same places for figures as in English, each of them filled.
    const QSet<QString> all = places(howToPlay(language));
    QVERIFY(all.size() > 15);
    QCOMPARE(all, places(howToPlay(QStringLiteral("en"))));
    QHash<QString, QString> filled;
    for (const QString& place : all)
        filled.insert(place, QStringLiteral("77"));
    const QString whole = face::rulebook({}, filled);
    QVERIFY(!whole.contains(u'{') && !whole.contains(u'…'));
    // Where no table could be opened, the places are left open, not shown as they are written.
    QVERIFY(!first.contains(u'{') && first.contains(u'…'));
    // No figure of a table is written into the page, but for the numbers of its own lists and the first turn.
    QString written = howToPlay(language);
    written.remove(QRegularExpression(QStringLiteral("(^|\n)[0-9]\\. ")));
    written.remove(QRegularExpression(QStringLiteral("(turn|Runde|tour|ronde) 1\\b")));
    written.remove(QRegularExpression(QStringLiteral("\\{vp-price\\}[^.\n]* 1\\b|\\b1 voor \\{vp-price\\}")));
    QVERIFY2(!written.contains(QRegularExpression(QStringLiteral("[0-9]"))), qPrintable(written));
}

void RulebookTest::chaptersOfPhasesSayWhatIsDone() {
    QFETCH(QString, language);
    QLocale::setDefault(QLocale(language));
    for (int chapter = 4; chapter <= 8; ++chapter) {
        const QString said = face::chapterLead(chapter);
        QVERIFY2(said.size() > 40 && said.endsWith(u'.'), qPrintable(said));
    }
    QVERIFY(face::chapterLead(99).isEmpty());
}

/// Each in a paragraph that begins with it.
void RulebookTest::marksAreExplained() {
    QFETCH(QString, language);
    QLocale::setDefault(QLocale(language));
    const QString page = face::rulebook();
    auto marks = QRegularExpression(QStringLiteral("\\*\\*\\([^)]+\\)\\*\\*")).globalMatch(page);
    QVERIFY(marks.hasNext());
    while (marks.hasNext()) {
        const QString mark = marks.next().captured().simplified();
        QVERIFY2(page.contains(
                     u'\n' + mark +
                     (language == QLatin1String("fr") ? QStringLiteral("\u202f:") : QStringLiteral(":"))),
                 qPrintable(mark));
    }
}

MARCHES_TEST(RulebookTest, application)
#include "rulebook_test.moc"
