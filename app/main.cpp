#include "app/desks.h"
#include "app/play/play_desk.h"
#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/shell/log_file.h"
#include "app/shell/main_window.h"
#include "app/shell/settings.h"
#include "app/theme/style.h"
#include "app/warriors/opening.h"
#include "engine/base/standard_streams.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QStandardPaths>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <optional>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace {

/// Pictures of the map come and go, some of them in other threads. What one leaves is kept for the next: a
/// page that goes back to the system and comes again costs as much as what is painted on it.
void keepFreedMemory() {
#ifdef __GLIBC__
    constexpr int mebibyte = 1 << 20;
    mallopt(M_MMAP_THRESHOLD, 16 * mebibyte);
    mallopt(M_TRIM_THRESHOLD, 64 * mebibyte);
    mallopt(M_TOP_PAD, 8 * mebibyte);
#endif
}

/// What Qt takes from the command line itself, when the window's application is made. Not told by --help.
void addOptionsOfQt(QCommandLineParser& parser) {
    const auto add = [&parser](const char* name, const char* value) {
        QCommandLineOption option(QString::fromLatin1(name), {}, QString::fromLatin1(value));
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(option);
    };
    for (const char* name : {"platform", "platformpluginpath", "platformtheme", "plugin", "qmljsdebugger",
                             "qwindowgeometry", "qwindowicon", "qwindowtitle", "session", "style",
                             "stylesheet", "display", "geometry", "icon", "title"})
        add(name, "value");
    for (const char* name : {"reverse", "widgetcount", "nograb", "dograb"})
        add(name, "");
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions); // as Qt reads -platform
}

/// Answers what needs no window, and so no display: --help, --version, words that can't be read and a
/// language that is not spoken. What to exit with; nothing if the window is wanted.
std::optional<int> answered(QCommandLineParser& parser, const QString& language, int argc, char* argv[]) {
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    bool wanted = parser.parse(words);
    for (const QString& asked :
         {QStringLiteral("help"), QStringLiteral("help-all"), QStringLiteral("version")})
        wanted = wanted && !parser.isSet(asked);
    const QString code = parser.value(language);
    const bool spoken = !parser.isSet(language) || marches::shell::isSpoken(code);
    if (wanted && spoken) return std::nullopt;
    const QCoreApplication withoutWindow(argc, argv);
    parser.process(words); // ends the program, but for the language
    std::fprintf(stderr, "--language %s: write en, fr, de, nl or pseudo.\n", qPrintable(code));
    return EXIT_FAILURE;
}

} // namespace

int main(int argc, char* argv[]) {
    marches::holdStandardStreams();
    keepFreedMemory();
    QApplication::setApplicationName(QStringLiteral("marches"));
    QApplication::setApplicationDisplayName(QStringLiteral("Marches"));
    QApplication::setApplicationVersion(QStringLiteral(MARCHES_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("marches"));

    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("A table for medieval board wargames."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("A saved game or a map to open."),
                                 QStringLiteral("[file]"));
    const QCommandLineOption language(
        QStringLiteral("language"), QStringLiteral("Speak this language: en, fr, de, nl; pseudo for tests."),
        QStringLiteral("code"));
    parser.addOption(language);
    addOptionsOfQt(parser);
    if (const auto code = answered(parser, language.names().constFirst(), argc, argv)) return *code;
    QApplication application(argc, argv);
    parser.process(application);

    using namespace marches;
    shell::startLogFile();
    shell::guardSettings(shell::Settings().fileName());
    shell::Settings settings;
    auto* style = new theme::MarchesStyle(shell::chosenTheme(settings));
    style->setMotion(shell::chosenMotion(settings));
    QApplication::setStyle(style);
    shell::Language spoken;
    spoken.use(parser.isSet(language) ? parser.value(language) : shell::chosenLanguage(settings));

    // A saved game is begun first: while fonts and window come, its map is read and worked out in other
    // threads.
    const std::array games{warriors::face::gameEntry()};
    const QString path = parser.positionalArguments().value(0);
    std::optional<play::OpenedFile> file;
    if (path.endsWith(QLatin1Char('.') + shell::recordSuffix)) file = play::openFile(games, path);

    for (const QString& font : theme::init())
        qWarning("a font could not be loaded: %s", qPrintable(font));
    shell::MainWindow window(*style, spoken);
    const Desks desks = setDesks(window, games);
    play::PlayDesk& desk = desks.play;
    desk.setGrace(400);
    window.show();
    if (file)
        desk.startWith(*file);
    else
        desk.start(path);
    return QApplication::exec();
}
