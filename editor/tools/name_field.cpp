#include "editor/tools/name_field.h"

#include "app/map/map_view.h"
#include "app/theme/style.h"

#include <QKeyEvent>

#include <algorithm>

namespace marches::editor {

namespace {
constexpr int nameWidth = 180; // px at 100 %
constexpr int mostLetters = 80;
} // namespace

NameField::NameField(appmap::MapView& map, const QPointF& at, const QString& words)
    : QLineEdit(&map), map_(map), at_(at) {
    setObjectName(QStringLiteral("map.new-name"));
    setMaxLength(mostLetters);
    setPlaceholderText(words);
    setAccessibleName(words);
    setAlignment(Qt::AlignCenter);
    resize(theme::themeOf(&map).scaled(nameWidth), sizeHint().height());
    follow();
    show();
}

void NameField::follow() {
    const QPointF middle = map_.toView(at_);
    const int x = std::clamp(qRound(middle.x()) - width() / 2, 0, std::max(0, map_.width() - width()));
    const int y = std::clamp(qRound(middle.y()) - height() / 2, 0, std::max(0, map_.height() - height()));
    if (pos() != QPoint(x, y)) move(x, y);
}

void NameField::leave() {
    end(false);
}

void NameField::end(bool takes) {
    if (ended_) return;
    ended_ = true;
    const bool had = hasFocus();
    if (takes) emit taken(text());
    hide();
    if (had) map_.setFocus(Qt::OtherFocusReason);
    deleteLater();
}

bool NameField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept(); // not the window's step back
        return true;
    }
    return QLineEdit::event(event);
}

void NameField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        end(false);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        end(true);
    else
        QLineEdit::keyPressEvent(event);
    event->accept(); // nothing of it is a key of the map
}

void NameField::focusOutEvent(QFocusEvent* event) {
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason) end(true);
}

} // namespace marches::editor
