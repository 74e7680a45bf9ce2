#include "editor/map/problem_marks.h"

#include "app/map/map_view.h"
#include "app/theme/icons.h"
#include "app/theme/style.h"

#include <QPainter>

namespace marches::editor {

namespace {

constexpr int markSize = 22; // px
constexpr int markSign = 14;

QPointF unitsOf(const Point& point) {
    return {point.x, point.y};
}

} // namespace

void ProblemMarks::show(const draft::Problems& problems) {
    std::vector<Mark> marks;
    for (const draft::Problem& problem : problems)
        if (problem.place.at && problem.level != draft::ProblemLevel::note)
            marks.push_back({unitsOf(*problem.place.at), problem.level});
    if (marks == marks_) return;
    marks_ = std::move(marks);
    map_.update();
}

void ProblemMarks::flag(const std::optional<Point>& at) {
    flag_ = at ? std::optional(unitsOf(*at)) : std::nullopt;
    map_.update();
}

void ProblemMarks::paint(QPainter& painter, const QRegion& /*exposed*/) {
    using theme::Role;
    const theme::Theme& theme = theme::themeOf(&map_);
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = theme.scaledIcon(markSize);
    const double sign = theme.scaledIcon(markSign);
    for (const Mark& mark : marks_) {
        const QPointF at = mark.at * map_.scale();
        const bool looked = flag_ && *flag_ == mark.at;
        const Role role = mark.level == draft::ProblemLevel::error ? Role::Bad : Role::Warn;
        QRectF box{0, 0, looked ? side * 1.3 : side, looked ? side * 1.3 : side};
        box.moveCenter(at);
        painter.setPen(QPen(theme.colour(looked ? Role::Focus : role), looked ? 3 : 1.5));
        painter.setBrush(theme.colour(Role::Raised));
        painter.drawEllipse(box);
        QRectF inner{0, 0, sign, sign};
        inner.moveCenter(at - QPointF(0, 1));
        theme::paintIcon(painter, theme::Icon::Warning, inner, theme.colour(role));
    }
}

} // namespace marches::editor
