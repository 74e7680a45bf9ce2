#pragma once

#include "app/warriors/battle_preview.h"
#include "app/warriors/moment.h"

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

/// What happens to one side, in one sentence: "1 Archer falls, 1 retreats".
QString fates(const Moment& moment, const BattlePreview& preview, bool attackers);
/// "France +3" and how it comes about.
QString gain(const Moment& moment, const BattlePreview& preview, SeatId seat);

} // namespace marches::warriors::face
