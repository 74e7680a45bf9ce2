#pragma once

#include "app/map/marks.h"
#include "app/map/prepared.h"
#include "app/warriors/map/map_faces.h"
#include "app/warriors/scene.h"

#include <QCoreApplication>

namespace marches::warriors::face {

class MapHand;
struct Past;

/// Gives the map what it shows: its picture and names, provinces, arrows, routes, the legend, what moves.
class MapShow {
    Q_DECLARE_TR_FUNCTIONS(MapShow)
public:
    MapShow(const Scene& scene, const MapHand& hand) : scene_(scene), hand_(hand) {}

    void lay(appmap::PreparedPicture picture);
    void setHomes();
    void name(); ///< in the program's language
    void paint(const Past& past);
    void paintRoutes();
    /// The way from `before` to what is shown.
    void play(const Moment& before, const std::vector<Event>& events) const;
    std::vector<UnitRef> unitsOf(ProvinceId province, appmap::TokenHit token) const;

private:
    void open();
    void showLegend();

    const Scene& scene_;
    const MapHand& hand_;
    std::vector<appmap::MapArc> arcs_; ///< the routes on the map
    std::vector<TokenUnits> units_;    ///< behind the map's tokens, by province
};

} // namespace marches::warriors::face
