#include "app/theme/look.h"

#include "app/theme/shadow.h"
#include "app/theme/style.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QFrame>
#include <QVariant>

namespace marches::theme {

namespace {

constexpr const char* primaryProperty = "marchesPrimary";
constexpr const char* refusedProperty = "marchesRefused";
constexpr const char* settlingProperty = "marchesSettling";
constexpr const char* keyCapProperty = "marchesKeyCap";
constexpr const char* noteProperty = "marchesNote";
constexpr const char* detailProperty = "marchesDetail";
constexpr const char* segmentProperty = "marchesSegment";
constexpr const char* sizeProperty = "marchesSize";
constexpr const char* cardProperty = "marchesCard";

template <typename Value>
void change(QWidget* widget, const char* property, const Value& value) {
    if (widget->property(property) == QVariant::fromValue(value)) return;
    widget->setProperty(property, QVariant::fromValue(value));
    QEvent changed(QEvent::StyleChange); // buttons keep their size until told
    QCoreApplication::sendEvent(widget, &changed);
    widget->updateGeometry();
    widget->update();
}

template <typename Enum>
void changeEnum(QWidget* widget, const char* property, Enum value) {
    change(widget, property, static_cast<int>(value));
    applyLook(widget, themeOf(widget));
}

template <typename Enum>
std::optional<Enum> readEnum(const QWidget* widget, const char* property) {
    const QVariant value = widget->property(property);
    if (!value.isValid()) return std::nullopt;
    return static_cast<Enum>(value.toInt());
}

constexpr const char* fontProperty = "marchesFont";
constexpr const char* textProperty = "marchesText";
constexpr const char* groundProperty = "marchesGround";

} // namespace

void setFontRole(QWidget* widget, FontRole role) {
    changeEnum(widget, fontProperty, role);
}
void setTextRole(QWidget* widget, Role role) {
    changeEnum(widget, textProperty, role);
}
void setGroundRole(QWidget* widget, Role role) {
    changeEnum(widget, groundProperty, role);
}

void setPrimary(QAbstractButton* button, bool primary) {
    change(button, primaryProperty, primary);
}
void setRefused(QAbstractButton* button, bool refused) {
    change(button, refusedProperty, refused);
}
void setSettling(QAbstractButton* button, bool settling) {
    change(button, settlingProperty, settling);
}
void setKeyCap(QAbstractButton* button, const QString& key) {
    change(button, keyCapProperty, key);
}
void setNote(QAbstractButton* button, const QString& note) {
    change(button, noteProperty, note);
}
void setDetail(QAbstractButton* button, const QString& detail) {
    change(button, detailProperty, detail);
}
void setSegment(QAbstractButton* button, Segment segment) {
    changeEnum(button, segmentProperty, segment);
}
void setControlSize(QWidget* control, ControlSize size) {
    changeEnum(control, sizeProperty, size);
}

void setCard(QFrame* frame, bool floats) {
    change(frame, cardProperty, true);
    frame->setFrameShape(QFrame::StyledPanel);
    if (floats) new FloatShadow(*frame);
}

void applyLook(QWidget* widget, const Theme& theme) {
    if (const auto role = readEnum<FontRole>(widget, fontProperty)) widget->setFont(theme.font(*role));
    const auto text = readEnum<Role>(widget, textProperty);
    const auto ground = readEnum<Role>(widget, groundProperty);
    if (text || ground) {
        QPalette palette;
        if (text) {
            for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
                for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
                    palette.setColor(group, role, theme.colour(*text));
        }
        if (ground) {
            palette.setColor(QPalette::Window, theme.colour(*ground));
            widget->setAutoFillBackground(true);
        }
        widget->setPalette(palette);
    }
}

ButtonLook buttonLook(const QWidget* button) {
    if (!button) return {};
    return {.primary = button->property(primaryProperty).toBool(),
            .refused = button->property(refusedProperty).toBool(),
            .settling = button->property(settlingProperty).toBool(),
            .keyCap = button->property(keyCapProperty).toString(),
            .note = button->property(noteProperty).toString(),
            .detail = button->property(detailProperty).toString(),
            .segment = readEnum<Segment>(button, segmentProperty)};
}

ControlSize controlSize(const QWidget* control) {
    if (!control) return ControlSize::Large;
    if (const auto size = readEnum<ControlSize>(control, sizeProperty)) return *size;
    for (const QWidget* up = control->parentWidget(); up; up = up->parentWidget())
        if (qobject_cast<const QDockWidget*>(up)) return ControlSize::Small;
    return ControlSize::Large;
}

bool isCard(const QWidget* widget) {
    return widget && widget->property(cardProperty).toBool();
}

} // namespace marches::theme
