#pragma once

#include <QSlider>

#include <functional>

namespace marches::play {

/// A slider over the commands of a game, with a mark and a number where each turn begins.
class Scrubber : public QSlider {
    Q_OBJECT

public:
    explicit Scrubber(QWidget* parent = nullptr);

    /// `turnAt(position)` for 1 to `positions`; the slider's range is 0 to `positions`.
    void setGame(int positions, const std::function<int(int)>& turnAt);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Mark {
        int position;
        int turn;
    };
    std::vector<Mark> marks_;
};

} // namespace marches::play
