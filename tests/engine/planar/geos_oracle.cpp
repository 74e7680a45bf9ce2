#include "tests/engine/planar/geos_oracle.h"

#include <geos_c.h>

#include <cmath>

namespace marches::planar {
namespace {

/// One session of the library.
class Geos {
public:
    Geos() : context_(GEOS_init_r()) {}
    ~Geos() { GEOS_finish_r(context_); }
    Geos(const Geos&) = delete;
    Geos& operator=(const Geos&) = delete;

    std::string faultOf(const PlanarMap& map) {
        std::vector<GEOSGeometry*> polygons;
        std::string fault;
        double sum = 0;
        for (Label label = sea; label <= map.greatestLabel(); ++label)
            for (const Face& face : map.faces(label)) {
                GEOSGeometry* polygon = polygonOf(face);
                double area = 0;
                GEOSArea_r(context_, polygon, &area);
                sum += area;
                if (GEOSisValid_r(context_, polygon) != 1)
                    fault = "a face of label " + std::to_string(label) + " is not valid";
                if (std::abs(2 * area - static_cast<double>(face.area2)) > 0.5)
                    fault = "a face of label " + std::to_string(label) + " has another area";
                polygons.push_back(polygon);
            }
        GEOSGeometry* all = GEOSGeom_createCollection_r(context_, GEOS_MULTIPOLYGON, polygons.data(),
                                                        static_cast<unsigned>(polygons.size()));
        GEOSGeometry* whole = GEOSUnaryUnion_r(context_, all);
        double united = 0;
        GEOSArea_r(context_, whole, &united);
        const double sheet = static_cast<double>(map.sheet().right) * map.sheet().bottom;
        if (fault.empty() && std::abs(sum - sheet) > 0.5) fault = "the areas are not the sheet's";
        if (fault.empty() && std::abs(united - sheet) > 1) fault = "the faces overlap or leave a gap";
        GEOSGeom_destroy_r(context_, whole);
        GEOSGeom_destroy_r(context_, all);
        return fault;
    }

private:
    GEOSGeometry* ringOf(const GridRing& ring) {
        GEOSCoordSequence* row = GEOSCoordSeq_create_r(context_, static_cast<unsigned>(ring.size() + 1), 2);
        for (std::size_t at = 0; at <= ring.size(); ++at) {
            const GridPoint point = ring[at % ring.size()];
            GEOSCoordSeq_setXY_r(context_, row, static_cast<unsigned>(at), point.x, point.y);
        }
        return GEOSGeom_createLinearRing_r(context_, row);
    }
    GEOSGeometry* polygonOf(const Face& face) {
        std::vector<GEOSGeometry*> holes;
        for (std::size_t at = 1; at < face.rings.size(); ++at)
            holes.push_back(ringOf(face.rings[at]));
        return GEOSGeom_createPolygon_r(context_, ringOf(face.rings.front()), holes.data(),
                                        static_cast<unsigned>(holes.size()));
    }

    GEOSContextHandle_t context_;
};

} // namespace

std::string faultFoundByGeos(const PlanarMap& map) {
    return Geos().faultOf(map);
}

} // namespace marches::planar
