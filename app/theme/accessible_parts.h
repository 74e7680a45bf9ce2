#pragma once

#include <QAccessibleWidget>
#include <QWidget>

#include <vector>

namespace marches::theme {

/// A painted part of a widget as screen readers see it: without a QObject and without parts of its own.
class AccessiblePart : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    bool isValid() const override { return true; }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&widget_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const final;
    void* interface_cast(QAccessible::InterfaceType type) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

protected:
    explicit AccessiblePart(QWidget& widget) : widget_(widget) {}

    virtual QRect box() const = 0; ///< in the widget, px
    virtual bool acts() const { return true; }

private:
    QWidget& widget_;
};

/// A widget with parts, each made when it is first asked for and deleted with the widget's interface. The
/// part that has the focus is the one whose state says so.
class AccessibleParts : public QAccessibleWidget {
public:
    using QAccessibleWidget::QAccessibleWidget;
    ~AccessibleParts() override;

    QAccessibleInterface* child(int at) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

protected:
    virtual AccessiblePart* makePart(int at) const = 0;

private:
    mutable std::vector<QAccessible::Id> parts_;
};

/// Makes screen readers see every `View` as an `Interface`.
template <class View, class Interface>
void useAccessibility() {
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
            auto* view = qobject_cast<View*>(object);
            return view != nullptr ? new Interface(*view) : nullptr;
        });
        return true;
    }();
}

} // namespace marches::theme
