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
    /// Before the change: in which of the panes the focus is, if in any.
    void remember(const std::vector<QWidget*>& panes);
    /// After it; may be called again, for what goes away later.
    void restore(const std::vector<QWidget*>& goodPlaces, const std::function<void()>& fallBack);

private:
    QPointer<QWidget> focus_;
    QPointer<QWidget> pane_;
};

/// The first widget inside `pane`, in the order of Tab, that takes the focus; null: none.
QWidget* firstFocusable(QWidget& pane);

} // namespace marches::shell
