#include "app/warriors/map/map_motion.h"

#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/barbarians.h"
#include "engine/warriors/query.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace marches::warriors::face {

namespace {

// ms at the usual speed
constexpr int marchTime = 220;
constexpr int clashTime = 250;
constexpr int fallTime = 300;
constexpr int retreatTime = 300;
constexpr int raiseTime = 180;
constexpr int glowTime = 300;
constexpr int signTime = 700;

using Holders = std::vector<std::pair<ProvinceId, Owner>>;

/// What happens at once.
struct Beat {
    enum class Kind : std::uint8_t { March, Raise, Clash, Fall, Retreat } kind;
    struct Journey {
        UnitRef unit;
        ProvinceId from;
        ProvinceId to;
    };
    std::vector<Journey> journeys;
    std::vector<std::pair<UnitRef, ProvinceId>> gone;
    std::vector<std::pair<UnitRef, ProvinceId>> raised;
    std::vector<std::tuple<UnitRef, ProvinceId, int>> hurt;
    Holders holders; ///< from now on
};

/// Returns the journey of an event of the form of `moved`: a unit goes from a province to another.
Beat::Journey journeyOf(const Event& event) {
    const auto moved = as<EventCode::moved>(event);
    return {moved.unit, moved.from, moved.to};
}

/// Returns unit and province of an event of the form of `armyBuilt`: a unit is raised or lost there.
std::pair<UnitRef, ProvinceId> placedBy(const Event& event) {
    const auto placed = as<EventCode::armyBuilt>(event);
    return {placed.unit, placed.province};
}

/// Sorts the events into beats: armies that march together, then each battle in its parts.
class Script {
public:
    explicit Script(std::span<const Event> events) {
        for (const Event& event : events)
            take(event);
    }

    Holders heldFirst; ///< before the first beat
    std::vector<Beat> beats;
    std::map<std::pair<ProvinceId, SeatId>, int> won; ///< Victory Points of kills
    std::vector<ProvinceId> taken;                    ///< provinces that got a holder
    std::vector<ProvinceId> conquered;                ///< those of them that were won in battle

private:
    void take(const Event& event) {
        switch (event.code) {
        case EventCode::moved:
        case EventCode::princessWent:
            march(journeyOf(event));
            break;
        case EventCode::armyBuilt:
        case EventCode::fortBuilt:
            beat(Beat::Kind::Raise).raised.push_back(placedBy(event));
            break;
        case EventCode::phaseBegan:
        case EventCode::turnBegan:
            run_ = beats.size(); // what follows is none of the battle before
            break;
        case EventCode::starved:
            beat(Beat::Kind::Fall).gone.push_back(placedBy(event));
            break;
        case EventCode::battleBegan:
            run_ = beats.size();
            beat(Beat::Kind::Clash);
            break;
        case EventCode::damaged: {
            const auto hit = as<EventCode::damaged>(event);
            clash().hurt.emplace_back(hit.unit, hit.province, hit.damage);
            break;
        }
        case EventCode::killed: {
            const auto killed = as<EventCode::killed>(event);
            clash();
            beat(Beat::Kind::Fall).gone.emplace_back(killed.unit, killed.province);
            if (isPlayer(killed.killer) && killed.vp > 0)
                won[{killed.province, seatOf(killed.killer)}] += killed.vp;
            break;
        }
        case EventCode::retreated:
        case EventCode::withdrew:
        case EventCode::barbariansRetreated:
            beat(Beat::Kind::Retreat).journeys.push_back(journeyOf(event));
            break;
        case EventCode::noRetreat:
        case EventCode::noWithdrawal:
        case EventCode::barbariansRemoved:
            beat(Beat::Kind::Retreat).gone.push_back(placedBy(event));
            break;
        case EventCode::conquered:
            conquered.push_back(as<EventCode::conquered>(event).province);
            [[fallthrough]];
        case EventCode::taken:
        case EventCode::handedOver: {
            const auto change = as<EventCode::taken>(event);
            taken.push_back(change.province);
            holders().emplace_back(change.province, change.holder);
            break;
        }
        case EventCode::vacated:
            holders().emplace_back(as<EventCode::vacated>(event).province, Owner::none);
            break;
        default:
            break;
        }
    }

    /// The running one of that kind, in the same march or battle; else a new one.
    Beat& beat(Beat::Kind kind) {
        for (std::size_t i = run_; i < beats.size(); ++i)
            if (beats[i].kind == kind) {
                last_ = i;
                return beats[i];
            }
        if (!beats.empty() && beats.back().kind == Beat::Kind::March) run_ = beats.size();
        beats.push_back({kind, {}, {}, {}, {}, {}});
        last_ = beats.size() - 1;
        return beats.back();
    }

    Holders& holders() { return beats.empty() ? heldFirst : beats[last_].holders; }

    /// A battle that an earlier line began has no event of its own for it.
    Beat& clash() { return beat(Beat::Kind::Clash); }

    /// A unit's second step comes after its first; the steps of different units are made at once.
    void march(const Beat::Journey& journey) {
        if (beats.empty() || beats.back().kind != Beat::Kind::March) run_ = beats.size();
        std::size_t at = run_;
        for (std::size_t i = run_; i < beats.size(); ++i)
            if (std::ranges::any_of(beats[i].journeys,
                                    [&](const Beat::Journey& other) { return other.unit == journey.unit; }))
                at = i + 1;
        if (at == beats.size()) beats.push_back({Beat::Kind::March, {}, {}, {}, {}, {}});
        beats[at].journeys.push_back(journey);
        last_ = at;
    }

    std::size_t run_ = 0; ///< where the running march or battle begins
    std::size_t last_ = 0;
};

/// Plays the beats on the position before them and takes a picture between any two.
class Director {
public:
    Director(const Moment& before, const Moment& after, const std::vector<Token>& chosen)
        : now_(before), after_(after) {
        hints_.chosen = chosen;
    }

    appmap::MapMotion film(const Script& script) {
        for (const Beat& beat : script.beats) {
            for (const Beat::Journey& journey : beat.journeys) {
                show(journey.from);
                show(journey.to);
            }
            for (const auto& [unit, province] : beat.gone)
                show(province);
            for (const auto& [unit, province] : beat.raised)
                show(province);
            for (const auto& [unit, province, points] : beat.hurt)
                show(province);
        }
        if (motion_.provinces.empty()) return {};
        takePicture();
        hold(script.heldFirst);
        for (std::size_t i = 0; i < script.beats.size(); ++i) {
            const Beat& beat = script.beats[i];
            const bool kills = i + 1 < script.beats.size() && script.beats[i + 1].kind == Beat::Kind::Fall;
            if (beat.kind == Beat::Kind::Clash && beat.hurt.empty() && !kills) { // fought later
                hold(beat.holders);
                continue;
            }
            play(beat);
            takePicture();
            appmap::MotionScene scene;
            scene.duration = timeOf(beat.kind);
            scene.clash = beat.kind == Beat::Kind::Clash;
            motion_.scenes.push_back(std::move(scene));
        }
        now_ = after_; // with what no event tells: who stands up, whose turn it is, what is healed
        if (!motion_.scenes.empty()) {
            motion_.pictures.pop_back();
            takePicture();
        }
        addOutcome(script);
        return std::move(motion_);
    }

private:
    static int timeOf(Beat::Kind kind) {
        switch (kind) {
        case Beat::Kind::March:
            return marchTime;
        case Beat::Kind::Raise:
            return raiseTime;
        case Beat::Kind::Clash:
            return clashTime;
        case Beat::Kind::Fall:
            return fallTime;
        case Beat::Kind::Retreat:
            return retreatTime;
        }
        return marchTime;
    }

    void show(ProvinceId province) {
        if (!shown(province)) motion_.provinces.push_back(province);
    }
    bool shown(ProvinceId province) const { return placeOf(province) < motion_.provinces.size(); }
    std::size_t placeOf(ProvinceId province) const {
        return static_cast<std::size_t>(std::ranges::find(motion_.provinces, province) -
                                        motion_.provinces.begin());
    }

    /// Who took what, and what it brought, when all is done.
    void addOutcome(const Script& script) {
        appmap::MotionScene scene;
        for (const ProvinceId province : script.taken)
            if (shown(province) && isPlayer(now_.state.holder(province)))
                scene.glows.push_back(placeOf(province));
        auto won = script.won;
        const Setting& setting = *now_.setting;
        for (const ProvinceId province : script.conquered)
            if (const Owner holder = now_.state.holder(province); isPlayer(holder))
                won[{province, seatOf(holder)}] += provinceVp(setting, province);
        for (const auto& [where, points] : won) {
            const ProvinceId province = where.first;
            if (points <= 0 || !shown(province)) continue;
            const bool most = std::ranges::none_of(won, [&, most = points](const auto& other) {
                return other.first.first == province && other.second > most;
            });
            const bool said = std::ranges::any_of(
                scene.signs, [&](const auto& sign) { return sign.stack == placeOf(province); });
            if (!most || said) continue; // one sign to a province: of who gets most there
            scene.signs.push_back(
                {placeOf(province), playerColour(now_.colour(where.second)), signedNumber(points)});
        }
        if (scene.glows.empty() && scene.signs.empty()) return;
        scene.duration = scene.signs.empty() ? glowTime : signTime;
        motion_.scenes.push_back(std::move(scene));
        takePicture();
    }

    void play(const Beat& beat) {
        for (const auto& [unit, province, points] : beat.hurt)
            hurt(unit, province, points);
        for (const auto& [unit, province] : beat.gone)
            remove(unit, province);
        for (const auto& [unit, province] : beat.raised)
            unitAt(unit) = after_.state.player(seatOf(unit.owner)).units[unit.number];
        for (const Beat::Journey& journey : beat.journeys)
            go(journey, beat.kind == Beat::Kind::Retreat);
        hold(beat.holders);
    }

    void hold(const Holders& holders) {
        for (const auto& [province, holder] : holders)
            now_.state.holders[index(province)] = holder;
    }

    Unit& unitAt(UnitRef unit) { return now_.state.player(seatOf(unit.owner)).units[unit.number]; }

    void hurt(UnitRef unit, ProvinceId province, int points) {
        const auto add = [points](std::uint8_t& damage) {
            damage = static_cast<std::uint8_t>(std::min(255, damage + points));
        };
        if (isPlayer(unit.owner))
            add(unitAt(unit).damage);
        else if (Barbarian* barbarian = findBarbarian(now_.state, unit, province))
            add(barbarian->damage);
    }

    void remove(UnitRef unit, ProvinceId province) {
        if (isPlayer(unit.owner))
            unitAt(unit).province = noProvince;
        else if (findBarbarian(now_.state, unit, province) != nullptr)
            takeAway(unit, province);
    }

    /// The Barbarian's name is free for others; its mark is not.
    void takeAway(UnitRef unit, ProvinceId province) {
        removeBarbarian(now_.state, unit, province);
        marks_.erase({province, unit.barbarianFort, unit.number});
    }

    void go(const Beat::Journey& journey, bool retreats) {
        if (isPlayer(journey.unit.owner)) {
            Unit& unit = unitAt(journey.unit);
            const Unit& later = after_.state.player(seatOf(journey.unit.owner)).units[journey.unit.number];
            unit.province = journey.to;
            unit.lying = unit.lying || retreats;
            if (now_.state.turn == after_.state.turn) unit.apSpent = std::max(unit.apSpent, later.apSpent);
            return;
        }
        const Barbarian* goes = findBarbarian(now_.state, journey.unit, journey.from);
        if (goes == nullptr) return;
        const appmap::UnitMark mark = barbarianMark(*goes);
        const int damage = goes->damage;
        takeAway(journey.unit, journey.from);
        const Barbarian& gone =
            addBarbarian(now_.state, journey.to, journey.unit.barbarianFort, true, damage);
        marks_[keyOf(gone)] = mark;
    }

    // Players' tokens are known by number, Barbarians by the name that they have where they are now.
    using BarbarianKey = std::tuple<ProvinceId, bool, int>;
    static BarbarianKey keyOf(const Barbarian& each) { return {each.province, each.fort, each.number}; }
    appmap::UnitMark barbarianMark(const Barbarian& each) {
        const auto [mark, fresh] = marks_.try_emplace(keyOf(each), nextMark_);
        if (fresh) ++nextMark_;
        return mark->second;
    }
    appmap::UnitMark markOf(UnitRef unit, ProvinceId province) {
        if (isPlayer(unit.owner))
            return static_cast<appmap::UnitMark>(index(unit.owner) * tokenCount + unit.number);
        const Barbarian* barbarian = findBarbarian(now_.state, unit, province);
        return barbarian == nullptr ? nextMark_++ : barbarianMark(*barbarian);
    }

    void takePicture() {
        std::vector<appmap::StackPicture>& pictures = motion_.pictures.emplace_back();
        for (const ProvinceId province : motion_.provinces) {
            PaintedProvince painted = paintedProvince(now_, province, hints_);
            appmap::StackPicture& picture = pictures.emplace_back();
            picture.owner = painted.face.owner;
            picture.groups = std::move(painted.face.groups);
            for (const auto& group : painted.units) {
                auto& tokens = picture.units.emplace_back();
                for (const std::vector<UnitRef>& units : group) {
                    auto& marks = tokens.emplace_back();
                    for (const UnitRef unit : units)
                        marks.push_back(markOf(unit, province));
                }
            }
        }
    }

    Moment now_;
    const Moment& after_;
    MapHints hints_;
    appmap::MapMotion motion_;
    std::map<BarbarianKey, appmap::UnitMark> marks_;
    appmap::UnitMark nextMark_ = maxPlayers * tokenCount; ///< above all players' tokens
};

} // namespace

std::vector<appmap::MapArrow> marchesOf(const Moment& before, std::span<const Event> events) {
    std::vector<appmap::MapArrow> marches;
    std::vector<UnitRef> last; // of each arrow: who went on it
    for (const Event& event : events) {
        switch (event.code) {
        case EventCode::moved:
        case EventCode::princessWent:
        case EventCode::retreated:
        case EventCode::withdrew:
        case EventCode::barbariansRetreated:
            break;
        default:
            continue;
        }
        const auto [unit, from, to] = journeyOf(event);
        const auto end = static_cast<int>(index(to));
        const auto runs = std::ranges::find(last, unit);
        const bool goesOn = isPlayer(unit.owner) && event.code == EventCode::moved && runs != last.end();
        if (goesOn) {
            marches[static_cast<std::size_t>(runs - last.begin())].path.push_back(end);
            continue;
        }
        appmap::MapArrow arrow;
        arrow.path = {static_cast<int>(index(from)), end};
        if (isPlayer(unit.owner)) arrow.owner = playerColour(before.colour(seatOf(unit.owner)));
        marches.push_back(std::move(arrow));
        last.push_back(unit);
    }
    std::vector<appmap::MapArrow> different;
    for (appmap::MapArrow& march : marches)
        if (std::ranges::find(different, march) == different.end()) different.push_back(std::move(march));
    return different;
}

appmap::MapMotion motionOf(const Moment& before, const Moment& after, std::span<const Event> events,
                           const std::vector<Token>& chosen) {
    const Script script(events);
    if (script.beats.empty()) return {};
    return Director(before, after, chosen).film(script);
}

} // namespace marches::warriors::face
