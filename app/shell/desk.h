#pragma once

#include <QAction>
#include <QList>
#include <QObject>

namespace marches::shell {

/// What stands in the main window: the table or the editor, one at a time. A desk builds its menus, its
/// centre and its docks in the window that it is made for, and takes them along when it is deleted.
class Desk : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Every action of the window and the desk whose keys the user may change, in the order of the menus.
    virtual QList<QAction*> actions() const = 0;
    /// The same actions and those of the document at work. Actions that exist only for the dialog are
    /// children of `owner`.
    virtual QList<QAction*> actionsWithKeys(QObject* owner) const = 0;
    virtual void keysChanged() = 0;
    /// The language has changed; the window's own texts are already in the new one.
    virtual void retranslate() = 0;
    /// Says whether the window may close now. False: the desk has asked the user, and closes the window
    /// itself if the answer allows it.
    virtual bool mayClose() = 0;
    /// Keeps what has to outlive the window; called before it closes.
    virtual void leave() = 0;
};

} // namespace marches::shell
