#include "app/warriors/pieces/mat_view.h"

#include "app/theme/style.h"
#include "app/warriors/pieces/lead_words.h"
#include "app/warriors/pieces/mat_accessible.h"
#include "app/warriors/pieces/mat_paint.h"
#include "app/warriors/pieces/words.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <utility>

namespace marches::warriors::face {

namespace {

/// A level, or the path where it is 0.
void explain(MatView& view, Path path, int level, const QPoint& global) {
    const MatModel& model = view.model();
    QString text;
    if (level > 0)
        text = model.index(static_cast<int>(path), level - 1).data(Qt::ToolTipRole).toString();
    else if (!model.moment().empty())
        text = spokenTrack(model, path, Hand::mouse) + QLatin1Char('\n') +
               leadRule(*model.moment().setting, path);
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(global, text, &view);
}

} // namespace

MatView::MatView(MatModel& model, QWidget* parent) : QWidget(parent), model_(model) {
    useMatAccessibility();
    setObjectName(QStringLiteral("playmat.view"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Play-mat"));
    connect(&model_, &MatModel::changed, this, [this] {
        if (model_.mode() != MatMode::shift) take({});
        setAccessibleDescription(spokenTrack(model_, current_));
    });
    connect(&model_, &MatModel::looksChanged, this, [this] {
        if (laid_ != wanted())
            relayout();
        else
            update();
    });
    relayout();
}

MatView::Laid MatView::wanted() const {
    Laid laid{model_.moment().setting, {}};
    for (const Path path : allPaths)
        laid.levels[index(path)] = model_.track(path).level;
    return laid;
}

void MatView::relayout() {
    if (model_.moment().empty()) return;
    least_.reset();
    const Laid before = std::exchange(laid_, wanted());
    if (!words_ || laid_.setting != before.setting) words_ = MatWords(model_, theme::themeOf(this));
    layout_ = layMat(model_, *words_, theme::themeOf(this), width(), room_ > 0 ? room_ : height());
    setAccessibleDescription(spokenTrack(model_, current_));
    updateGeometry();
    update();
}

void MatView::setRoom(int height) {
    if (height == room_) return;
    room_ = height;
    relayout();
}

QSize MatView::minimumSizeHint() const {
    if (model_.moment().empty()) return {};
    if (!least_) {
        const theme::Theme& theme = theme::themeOf(this);
        const double least = leastMatWidth(model_, *words_, theme, room_);
        const MatLayout layout = layMat(model_, *words_, theme, std::max<double>(least, width()), room_);
        least_ = QSize(static_cast<int>(std::ceil(least)), static_cast<int>(layout.size.height()));
    }
    return *least_;
}

QSize MatView::sizeHint() const {
    return minimumSizeHint().expandedTo({theme::themeOf(this).scaled(1100), 0});
}

std::optional<MatView::Spot> MatView::spotAt(const QPointF& point) const {
    for (const Path path : allPaths) {
        const TrackPlace& track = layout_.track(path);
        if (!track.band.contains(point)) continue;
        for (int level = 1; level <= static_cast<int>(levelCount); ++level) {
            const PlatePlace& place = track.level(level);
            if (place.plate.contains(point)) return Spot{path, level};
            // Spaces are small: the whole gap is the place to press, its free part from halfway to the first
            // free one.
            if (!place.gap.adjusted(0, -6, 0, 6).contains(point)) continue;
            const auto filled = static_cast<std::size_t>(model_.cell(path, level).filled);
            const bool free =
                filled < place.spaces.size() &&
                (filled == 0 ||
                 point.x() > (place.spaces[filled - 1].center().x() + place.spaces[filled].center().x()) / 2);
            return Spot{path, level, true, free};
        }
        return Spot{path};
    }
    return std::nullopt;
}

/// Returns what the levels give for which there is no room, at the sign where they begin to be left out;
/// empty: no such sign is there.
QString MatView::leftOutAt(const QPointF& point) const {
    for (const Path path : allPaths) {
        const TrackPlace& track = layout_.track(path);
        if (track.more.isEmpty() || !track.more.adjusted(-6, -6, 6, 6).contains(point)) continue;
        int first = static_cast<int>(levelCount);
        while (first > 1 && track.levels[static_cast<std::size_t>(first) - 2].plate.isEmpty())
            --first;
        return model_.levelsFrom(path, first);
    }
    return {};
}

/// Whether a press at the spot is meant for the mat: the spaces with the next free one, or with a token to be
/// taken. Plates only explain.
bool MatView::answersAt(const Spot& spot) const {
    if (!spot.gap || model_.mode() == MatMode::idle) return false;
    const MatCell& cell = model_.cell(spot.path, spot.level);
    if (model_.mode() != MatMode::shift) return cell.state == LevelState::next;
    if (from_ == spot.path) return true;
    if (spot.free || from_) return cell.state == LevelState::next && cell.placeable;
    return model_.maySend(spot.path); // whichever is clicked, the last one goes
}

void MatView::press(Path path, Hand hand, bool onFree) {
    switch (model_.mode()) {
    case MatMode::idle:
        emit pressedIdle(layout_.track(path).head.bottomLeft().toPoint());
        return;
    case MatMode::place:
    case MatMode::upgrade:
        emit acted(*model_.placement(path));
        return;
    case MatMode::shift:
        break;
    }
    if (from_ == path) {
        take({});
    } else if (from_) {
        const Path from = *from_;
        take({});
        emit acted(model_.shift(from, path));
    } else if (!onFree && model_.maySend(path)) {
        take(path);
    } else if (onFree && model_.mayReceive(path)) {
        emit sourceWanted(path);
    } else { // the answer says why none goes from there
        emit acted(model_.shift(path, path == Path::production ? Path::trade : Path::production));
    }
    announce(hand);
    update();
}

void MatView::take(std::optional<Path> from) {
    if (std::exchange(from_, from) != from) emit shiftFromChanged();
}

bool MatView::putDown() {
    if (!from_) return false;
    take({});
    announce();
    update();
    return true;
}

void MatView::setCurrentPath(Path path, Hand hand) {
    current_ = path;
    announce(hand);
    update();
}

/// Returns what is said of a path that is pointed at, or has the focus: with a token in hand what it would do
/// there.
QString MatView::wordsOf(Path path, Hand hand) const {
    if (shiftWords_ && from_ && *from_ != path && model_.mayShift(*from_, path))
        return shiftWords_(*from_, path);
    QStringList said{spokenTrack(model_, path, hand)};
    if (model_.mode() == MatMode::shift && hand == Hand::mouse && !from_ && hovered_ && hovered_->gap) {
        if (hovered_->free && model_.mayReceive(path))
            said << tr("Free space: click it to choose the token that goes there.");
        else if (!hovered_->free && model_.maySend(path))
            said << tr("Click it to take the last token of the path.");
    }
    return paragraph(said);
}

void MatView::announce(Hand hand) {
    setAccessibleDescription(wordsOf(current_, Hand::keys));
    emit pointed(wordsOf(current_, hand));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void MatView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    MatHighlight highlight;
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) highlight.focus = current_;
    if (hovered_ && answersAt(*hovered_)) highlight.hovered = hovered_->path;
    highlight.from = from_;
    paintMat(painter, model_, layout_, theme::themeOf(this), highlight);
}

void MatView::resizeEvent(QResizeEvent*) {
    relayout();
}

void MatView::mouseMoveEvent(QMouseEvent* event) {
    const auto spot = spotAt(event->position());
    if (spot == hovered_) return;
    hovered_ = spot;
    setCursor(spot && answersAt(*spot) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (spot) emit pointed(wordsOf(spot->path, Hand::mouse));
    update();
}

void MatView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    pressed_ = spotAt(event->position());
    if (pressed_) setCurrentPath(pressed_->path, Hand::mouse);
}

void MatView::mouseReleaseEvent(QMouseEvent* event) {
    const auto spot = spotAt(event->position());
    const bool same = pressed_ && spot == pressed_;
    pressed_.reset();
    if (!same || event->button() != Qt::LeftButton) return;
    if (const QString rest = leftOutAt(event->position()); !rest.isEmpty())
        QToolTip::showText(event->globalPosition().toPoint(), rest, this);
    else if (answersAt(*spot))
        press(spot->path, Hand::mouse, spot->free);
    else if (model_.mode() == MatMode::idle && spot->level > 0)
        emit pressedIdle(event->position().toPoint());
    else if (!spot->gap)
        explain(*this, spot->path, spot->level, event->globalPosition().toPoint());
}

void MatView::leaveEvent(QEvent*) {
    hovered_.reset();
    update();
}

void MatView::keyPressEvent(QKeyEvent* event) {
    const int row = static_cast<int>(current_);
    switch (event->key()) {
    case Qt::Key_Up:
        setCurrentPath(static_cast<Path>((row + 2) % 3));
        return;
    case Qt::Key_Down:
        setCurrentPath(static_cast<Path>((row + 1) % 3));
        return;
    case Qt::Key_1:
    case Qt::Key_2:
    case Qt::Key_3:
        setCurrentPath(static_cast<Path>(event->key() - Qt::Key_1));
        press(current_);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        press(current_);
        return;
    case Qt::Key_Escape:
        if (putDown()) return;
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void MatView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    announce(event->reason() == Qt::MouseFocusReason ? Hand::mouse : Hand::keys);
    update();
}

void MatView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void MatView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) setAccessibleName(tr("Play-mat"));
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::FontChange) {
        words_.reset();
        relayout();
    }
    QWidget::changeEvent(event);
}

bool MatView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // The paths' figures are the mat's while it has the focus; elsewhere they count a stack.
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && key->key() >= Qt::Key_1 && key->key() <= Qt::Key_3) {
            key->accept();
            return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const auto spot = spotAt(help->pos());
        if (const QString rest = leftOutAt(help->pos()); !rest.isEmpty())
            QToolTip::showText(help->globalPos(), rest, this);
        else if (spot && spot->gap && from_ && spot->path != *from_ && model_.mayShift(*from_, spot->path))
            QToolTip::showText(help->globalPos(), wordsOf(spot->path, Hand::mouse), this);
        else if (spot)
            explain(*this, spot->path, spot->level, help->globalPos());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace marches::warriors::face
