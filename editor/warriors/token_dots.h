#pragma once

#include <QWidget>

namespace marches::editor {

/// So many tokens of so many spaces of a path: a click sets them, and so do the arrows.
class TokenDots : public QWidget {
    Q_OBJECT

public:
    explicit TokenDots(QWidget* parent = nullptr);

    void show(int tokens, int spaces);
    [[nodiscard]] int tokens() const { return tokens_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void changed(int tokens); ///< by the person

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] double step() const; ///< px from dot to dot
    void choose(int tokens);

    int tokens_ = 0;
    int spaces_ = 1;
};

} // namespace marches::editor
