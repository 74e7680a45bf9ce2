#pragma once

#include "app/warriors/scene.h"
#include "app/warriors/words/forecast.h"

#include <QCoreApplication>
#include <QStringList>

#include <map>

namespace marches::warriors::face {

class MapHand;

/// What is told of the place under the pointer or with the focus: the march that would go there, or what
/// stands there.
class Pointing {
    Q_DECLARE_TR_FUNCTIONS(Pointing)
public:
    Pointing(const Scene& scene, const MapHand& hand) : scene_(scene), hand_(hand) {}

    void forget() { forecasts_.clear(); } ///< something else is chosen
    bool dragging() const;
    void tellProvince(ProvinceId province);
    void tellDragged(ProvinceId province);
    /// Returns what comes of the march that a click would make; empty: none.
    QStringList forecastAt(ProvinceId province);
    QString foretold(const std::vector<Token>& units, const March& march) const;
    /// Says what is asked, where the map does not answer: in the status bar and under the pointer.
    void tellWhatIsAsked(ProvinceId province) const;

private:
    QString whatIsAsked(ProvinceId province) const;

    const Scene& scene_;
    const MapHand& hand_;
    std::map<ProvinceId, QStringList> forecasts_; ///< of marches of those that are chosen
    Sending forecastsFor_ = Sending::click;
};

} // namespace marches::warriors::face
