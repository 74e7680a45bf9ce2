#include "app/play/turn_track_accessible.h"

#include "app/play/turn_track.h"

#include <QAccessibleWidget>

#include <vector>

namespace marches::play {

namespace {

/// A turn, a phase or a seat; a seat can be pressed.
class PartInterface : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PartInterface(TurnTrackView& view, int part) : view_(view), part_(part) {}

    bool isValid() const override { return part_ < view_.partCount(); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&view_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text text) const override {
        if (!isValid()) return {};
        if (text == QAccessible::Name) return view_.partName(part_);
        return text == QAccessible::Description && view_.seatOfPart(part_) < 0 ? view_.partNote(part_)
                                                                               : QString{};
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const QRect box = view_.partBox(part_);
        return {view_.mapToGlobal(box.topLeft()), box.size()};
    }
    QAccessible::Role role() const override {
        return view_.seatOfPart(part_) >= 0 ? QAccessible::Button : QAccessible::ListItem;
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) return state;
        state.selected = view_.partIsNow(part_);
        state.focusable = view_.seatOfPart(part_) >= 0;
        state.focused = view_.hasFocus() && view_.focusedPart() == part_;
        state.invisible = view_.partBox(part_).isEmpty();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        const bool acts = type == QAccessible::ActionInterface && view_.seatOfPart(part_) >= 0;
        return acts ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction()) view_.pressPart(part_);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    TurnTrackView& view_;
    int part_;
};

class TrackInterface : public QAccessibleWidget {
public:
    explicit TrackInterface(TurnTrackView& view) : QAccessibleWidget(&view, QAccessible::List) {}
    ~TrackInterface() override {
        for (const QAccessible::Id part : parts_)
            QAccessible::deleteAccessibleInterface(part);
    }

    int childCount() const override { return view().partCount(); }
    QAccessibleInterface* child(int at) const override {
        if (at < 0 || at >= childCount()) return nullptr;
        while (static_cast<int>(parts_.size()) <= at)
            parts_.push_back(QAccessible::registerAccessibleInterface(
                new PartInterface(view(), static_cast<int>(parts_.size()))));
        return QAccessible::accessibleInterface(parts_[static_cast<std::size_t>(at)]);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (std::size_t i = 0; i < parts_.size(); ++i)
            if (QAccessible::accessibleInterface(parts_[i]) == child) return static_cast<int>(i);
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const QPoint here = view().mapFromGlobal(QPoint{x, y});
        for (int part = 0; part < childCount(); ++part)
            if (view().partBox(part).contains(here)) return child(part);
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        return view().hasFocus() ? child(view().focusedPart()) : nullptr;
    }

private:
    TurnTrackView& view() const { return *static_cast<TurnTrackView*>(object()); }

    mutable std::vector<QAccessible::Id> parts_;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* view = qobject_cast<TurnTrackView*>(object);
    return view ? new TrackInterface(*view) : nullptr;
}

} // namespace

void installTrackAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    (void)installed;
}

} // namespace marches::play
