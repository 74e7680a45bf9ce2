#include "engine/draft/import/plan.h"

#include <algorithm>
#include <array>
#include <utility>

namespace marches::draft {
namespace {

/// A word with which the names of layers begin, without accents.
struct LayerWord {
    std::string_view word;
    Becomes becomes;
    std::string_view language;
};

constexpr auto layerWords = std::to_array<LayerWord>({
    {"provinces", Becomes::provinces, "en"},
    {"province", Becomes::provinces, "en"},
    {"region", Becomes::provinces, "en"},
    {"territor", Becomes::provinces, "en"},
    {"provinz", Becomes::provinces, "de"},
    {"gebiet", Becomes::provinces, "de"},
    {"landschaft", Becomes::provinces, "de"},
    {"territoire", Becomes::provinces, "fr"},
    {"provincie", Becomes::provinces, "nl"},
    {"gewest", Becomes::provinces, "nl"},
    {"gebied", Becomes::provinces, "nl"},
    {"land", Becomes::land, "en"},
    {"coast", Becomes::land, "en"},
    {"kueste", Becomes::land, "de"},
    {"kuste", Becomes::land, "de"},
    {"umriss", Becomes::land, "de"},
    {"terre", Becomes::land, "fr"},
    {"cote", Becomes::land, "fr"},
    {"littoral", Becomes::land, "fr"},
    {"kust", Becomes::land, "nl"},
    {"lakes", Becomes::water, "en"},
    {"lake", Becomes::water, "en"},
    {"water", Becomes::water, "en"},
    {"seen", Becomes::water, "de"},
    {"gewaesser", Becomes::water, "de"},
    {"gewasser", Becomes::water, "de"},
    {"wasser", Becomes::water, "de"},
    {"lac", Becomes::water, "fr"},
    {"eau", Becomes::water, "fr"},
    {"meren", Becomes::water, "nl"},
    {"river", Becomes::rivers, "en"},
    {"stream", Becomes::rivers, "en"},
    {"fluss", Becomes::rivers, "de"},
    {"fluesse", Becomes::rivers, "de"},
    {"strom", Becomes::rivers, "de"},
    {"riviere", Becomes::rivers, "fr"},
    {"fleuve", Becomes::rivers, "fr"},
    {"rivier", Becomes::rivers, "nl"},
    {"rivieren", Becomes::rivers, "nl"},
    {"relief", Becomes::relief, "en"},
    {"hill", Becomes::relief, "en"},
    {"mountain", Becomes::relief, "en"},
    {"berg", Becomes::relief, "de"},
    {"gebirge", Becomes::relief, "de"},
    {"hugel", Becomes::relief, "de"},
    {"huegel", Becomes::relief, "de"},
    {"montagne", Becomes::relief, "fr"},
    {"colline", Becomes::relief, "fr"},
    {"mont", Becomes::relief, "fr"},
    {"heuvel", Becomes::relief, "nl"},
    {"wood", Becomes::woods, "en"},
    {"forest", Becomes::woods, "en"},
    {"tree", Becomes::woods, "en"},
    {"wald", Becomes::woods, "de"},
    {"walder", Becomes::woods, "de"},
    {"waelder", Becomes::woods, "de"},
    {"foret", Becomes::woods, "fr"},
    {"bois", Becomes::woods, "fr"},
    {"arbre", Becomes::woods, "fr"},
    {"bos", Becomes::woods, "nl"},
    {"bossen", Becomes::woods, "nl"},
    {"woud", Becomes::woods, "nl"},
    {"name", Becomes::names, "en"},
    {"label", Becomes::names, "en"},
    {"text", Becomes::names, "en"},
    {"beschriftung", Becomes::names, "de"},
    {"noms", Becomes::names, "fr"},
    {"etiquette", Becomes::names, "fr"},
    {"namen", Becomes::names, "nl"},
    {"tekst", Becomes::names, "nl"},
    {"scan", Becomes::underlay, "en"},
    {"underlay", Becomes::underlay, "en"},
    {"background", Becomes::underlay, "en"},
    {"vorlage", Becomes::underlay, "de"},
    {"hintergrund", Becomes::underlay, "de"},
    {"arriere", Becomes::underlay, "fr"},
    {"achtergrond", Becomes::underlay, "nl"},
    {"onderlaag", Becomes::underlay, "nl"},
});

/// Our own groups of a map's SVG: `calm` repeats the provinces.
constexpr std::array<std::string_view, 3> ownNothing{"calm", "grid", "frame"};

/// Returns a Latin letter (U+00C0 to U+017F) without its accent; 0 for none.
char withoutAccent(unsigned point) {
    constexpr std::string_view first = // U+00C0 to U+00FF
        "aaaaaaaceeeeiiiidnooooo-ouuuuytsaaaaaaaceeeeiiiidnooooo-ouuuuyty";
    constexpr std::string_view second = // U+0100 to U+017F
        "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooo"
        "rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
    static_assert(first.size() == 64 && second.size() == 128);
    if (point >= 0xC0 && point <= 0xFF) return first[point - 0xC0];
    if (point >= 0x100 && point <= 0x17F) return second[point - 0x100];
    return 0;
}

Becomes byForm(const LayerPlan& plan, std::size_t clones) {
    const std::size_t shapes = plan.areas + plan.lines;
    if (plan.images > 0 && shapes == 0) return Becomes::underlay;
    if (plan.texts > shapes) return Becomes::names;
    if (plan.lines > plan.areas) return Becomes::rivers;
    if (plan.areas == 0) return Becomes::nothing;
    if (plan.areas >= 4 && 2 * clones > plan.areas) return Becomes::relief;
    return Becomes::provinces;
}

/// Whether most layers hold one area alone and have names that say nothing of layers.
bool isLayerAProvince(const Drawing& drawing, const std::vector<LayerPlan>& plans) {
    std::size_t alone = 0;
    for (std::size_t i = 0; i < plans.size(); ++i)
        alone += plans[i].areas == 1 && plans[i].lines == 0 && plans[i].texts == 0 &&
                 !drawing.layers[i].label.empty() && !layerByName(drawing.layers[i].label);
    return alone >= 3 && 2 * alone > plans.size();
}

} // namespace

std::string plainWords(std::string_view name) {
    std::string plain;
    for (std::size_t at = 0; at < name.size();) {
        const auto byte = [&](std::size_t i) {
            return i < name.size() ? static_cast<unsigned char>(name[i]) : 0U;
        };
        const unsigned first = byte(at);
        char letter = ' ';
        std::size_t length = 1;
        if (first < 0x80) {
            const char c = static_cast<char>(first);
            if (c >= 'A' && c <= 'Z') letter = static_cast<char>(c - 'A' + 'a');
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) letter = c;
        } else if (first >= 0xC2 && first <= 0xDF) {
            length = 2;
            const char plainLetter = withoutAccent((first & 0x1FU) << 6 | (byte(at + 1) & 0x3FU));
            if (plainLetter != 0) letter = plainLetter;
        } else { // another script: kept as it is
            plain.append(name.substr(at, 1));
            ++at;
            continue;
        }
        at += length;
        if (letter != ' ')
            plain += letter;
        else if (!plain.empty() && plain.back() != ' ')
            plain += ' ';
    }
    while (plain.ends_with(' '))
        plain.pop_back();
    return plain;
}

std::optional<std::pair<Becomes, std::string>> layerByName(std::string_view name) {
    const std::size_t inner = name.rfind(" / "); // of a layer in a layer the inner name says more
    std::string plain = plainWords(inner == std::string_view::npos ? name : name.substr(inner + 3));
    std::optional<std::pair<Becomes, std::string>> found;
    std::size_t longest = 0;
    for (std::string_view rest = plain; !rest.empty();) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
        if (std::find(ownNothing.begin(), ownNothing.end(), word) != ownNothing.end())
            return std::pair{Becomes::nothing, std::string("en")};
        for (const LayerWord& known : layerWords) {
            // Short words must be all of it: "bos" is no Bosnia.
            const bool fits = known.word.size() <= 4
                                  ? word == known.word || word == std::string(known.word) + "s" ||
                                        word == std::string(known.word) + "e" ||
                                        word == std::string(known.word) + "en"
                                  : word.starts_with(known.word);
            if (!fits || known.word.size() <= longest) continue;
            longest = known.word.size();
            found = {known.becomes, std::string(known.language)};
        }
    }
    return found;
}

std::vector<LayerPlan> guessedLayers(const Drawing& drawing) {
    std::vector<LayerPlan> plans(drawing.layers.size());
    std::vector<std::size_t> clones(plans.size());
    for (const DrawnShape& shape : drawing.shapes) {
        ++(shape.area ? plans[shape.layer].areas : plans[shape.layer].lines);
        if (shape.clone) ++clones[shape.layer];
    }
    for (const DrawnText& text : drawing.texts)
        ++plans[text.layer].texts;
    for (const DrawnImage& image : drawing.images)
        ++plans[image.layer].images;
    for (const DrawnGroup& group : drawing.groups)
        ++plans[group.layer].groups;
    const bool each = isLayerAProvince(drawing, plans);
    for (std::size_t i = 0; i < plans.size(); ++i) {
        const DrawnLayer& layer = drawing.layers[i];
        auto named = layerByName(layer.label);
        if (!named) named = layerByName(layer.id);
        // Where provinces have layers of their own, a name may have such a word in it: "Côte-Rousse".
        if (named && each && plans[i].areas > 0 && plainWords(layer.label).find(' ') != std::string::npos)
            named.reset();
        if (named) {
            plans[i].becomes = named->first;
            plans[i].language = named->second;
            plans[i].how = LayerReason::byName;
        } else
            plans[i].becomes = byForm(plans[i], clones[i]);
    }
    return plans;
}

} // namespace marches::draft
