#include "app/play/turn_track.h"

#include "app/play/seat_look.h"
#include "app/theme/heraldry.h"
#include "app/theme/icons.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace marches::play {

using theme::FontRole;
using theme::Role;

namespace {
constexpr int gap = 8;
int textWidth(const theme::Theme& theme, FontRole role, const QString& text) {
    return QFontMetrics{theme.font(role)}.horizontalAdvance(text);
}
} // namespace

TurnTrackView::TurnTrackView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("track"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    installTrackAccessibility();
}

void TurnTrackView::setGame(const Session* session, GameFace* face) {
    session_ = session;
    face_ = face;
    refresh();
}

void TurnTrackView::refresh() {
    track_ = session_ && face_ ? face_->track() : TurnTrack{};
    describe();
    updateGeometry();
    update();
}

QString TurnTrackView::standing(const TrackSeat& seat) const {
    const QString name = face_->seatName(seat.seat);
    switch (seat.standing) {
    case TrackSeat::Standing::now:
        return tr("%1 is asked now").arg(name);
    case TrackSeat::Standing::waited:
        return tr("%1 is waited for").arg(name);
    case TrackSeat::Standing::done:
        return tr("%1 is done").arg(name);
    case TrackSeat::Standing::out:
        return tr("%1 takes no part").arg(name);
    case TrackSeat::Standing::coming:
        break;
    }
    return tr("%1 comes later").arg(name);
}

void TurnTrackView::describe() {
    setAccessibleName(tr("Turn and phase"));
    if (!face_) return;
    QStringList parts;
    parts << (track_.turns > 0 ? tr("Turn %L1 of %L2").arg(track_.turn).arg(track_.turns)
                               : tr("Turn %L1").arg(track_.turn));
    for (const TrackStep& step : track_.steps)
        if (step.when == TrackStep::When::now) parts << step.text;
    for (const TrackSeat& seat : track_.order)
        parts << standing(seat);
    setAccessibleDescription(parts.join(QStringLiteral(". ")));
}

QSize TurnTrackView::sizeHint() const {
    return {1200, theme::themeOf(this).scaled(46)};
}

QSize TurnTrackView::minimumSizeHint() const {
    return {400, sizeHint().height()};
}

int TurnTrackView::turnsWidth(bool narrow) const {
    const theme::Theme& theme = theme::themeOf(this);
    if (narrow || track_.turns > 15 || track_.turns < 1)
        return 12 +
               textWidth(theme, FontRole::Name, tr("Turn %L1 of %L2").arg(track_.turn).arg(track_.turns)) +
               4 * gap;
    return 12 + textWidth(theme, FontRole::Name, tr("Turn")) + gap + track_.turns * theme.scaled(28) +
           theme.scaled(8) + 2 * gap;
}

int TurnTrackView::paintTurns(QPainter& painter, int left, bool narrow) {
    const theme::Theme& theme = theme::themeOf(this);
    int x = left + 12;
    painter.setFont(theme.font(FontRole::Name));
    painter.setPen(theme.colour(Role::Ink));
    const bool words = narrow || track_.turns > 15 || track_.turns < 1;
    const QString title = !words             ? tr("Turn")
                          : track_.turns > 0 ? tr("Turn %L1 of %L2").arg(track_.turn).arg(track_.turns)
                                             : tr("Turn %L1").arg(track_.turn);
    const int titleWidth = painter.fontMetrics().horizontalAdvance(title);
    painter.drawText(QRect{x, 0, titleWidth + 2, height()}, Qt::AlignVCenter | Qt::AlignLeft, title);
    if (words) return x + titleWidth + 4 * gap;
    x += titleWidth + gap;
    for (int turn = 1; turn <= track_.turns; ++turn) {
        const bool now = turn == track_.turn;
        const int side = theme.scaled(now ? 32 : 24);
        const QRectF circle{double(x), (height() - side) / 2.0, double(side), double(side)};
        const QColor ground = now                  ? theme.colour(Role::Accent)
                              : turn < track_.turn ? theme.colour(Role::Track)
                                                   : theme.colour(Role::Raised);
        painter.setPen(QPen(theme.colour(now ? Role::Accent : Role::Edge), 1));
        painter.setBrush(ground);
        painter.drawEllipse(circle);
        painter.setFont(theme.font(now ? FontRole::Name : FontRole::Numeral));
        painter.setPen(theme.colour(now ? Role::AccentInk : turn < track_.turn ? Role::Ink : Role::Ink2));
        painter.drawText(circle, Qt::AlignCenter, locale().toString(turn));
        x += side + theme.scaled(4);
    }
    return x + 2 * gap;
}

int TurnTrackView::stepsWidth() const {
    const theme::Theme& theme = theme::themeOf(this);
    int width = 0;
    for (const TrackStep& step : track_.steps)
        width += textWidth(theme, FontRole::Step, step.text) + theme.scaled(20) + 5 * gap;
    return width;
}

/// Returns the px of a step with its sign, what is before it, and the frame of the step that runs.
int TurnTrackView::stepWidth(const TrackStep& step, const QString& text) const {
    const theme::Theme& theme = theme::themeOf(this);
    QFont font = theme.font(FontRole::Step);
    font.setBold(step.when == TrackStep::When::now);
    const int sign = step.when == TrackStep::When::past  ? theme.scaledIcon(14) + 4
                     : step.when == TrackStep::When::now ? 3 * gap
                                                         : 0;
    return sign + QFontMetrics{font}.horizontalAdvance(text) + 2 + 3 * gap;
}

/// Returns the texts of the steps for a room of so many px. Where not all fit: the running one in full, those
/// before it in brief, the nearest first, and after it all that there is room for.
std::vector<std::optional<QString>> TurnTrackView::stepTexts(int room) const {
    const auto& steps = track_.steps;
    std::vector<std::optional<QString>> texts(steps.size());
    const auto running = static_cast<std::size_t>(
        std::find_if(steps.begin(), steps.end(),
                     [](const TrackStep& step) { return step.when == TrackStep::When::now; }) -
        steps.begin());
    const auto take = [&](std::size_t i, const QString& text) {
        const int width = stepWidth(steps[i], text);
        if (width > room) return false;
        room -= width;
        texts[i] = text;
        return true;
    };
    std::size_t next = 0;
    if (running < steps.size()) {
        texts[running] = steps[running].text;
        room -= stepWidth(steps[running], steps[running].text);
        for (std::size_t i = running; i > 0 && take(i - 1, steps[i - 1].brief);)
            --i;
        next = running + 1;
    }
    // In brief as many as go in, so that the last ones are seen too; then the next ones in full.
    std::size_t end = next;
    while (end < steps.size() && take(end, steps[end].brief.isEmpty() ? steps[end].text : steps[end].brief))
        ++end;
    for (; next < end; ++next) {
        const int more = stepWidth(steps[next], steps[next].text) - stepWidth(steps[next], *texts[next]);
        if (more > room) break;
        room -= more;
        texts[next] = steps[next].text;
    }
    return texts;
}

int TurnTrackView::paintSteps(QPainter& painter, int left, int right, bool narrow) {
    const theme::Theme& theme = theme::themeOf(this);
    int x = left;
    bool first = true;
    stepBoxes_.assign(track_.steps.size(), {});
    if (narrow) {
        stepTexts_ = stepTexts(right - left);
    } else {
        stepTexts_.clear();
        for (const TrackStep& step : track_.steps)
            stepTexts_.emplace_back(step.text);
    }
    for (std::size_t i = 0; i < track_.steps.size(); ++i) {
        const TrackStep& step = track_.steps[i];
        if (!stepTexts_[i]) continue;
        const QString& text = *stepTexts_[i];
        const bool now = step.when == TrackStep::When::now;
        if (!first) {
            painter.setPen(theme.colour(Role::Ink3));
            painter.setFont(theme.font(FontRole::Step));
            painter.drawText(QRect{x, 0, 2 * gap, height()}, Qt::AlignCenter, QStringLiteral("›"));
            x += 2 * gap;
        }
        first = false;
        const bool past = step.when == TrackStep::When::past;
        QFont font = theme.font(FontRole::Step);
        font.setBold(now);
        painter.setFont(font);
        int width = painter.fontMetrics().horizontalAdvance(text) + 2;
        const int begin = x;
        if (past) {
            const int side = theme.scaledIcon(14);
            theme::paintIcon(painter, theme::Icon::Check,
                             QRectF{double(x), (height() - side) / 2.0, double(side), double(side)},
                             theme.colour(Role::Good));
            x += side + 4;
        }
        if (x + width + 2 * gap > right) width = std::max(0, right - x - 2 * gap);
        if (now) {
            const int high = theme.scaled(30);
            const QRect box{x, (height() - high) / 2, width + 3 * gap, high};
            theme::paintBox(
                painter, box,
                {.ground = theme.colour(Role::Raised), .edge = theme.colour(Role::Accent), .edgeWidth = 1.5});
            painter.fillRect(QRect{box.left() + 1, box.bottom() - 2, box.width() - 2, 3},
                             theme.colour(Role::Accent));
            x += 3 * gap / 2;
        }
        painter.setPen(theme.colour(now ? Role::Ink : Role::Ink2));
        painter.drawText(QRect{x, 0, width, height()}, Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, width));
        stepBoxes_[i] = {begin, 0, x + width - begin, height()};
        x += width + (now ? 3 * gap / 2 : 0) + gap;
    }
    return x;
}

int TurnTrackView::orderWidth() const {
    const theme::Theme& theme = theme::themeOf(this);
    int width = textWidth(theme, FontRole::Note, track_.orderTitle) + gap;
    for (const TrackSeat& seat : track_.order)
        width += textWidth(theme, FontRole::TextBold, face_->seatName(seat.seat)) + theme.scaled(20 + 14) +
                 4 * gap;
    return width;
}

int TurnTrackView::paintOrder(QPainter& painter) {
    const theme::Theme& theme = theme::themeOf(this);
    places_.clear();
    int x = width() - orderWidth() - 4;
    const int left = x;
    painter.setFont(theme.font(FontRole::Note));
    painter.setPen(theme.colour(Role::Ink3));
    const int titleWidth = painter.fontMetrics().horizontalAdvance(track_.orderTitle) + gap;
    painter.drawText(QRect{x, 0, titleWidth, height()}, Qt::AlignVCenter | Qt::AlignLeft, track_.orderTitle);
    x += titleWidth;
    const int high = theme.scaled(30);
    for (std::size_t i = 0; i < track_.order.size(); ++i) {
        const TrackSeat& seat = track_.order[i];
        const bool now = seat.standing == TrackSeat::Standing::now;
        const bool waited = seat.standing == TrackSeat::Standing::waited;
        const bool done = seat.standing == TrackSeat::Standing::done;
        const QString name = face_->seatName(seat.seat);
        painter.setFont(theme.font(now ? FontRole::TextBold : FontRole::Text));
        const int nameWidth = painter.fontMetrics().horizontalAdvance(name) + 2;
        const int shield = theme.scaled(20);
        const int check = done ? theme.scaled(14) : 0;
        const QRect box{x, (height() - high) / 2, nameWidth + shield + check + 3 * gap, high};
        if (now || waited)
            theme::paintBox(painter, box,
                            {.ground = theme.colour(Role::Raised),
                             .edge = theme.colour(now ? Role::Accent : Role::Edge),
                             .edgeWidth = now ? 2.0 : 1.0});
        if (hasFocus() && static_cast<int>(i) == focused_) theme::paintInnerFocusRing(painter, box, theme);
        painter.setOpacity(seat.standing == TrackSeat::Standing::out ? 0.5 : 1.0);
        theme::paintShield(painter, playerColour(session_->seat(seat.seat).colour),
                           QRectF(x + gap, (height() - shield) / 2.0, shield, shield), theme);
        painter.setPen(theme.colour(Role::Ink));
        painter.drawText(QRect{x + gap + shield + gap / 2, 0, nameWidth, height()},
                         Qt::AlignVCenter | Qt::AlignLeft, name);
        if (done)
            theme::paintIcon(
                painter, theme::Icon::Check,
                QRectF(x + gap + shield + gap / 2 + nameWidth, (height() - check) / 2.0, check, check),
                theme.colour(Role::Good));
        painter.setOpacity(1.0);
        places_.push_back({box, static_cast<int>(i)});
        x = box.right() + gap / 2;
    }
    return left;
}

void TurnTrackView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Painting painting(painter);
    const theme::Theme& theme = theme::themeOf(this);
    painter.fillRect(rect(), theme.colour(Role::Window));
    painter.fillRect(QRect{0, height() - 1, width(), 1}, theme.colour(Role::Line));
    if (!face_) return;
    const int order = paintOrder(painter);
    const bool few = turnsWidth(false) + stepsWidth() > order;
    const int steps = paintTurns(painter, 0, few);
    turnBox_ = {0, 0, steps, height()};
    paintSteps(painter, steps, order, few && turnsWidth(true) + stepsWidth() > order);
}

void TurnTrackView::mousePressEvent(QMouseEvent* event) {
    for (const Place& place : places_)
        if (place.box.contains(event->position().toPoint()))
            emit seatPressed(track_.order[static_cast<std::size_t>(place.seat)].seat);
}

void TurnTrackView::keyPressEvent(QKeyEvent* event) {
    const int count = static_cast<int>(track_.order.size());
    if (count == 0) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        focused_ = (focused_ + count - 1) % count;
        break;
    case Qt::Key_Right:
        focused_ = (focused_ + 1) % count;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        emit seatPressed(track_.order[static_cast<std::size_t>(std::min(focused_, count - 1))].seat);
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    announceFocus();
    update();
}

// Parts, for the screen reader

int TurnTrackView::partCount() const {
    return face_ ? static_cast<int>(1 + track_.steps.size() + track_.order.size()) : 0;
}

int TurnTrackView::seatOfPart(int part) const {
    const int seat = part - 1 - static_cast<int>(track_.steps.size());
    return seat < 0 || seat >= static_cast<int>(track_.order.size()) ? -1 : seat;
}

QString TurnTrackView::partName(int part) const {
    if (part == 0)
        return track_.turns > 0 ? tr("Turn %L1 of %L2").arg(track_.turn).arg(track_.turns)
                                : tr("Turn %L1").arg(track_.turn);
    if (const int seat = seatOfPart(part); seat >= 0)
        return standing(track_.order[static_cast<std::size_t>(seat)]);
    const TrackStep& step = track_.steps[static_cast<std::size_t>(part - 1)];
    switch (step.when) {
    case TrackStep::When::past:
        return tr("%1, over", "a phase of the turn").arg(step.text);
    case TrackStep::When::now:
        return tr("%1, now", "a phase of the turn").arg(step.text);
    case TrackStep::When::coming:
        break;
    }
    return tr("%1, to come", "a phase of the turn").arg(step.text);
}

QString TurnTrackView::partNote(int part) const {
    if (part == 0) return {};
    if (const int seat = seatOfPart(part); seat >= 0)
        return standing(track_.order[static_cast<std::size_t>(seat)]);
    return face_->stepNote(static_cast<std::size_t>(part - 1));
}

bool TurnTrackView::isBrief(int part) const {
    const auto step = static_cast<std::size_t>(part - 1);
    return part > 0 && step < stepTexts_.size() && stepTexts_[step] &&
           stepTexts_[step] != track_.steps[step].text;
}

QRect TurnTrackView::partBox(int part) const {
    if (part == 0) return turnBox_;
    if (const int seat = seatOfPart(part); seat >= 0) {
        const auto at = static_cast<std::size_t>(seat);
        return at < places_.size() ? places_[at].box : QRect{};
    }
    const auto step = static_cast<std::size_t>(part - 1);
    return step < stepBoxes_.size() ? stepBoxes_[step] : QRect{};
}

bool TurnTrackView::partIsNow(int part) const {
    if (part == 0) return true;
    if (const int seat = seatOfPart(part); seat >= 0)
        return track_.order[static_cast<std::size_t>(seat)].standing == TrackSeat::Standing::now;
    return track_.steps[static_cast<std::size_t>(part - 1)].when == TrackStep::When::now;
}

int TurnTrackView::focusedPart() const {
    return track_.order.empty() ? 0
                                : 1 + static_cast<int>(track_.steps.size()) +
                                      std::min(focused_, static_cast<int>(track_.order.size()) - 1);
}

void TurnTrackView::pressPart(int part) {
    if (const int seat = seatOfPart(part); seat >= 0)
        emit seatPressed(track_.order[static_cast<std::size_t>(seat)].seat);
}

void TurnTrackView::announceFocus() {
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(focusedPart());
    QAccessible::updateAccessibility(&event);
}

void TurnTrackView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    announceFocus();
    update();
}

void TurnTrackView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool TurnTrackView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && face_) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (int part = 0; part < partCount(); ++part)
            if (partBox(part).contains(help->pos())) {
                const QString note = partNote(part);
                QToolTip::showText(help->globalPos(),
                                   isBrief(part) ? partName(part) + QLatin1Char('\n') + note : note, this,
                                   partBox(part));
                return true;
            }
        QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace marches::play
