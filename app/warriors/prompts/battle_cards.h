#pragma once

#include "app/warriors/scene.h"

#include <QObject>
#include <QPointer>

namespace marches::warriors::face {

class DamagePanel;
class MapHand;
class Pointing;

/// Shows the cards of a battle: the preview of a march into it, and the panel of damage.
class BattleCards : public QObject {
    Q_OBJECT
public:
    BattleCards(const Scene& scene, MapHand& hand, Pointing& pointing);

    void showPreview();
    void showDamage();
    void bringDamageBack(); ///< shows the panel again while damage is still to be laid
    void renew();           ///< shows the plan as it is now

signals:
    void previewGone();

private:
    const Scene& scene_;
    MapHand& hand_;
    Pointing& pointing_;
    QPointer<DamagePanel> damage_;
    const QObject* previewCard_ = nullptr; ///< only compared
};

} // namespace marches::warriors::face
