#pragma once

#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QAbstractButton>
#include <QList>
#include <QRect>
#include <QString>
#include <QWidget>

#include <optional>
#include <span>

class QPainter;

/// Small pieces that docks, banner and dialogs share: an amount with its sign, a pill with sign or shield and
/// a word, the bar of a score. Each as a painter for delegates; the ones that stand alone as widgets too.
namespace marches::theme {

/// A sign and its number: 3 Food.
struct Amount {
    Icon sign;
    QString text{};
    bool strong = true;
    Role ink = Role::Ink;
};
[[nodiscard]] QSize amountSize(const Amount& amount, const Theme& theme);
/// Left-aligned and vertically centred in `where`; `mirrored` for right-to-left layouts.
void paintAmount(QPainter& painter, const QRect& where, const Amount& amount, const Theme& theme,
                 bool mirrored = false);

/// A word in a rounded edge, with a sign or a player's shield before it.
struct PillLook {
    std::optional<Icon> sign{};
    std::optional<PlayerColour> shield{};
    QString text{};
    Role ink = Role::Ink;
    Role edge = Role::Edge;
    bool chosen = false; ///< heavy edge, bold
    bool hover = false;
};
[[nodiscard]] QSize pillSize(const PillLook& look, const Theme& theme);
void paintPill(QPainter& painter, const QRect& where, const PillLook& look, const Theme& theme,
               bool mirrored = false);

/// One part of a score, in the colour of a Part role.
struct ScorePart {
    int value = 0;
    Role fill = Role::ScorePart1;
};
/// The parts one after the other against the goal at the right end; figures where each part has room for its
/// own: one alone would be read as something else. A score beyond the goal fills the bar and keeps the parts'
/// shares.
void paintScoreBar(QPainter& painter, const QRectF& where, std::span<const ScorePart> parts, int goal,
                   const Theme& theme, bool mirrored = false);

class AmountLabel : public QWidget {
    Q_OBJECT
public:
    explicit AmountLabel(const Amount& amount, QWidget* parent = nullptr);
    void setAmount(const Amount& amount);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Amount amount_;
};

/// A pill that only says something (a leader, a war).
class Pill : public QWidget {
    Q_OBJECT
public:
    explicit Pill(const PillLook& look, QWidget* parent = nullptr);
    void setLook(const PillLook& look);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PillLook look_;
};

/// Shield and name of a player; a button to look at something of his.
class PlayerChip : public QAbstractButton {
    Q_OBJECT
public:
    PlayerChip(PlayerColour player, const QString& name, QWidget* parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] PillLook look() const;

    PlayerColour player_;
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
