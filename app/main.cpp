#include "app/play/files.h"
#include "app/play/language.h"
#include "app/play/log_file.h"
#include "app/play/main_window.h"
#include "app/play/settings.h"
#include "app/theme/style.h"
#include "app/warriors/opening.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>

#include <array>

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("marches"));
    QApplication::setApplicationDisplayName(QStringLiteral("Marches"));
    QApplication::setApplicationVersion(QStringLiteral(MARCHES_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("marches"));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("A table for medieval board wargames."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("A saved game to open."),
                                 QStringLiteral("[file]"));
    const QCommandLineOption language(
        QStringLiteral("language"), QStringLiteral("Speak this language: en, fr, de, nl; pseudo for tests."),
        QStringLiteral("code"));
    parser.addOption(language);
    parser.process(application);

    using namespace marches;
    play::startLogFile();
    for (const QString& file : theme::init())
        qWarning("a font could not be loaded: %s", qPrintable(file));
    play::Settings settings;
    auto* style = new theme::MarchesStyle(play::chosenTheme(settings));
    style->setMotion(play::chosenMotion(settings));
    QApplication::setStyle(style);
    play::Language spoken;
    spoken.use(parser.isSet(language) ? parser.value(language) : play::chosenLanguage(settings));

    const std::array games{warriors::face::gameEntry()};
    play::MainWindow window(games, *style, spoken);
    window.setGrace(400);
    window.show();
    window.start(parser.positionalArguments().value(0));
    return QApplication::exec();
}
