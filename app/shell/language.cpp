#include "app/shell/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace marches::shell {

namespace {

const QString pseudoCode = QStringLiteral("pseudo");

/// Makes every text longer and accented, after English plurals have been chosen.
class PseudoTranslator : public QTranslator {
public:
    explicit PseudoTranslator(const QTranslator& english) : english_(english) {}

    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override {
        // Names of keys.
        if (qstrcmp(context, "QShortcut") == 0) return {};
        QString text = english_.translate(context, source, disambiguation, n);
        if (text.isEmpty()) text = QString::fromUtf8(source);
        return pseudoText(text);
    }
    bool isEmpty() const override { return false; }

private:
    const QTranslator& english_;
};

QChar accented(QChar letter) {
    constexpr std::u16string_view plain = u"AEIOUYCNSZaeiouycnsz";
    constexpr std::u16string_view marked = u"ÅËÏÖÜÝÇÑŠŽåëïöüýçñšž";
    const auto at = plain.find(letter.unicode());
    return at == std::u16string_view::npos ? letter : QChar(marked[at]);
}

/// Length of what must stay as it is at this place; 0 for ordinary text.
qsizetype keptLength(const QString& text, qsizetype at) {
    const QChar here = text[at];
    const auto closing = [&](QChar close) {
        const qsizetype end = text.indexOf(close, at);
        return end < 0 ? 0 : end - at + 1;
    };
    if (here == u'<') return closing(u'>');
    if (here == u'{') return closing(u'}');
    if (here == u'&') {
        const qsizetype end = text.indexOf(u';', at);
        return end > 0 && end - at < 8 && !text.mid(at, end - at).contains(u' ') ? end - at + 1 : 2;
    }
    if (here != u'%') return 0;
    qsizetype length = 1;
    while (at + length < text.size() && (text[at + length].isDigit() || text[at + length] == u'L' ||
                                         (length == 1 && text[at + length] == u'n')))
        ++length;
    return length;
}

} // namespace

QString pseudoText(const QString& text) {
    QString result;
    qsizetype letters = 0;
    for (qsizetype at = 0; at < text.size();) {
        if (const qsizetype kept = std::min(keptLength(text, at), text.size() - at); kept > 0) {
            result += text.mid(at, kept);
            at += kept;
            continue;
        }
        result += accented(text[at]);
        ++letters;
        ++at;
    }
    for (qsizetype i = 0; i < (letters * 2 + 4) / 5; ++i)
        result += i % 7 == 3 ? u' ' : u'~';
    return result;
}

std::vector<LanguageChoice> languages() {
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("fr"), QStringLiteral("français")},
            {QStringLiteral("de"), QStringLiteral("Deutsch")},
            {QStringLiteral("nl"), QStringLiteral("Nederlands")}};
}

bool isSpoken(const QString& code) {
    const std::vector<LanguageChoice> known = languages();
    return code == pseudoCode || std::any_of(known.begin(), known.end(),
                                             [&code](const LanguageChoice& one) { return one.code == code; });
}

QString spokenLanguage() {
    return QLocale().name().section(QLatin1Char('_'), 0, 0);
}

Language::Language() = default;

Language::~Language() {
    drop();
}

void Language::drop() {
    for (const auto& translator : inUse_)
        QCoreApplication::removeTranslator(translator.get());
    inUse_.clear();
}

void Language::use(const QString& wanted) {
    QString code = wanted;
    if (code.isEmpty())
        for (const QString& language : QLocale::system().uiLanguages())
            if (code.isEmpty() && isSpoken(language.section(u'-', 0, 0))) code = language.section(u'-', 0, 0);
    if (!isSpoken(code)) code = QStringLiteral("en");
    if (code == code_) return;
    code_ = code;

    const QString spoken = code == pseudoCode ? QStringLiteral("en") : code;
    QLocale::setDefault(QLocale(spoken).language() == QLocale::system().language() ? QLocale::system()
                                                                                   : QLocale(spoken));
    drop();
    auto ours = std::make_unique<QTranslator>();
    const bool found = ours->load(QStringLiteral(":/i18n/marches_") + spoken + QStringLiteral(".qm"));
    if (!found) qWarning("no texts for language %s", qPrintable(spoken));
    if (code == pseudoCode) {
        auto pseudo = std::make_unique<PseudoTranslator>(*ours);
        QCoreApplication::installTranslator(pseudo.get());
        inUse_.push_back(std::move(ours));
        inUse_.push_back(std::move(pseudo));
        return;
    }
    auto qt = std::make_unique<QTranslator>();
    if (qt->load(QStringLiteral("qtbase_") + spoken, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(qt.get());
        inUse_.push_back(std::move(qt));
    }
    // Below the language's own texts, for what has no translation yet: the English plurals.
    if (spoken != QLatin1String("en")) {
        auto english = std::make_unique<QTranslator>();
        if (english->load(QStringLiteral(":/i18n/marches_en.qm"))) {
            QCoreApplication::installTranslator(english.get());
            inUse_.push_back(std::move(english));
        }
    }
    QCoreApplication::installTranslator(ours.get());
    inUse_.push_back(std::move(ours));
}

} // namespace marches::shell
