#pragma once

#include <QAction>
#include <QList>
#include <QObject>
#include <QString>

#include <utility>

class QMenu;
class QWidget;

namespace marches::shell {

/// What a desk has in the window while it is the one that is shown. All of it belongs to the desk, but for
/// the centre, which the window owns too.
struct DeskParts {
    QWidget* centre = nullptr;
    QList<QMenu*> menus;     ///< of the menu bar, in this order
    QList<QAction*> actions; ///< with keys, in no menu
    QList<QWidget*> status;  ///< in the status bar
};

/// A desk fills the main window: the table or the editor. A window may have several, one is shown; the others
/// keep all that they hold until they are shown again.
class Desk : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual DeskParts parts() const = 0;
    /// The desk has come to the front, or another one takes its place. Behind another one it says nothing
    /// and nothing goes on in it.
    virtual void setInFront(bool inFront) = 0;
    /// A file was dropped on the window.
    virtual void openFile(const QString& path) = 0;
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

    /// The window's title while the desk is shown.
    [[nodiscard]] const QString& title() const { return title_; }

signals:
    void titleChanged();

protected:
    void setTitle(QString title) {
        title_ = std::move(title);
        emit titleChanged();
    }

private:
    QString title_;
};

} // namespace marches::shell
