#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

namespace marches::shell {

/// Keeps the keyboard's place while the table changes under it. What still stands keeps the focus; where it
/// has gone (a button that was pressed and is no longer offered) the focus goes to the next place of the same
/// pane, else wherever `fallBack` puts it. Left to itself Qt would give it to the next widget of the window.
class FocusKeeper {
public:
    /// Notes in which of the panes the focus is, before they change.
    void remember(const std::vector<QWidget*>& panes);
    /// Gives the focus a place again where it has lost it, unless it is in `goodPlaces`. To be called after
    /// the change, and again when widgets are deleted later.
    void restore(const std::vector<QWidget*>& goodPlaces, const std::function<void()>& fallBack);

private:
    QPointer<QWidget> focus_;
    QPointer<QWidget> pane_;
};

} // namespace marches::shell
