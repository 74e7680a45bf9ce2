#pragma once

#include "editor/editor_actions.h"

#include <QList>
#include <QObject>

class QDockWidget;
class QMenu;

namespace marches::shell {
class MainWindow;
}

namespace marches::editor {

/// The window's menus while the editor stands in it.
class EditorMenus : public QObject {
    Q_OBJECT

public:
    EditorMenus(shell::MainWindow& window, const EditorActions& actions);
    ~EditorMenus() override;

    [[nodiscard]] QList<QMenu*> menus() const { return {file_, edit_, map_, view_, test_, help_}; }
    void setPanels(const std::vector<QDockWidget*>& docks);
    void retranslate();

signals:
    void mapChosen(const QString& path);
    void panelsWanted(); ///< the menu opens: `setPanels`

private:
    void fillRecent();

    QMenu* file_;
    QMenu* recent_;
    QMenu* edit_;
    QMenu* map_;
    QMenu* view_;
    QMenu* panels_;
    QMenu* test_;
    QMenu* help_;
};

} // namespace marches::editor
