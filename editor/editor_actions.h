#pragma once

#include "app/shell/window_actions.h"
#include "editor/tool.h"

#include <QAction>
#include <QCoreApplication>

#include <initializer_list>
#include <span>
#include <vector>

namespace marches::editor {

/// The editor's commands; editor_actions.cpp has their names, keys and texts in this order.
enum class Act {
    maps,
    open,
    backToGames,
    importDrawing,
    guide,
    // From here on they need a map that is open
    save,
    saveAs,
    pack,
    exportDrawing,
    undo,
    redo,
    findProvince,
    rename,
    chooseNone,
    zoomIn,
    zoomOut,
    zoomFit,
    yields,
    resetDocks,
    testPlay,
    playGames,
    // From here on they have no menu
    escape,
    end
};

/// The actions of these commands, of the views and of the tools. Object names ("editor.save") are what the
/// shortcut editor and tests know them by.
class EditorActions {
    Q_DECLARE_TR_FUNCTIONS(EditorActions)

public:
    EditorActions(QObject* parent, std::span<const ToolKind> tools);
    void retranslate();

    QAction* operator[](Act act) const { return all_[static_cast<qsizetype>(act)]; }
    QList<QAction*> of(std::initializer_list<Act> acts) const;
    const QList<QAction*>& views() const { return views_; } ///< their data: the view's id
    const QList<QAction*>& panes() const { return panes_; } ///< their data: the panel's number, from 1
    const QList<QAction*>& tools() const { return tools_; } ///< their data: the tool's position
    QList<QAction*> ofMap() const;                          ///< that need a map
    QList<QAction*> all() const { return all_ + views_ + tools_ + panes_; }
    /// These and the window's, in the order of the menus.
    QList<QAction*> with(const shell::WindowActions& window) const;

private:
    struct Row {
        const char* name;
        QString text;
        QList<QKeySequence> keys{};
    };
    static std::vector<Row> rows();

    std::span<const ToolKind> kinds_;
    QList<QAction*> all_; ///< by Act
    QList<QAction*> views_;
    QList<QAction*> tools_;
    QList<QAction*> panes_;
};

} // namespace marches::editor
