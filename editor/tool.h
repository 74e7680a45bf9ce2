#pragma once

#include "app/map/legend.h"
#include "app/map/map_tool.h"
#include "app/shell/button.h"
#include "app/shell/status_line.h"

#include <QIcon>
#include <QKeySequence>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

class QWidget;

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

class Document;
class GamePanels;
class TracedPicture;

/// What the editor does for a tool.
class ToolHost {
public:
    virtual Document& document() = 0;
    virtual appmap::MapView& map() = 0;
    /// A province's number on the map; -1: it has none.
    [[nodiscard]] virtual int numberOf(std::string_view province) const = 0;
    [[nodiscard]] virtual const GamePanels* panels() const = 0; ///< null: the game has none
    /// Ids of the provinces that are chosen, the first one shown in the Province pane.
    [[nodiscard]] virtual const std::vector<std::string>& chosen() const = 0;
    virtual void choose(std::vector<std::string> provinces) = 0;
    virtual void say(const QString& text) = 0; ///< in the status line
    virtual void dropTool() = 0;               ///< back to Select
    [[nodiscard]] virtual TracedPicture& traced() = 0;

protected:
    ~ToolHost() = default;
};

/// A tool at work: the map's input goes to it, and the banner says what it says.
class Tool : public QObject, public appmap::MapTool {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual QString title() const = 0;    ///< "Borders: drag a line, a point or a junction"
    [[nodiscard]] virtual QString sentence() const = 0; ///< one, below the title
    /// At most three; the last one is the primary one where `primary` says so.
    [[nodiscard]] virtual std::vector<shell::Button> buttons() const { return {}; }
    [[nodiscard]] virtual bool primary() const { return false; }
    [[nodiscard]] virtual std::vector<shell::KeyHint> hints() const { return {}; }
    [[nodiscard]] virtual std::vector<appmap::LegendEntry> legend() const { return {}; }
    /// Makes what stands in the place of the Province pane while the tool works, with a window title; null:
    /// nothing does. The caller owns it and deletes it before the tool.
    [[nodiscard]] virtual QWidget* makePane() { return nullptr; }
    /// Esc: gives up what was begun. False: nothing was, the tool is left.
    virtual bool stepBack() { return false; }

signals:
    void changed(); ///< what the functions above return
};

/// A tool in the rail.
struct ToolKind {
    QString id;       ///< "border"; its action is "tool.border"
    QKeySequence key; ///< acts while the map has the focus
    QIcon icon;
    QString (*name)();      ///< "Borders"
    bool gapBefore = false; ///< a line parts it from the one above
    std::unique_ptr<Tool> (*make)(ToolHost& host);
};

} // namespace marches::editor
