#include "app/warriors/rule_text.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>

// Outside any namespace: the macro declares the resource's initialiser where it stands.
static void initRules() {
    Q_INIT_RESOURCE(marches_warriors_rules);
}

namespace marches::warriors::face {

namespace {

QString readPage() {
    initRules();
    QFile file(QStringLiteral(":/warriors/RULES.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

const QString headingMark = QStringLiteral("### ");

/// The first paragraph of each rule, as one line.
QHash<QString, QString> firstParagraphs() {
    QHash<QString, QString> found;
    QString id;
    QString paragraph;
    const auto finish = [&] {
        if (!id.isEmpty() && !paragraph.isEmpty()) found.insert(id, paragraph.trimmed());
        paragraph.clear();
    };
    for (const QString& line : readPage().split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1Char('#'))) {
            finish();
            id = line.startsWith(headingMark) ? line.mid(headingMark.size()).trimmed() : QString();
        } else if (line.startsWith(QLatin1String("kind:"))) {
            continue;
        } else if (line.trimmed().isEmpty()) {
            if (!paragraph.isEmpty()) {
                finish();
                id.clear();
            }
        } else if (!id.isEmpty()) {
            paragraph += line + QLatin1Char(' ');
        }
    }
    finish();
    return found;
}

} // namespace

QString rulebook() {
    QStringList kept;
    bool preface = true;
    for (const QString& line : readPage().split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("## "))) preface = false;
        if (line.startsWith(QLatin1String("kind:"))) continue;
        if (preface && !line.startsWith(QLatin1String("# "))) continue;
        kept << line;
    }
    return kept.join(QLatin1Char('\n'));
}

QString ruleSentence(const QString& ruleId) {
    static const QHash<QString, QString> paragraphs = firstParagraphs();
    QString text = paragraphs.value(ruleId);
    text.remove(QStringLiteral("**"));
    text.remove(QLatin1Char('`'));
    static const QRegularExpression end(QStringLiteral("[.:](?=\\s|$)"));
    const qsizetype stop = text.indexOf(end);
    return stop < 0 ? text : text.left(stop) + QLatin1Char('.');
}

} // namespace marches::warriors::face
