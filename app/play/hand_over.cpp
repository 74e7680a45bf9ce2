#include "app/play/hand_over.h"

#include "app/play/seat_look.h"
#include "app/theme/heraldry.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolTip>
#include <QVBoxLayout>

namespace marches::play {

namespace {
constexpr int edge = 12;   // px of the seat's colour all round
constexpr int shield = 96; // px
} // namespace

HandOver::HandOver(QWidget* parent)
    : QFrame(parent), sentence_(new QLabel), seat_(new QLabel), here_(new QPushButton) {
    setObjectName(QStringLiteral("hand-over"));
    sentence_->setObjectName(QStringLiteral("hand-over.sentence"));
    theme::setFontRole(sentence_, theme::FontRole::DialogTitle);
    seat_->setObjectName(QStringLiteral("hand-over.seat"));
    theme::setTextRole(seat_, theme::Role::Ink2);
    here_->setObjectName(QStringLiteral("hand-over.here"));
    here_->setAutoDefault(true); // Enter presses it
    setFocusProxy(here_);
    theme::setPrimary(here_);
    auto* all = new QVBoxLayout(this);
    all->setSpacing(12);
    all->addStretch(1);
    all->addSpacing(shield);
    for (QLabel* label : {sentence_, seat_}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignCenter);
        all->addWidget(label);
    }
    all->addWidget(here_, 0, Qt::AlignHCenter);
    all->addStretch(1);
    connect(here_, &QPushButton::clicked, this, &HandOver::press);
    parent->installEventFilter(this);
    hide();
}

void HandOver::ask(const SeatInfo& next, const QString& person, const QString& seat) {
    const bool another = isHidden() || !next_ || next_->id != next.id;
    next_ = next;
    person_ = person;
    seat_->setText(seat);
    seat_->setVisible(seat != person);
    retranslate();
    setGeometry(parentWidget()->rect());
    raise();
    show();
    here_->setFocus(Qt::OtherFocusReason);
    update();
    if (!another) return;
    asked_.start();
    QToolTip::hideText();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void HandOver::press() {
    if (grace_ > 0 && !asked_.hasExpired(grace_)) return;
    emit taken();
}

bool HandOver::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && isVisible()) setGeometry(parentWidget()->rect());
    return QFrame::eventFilter(watched, event);
}

void HandOver::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QFrame::changeEvent(event);
}

void HandOver::retranslate() {
    //: Two people play at one screen, each with a hand that the other must not see; %1 is who plays next
    sentence_->setText(tr("Hand the screen to %1").arg(person_));
    //: A button: the person who plays next sits at the screen now
    here_->setText(tr("I am here"));
    setAccessibleName(sentence_->text());
}

void HandOver::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    const theme::PlayerColour colour = playerColour(next_ ? next_->colour : QString{});
    painter.fillRect(rect(), theme.player(colour).fill);
    painter.fillRect(rect().adjusted(edge, edge, -edge, -edge), theme.colour(theme::Role::Window));
    const QRectF place((width() - shield) / 2.0, sentence_->y() - shield - 12.0, shield, shield);
    theme::paintShield(painter, colour, place, theme);
}

} // namespace marches::play
