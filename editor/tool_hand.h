#pragma once

#include "editor/tool.h"

#include <memory>
#include <span>
#include <vector>

class QStackedWidget;

namespace marches::draft {
struct JoinOffer;
}

namespace marches::editor {

class ToolBanner;
class ToolRail;

/// The tool in hand, with all that belongs to it: the rail it is taken from, the banner that says what it
/// does, its pane at the side, and the question that comes before it where borders are not joined yet.
class ToolHand : public QObject {
    Q_OBJECT

public:
    /// `usual`: the pane at the side of tools that have none. The widgets belong to where they are placed;
    /// the hand lets go of the tool before they and the map are deleted.
    ToolHand(ToolHost& host, std::span<const ToolKind> kinds, QWidget* usual, QObject* parent);
    ~ToolHand() override;

    [[nodiscard]] ToolBanner& banner() const { return *banner_; }
    [[nodiscard]] ToolRail& rail() const { return *rail_; }
    [[nodiscard]] QStackedWidget* side() const { return side_; } ///< the tool's pane, or the usual one
    [[nodiscard]] std::span<const ToolKind> kinds() const { return kinds_; }

    /// Takes a tool by its position among the kinds; where borders are not joined, that is asked first.
    void take(int tool);
    [[nodiscard]] int called(const QString& id) const; ///< the position of a kind; -1: there is none
    [[nodiscard]] const QString& id() const { return kinds_[static_cast<std::size_t>(number_)].id; }
    /// Whether another tool than Select is in hand.
    [[nodiscard]] bool hasTool() const { return number_ != 0; }
    /// The keys of the tool that is in hand; none: it has none of its own.
    [[nodiscard]] std::vector<shell::KeyHint> hints() const;
    /// Esc: what was begun or asked, then the tool. False: Select is in hand and has begun nothing.
    bool stepBack();
    void followSheet(); ///< a step has joined borders, or parted them: the tools need them joined
    void tellTool();    ///< what the tool works on may have changed: the choice, the view
    void usualPane();   ///< in place of the tool's own
    void refresh();     ///< the banner's words and the map's legend

signals:
    void taken(const QString& id);
    void changed(); ///< banner and hints
    void nameWanted();

private:
    void askToJoin(int tool);
    void join();
    void showQuestion();
    void showPane();

    ToolHost& host_;
    std::span<const ToolKind> kinds_;
    ToolBanner* banner_;
    ToolRail* rail_;
    QStackedWidget* side_;
    QWidget* usual_;
    std::unique_ptr<Tool> tool_; ///< null where borders are not joined: the map's own tool chooses provinces
    int number_ = 0;
    std::unique_ptr<draft::JoinOffer> joined_; ///< asked about; then `number_` is the tool that waits for it
};

} // namespace marches::editor
