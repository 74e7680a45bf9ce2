#pragma once

#include "app/warriors/prompts/choices.h"
#include "app/warriors/scene.h"

#include <QObject>

#include <functional>

namespace marches::warriors::face {

class GameLog;
class MapHand;

/// The cards that ask something of the person, and those that say why something is refused.
class QuestionCards : public QObject {
    Q_OBJECT
public:
    QuestionCards(const Scene& scene, const Hands& hands, MapHand& hand, const GameLog& log)
        : scene_(scene), hands_(hands), hand_(hand), log_(log) {}

    void choose(Choosing what);
    /// What is refused says why; then it is asked again. `answered`: the answer that has the focus then, as
    /// no other one is to be pressed in its stead.
    void show(const Choice& choice, const QString& answered = {});
    void refuse(const Refusal& refusal, const Command& command);
    /// Nobody leaves by a slip of the hand.
    void askToLeave(SeatId seat, std::function<void()> leave);
    void askAgain(); ///< what was refused, once that has been read
    void forget() { askedAgain_.reset(); }
    /// Why the chosen units, or any of the player's, can't go to the focused province.
    std::optional<std::pair<Refusal, Command>> whyNotHere() const;

private:
    const Scene& scene_;
    const Hands& hands_;
    MapHand& hand_;
    const GameLog& log_;
    struct Again {
        Choice choice;
        QString answered; ///< id of the answer that was refused
    };
    std::optional<Again> askedAgain_; ///< when its card is closed
};

} // namespace marches::warriors::face
