/// What the style sets on the program and on its widgets; how they are painted stands in style.cpp.
#include "app/theme/focus_ring.h"
#include "app/theme/look.h"
#include "app/theme/paint.h"
#include "app/theme/press_keys.h"
#include "app/theme/style.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QTabBar>
#include <QToolTip>

namespace marches::theme {

namespace {

QPalette paletteOf(const Theme& theme) {
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, Role ours) { palette.setColor(role, theme.colour(ours)); };
    set(QPalette::Window, Role::Panel);
    set(QPalette::WindowText, Role::Ink);
    set(QPalette::Base, Role::Raised);
    palette.setColor(QPalette::AlternateBase,
                     blend(theme.colour(Role::Raised), theme.colour(Role::PanelTitle), 0.35));
    set(QPalette::Text, Role::Ink);
    set(QPalette::PlaceholderText, Role::Ink3);
    set(QPalette::Button, Role::Raised);
    set(QPalette::ButtonText, Role::Ink);
    set(QPalette::BrightText, Role::AccentInk);
    set(QPalette::Highlight, Role::Selection);
    set(QPalette::HighlightedText, Role::SelectionInk);
    set(QPalette::ToolTipBase, Role::Raised);
    set(QPalette::ToolTipText, Role::Ink);
    set(QPalette::Link, Role::Link);
    set(QPalette::LinkVisited, Role::Link);
    set(QPalette::Light, Role::Raised);
    set(QPalette::Midlight, Role::PanelTitle);
    set(QPalette::Mid, Role::Line);
    set(QPalette::Dark, Role::Edge);
    set(QPalette::Shadow, Role::Edge);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.colour(Role::Ink3));
    palette.setColor(QPalette::Disabled, QPalette::Base, theme.colour(Role::Panel));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, theme.colour(Role::Track));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, theme.colour(Role::Ink3));
    return palette;
}

} // namespace

void MarchesStyle::setTheme(const Theme& theme) {
    if (theme == theme_) return;
    theme_ = theme;
    applyToApplication();
    for (QWidget* widget : QApplication::allWidgets()) {
        applyLook(widget, theme_);
        QEvent change(QEvent::StyleChange);
        QApplication::sendEvent(widget, &change);
        widget->updateGeometry();
        widget->update();
    }
    emit themeChanged();
}

void MarchesStyle::applyToApplication() {
    QApplication::setPalette(standardPalette());
    QToolTip::setPalette(standardPalette());
    QApplication::setFont(theme_.font(FontRole::Text));
    const auto setClassFont = [this](const char* name, FontRole role) {
        QApplication::setFont(theme_.font(role), name);
    };
    setClassFont("QPushButton", FontRole::Button);
    setClassFont("QHeaderView", FontRole::Note);
    setClassFont("QStatusBar", FontRole::Note);
    setClassFont("QTipLabel", FontRole::Text);
    setClassFont("QMenu", FontRole::Text);
    setClassFont("QMenuBar", FontRole::Text);
}

void MarchesStyle::polish(QApplication* application) {
    QProxyStyle::polish(application);
    applyToApplication();
    pressKeys_ = std::make_unique<PressKeys>();
    focusRing_ = std::make_unique<FocusRing>(); // after it: it sees all keys
}

void MarchesStyle::unpolish(QApplication* application) {
    focusRing_.reset();
    pressKeys_.reset();
    QProxyStyle::unpolish(application);
}

void MarchesStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    applyLook(widget, theme_);
    if (qobject_cast<QTabBar*>(widget) || qobject_cast<QHeaderView*>(widget) ||
        qobject_cast<QLineEdit*>(widget))
        widget->setAttribute(Qt::WA_Hover);
    if (auto* view = qobject_cast<QAbstractItemView*>(widget)) view->viewport()->setAttribute(Qt::WA_Hover);
    if (auto* header = qobject_cast<QHeaderView*>(widget); header && header->orientation() == Qt::Horizontal)
        header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    if (auto* spin = qobject_cast<QAbstractSpinBox*>(widget)) spin->setAlignment(Qt::AlignCenter);
    // What a tip lies over answers to a click all the same.
    if (widget->inherits("QTipLabel")) widget->setWindowFlag(Qt::WindowTransparentForInput);
}

QPalette MarchesStyle::standardPalette() const {
    return paletteOf(theme_);
}

const Theme& themeOf(const QWidget* widget) {
    static constexpr Theme fallback{};
    const QStyle* style = widget ? widget->style() : QApplication::style();
    if (const auto* ours = qobject_cast<const MarchesStyle*>(style)) return ours->theme();
    if (const auto* ours = qobject_cast<const MarchesStyle*>(QApplication::style())) return ours->theme();
    return fallback;
}

} // namespace marches::theme
