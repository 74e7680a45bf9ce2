#include "app/shell/focus_keeper.h"

#include <QApplication>

#include <algorithm>

namespace marches::shell {

namespace {
bool holds(const QWidget* pane, const QWidget* widget) {
    return pane && widget && (pane == widget || pane->isAncestorOf(widget));
}

/// The first widget inside `pane`, in the order of Tab, that takes the focus; null: none.
QWidget* firstFocusable(QWidget& pane) {
    for (QWidget* next = pane.nextInFocusChain(); next && next != &pane; next = next->nextInFocusChain())
        if (pane.isAncestorOf(next) && next->isVisible() && next->isEnabled() && !next->focusProxy() &&
            (next->focusPolicy() & Qt::TabFocus) != 0)
            return next;
    return nullptr;
}

} // namespace

void FocusKeeper::remember(const std::vector<QWidget*>& panes) {
    focus_ = QApplication::focusWidget();
    const auto pane =
        std::find_if(panes.begin(), panes.end(), [this](QWidget* each) { return holds(each, focus_); });
    pane_ = pane == panes.end() ? nullptr : *pane;
}

void FocusKeeper::restore(const std::vector<QWidget*>& goodPlaces, const std::function<void()>& fallBack) {
    if (!pane_ || (focus_ && focus_->isVisible() && focus_->isEnabled())) return;
    const QWidget* now = QApplication::focusWidget();
    const auto isThere = [now](const QWidget* place) { return holds(place, now); };
    if (now && now->isVisible() &&
        (isThere(pane_) || std::any_of(goodPlaces.begin(), goodPlaces.end(), isThere)))
        return;
    if (QWidget* heir = pane_->isVisible() ? firstFocusable(*pane_) : nullptr)
        heir->setFocus(Qt::OtherFocusReason);
    else
        fallBack();
}

} // namespace marches::shell
