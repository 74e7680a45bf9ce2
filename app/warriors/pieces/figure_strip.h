#pragma once

#include "app/theme/fonts.h"
#include "app/theme/icons.h"
#include "app/theme/palette.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace marches::warriors::face {

/// A piece of a line of figures: a sign, a text, or both.
struct Figure {
    std::optional<theme::Icon> icon;
    QString text;
    theme::FontRole font = theme::FontRole::Text;
    theme::Role ink = theme::Role::Ink;
    QString spoken; ///< what a screen reader says instead of the text
    bool operator==(const Figure&) const = default;
};

/// Signs and figures in one line, such as "Next Upkeep: (sheaf) +3 (barrel) +4".
class FigureStrip : public QWidget {
    Q_OBJECT
public:
    explicit FigureStrip(QWidget* parent = nullptr);

    void setFigures(std::vector<Figure> figures);
    const std::vector<Figure>& figures() const { return figures_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    double walk(QPainter* painter) const;

    std::vector<Figure> figures_;
};

} // namespace marches::warriors::face
