#include "app/warriors/pieces/rule_text.h"

#include "app/shell/language.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <vector>

// Outside any namespace: the macro declares the resource's initialiser in the scope around it.
static void initRules() {
    Q_INIT_RESOURCE(marches_warriors_rules);
    Q_INIT_RESOURCE(marches_warriors_rulebook);
}

namespace marches::warriors::face {

namespace {

/// A heading and the lines below it, small headings (####) included. Its key is a rule's id, a chapter's
/// number, or empty for the page's title.
struct Part {
    QString key;
    QString heading;
    QStringList lines;

    bool isRule() const { return heading.startsWith(QLatin1String("### ")); }
};

bool isSmallHeading(const QString& line) {
    return line.startsWith(QLatin1String("#### "));
}

std::vector<Part> partsOf(const QString& file) {
    initRules();
    QFile page(file);
    std::vector<Part> parts;
    if (!page.open(QIODevice::ReadOnly)) return parts;
    for (const QString& line : QString::fromUtf8(page.readAll()).split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1Char('#')) && !isSmallHeading(line)) {
            const bool title = line.startsWith(QLatin1String("# "));
            parts.push_back({title ? QString() : line.section(QLatin1Char(' '), 1, 1), line, {}});
        } else if (!parts.empty() && !line.startsWith(QLatin1String("kind:"))) {
            parts.back().lines << line;
        }
    }
    if (!parts.empty()) parts.front().lines.clear(); // the preface is for engineers
    return parts;
}

QString spoken() {
    return shell::spokenLanguage();
}

/// The page in this language; parts that are not translated are in English.
std::vector<Part> partsIn(const QString& language) {
    std::vector<Part> parts = partsOf(QStringLiteral(":/warriors/RULES.md"));
    QHash<QString, Part> translated;
    for (const Part& part : partsOf(QStringLiteral(":/rulebook/%1/warriors-and-traders.md").arg(language)))
        translated.insert(part.key, part);
    for (Part& part : parts)
        if (const auto found = translated.constFind(part.key); found != translated.constEnd()) part = *found;
    return parts;
}

/// A first reading: a chapter before those of the rules, its own chapters become smaller headings in it.
QStringList howToPlay(const QString& language, const QHash<QString, QString>& figures) {
    QFile page(QStringLiteral(":/rulebook/%1/how-to-play.md").arg(language));
    if (!page.exists()) page.setFileName(QStringLiteral(":/rulebook/en/how-to-play.md"));
    if (!page.open(QIODevice::ReadOnly)) return {};
    QString text = QString::fromUtf8(page.readAll());
    for (auto figure = figures.begin(); figure != figures.end(); ++figure)
        text.replace(QLatin1Char('{') + figure.key() + QLatin1Char('}'), figure.value());
    static const QRegularExpression unknown(QStringLiteral("\\{[a-z-]+\\}"));
    text.replace(unknown, QStringLiteral("…"));
    QStringList lines = text.split(QLatin1Char('\n'));
    for (QString& line : lines)
        if (line.startsWith(QLatin1String("# ")))
            line.prepend(QLatin1Char('#'));
        else if (line.startsWith(QLatin1String("## ")))
            line.prepend(QLatin1String("##"));
    return lines;
}

QString firstParagraph(const Part& part) {
    QStringList paragraph;
    for (const QString& line : part.lines) {
        if (isSmallHeading(line)) continue;
        if (line.trimmed().isEmpty() && !paragraph.isEmpty()) break;
        if (!line.trimmed().isEmpty()) paragraph << line.trimmed();
    }
    return paragraph.join(QLatin1Char(' '));
}

} // namespace

QString rulebook(const QString& chapter, const QHash<QString, QString>& figures) {
    QStringList page;
    for (const Part& part : partsIn(spoken())) {
        page << part.heading;
        page << (part.key.isEmpty()
                     ? QStringList{QString()} + howToPlay(spoken(), figures) + QStringList{QString(), chapter}
                     : part.lines);
    }
    return page.join(QLatin1Char('\n'));
}

QString chapterLead(int number) {
    for (const Part& part : partsIn(spoken()))
        if (!part.isRule() && part.key == QString::number(number)) return firstParagraph(part);
    return {};
}

QString ruleSection(const QString& ruleId) {
    QString section;
    for (const Part& part : partsIn(spoken())) {
        if (!part.isRule())
            section = part.heading.section(QLatin1Char(' '), 2);
        else if (part.key == ruleId)
            return section;
    }
    return {};
}

QString ruleSentence(const QString& ruleId) {
    QString text;
    for (const Part& part : partsIn(spoken()))
        if (part.isRule() && part.key == ruleId) text = firstParagraph(part);
    text.remove(QStringLiteral("**"));
    text.remove(QLatin1Char('`'));
    static const QRegularExpression end(QStringLiteral("[.:](?=\\s|$)"));
    const qsizetype stop = text.indexOf(end);
    return stop < 0 ? text : text.left(stop).trimmed() + QLatin1Char('.');
}

} // namespace marches::warriors::face
