#include "app/map/map_accessible.h"

#include "app/map/map_view.h"
#include "app/theme/shadow.h"

#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <map>

namespace marches::appmap {

namespace {

/// One province; lives as long as its map's interface.
class AccessibleProvince : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessibleProvince(MapView& view, ProvinceId province) : view_(&view), province_(province) {}

    bool isValid() const override { return view_ && index(province_) < view_->faces().size(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return view_ ? view_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(view_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::TreeItem; }

    QString text(QAccessible::Text text) const override {
        if (!isValid()) return {};
        const ProvinceFace& face = view_->face(province_);
        return text == QAccessible::Name          ? face.name
               : text == QAccessible::Description ? face.text
                                                  : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}

    QRect rect() const override {
        if (!isValid()) return {};
        const QRectF box = view_->shapes()->bounds(numberOf(province_));
        const QRect local =
            QRectF(view_->toView(box.topLeft()), box.size() * view_->scale()).toRect() & view_->rect();
        return {view_->mapToGlobal(local.topLeft()), local.size()};
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.selectable = true;
        state.focused = view_->hasFocus() && view_->focus().province() == province_;
        state.selected = view_->face(province_).highlight == Highlight::Selected;
        state.offscreen = rect().isEmpty();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void doAction(const QString& action) override {
        if (!isValid()) return;
        view_->setFocus(Qt::OtherFocusReason);
        view_->focus().set(province_);
        if (action == pressAction()) emit view_->focus().activated(province_);
    }

private:
    QPointer<MapView> view_;
    ProvinceId province_;
};

class AccessibleMap : public QAccessibleWidget {
public:
    explicit AccessibleMap(MapView* view) : QAccessibleWidget(view, QAccessible::Tree) {}
    ~AccessibleMap() override {
        for (const auto& [province, id] : children_)
            QAccessible::deleteAccessibleInterface(id);
    }

    MapView* view() const { return static_cast<MapView*>(widget()); }

    std::vector<ProvinceId> provinces() const {
        std::vector<ProvinceId> result;
        for (std::size_t i = 0; i < view()->faces().size(); ++i)
            if (view()->faces()[i].inPlay && !view()->shapes()->bounds(static_cast<int>(i)).isEmpty())
                result.push_back(idAt<ProvinceId>(i));
        return result;
    }

    QAccessibleInterface* province(ProvinceId province) const {
        if (const auto known = children_.find(province); known != children_.end())
            return QAccessible::accessibleInterface(known->second);
        auto* child = new AccessibleProvince(*view(), province);
        children_.emplace(province, QAccessible::registerAccessibleInterface(child));
        return child;
    }

    QWidgetList panels() const {
        QWidgetList all = view()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        all.removeIf([](const QWidget* child) { return child->isWindow() || theme::isShadow(child); });
        return all;
    }

    // provinces first, then the panels
    int childCount() const override {
        return static_cast<int>(provinces().size()) + static_cast<int>(panels().size());
    }
    QAccessibleInterface* child(int at) const override {
        const std::vector<ProvinceId> all = provinces();
        if (at >= 0 && at < static_cast<int>(all.size())) return province(all[static_cast<std::size_t>(at)]);
        return QAccessible::queryAccessibleInterface(panels().value(at - static_cast<int>(all.size())));
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const std::vector<ProvinceId> all = provinces();
        for (std::size_t i = 0; i < all.size(); ++i)
            if (const auto known = children_.find(all[i]);
                known != children_.end() && QAccessible::accessibleInterface(known->second) == child)
                return static_cast<int>(i);
        const qsizetype panel =
            child ? panels().indexOf(qobject_cast<QWidget*>(child->object())) : qsizetype{-1};
        return panel < 0 ? -1 : static_cast<int>(panel) + static_cast<int>(all.size());
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (QWidget* panel : panels())
            if (!panel->isHidden() && panel->geometry().contains(view()->mapFromGlobal(QPoint(x, y))))
                return QAccessible::queryAccessibleInterface(panel);
        const ProvinceId found = view()->hitAt(view()->mapFromGlobal(QPointF(x, y))).province;
        return found != noProvince && view()->face(found).inPlay ? province(found) : nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        const ProvinceId focused = view()->focus().province();
        if (view()->hasFocus() && focused != noProvince && view()->face(focused).inPlay)
            return province(focused);
        return QAccessibleWidget::focusChild();
    }

private:
    mutable std::map<ProvinceId, QAccessible::Id> children_;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    if (auto* view = qobject_cast<MapView*>(object)) return new AccessibleMap(view);
    return nullptr;
}

} // namespace

void installMapAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    (void)installed;
}

void announceFocus(MapView& view) {
    if (!QAccessible::isActive() || view.focus().province() == noProvince) return;
    auto* map = dynamic_cast<AccessibleMap*>(QAccessible::queryAccessibleInterface(&view));
    if (!map) return;
    const int at = map->indexOfChild(map->province(view.focus().province()));
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(at);
    QAccessible::updateAccessibility(&event);
}

} // namespace marches::appmap
