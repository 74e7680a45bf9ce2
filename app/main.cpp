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

} // namespace

int main(int argc, char* argv[]) {
    keepFreedMemory();
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
    play::guardSettings(play::Settings().fileName());
    play::Settings settings;
    auto* style = new theme::MarchesStyle(play::chosenTheme(settings));
    style->setMotion(play::chosenMotion(settings));
    QApplication::setStyle(style);
    play::Language spoken;
    spoken.use(parser.isSet(language) ? parser.value(language) : play::chosenLanguage(settings));

    // A saved game is begun first: while fonts and window come, its map is read and worked out in other
    // threads.
    const std::array games{warriors::face::gameEntry()};
    const QString path = parser.positionalArguments().value(0);
    std::optional<play::OpenedFile> file;
    if (path.endsWith(QLatin1Char('.') + play::recordSuffix)) file = play::openFile(games, path);

    for (const QString& font : theme::init())
        qWarning("a font could not be loaded: %s", qPrintable(font));
    play::MainWindow window(games, *style, spoken);
    window.setGrace(400);
    window.show();
    if (file)
        window.startWith(std::move(*file));
    else
        window.start(path);
    return QApplication::exec();
}
