#pragma once

#include "app/map/map_view.h"
#include "app/play/play_desk.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/theme/style.h"
#include "app/warriors/opening.h"
#include "app/warriors/session.h"
#include "engine/warriors/units.h"

#include <QTemporaryDir>

#include <array>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

class QAbstractButton;
class QLabel;
class QSpinBox;

namespace marches::warriors::face::test {

/// What the hand could not do: not there, not seen, not enabled.
struct Unreachable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A position that a test begins with.
struct Opening {
    std::string start; ///< YAML of `start:`, without that line, indented by two; empty: the set-up
    std::vector<std::string> lines{}; ///< commands before the hand begins, and notes of reasons
    std::vector<std::string> seats{"england", "burgundy", "france", "germany"};
    std::vector<std::pair<std::string, std::string>> options{};
    std::string variant{};
};

/// Burgundy, France and Germany with no more than a Fort in their Capitals: lines of a start's `players:`.
std::string others();
/// Turn 5, England maneuvers. `england`: what its line of `players:` holds; `free`: provinces without
/// Barbarians.
Opening englandMarches(const std::string& england, const std::string& free, std::vector<std::string> lines);
/// The same with three armies in London, Wales and Wessex free.
Opening threeArmies(std::vector<std::string> lines = {});
/// Those three at Military IV: they go farther.
Opening farMarches(std::vector<std::string> lines = {});

/// The window, and a hand that has only a mouse or only a keyboard. Widgets are found by object name, places
/// of the map by province; what it does goes in as events. Everything throws `Unreachable` where a person
/// would be stuck.
class Glass {
public:
    enum class Hand { none, mouse, keyboard };

    Glass();
    ~Glass();
    /// Writes the scenario and a record of it, and starts the program with that record.
    void open(const Opening& opening);
    void use(Hand hand) { hand_ = hand; }

    // The mouse
    void click(const QString& name); ///< a button
    /// Twice, with the question between them that the button asks.
    void clickTwice(const QString& name);
    void clickProvince(const std::string& id, Qt::KeyboardModifiers held = {});
    /// A token of a player's kind in a province.
    void clickToken(const std::string& id, const std::string& owner, UnitKind kind,
                    Qt::KeyboardModifiers held = {});
    /// The same is dragged over a province, and let go there by `letGo`.
    void dragToken(const std::string& id, const std::string& owner, UnitKind kind, const std::string& over);
    void letGo();
    void clickSpinUp(const QString& name, int times);
    void clickRow(const QString& text); ///< of the Actions list
    void clickMatSpace(Path path);      ///< the next free space
    void clickMatToken(Path path);      ///< the last token that was laid
    void clickMenu(const QString& menu, const QString& action);

    // The keyboard
    void key(Qt::Key key, Qt::KeyboardModifiers held = {}, int times = 1);
    void type(const QString& text);
    /// To the map by its key, then from the own Capital by arrows and brackets to the province.
    void travel(const std::string& id);
    /// Chooses so many of the armies there, and goes on with them.
    void send(const std::string& from, int count, const std::string& to);
    /// Finds the action by typing into the filter, and does it.
    void find(const QString& words);

    // The eyes
    template <class T>
    T* seen(const QString& name) const {
        for (T* widget : window_->findChildren<T*>(name))
            if (widget->isVisible()) return widget;
        return nullptr;
    }
    QString text(const QString& label) const; ///< plain
    void picture(const QString& name);        ///< into pictures/, for the eye
    shell::MainWindow& window() { return *window_; }
    WarriorsSession& session() const;
    appmap::MapView& map() const;

    /// Commands since `open`, as the record has them.
    std::vector<std::string> lines() const;
    /// Their kinds (kinds.h).
    std::vector<std::string> kinds() const;
    /// Saves by the keyboard and has marches-cli replay the file; what is wrong, else empty.
    QString replayFault();

private:
    void must(Hand hand) const;
    template <class T>
    T& needed(const QString& name) const;
    void scrollTo(const QWidget& widget);
    void press(QWidget& widget, const QPoint& at, Qt::KeyboardModifiers held = {});
    ProvinceId province(const std::string& id) const;
    QPoint placeOf(const std::string& id);
    QPoint placeOfToken(const std::string& id, const std::string& owner, UnitKind kind);
    QWidget* keyTarget() const;
    void settle();

    QTemporaryDir home_;
    theme::MarchesStyle* style_;
    shell::Language language_;
    std::array<play::GameEntry, 1> games_{gameEntry()};
    std::unique_ptr<shell::MainWindow> window_;
    play::PlayDesk* desk_ = nullptr; ///< of `window_`
    Hand hand_ = Hand::none;
    QPoint dragged_;         ///< to there, on the map
    std::size_t before_ = 0; ///< lines of the record at `open`
    NodeId begun_ = rootNode;
};

} // namespace marches::warriors::face::test
