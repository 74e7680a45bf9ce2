#pragma once

#include "app/warriors/game_keys.h"

#include <QObject>

#include <functional>

namespace marches::warriors::face {

class MapHand;
class MatDock;
class QuestionCards;
class TradeDock;
struct Hands;
struct Scene;

/// What the game's keys do at this table; where one can do nothing it says why.
class KeyCommands : public QObject {
    Q_OBJECT
public:
    KeyCommands(const Scene& scene, const Hands& hands, MapHand& hand, QuestionCards& questions)
        : scene_(scene), hands_(hands), hand_(hand), questions_(questions) {}

    /// Once, to the Game menu of the window.
    void add(MatDock& mat, TradeDock& trade);
    void name() const { nameGameKeys(keys_); }

private:
    QAction* keyAction(const QString& id) const; ///< null: no key of the game
    void on(const QString& id, const std::function<void()>& todo);
    void onOrSayWhyNot(const QString& id, const std::function<void()>& todo);
    QString whyNot(const QString& id) const;
    void addUnitKeys();
    void addDevelopmentKeys();
    void addTradeKeys(TradeDock& trade);
    void addAnswerKeys(TradeDock& trade);
    void startPromotion();

    const Scene& scene_;
    const Hands& hands_;
    MapHand& hand_;
    QuestionCards& questions_;
    GameKeys keys_;
};

} // namespace marches::warriors::face
