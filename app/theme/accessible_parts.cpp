#include "app/theme/accessible_parts.h"

#include <algorithm>

namespace marches::theme {

QRect AccessiblePart::rect() const {
    const QRect inWidget = box();
    return {widget_.mapToGlobal(inWidget.topLeft()), inWidget.size()};
}

void* AccessiblePart::interface_cast(QAccessible::InterfaceType type) {
    const bool asked = type == QAccessible::ActionInterface && acts();
    return asked ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

AccessibleParts::~AccessibleParts() {
    for (const QAccessible::Id part : parts_)
        QAccessible::deleteAccessibleInterface(part);
}

QAccessibleInterface* AccessibleParts::child(int at) const {
    if (at < 0 || at >= childCount()) return nullptr;
    while (static_cast<int>(parts_.size()) <= at)
        parts_.push_back(QAccessible::registerAccessibleInterface(makePart(static_cast<int>(parts_.size()))));
    return QAccessible::accessibleInterface(parts_[static_cast<std::size_t>(at)]);
}

int AccessibleParts::indexOfChild(const QAccessibleInterface* child) const {
    const auto found = std::ranges::find(parts_, child, QAccessible::accessibleInterface);
    return found == parts_.end() ? -1 : static_cast<int>(found - parts_.begin());
}

QAccessibleInterface* AccessibleParts::childAt(int x, int y) const {
    for (int at = 0; at < childCount(); ++at)
        if (child(at)->rect().contains(x, y)) return child(at);
    return nullptr;
}

QAccessibleInterface* AccessibleParts::focusChild() const {
    for (int at = 0; at < childCount(); ++at)
        if (child(at)->state().focused) return child(at);
    return QAccessibleWidget::focusChild();
}

} // namespace marches::theme
