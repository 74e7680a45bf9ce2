#include "engine/draft/import/draft_drawing.h"

#include "engine/draft/import/import_change.h"
#include "engine/draft/sheet_parts.h"

namespace marches::draft {
namespace {

/// Returns the name of an entry in a language, else its first one; empty where it has none.
std::string nameIn(const Draft& draft, const std::string& id, std::string_view language,
                   const MapProvince& province) {
    const auto names = valueAt(draft, {"provinces", id, "names"});
    if (names && names->isMap())
        if (const Node* name = names->find(language)) {
            const Node* text = name->isMap() ? name->find("name") : name;
            if (text != nullptr && text->isScalar()) return text->text;
        }
    return province.names.empty() ? std::string() : province.names.front();
}

/// Muted grounds, so that neighbours differ in the drawing; they mean nothing.
constexpr const char* grounds[] = {"#cdbf9a", "#b9c6a4", "#d2b8a0", "#b4c2c0", "#c9c2b0", "#bcb39a"};

} // namespace

DrawingToWrite drawingOf(const Draft& draft, std::string_view language) {
    const MapBefore before = mapBefore(draft);
    DrawingToWrite drawing;
    drawing.width = before.width;
    drawing.height = before.height;
    std::size_t number = 0;
    for (const auto& [id, province] : before.provinces)
        drawing.provinces.push_back({id, nameIn(draft, id, language, province),
                                     grounds[number++ % std::size(grounds)], province.outline,
                                     poleOfInaccessibility(province.outline).at});
    if (draft.map != nullptr) {
        // Quiet land alone: a coast that is drawn anew leaves sea behind it.
        if (Outline quiet = outlineOf(*draft.map, planar::quietLand); !quiet.rings.empty())
            drawing.land.push_back(std::move(quiet));
    } else
        drawing.land = draft.opened->svg.picture.land;
    const auto layer = [&](Layer which, std::vector<Outline>& to) {
        for (const LayerItem& item : draft.layer(which))
            to.push_back(*item);
    };
    layer(Layer::water, drawing.water);
    layer(Layer::relief, drawing.relief);
    layer(Layer::woods, drawing.woods);
    for (const LayerItem& river : draft.layer(Layer::rivers))
        if (!river->rings.empty()) drawing.rivers.push_back(river->rings.front());
    return drawing;
}

} // namespace marches::draft
