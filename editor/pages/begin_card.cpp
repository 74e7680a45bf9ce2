#include "editor/pages/begin_card.h"

#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace marches::editor {

namespace {
constexpr double cardEdge = 3; // px
constexpr int tickSide = 20;   // px at 100 %
} // namespace

BeginCard::BeginCard(const QString& name, QWidget* parent)
    : QAbstractButton(parent), picture_(new QLabel), title_(shell::roleLabel(theme::FontRole::Name)),
      about_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)) {
    setObjectName(name);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    picture_->setFixedSize(pictureSize);
    picture_->setAlignment(Qt::AlignCenter);
    theme::setGroundRole(picture_, theme::Role::PanelTitle);
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addStretch(1);
    for (QLabel* label : {title_, about_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        words->addWidget(label);
    }
    words->addStretch(1);
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(4, 4, 36, 4);
    across->setSpacing(14);
    across->addWidget(picture_);
    across->addLayout(words, 1);
    for (QLabel* label : {picture_, title_, about_})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void BeginCard::setPicture(const QPixmap& picture) {
    picture_->setPixmap(picture);
}

void BeginCard::setTexts(const QString& title, const QString& about) {
    setAccessibleName(title);
    setAccessibleDescription(about);
    title_->setText(title);
    about_->setText(about);
}

void BeginCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    const theme::Painting painting(painter);
    theme::paintBox(painter, rect(),
                    {theme.colour(theme::Role::Raised),
                     theme.colour(isChecked() ? theme::Role::Accent : theme::Role::Edge),
                     isChecked() ? cardEdge : 1, theme::cardRadius});
    if (!isChecked()) return;
    const int side = theme.scaledIcon(tickSide);
    const QRectF disc(width() - side - 10, height() - side - 10, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colour(theme::Role::Accent));
    painter.drawEllipse(disc);
    theme::paintIcon(painter, theme::Icon::Check, disc.adjusted(3, 3, -3, -3),
                     theme.colour(theme::Role::AccentInk));
}

} // namespace marches::editor
