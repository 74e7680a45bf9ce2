#include "tests/app/engine_sentences.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace marches {

std::vector<EngineSource> engineSources() {
    const QDir engine(QStringLiteral(MARCHES_SOURCE_DIR "/engine"));
    std::vector<EngineSource> found;
    QDirIterator files(engine.path(), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        const QString path = engine.relativeFilePath(file.fileName());
        if (path.startsWith(QLatin1String("cli/")) || path.startsWith(QLatin1String("simulation/"))) continue;
        if (!file.open(QIODevice::ReadOnly)) qFatal("%s", qPrintable(path));
        found.push_back({path, QString::fromUtf8(file.readAll())});
    }
    return found;
}

bool saidByTheEditor(const EngineSource& source) {
    return source.path.startsWith(QLatin1String("draft/")) ||
           source.path.startsWith(QLatin1String("planar/"));
}

std::vector<QString> patternsIn(const QString& code) {
    static const QRegularExpression sentence(QStringLiteral(
        "\\b(?:Sentence|MARCHES_NAME_PATTERN)(?:\\s+\\w+)?\\s*[({]\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)"));
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    static const QRegularExpression escape(QStringLiteral("\\\\(.)"));
    std::vector<QString> patterns;
    for (const QRegularExpressionMatch& at : sentence.globalMatch(code)) {
        QString pattern;
        for (const QRegularExpressionMatch& part : literal.globalMatch(at.captured(1)))
            pattern += part.captured(1);
        patterns.push_back(pattern.replace(escape, QStringLiteral("\\1")));
    }
    return patterns;
}

} // namespace marches
