#include "app/warriors/map/map_legend.h"

#include "app/warriors/map/map_faces.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <optional>

namespace marches::warriors::face {

namespace {

struct Legend {
    Q_DECLARE_TR_FUNCTIONS(Legend)
};

using Entry = appmap::LegendEntry;

/// The caller says what the sample shows.
Entry& add(std::vector<Entry>& legend, Entry::Sample sample, const QString& text) {
    Entry& entry = legend.emplace_back();
    entry.sample = sample;
    entry.text = text;
    return entry;
}

/// The first token for which `shows` is true; null: there is none.
template <class Shows>
const theme::TokenLook* firstToken(std::span<const appmap::ProvinceFace> faces, Shows shows) {
    for (const appmap::ProvinceFace& face : faces)
        for (const appmap::TokenGroup& group : face.groups)
            for (const appmap::MapToken& token : group.tokens)
                if (shows(token.look)) return &token.look;
    return nullptr;
}

const theme::Badge* findBadge(std::span<const appmap::ProvinceFace> faces, theme::Badge::Kind kind) {
    for (const appmap::ProvinceFace& face : faces)
        for (const theme::Badge& badge : face.badges)
            if (badge.kind == kind) return &badge;
    return nullptr;
}

QString outlinedText(Outlined outlined) {
    switch (outlined) {
    case Outlined::builds:
        //: In the legend: a province where the player can build an army or a Fort
        return Legend::tr("a place to build");
    case Outlined::starts:
        //: In the legend: a province with units that can still move
        return Legend::tr("can move");
    case Outlined::goals:
        //: In the legend: a province where the chosen units can go
        return Legend::tr("can be reached");
    case Outlined::past:
    case Outlined::answers:
        break;
    }
    return Legend::tr("can be chosen");
}

/// What the gold line round a province marks.
QString selectedText(std::span<const appmap::ProvinceFace> faces, Outlined outlined) {
    //: In the legend: the province in which the step was done that one looks back at
    if (outlined == Outlined::past) return Legend::tr("this step was done here");
    const bool units = firstToken(faces, [](const theme::TokenLook& look) { return look.selected; });
    //: In the legend: the province of the units that the player has chosen; they have a gold frame too
    if (units) return Legend::tr("the chosen units");
    //: In the legend: the province where a battle is being fought
    return Legend::tr("the battle goes on here");
}

/// Adds the lines on what is being chosen, and on routes.
void addChoice(std::vector<Entry>& legend, const MapSigns& signs) {
    const auto outline = [&](appmap::Highlight highlight, const QString& text) {
        if (std::ranges::any_of(
                signs.faces, [&](const appmap::ProvinceFace& face) { return face.highlight == highlight; }))
            add(legend, Entry::Sample::Line, text).highlight = highlight;
    };
    outline(appmap::Highlight::Selected, selectedText(signs.faces, signs.outlined));
    outline(appmap::Highlight::Legal, outlinedText(signs.outlined));
    outline(appmap::Highlight::LegalBattle, Legend::tr("battle"));
    //: In the legend: the first of two provinces has been chosen
    outline(appmap::Highlight::Planned, Legend::tr("already chosen"));
    const auto badge = [&](theme::Badge::Kind kind, const QString& text) {
        if (const theme::Badge* found = findBadge(signs.faces, kind))
            add(legend, Entry::Sample::Badge, text).badge = *found;
    };
    badge(theme::Badge::Kind::Reach, Legend::tr("cost in Action Points (AP)"));
    badge(theme::Badge::Kind::Battle, Legend::tr("cost in Action Points (AP), battle included"));
    const auto hasDots = [](const theme::TokenLook& look) { return look.actionPoints.has_value(); };
    if (const theme::TokenLook* lamps = firstToken(signs.faces, hasDots)) {
        //: In the legend: the dots below an army; AP is how the program shortens Action Points
        Entry& dots = add(legend, Entry::Sample::Token, Legend::tr("dots: Action Points (AP) left"));
        dots.token = {lamps->piece, lamps->owner};
        dots.token.actionPoints = lamps->actionPoints;
    }
    if (!signs.arcs.empty())
        add(legend, Entry::Sample::Arc, Legend::tr("route, in its opener's colour")).owner =
            signs.arcs.front().owner;
}

void addPlaces(std::vector<Entry>& legend, const MapSigns& signs) {
    for (const ProvinceType type :
         {ProvinceType::capital, ProvinceType::tradeCenter, ProvinceType::contested}) {
        const appmap::PlaceMark mark = marksOf(type).front();
        const bool shown = std::ranges::any_of(signs.faces, [&](const appmap::ProvinceFace& face) {
            return std::ranges::find(face.marks, mark) != face.marks.end();
        });
        if (!shown) continue;
        const QString text =
            type == ProvinceType::contested
                //: In the legend: a province that two countries dispute
                ? Legend::tr("Contested: between two countries; neither needs it for its Unification")
                : provinceType(type);
        add(legend, Entry::Sample::Mark, text).mark = mark;
    }
}

/// Whose tokens, and how many, will have no room for each first; nothing: nobody has several in a province.
std::optional<theme::TokenLook> oftenMerged(std::span<const appmap::ProvinceFace> faces) {
    std::optional<theme::TokenLook> most;
    for (const appmap::ProvinceFace& face : faces)
        for (const appmap::TokenGroup& group : face.groups) {
            int count = 0;
            for (const appmap::MapToken& token : group.tokens)
                count += std::max(1, token.look.count);
            if (count < 2 || !group.owner || (most && most->count >= count)) continue;
            most = theme::TokenLook{group.tokens.front().look.piece, group.owner};
            most->count = count;
        }
    return most;
}

/// The tokens that lie there, and what they can have on them.
void addTokens(std::vector<Entry>& legend, const MapSigns& signs) {
    std::array<const theme::TokenLook*, pieceCount> pieces{};
    const theme::TokenLook* lying = nullptr;
    const theme::TokenLook* hurt = nullptr;
    for (const appmap::ProvinceFace& face : signs.faces)
        for (const appmap::TokenGroup& group : face.groups)
            for (const appmap::MapToken& token : group.tokens) {
                const theme::TokenLook*& first = pieces[index(pieceOf(token.look.piece))];
                if (first == nullptr) first = &token.look;
                if (token.look.lying) lying = &token.look;
                if (token.look.damage > 0) hurt = &token.look;
            }
    // The strange ones first.
    for (const Piece piece : {Piece::barbarianArmy, Piece::barbarianFort, Piece::fort, Piece::princess,
                              Piece::infantry, Piece::archer, Piece::cavalry})
        if (const theme::TokenLook* found = pieces[index(piece)])
            add(legend, Entry::Sample::Token, pieceName(piece)).token = {found->piece, found->owner};
    if (const auto several = oftenMerged(signs.faces))
        add(legend, Entry::Sample::Merged,
            //: In the legend: where there is no room for each, pieces are drawn as a pile and their number
            Legend::tr("so many pieces of one player; point at them to see each"))
            .token = *several;
    if (hurt != nullptr) {
        theme::TokenLook& token = add(legend, Entry::Sample::Token, Legend::tr("damage")).token;
        token = {hurt->piece, hurt->owner};
        token.damage = hurt->damage;
    }
    if (lying != nullptr) {
        //: In the legend: an army that lies on its side
        theme::TokenLook& token = add(legend, Entry::Sample::Token, Legend::tr("has retreated")).token;
        token = {lying->piece, lying->owner};
        token.lying = true;
    }
}

/// Two of them; the only one where there is but one.
std::vector<QColor> toldApartBest(const std::vector<QColor>& colours) {
    std::vector<QColor> best = colours;
    int farthest = -1;
    for (std::size_t i = 0; i < colours.size(); ++i)
        for (std::size_t j = i + 1; j < colours.size(); ++j) {
            const int red = colours[i].red() - colours[j].red();
            const int green = colours[i].green() - colours[j].green();
            const int blue = colours[i].blue() - colours[j].blue();
            const int distance = red * red + green * green + blue * blue;
            if (distance <= farthest) continue;
            farthest = distance;
            best = {colours[i], colours[j]};
        }
    return best;
}

void addGround(std::vector<Entry>& legend, const MapSigns& signs) {
    const auto inPlay = [&](int province) {
        return province >= 0 && static_cast<std::size_t>(province) < signs.faces.size() &&
               signs.faces[static_cast<std::size_t>(province)].inPlay;
    };
    const auto held = std::ranges::find_if(
        signs.faces, [](const appmap::ProvinceFace& face) { return face.owner.has_value(); });
    if (held != signs.faces.end())
        //: In the legend: land in the colour of the player who holds it, and hatched as his arms are
        add(legend, Entry::Sample::Held, Legend::tr("hatched: held by the player of that colour")).owner =
            held->owner;
    const auto free = [](const appmap::ProvinceFace& face) {
        return face.inPlay && !face.owner && face.country;
    };
    std::vector<QColor> countries;
    for (const appmap::ProvinceFace& face : signs.faces)
        if (free(face) && !face.secondCountry &&
            std::ranges::find(countries, *face.country) == countries.end())
            countries.push_back(*face.country);
    countries = toldApartBest(countries);
    if (!countries.empty())
        //: In the legend: land that no player holds is painted in its country's colour
        add(legend, Entry::Sample::Country, Legend::tr("no player's land, in the colour of its country"))
            .countries = std::move(countries);
    const auto striped = std::ranges::find_if(signs.faces, [&](const appmap::ProvinceFace& face) {
        return free(face) && face.secondCountry.has_value();
    });
    if (striped != signs.faces.end())
        //: In the legend: land that no player holds, of two countries, has stripes in both colours
        add(legend, Entry::Sample::Striped,
            Legend::tr("striped: Contested, in the colours of both countries"))
            .countries = {*striped->country, *striped->secondCountry};
    if (signs.picture == nullptr) return;
    add(legend, Entry::Sample::Idle, Legend::tr("Not in play"));
    const std::vector<appmap::SeaLane>& lanes = signs.picture->lanes;
    if (std::ranges::any_of(
            lanes, [&](const appmap::SeaLane& lane) { return inPlay(lane.from) && inPlay(lane.to); }))
        //: In the legend: a dotted line over the sea joins two provinces
        add(legend, Entry::Sample::Lane, Legend::tr("Sea link: counts as a common border"));
    //: In the legend: a dashed line from a name, or from pieces, that have no room on their province
    add(legend, Entry::Sample::Apart, Legend::tr("leads from a name or pieces to their province"));
}

/// What provinces yield and are worth, the small signs in the chips; and those of the play-mat.
void addYields(std::vector<Entry>& legend, const MapSigns& signs) {
    const auto addSign = [&](theme::Icon icon, const QString& text, const auto& shows) {
        if (std::ranges::none_of(signs.faces, shows)) return;
        Entry& entry = add(legend, Entry::Sample::Icon, text);
        entry.icon = icon;
        if (icon == theme::Icon::VictoryPoint) entry.role = theme::Role::Accent;
    };
    for (const Resource resource : {Resource::food, Resource::product, Resource::weapon})
        addSign(iconFor(resource), resourceName(resource), [&](const appmap::ProvinceFace& face) {
            return std::ranges::find(face.symbols, iconFor(resource)) != face.symbols.end();
        });
    //: No symbol on the map stands for it; high levels: of the paths of the play-mat
    addSign(iconFor(Resource::gold), Legend::tr("Gold: no province has it; the bank and high levels give it"),
            [](const appmap::ProvinceFace& face) { return !face.symbols.empty(); });
    addSign(theme::Icon::VictoryPoint, Legend::tr("Victory Points while it is held"),
            [](const appmap::ProvinceFace& face) { return face.worth != 0; });
    const auto inEveryGame = [](const appmap::ProvinceFace&) { return true; };
    //: In the legend: the boot on the play-mat; AP is how the program shortens Action Points
    addSign(theme::Icon::ActionPoint, Legend::tr("on the play-mat: Action Points (AP) of each army"),
            inEveryGame);
    //: In the legend: the arch on the play-mat
    addSign(theme::Icon::Route, Legend::tr("on the play-mat: Trade Routes one may open"), inEveryGame);
}

} // namespace

std::vector<appmap::LegendEntry> mapLegend(const MapSigns& signs) {
    std::vector<Entry> legend;
    addChoice(legend, signs);
    const std::size_t choice = legend.size();
    addGround(legend, signs);
    addTokens(legend, signs);
    addPlaces(legend, signs);
    addYields(legend, signs);
    // What is being chosen is told at once; all else when asked for, and by names when pointed at: the whole
    // of it would lie over land that is played on.
    for (std::size_t i = choice; i < legend.size(); ++i)
        legend[i].onDemand = true;
    return legend;
}

} // namespace marches::warriors::face
