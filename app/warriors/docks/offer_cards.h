#pragma once

#include "app/warriors/docks/offer_answer.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"

#include <QWidget>

#include <array>
#include <optional>

class QPushButton;
class QVBoxLayout;

namespace marches::warriors::face {

/// What one can say to an open offer; the last one to one's own.
enum class Answer : std::uint8_t { accept, decline, retract };

/// The open offers of the seat in hand: a card each for what is offered to it, a line for what it has
/// offered.
class OfferCards : public QWidget {
    Q_OBJECT
public:
    explicit OfferCards(QWidget* parent = nullptr);

    void setMoment(const Moment& moment);
    /// How the last offer of the seat in hand fares: what its partner offers after a no is an offer in
    /// return.
    void setAnswer(const std::optional<OfferAnswer>& answer);
    /// The keys as they stand on the buttons, by `Answer`.
    void setKeys(const std::array<QString, 3>& keys);
    /// Gives the answer to the offer that has the focus, or to the only one there is. Of several, none of
    /// which has the focus, the first one gets it and nothing is said yet.
    enum class Pressed : std::uint8_t { said, focused, nothingThere };
    Pressed press(Answer answer);
    /// The focus goes to an offer, to be answered by the next press.
    Pressed focus(Answer answer);

signals:
    void acted(const marches::warriors::Command& command);
    /// The other way round into the composer, to be changed.
    void counterWanted(const marches::warriors::Offer& offer);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    QList<QPushButton*> buttons(Answer answer) const; ///< in the order of the cards
    QPushButton* answerButton(Answer answer, SeatId other, const QString& text, const Command& command);
    QWidget* incoming(const Offer& offer);
    QWidget* outgoing(const Offer& offer);

    Moment moment_;
    std::optional<OfferAnswer> answer_;
    std::array<QString, 3> keys_;
    QVBoxLayout* column_;
};

/// "Germany offers 2 Food for 1 Gold".
QString offerSentence(const Setting& setting, const Offer& offer);

} // namespace marches::warriors::face
