// Plays the game of a record among computer players in a real window and says after each command how many
// stand on the line of play. crash_test.cpp kills it.

#include "app/play/main_window.h"
#include "app/play/table_window.h"
#include "app/theme/style.h"
#include "tests/app/play/toy_face.h"

#include <QApplication>

#include <array>
#include <cstdio>

using namespace marches;

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("marches"));
    (void)theme::init();
    auto* style = new theme::MarchesStyle;
    QApplication::setStyle(style);
    play::Language language;
    const std::array games{toy::gameEntry()};
    play::MainWindow window(games, *style, language);
    window.show();
    window.start(QApplication::arguments().value(1));
    if (!window.table()) return 1;
    play::Session& session = window.table()->session();
    session.setPace(0);
    QObject::connect(&session, &play::Session::applied, [&session](NodeId node) {
        const auto& tree = session.tree();
        std::printf("%u\n", tree.node(tree.wholeLineEnd(node)).lines);
        std::fflush(stdout);
    });
    return QApplication::exec();
}
