#pragma once

#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QList>
#include <QWidget>

#include <span>

/// Small pieces that docks and dialogs share: a sign, a shield, the bar of a score.
namespace marches::theme {

/// One part of a score, in the colour of a Part role.
struct ScorePart {
    int value = 0;
    Role fill = Role::ScorePart1;
};
/// The parts one after the other against the goal at the right end; figures where each part has room for its
/// own: one alone would be read as something else. A score beyond the goal fills the bar and keeps the parts'
/// shares. `mirrored` for right-to-left layouts.
void paintScoreBar(QPainter& painter, const QRectF& where, std::span<const ScorePart> parts, int goal,
                   const Theme& theme, bool mirrored = false);

/// A sign alone, in a place as high as a line of bold text.
class SignLabel : public QWidget {
    Q_OBJECT
public:
    explicit SignLabel(Icon sign, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Icon sign_;
};

/// A player's shield alone.
class ShieldLabel : public QWidget {
    Q_OBJECT
public:
    /// `side` in logical px at 100 %.
    ShieldLabel(PlayerColour player, double side, QWidget* parent = nullptr);
    void setPlayer(PlayerColour player);
    [[nodiscard]] PlayerColour player() const { return player_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PlayerColour player_;
    double side_;
};

class ScoreBar : public QWidget {
    Q_OBJECT
public:
    explicit ScoreBar(QWidget* parent = nullptr);
    void setScore(const QList<ScorePart>& parts, int goal);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<ScorePart> parts_;
    int goal_ = 1;
};

} // namespace marches::theme
