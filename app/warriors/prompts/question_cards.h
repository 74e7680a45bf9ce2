#pragma once

#include "app/warriors/prompts/choices.h"
#include "app/warriors/scene.h"

#include <QObject>

#include <functional>

namespace marches::warriors::face {

class GameLog;
class MapHand;

/// Shows the cards that ask a player something, and those that say why a command is refused.
class QuestionCards : public QObject {
    Q_OBJECT
public:
    QuestionCards(const Scene& scene, const Hands& hands, MapHand& hand, const GameLog& log)
        : scene_(scene), hands_(hands), hand_(hand), log_(log) {}

    void choose(Choosing what);
    /// Shows the choice; a refused answer shows why, then the choice again. `answered` is the id of the
    /// answer that gets the focus.
    void show(const Choice& choice, const QString& answered = {});
    void refuse(const Refusal& refusal, const Command& command);
    /// Asks for confirmation before a player leaves the game.
    void askToLeave(SeatId seat, std::function<void()> leave);
    void askAgain(); ///< shows the choice of the refused answer, once the refusal is closed
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
    std::optional<Again> askedAgain_; ///< shown when the refusal is closed
};

} // namespace marches::warriors::face
