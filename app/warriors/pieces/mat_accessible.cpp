#include "app/warriors/pieces/mat_accessible.h"

#include "app/theme/accessible_parts.h"
#include "app/warriors/pieces/lead_words.h"
#include "app/warriors/pieces/mat_view.h"

namespace marches::warriors::face {

namespace {

/// One path: its level, its tokens, what one more gives; pressing it lays a token.
class AccessiblePath : public theme::AccessiblePart {
public:
    AccessiblePath(MatView& view, Path path) : AccessiblePart(view), view_(view), path_(path) {}

    QString text(QAccessible::Text text) const override {
        const MatModel& model = view_.model();
        if (text == QAccessible::Name) return spokenTrack(model, path_);
        return text == QAccessible::Description && !model.moment().empty()
                   ? leadRule(*model.moment().setting, path_)
                   : QString();
    }
    QAccessible::Role role() const override { return QAccessible::Row; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.focused = view_.hasFocus() && view_.currentPath() == path_;
        return state;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        view_.setCurrentPath(path_);
        if (name == pressAction()) view_.press(path_);
        if (name == setFocusAction()) view_.setFocus();
    }

protected:
    QRect box() const override { return view_.layout().track(path_).band.toRect(); }

private:
    MatView& view_;
    Path path_;
};

class AccessibleMat : public theme::AccessibleParts {
public:
    explicit AccessibleMat(MatView& view) : AccessibleParts(&view, QAccessible::Table), view_(view) {}

    int childCount() const override { return static_cast<int>(allPaths.size()); }

protected:
    theme::AccessiblePart* makePart(int at) const override {
        return new AccessiblePath(view_, static_cast<Path>(at));
    }

private:
    MatView& view_;
};

} // namespace

void useMatAccessibility() {
    theme::useAccessibility<MatView, AccessibleMat>();
}

} // namespace marches::warriors::face
