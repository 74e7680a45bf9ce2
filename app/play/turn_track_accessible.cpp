#include "app/play/turn_track.h"
#include "app/theme/accessible_parts.h"

namespace marches::play {

namespace {

/// A turn, a phase or a seat; a seat can be pressed.
class AccessibleTrackPart : public theme::AccessiblePart {
public:
    AccessibleTrackPart(TurnTrackView& view, int part) : AccessiblePart(view), view_(view), part_(part) {}

    bool isValid() const override { return part_ < view_.partCount(); }
    QString text(QAccessible::Text text) const override {
        if (!isValid()) return {};
        if (text == QAccessible::Name) return view_.partName(part_);
        return text == QAccessible::Description && !acts() ? view_.partNote(part_) : QString{};
    }
    QAccessible::Role role() const override { return acts() ? QAccessible::Button : QAccessible::ListItem; }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) return state;
        state.selected = view_.partIsNow(part_);
        state.focusable = acts();
        state.focused = view_.hasFocus() && view_.focusedPart() == part_;
        state.invisible = box().isEmpty();
        return state;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction()) view_.pressPart(part_);
    }

protected:
    QRect box() const override { return view_.partBox(part_); }
    bool acts() const override { return view_.seatOfPart(part_) >= 0; }

private:
    TurnTrackView& view_;
    int part_;
};

class AccessibleTrack : public theme::AccessibleParts {
public:
    explicit AccessibleTrack(TurnTrackView& view) : AccessibleParts(&view, QAccessible::List), view_(view) {}

    int childCount() const override { return view_.partCount(); }

protected:
    theme::AccessiblePart* makePart(int at) const override { return new AccessibleTrackPart(view_, at); }

private:
    TurnTrackView& view_;
};

} // namespace

void installTrackAccessibility() {
    theme::useAccessibility<TurnTrackView, AccessibleTrack>();
}

} // namespace marches::play
