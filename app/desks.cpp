#include "app/desks.h"

#include "app/play/play_desk.h"
#include "app/shell/main_window.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/pages/package_page.h"
#include "editor/tools/tool_kinds.h"
#include "editor/warriors/warriors_panels.h"

#include <QTimer>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <utility>

namespace marches {

namespace {

/// Maps are played on trial at a play desk of their own: the game that is on the other one stays as it is.
class TestDesk final : public QObject, public editor::TestTable {
public:
    TestDesk(shell::MainWindow& window, std::span<const play::GameEntry> games)
        : QObject(&window), window_(window), games_(games) {}

    Findings play(const editor::TestGame& test, std::function<void()> back) override {
        for (const play::GameEntry& game : games_)
            if (game.id == test.game && game.usualGame) return begin(game, test, std::move(back));
        return {{Severity::error, "unknown-game", {}, Sentence("this game can't be played here")}};
    }

private:
    /// A person plays that seat, and who plays the person's now plays the others.
    static void seatPerson(play::NewGame& game, const std::string& seat) {
        auto& seats = game.header.seats;
        const auto wanted = std::find_if(seats.begin(), seats.end(),
                                         [&](const SeatEntry& each) { return each.seat == seat; });
        const auto person = std::find_if(seats.begin(), seats.end(),
                                         [](const SeatEntry& each) { return each.kind == "human"; });
        if (wanted == seats.end() || person == seats.end() || wanted->kind == "human") return;
        std::swap(wanted->kind, person->kind);
        std::swap(wanted->name, person->name);
    }

    Findings begin(const play::GameEntry& game, const editor::TestGame& test, std::function<void()> back) {
        auto begun = game.usualGame(test.file, test.variant);
        if (!begun) return begun.error();
        seatPerson(*begun, test.seat);
        auto made = std::make_unique<play::PlayDesk>(window_, games_);
        play::PlayDesk* desk = made.get();
        window_.addDesk(std::move(made));
        window_.showDesk(*desk);
        desk->playTest(*begun, test.title, [this, desk, back = std::move(back)] {
            back(); // another desk is shown now
            QTimer::singleShot(0, this, [this, desk] { window_.removeDesk(*desk); });
        });
        return {};
    }

    shell::MainWindow& window_;
    std::span<const play::GameEntry> games_;
};

} // namespace

std::span<const editor::GamePanels* const> allPanels() {
    static const editor::WarriorsPanels warriorsPanels;
    static const std::array<const editor::GamePanels*, 1> panels{&warriorsPanels};
    return panels;
}

Desks setDesks(shell::MainWindow& window, std::span<const play::GameEntry> games) {
    play::PlayDesk& play = play::setPlayDesk(window, games);
    auto made = std::make_unique<editor::EditorDesk>(window, allPanels(), editor::toolKinds(),
                                                     *new TestDesk(window, games));
    editor::EditorDesk& editor = *made;
    window.addDesk(std::move(made));
    play.setEditor([&window, &editor](const QString& scenario) {
        window.showDesk(editor);
        editor.start(scenario);
    });
    play.setPackages([](const QString& path, const shell::MapDoors& doors) -> QWidget* {
        return new editor::PackagePage(path, doors);
    });
    QObject::connect(&editor, &editor::EditorDesk::playWanted, &window,
                     [&window, &play](const QString& scenario) {
                         window.showDesk(play);
                         play.playOn(scenario);
                     });
    QObject::connect(&editor, &editor::EditorDesk::gamesWanted, &window,
                     [&window, &play] { window.showDesk(play); });
    QObject::connect(&editor, &editor::EditorDesk::gameDropped, &window,
                     [&window, &play](const QString& path) {
                         window.showDesk(play);
                         play.openFile(path);
                     });
    return {play, editor};
}

} // namespace marches
