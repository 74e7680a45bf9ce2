#pragma once

#include "app/theme/theme.h"
#include "app/warriors/tales/course.h"

#include <QWidget>

namespace marches::warriors::face {

/// The player's colour, or a lighter one: it or its edge stands out from a pane's ground by 3:1 or more.
[[nodiscard]] QColor courseLine(const theme::Theme& theme, theme::PlayerColour colour);

/// Everybody's Victory Points from turn to turn: a line each, its shield at the end.
class CourseChart : public QWidget {
    Q_OBJECT
public:
    explicit CourseChart(QWidget* parent = nullptr);

    void setCourse(const Moment& moment, const std::vector<CourseTurn>& turns);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPointF at(std::size_t turn, double points) const;
    QRectF field() const;

    Moment moment_;
    std::vector<CourseTurn> turns_;
    int most_ = 1; ///< at the upper edge
};

} // namespace marches::warriors::face
