#include "editor/pages/import_loupe.h"

#include "app/theme/paint.h"
#include "app/theme/style.h"
#include "editor/pages/import_words.h"
#include "editor/words.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr int lensWidth = 176; // px at 100 %, of one side
constexpr int lensHeight = 104;
constexpr double pointRadius = 3.2;
constexpr double leastSpan = 10; // units across a lens
constexpr double mostSpan = 60;

QString shapeName(const draft::ShapePlan& shape) {
    return shape.name.empty() ? text(shape.province) : text(shape.name);
}

} // namespace

ImportLoupe::ImportLoupe(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("import.loupe"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

QSize ImportLoupe::sizeHint() const {
    const theme::Theme& theme = theme::themeOf(this);
    const QFontMetrics metrics(theme.font(theme::FontRole::Note));
    return {theme.scaled(2 * lensWidth + 36), theme.scaled(lensHeight + 24) + 2 * metrics.height()};
}

void ImportLoupe::show(std::shared_ptr<const FoundDrawing> found,
                       std::shared_ptr<const ImportOutcome> outcome, const draft::Gap* gap) {
    found_ = std::move(found);
    outcome_ = std::move(outcome);
    setVisible(gap != nullptr);
    if (gap == nullptr) return;
    gap_ = *gap;
    names_ = tr("%1 and %2, drawn", "two provinces")
                 .arg(shapeName(outcome_->plan.shapes[gap_.a]), shapeName(outcome_->plan.shapes[gap_.b]));
    setAccessibleName(names_);
    setAccessibleDescription(tr("two borders, %1 apart").arg(unitsText(gap_.width)));
    update();
}

void ImportLoupe::paintSide(QPainter& painter, const QRectF& where, bool drawn) const {
    const theme::Theme& theme = theme::themeOf(this);
    const double span = std::clamp(gap_.width * 8, leastSpan, mostSpan);
    const double scale = where.width() / span;
    const auto toLens = [&](Point point) {
        return where.center() + QPointF(point.x - gap_.at.x, point.y - gap_.at.y) * scale;
    };
    painter.save();
    painter.setClipRect(where);
    painter.fillRect(where, theme.colour(theme::Role::SeaMiddle));
    for (const auto& [shape, role] :
         {std::pair{gap_.a, theme::Role::Land}, std::pair{gap_.b, theme::Role::OutOfPlay}}) {
        std::vector<Ring> rings;
        if (drawn) {
            for (const std::size_t one : outcome_->plan.shapes[shape].shapes)
                for (const Subpath& path : found_->drawing.shapes[one].paths)
                    rings.push_back(path.points);
        } else if (shape < outcome_->outlines.size())
            rings = outcome_->outlines[shape].rings;
        QPainterPath path;
        std::vector<QPointF> points;
        for (const Ring& ring : rings) {
            QPolygonF polygon;
            for (const Point point : ring) {
                polygon << toLens(point);
                if (where.adjusted(-4, -4, 4, 4).contains(polygon.back())) points.push_back(polygon.back());
            }
            path.addPolygon(polygon);
            path.closeSubpath();
        }
        painter.setPen(QPen(theme.colour(theme::Role::MapBorder), 1.4));
        painter.setBrush(theme.colour(role));
        painter.drawPath(path);
        painter.setBrush(theme.colour(theme::Role::Raised));
        painter.setPen(QPen(theme.colour(drawn ? theme::Role::MapBorder : theme::Role::Focus), 1.6));
        for (const QPointF& point : points)
            painter.drawEllipse(point, pointRadius, pointRadius);
    }
    painter.restore();
    painter.setPen(theme.colour(theme::Role::Edge));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(where);
}

void ImportLoupe::paintEvent(QPaintEvent* /*event*/) {
    if (!found_ || !outcome_) return;
    QPainter painter(this);
    const theme::Painting painting(painter);
    const theme::Theme& theme = theme::themeOf(this);
    const double gapBetween = 8;
    const double half = (width() - gapBetween) / 2;
    for (const bool drawn : {true, false}) {
        const QRectF card(drawn ? 0 : half + gapBetween, 0, half, height());
        theme::paintBox(
            painter, card,
            {theme.colour(theme::Role::Raised), theme.colour(theme::Role::Edge), 1, theme::cardRadius});
        const QRectF inside = card.adjusted(8, 6, -8, -6);
        const QFont bold = theme.font(theme::FontRole::NoteBold);
        const QFontMetricsF metrics(bold);
        painter.setFont(bold);
        painter.setPen(theme.colour(theme::Role::Ink));
        painter.drawText(
            inside, Qt::AlignLeft | Qt::AlignTop,
            metrics.elidedText(drawn ? names_ : tr("as it will be"), Qt::ElideRight, inside.width()));
        const QFont note = theme.font(theme::FontRole::Note);
        painter.setFont(note);
        painter.setPen(theme.colour(theme::Role::Ink2));
        painter.drawText(inside, Qt::AlignLeft | Qt::AlignBottom,
                         metrics.elidedText(drawn ? tr("two borders, %1 apart").arg(unitsText(gap_.width))
                                                  : tr("one border, both sides use it"),
                                            Qt::ElideRight, inside.width()));
        paintSide(painter, inside.adjusted(0, metrics.height() + 3, 0, -metrics.height() - 3), drawn);
    }
}

} // namespace marches::editor
