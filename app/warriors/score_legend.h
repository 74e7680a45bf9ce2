#pragma once

#include <QWidget>

namespace marches::warriors::face {

/// Which colour of a score bar is which part; breaks into lines where it is narrow.
class ScoreLegend : public QWidget {
    Q_OBJECT
public:
    explicit ScoreLegend(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, heightForWidth(width())}; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int walk(int width, QPainter* painter) const;
};

} // namespace marches::warriors::face
