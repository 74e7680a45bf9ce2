#pragma once

#include "app/warriors/moment.h"
#include "engine/warriors/command.h"

#include <QWidget>

class QVBoxLayout;

namespace marches::warriors::face {

/// The open offers of the seat in hand: a card each for what is offered to it, a line for what it has
/// offered.
class OfferCards : public QWidget {
    Q_OBJECT
public:
    explicit OfferCards(QWidget* parent = nullptr);

    void setMoment(const Moment& moment);

signals:
    void acted(const marches::warriors::Command& command);
    /// The other way round into the composer, to be changed.
    void counterWanted(marches::SeatId partner, const marches::warriors::Resources& give,
                       const marches::warriors::Resources& take);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    QWidget* incoming(const Offer& offer);
    QWidget* outgoing(const Offer& offer);

    Moment moment_;
    QVBoxLayout* column_;
};

/// "Germany offers 2 Food for 1 Gold".
QString offerSentence(const Setting& setting, const Offer& offer);

} // namespace marches::warriors::face
