#include "app/play/card_view.h"

#include "app/theme/look.h"

#include <QKeySequence>
#include <QLabel>
#include <QLayout>
#include <QPushButton>

namespace marches::play {

CardView::CardView(const QString& name, const QString& title, QWidget* parent) : QWidget(parent) {
    setObjectName(name);
    setAccessibleName(title);
}

QLabel* CardView::words(const QString& text, const char* name) {
    auto* label = new QLabel(text);
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    return label;
}

QPushButton* CardView::addButton(QLayout& layout, const Button& content) {
    auto* button = new QPushButton(content.icon, content.text);
    button->setObjectName(QStringLiteral("card.") + content.id);
    connect(button, &QPushButton::clicked, this, [this, press = content.press] {
        emit closeWanted();
        if (press) press();
    });
    layout.addWidget(button);
    if (!focusProxy()) setFocusProxy(button);
    return button;
}

void CardView::addClose(QLayout& layout, const QString& text) {
    QPushButton* close = addButton(layout, makeButton(QStringLiteral("close"), text, {}));
    theme::setKeyCap(close, QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
}

} // namespace marches::play
