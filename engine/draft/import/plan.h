#pragma once

#include "engine/picture/drawing.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace marches::draft {

/// What a layer of a drawing becomes.
enum class Becomes { nothing, provinces, land, water, rivers, relief, woods, names, underlay };

/// How we know what a layer becomes.
enum class LayerReason { byName, byForm, chosen };

struct LayerPlan {
    Becomes becomes = Becomes::nothing;
    LayerReason how = LayerReason::byForm;
    std::string language; ///< of its name: "de"; empty if it was not known by that
    std::size_t areas = 0;
    std::size_t lines = 0;
    std::size_t texts = 0;
    std::size_t images = 0;
    std::size_t groups = 0;
    bool operator==(const LayerPlan&) const = default;
};

/// How we know which province a shape is.
enum class ShapeReason {
    byId,    ///< `prov-ID`
    byLabel, ///< the writer's label, or an id that a person gave
    byText,  ///< a text inside it
    byPlace, ///< it lies where that province lay
    fresh,   ///< nothing fits: a new province
    chosen   ///< by the user
};

/// A shape, or the shapes of a group, as one province.
struct ShapePlan {
    std::vector<std::size_t> shapes; ///< of the drawing; several are pieces of the province
    std::string shown;               ///< id of the shape or group in the drawing
    std::string province;            ///< its id on the map; empty: left out
    std::string name;                ///< as the drawing says; empty: it says none
    bool isNew = false;              ///< the map has no such province
    ShapeReason how = ShapeReason::fresh;
    double share = 0;  ///< byPlace: the part of its area that lies where that province lay
    bool look = false; ///< to be looked at: known by its place, in pieces by its group, or with several texts
    bool takeName = false; ///< the drawing's name is taken where the map has another
    bool operator==(const ShapePlan&) const = default;
};

/// A province of the map that is not in the drawing.
struct GonePlan {
    enum class Answer { gone, keep, renamed };
    std::string province;
    Answer answer = Answer::gone;
    std::string heir; ///< the new province that has most of its area; empty: none has
    double share = 0; ///< the part of its area that lies there
    bool operator==(const GonePlan&) const = default;
};

/// What an import will do: guessed first, then changed by the user, and carried out as it stands.
struct ImportPlan {
    std::vector<LayerPlan> layers; ///< as those of the drawing
    std::vector<ShapePlan> shapes; ///< in painting order of their first shape
    std::vector<GonePlan> gone;    ///< by province
    double gapWidth = 0;           ///< gaps between provinces up to this are closed; map units
    std::string language = "en";   ///< of the names in the drawing
    bool operator==(const ImportPlan&) const = default;
};

/// A province of the map that is open.
struct MapProvince {
    Outline outline;
    std::vector<std::string> names; ///< in all languages
};

/// The map that is open; nothing for a new one.
struct MapBefore {
    double width = 0;
    double height = 0;
    std::map<std::string, MapProvince, std::less<>> provinces;
    Outline quietLand = {}; ///< empty where borders are not joined
};

struct Gap;

/// Guesses all of the plan. `gaps` gets those that the gap width was guessed by.
ImportPlan guessedPlan(const Drawing& drawing, const MapBefore& before, std::vector<Gap>* gaps = nullptr);

/// Guesses the provinces anew after the user has changed what layers become; gap width and layers stay.
ImportPlan withShapesGuessed(const Drawing& drawing, const MapBefore& before, ImportPlan plan);

/// Guesses which provinces are gone, after the user has changed which province a shape is. Answers that
/// were given stay. A drawing that knows no province of the map adds to it: none is gone then.
void guessGone(const Drawing& drawing, const MapBefore& before, ImportPlan& plan);

/// A province that the drawing calls otherwise than the map does.
struct OtherName {
    std::size_t shape = 0; ///< of the plan's
    std::string drawn;
    std::string known; ///< the map's first name for it
    bool operator==(const OtherName&) const = default;
};
std::vector<OtherName> otherNames(const ImportPlan& plan, const MapBefore& before);

/// Guesses the layers alone.
std::vector<LayerPlan> guessedLayers(const Drawing& drawing);

/// Returns what a layer of that name becomes, and the language that it is in; nothing if the name says
/// nothing. English, French, German and Dutch are known.
std::optional<std::pair<Becomes, std::string>> layerByName(std::string_view name);

/// Returns the text in small letters without accents, other signs as blanks: to compare names.
std::string plainWords(std::string_view name);

/// Takes over what the user chose for a drawing, now that it was changed and is read anew: what layers and
/// shapes become by their ids, the gap width where one was chosen, and answers about provinces that are gone.
ImportPlan planAsBefore(const Drawing& drawing, const MapBefore& before, const Drawing& drawnBefore,
                        const ImportPlan& chosen);

/// Returns a free id for a shape that becomes a new province, by its name.
std::string freshProvince(const ImportPlan& plan, const MapBefore& before, std::size_t shape);

} // namespace marches::draft
