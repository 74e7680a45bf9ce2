#pragma once

#include <QWidget>

namespace marches::warriors::face {

/// Which colour of a score bar is which part, and where the game ends; breaks into lines where it is narrow.
class ScoreLegend : public QWidget {
    Q_OBJECT
public:
    explicit ScoreLegend(QWidget* parent = nullptr);

    enum class Form { wide, tight, limitOnly }; ///< tight: low lines, and few words for the limit

    void setThreshold(int victoryPoints);
    void setForm(Form form);
    int heightFor(int width, Form form) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, heightForWidth(width())}; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int walk(int width, Form form, QPainter* painter) const;
    QString limit(Form form) const;
    void speak();

    Form form_ = Form::wide;
    int threshold_ = 0;
};

} // namespace marches::warriors::face
