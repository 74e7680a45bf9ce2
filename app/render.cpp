// marches-render: the map of a scenario as a picture, without a window.
#include "app/desks.h"
#include "app/shell/language.h"
#include "app/theme/style.h"
#include "app/theme/theme.h"
#include "editor/map/render_map.h"
#include "engine/base/standard_streams.h"

#include <QApplication>
#include <QCommandLineParser>

#include <cstdio>

namespace {

constexpr int exitFaults = 1; // as marches-cli
constexpr int exitUsage = 2;

int refused(const QString& sentence) {
    std::fprintf(stderr, "%s\n", qPrintable(sentence));
    return exitUsage;
}

} // namespace

int main(int argc, char* argv[]) {
    using namespace marches;
    holdStandardStreams();
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("marches"));
    QApplication::setApplicationVersion(QStringLiteral(MARCHES_VERSION));

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Draws the map of a scenario into a file: pdf, png or svg."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("scenario"), QStringLiteral("The scenario's file."));
    const QCommandLineOption output({QStringLiteral("o"), QStringLiteral("output")},
                                    QStringLiteral("The file that is written."), QStringLiteral("file"));
    const QCommandLineOption variant(QStringLiteral("variant"), QStringLiteral("One of its variants."),
                                     QStringLiteral("id"));
    const QCommandLineOption language(QStringLiteral("language"),
                                      QStringLiteral("The language of names: en, fr, de, nl."),
                                      QStringLiteral("code"), QStringLiteral("en"));
    const QCommandLineOption width(QStringLiteral("width"),
                                   QStringLiteral("Width of a png in pixels, 400 to 8000."),
                                   QStringLiteral("pixels"), QStringLiteral("2000"));
    parser.addOptions({output, variant, language, width});
    if (!parser.parse(QApplication::arguments())) return refused(parser.errorText());
    if (parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("version")))
        parser.process(application);
    if (parser.positionalArguments().size() != 1 || !parser.isSet(output))
        return refused(
            QStringLiteral("marches-render SCENARIO --output FILE: name one scenario and one file."));
    if (!shell::isSpoken(parser.value(language)))
        return refused(QStringLiteral("--language %1: write en, fr, de or nl.").arg(parser.value(language)));
    bool isNumber = false;
    const int pixels = parser.value(width).toInt(&isNumber);
    if (!isNumber || pixels < appmap::leastExportWidth || pixels > appmap::greatestExportWidth)
        return refused(
            QStringLiteral("--width %1: write a number from 400 to 8000.").arg(parser.value(width)));

    QApplication::setStyle(new theme::MarchesStyle);
    for (const QString& font : theme::init())
        std::fprintf(stderr, "a font could not be loaded: %s\n", qPrintable(font));
    shell::Language spoken;
    spoken.use(parser.value(language));
    const editor::Rendered rendered =
        editor::renderMap({.scenario = parser.positionalArguments().constFirst(),
                           .output = parser.value(output),
                           .variant = parser.value(variant),
                           .width = pixels},
                          allPanels());
    for (const QString& line : rendered.faults)
        std::fprintf(stderr, "%s\n", qPrintable(line));
    if (rendered.unknown) return exitUsage;
    return rendered.faults.isEmpty() ? EXIT_SUCCESS : exitFaults;
}
