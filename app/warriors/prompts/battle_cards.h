#pragma once

#include "app/warriors/scene.h"

#include <QObject>
#include <QPointer>

namespace marches::warriors::face {

class DamagePanel;
class MapHand;
class Pointing;

/// The cards of a battle: the preview of a march into one, the damage that is still to be laid.
class BattleCards : public QObject {
    Q_OBJECT
public:
    BattleCards(const Scene& scene, MapHand& hand, Pointing& pointing);

    void showPreview();
    void showDamage();
    void bringDamageBack(); ///< where it is still to be laid and its panel is gone
    void renew();           ///< after the hand has changed

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
