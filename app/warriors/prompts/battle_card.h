#pragma once

#include "app/warriors/pieces/battle_preview.h"
#include "app/warriors/pieces/moment.h"

#include <QWidget>

namespace marches::warriors::face {

/// What a march into a battle gives, before it is made: both sides, what falls, the Victory Points.
class BattleCard : public QWidget {
    Q_OBJECT
public:
    BattleCard(const Moment& moment, const BattlePreview& preview, QWidget* parent = nullptr);

signals:
    void marchWanted();
    void closeWanted();
    void ruleWanted(const QString& ruleId);
};

/// "France +3 · 6 → 9 · Provinces +2 and Kills +1", rich text.
QString gain(const Moment& moment, const BattlePreview& preview, SeatId seat);

} // namespace marches::warriors::face
