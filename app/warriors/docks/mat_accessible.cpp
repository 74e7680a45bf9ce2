#include "app/warriors/docks/mat_accessible.h"

#include "app/warriors/docks/mat_view.h"
#include "app/warriors/pieces/lead_words.h"

#include <QAccessibleWidget>

#include <array>
#include <memory>

namespace marches::warriors::face {

namespace {

/// One path: its level, its tokens, what one more gives; pressing it lays a token.
class PathInterface : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PathInterface(MatView& view, Path path) : view_(view), path_(path) {}

    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&view_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text text) const override {
        const MatModel& model = view_.model();
        if (text == QAccessible::Name) return spokenTrack(model, path_);
        return text == QAccessible::Description && !model.moment().empty()
                   ? leadRule(*model.moment().setting, path_)
                   : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const QRect band = view_.layout().tracks[static_cast<std::size_t>(path_)].band.toRect();
        return {view_.mapToGlobal(band.topLeft()), band.size()};
    }
    QAccessible::Role role() const override { return QAccessible::Row; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = true;
        state.focused = view_.hasFocus() && view_.currentPath() == path_;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override {
        view_.setCurrentPath(path_);
        if (name == pressAction()) view_.press(path_);
        if (name == setFocusAction()) view_.setFocus();
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    MatView& view_;
    Path path_;
};

class MatInterface : public QAccessibleWidget {
public:
    explicit MatInterface(MatView& view) : QAccessibleWidget(&view, QAccessible::Table) {
        for (const Path path : allPaths) {
            ids_[static_cast<std::size_t>(path)] =
                QAccessible::registerAccessibleInterface(new PathInterface(view, path));
        }
    }
    ~MatInterface() override {
        for (const QAccessible::Id id : ids_)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(ids_.size()); }
    QAccessibleInterface* child(int i) const override {
        return i >= 0 && i < childCount()
                   ? QAccessible::accessibleInterface(ids_[static_cast<std::size_t>(i)])
                   : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* which) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i) == which) return i;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y)) return child(i);
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->state().focused) return child(i);
        return QAccessibleWidget::focusChild();
    }

private:
    std::array<QAccessible::Id, 3> ids_{};
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* view = qobject_cast<MatView*>(object);
    return view != nullptr ? new MatInterface(*view) : nullptr;
}

} // namespace

void useMatAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    (void)installed;
}

} // namespace marches::warriors::face
