#pragma once

#include "app/play/face.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace marches::play {

/// The row below the menu: turns, phases of this turn, order of play. Pressing a seat hands the mouse to it
/// where that is possible.
class TurnTrackView : public QWidget {
    Q_OBJECT

public:
    explicit TurnTrackView(QWidget* parent = nullptr);

    /// Null: no game.
    void setGame(const Session* session, GameFace* face);
    void refresh();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // For its accessible children: the turn, the phases, the seats in their order
    int partCount() const;
    QString partName(int part) const;
    QString partNote(int part) const; ///< what is done in a phase, how a seat stands; may be empty
    QRect partBox(int part) const;    ///< empty where it is not painted
    bool partIsNow(int part) const;
    int seatOfPart(int part) const; ///< position in the order of play; -1: no seat
    int focusedPart() const;
    void pressPart(int part);

signals:
    void seatPressed(marches::SeatId seat);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Place {
        QRect box;
        int seat = -1; ///< position in the order
    };
    void describe();
    void announceFocus();
    QString standing(const TrackSeat& seat) const;
    int paintTurns(QPainter& painter, int left, bool narrow);
    int paintSteps(QPainter& painter, int left, int right, bool narrow);
    int stepWidth(const TrackStep& step, const QString& text) const;
    std::vector<std::optional<QString>> stepTexts(int room) const;
    bool isBrief(int part) const;
    int paintOrder(QPainter& painter);
    int orderWidth() const;
    int turnsWidth(bool narrow) const;
    int stepsWidth() const;

    const Session* session_ = nullptr;
    GameFace* face_ = nullptr;
    TurnTrack track_;
    std::vector<Place> places_;
    QRect turnBox_;
    std::vector<QRect> stepBoxes_;                  ///< by step; empty where it is left out
    std::vector<std::optional<QString>> stepTexts_; ///< by step, as painted; nothing where it is left out
    int focused_ = 0;
};

/// Makes the turn, phases and seats of every track its children for screen readers. Once for the program.
void installTrackAccessibility();

} // namespace marches::play
