#include "engine/warriors/notation.h"

#include "engine/base/text.h"
#include "engine/warriors/names.h"
#include "engine/warriors/play.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace marches::warriors {
namespace {

using Words = std::span<const std::string_view>;
using Steps = std::vector<Command>;

struct Unread {
    Refusal refusal;
    std::string_view word; ///< the word of the line that names nothing; else empty
};
using Read = Expected<Steps, Unread>;

auto refused(const Refusal& why) {
    return unexpected(Unread{why, {}});
}
auto fault(CodeFor<RefusalCode> code, std::string_view word = {}) {
    return unexpected(Unread{refusal(code), word});
}

/// The line that a verb is read from: its words behind the verb, and the position.
struct Line {
    const Setting& setting;
    const State& state;
    SeatId actor;
    Words words;

    Read one(const Step& step) const { return Steps{Command{actor, step}}; }
    bool are(std::size_t count) const { return words.size() == count; }
};

std::optional<int> figure(std::string_view word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size() || word.empty() || word[0] == '-')
        return std::nullopt;
    if (word.size() > 1 && word[0] == '0') return std::nullopt;
    return value;
}

std::optional<ProvinceId> provinceNamed(const Line& line, std::string_view word) {
    return line.setting.board.map.findProvince(word);
}

/// Reads an own unit: "I1", or with the name of the own seat before it.
std::optional<Token> ownToken(const Line& line, std::string_view word) {
    const auto unit = unitNamed(line.setting, line.actor, word);
    if (!unit || unit->owner != ownerOf(line.actor)) return std::nullopt;
    return unit->number;
}

/// The most steps that a line can be short for; figures of a scenario allow assignments of some thousand
/// points.
constexpr int mostPerLine = 9999;

template <class StepType>
Read province(const Line& line) {
    if (!line.are(1)) return fault(RefusalCode::wrongArguments);
    const auto place = provinceNamed(line, line.words[0]);
    if (!place) return fault(RefusalCode::unknownProvince, line.words[0]);
    return line.one(StepType{*place});
}

template <class StepType>
Read seat(const Line& line) {
    if (!line.are(1)) return fault(RefusalCode::wrongArguments);
    const auto other = line.setting.findSeat(line.words[0]);
    if (!other) return fault(RefusalCode::unknownActor, line.words[0]);
    return line.one(StepType{*other});
}

template <class StepType>
Read bare(const Line& line) {
    if (!line.are(0)) return fault(RefusalCode::wrongArguments);
    return line.one(StepType{});
}

Read placeTokens(const Line& line) {
    if (line.words.empty() || line.words.size() % 2 != 0) return fault(RefusalCode::wrongArguments);
    Steps steps;
    for (std::size_t i = 0; i < line.words.size(); i += 2) {
        const auto path = pathNamed(line.words[i]);
        const auto count = figure(line.words[i + 1]);
        if (!path || !count || *count > mostPerLine) return fault(RefusalCode::wrongArguments);
        steps.insert(steps.end(), static_cast<std::size_t>(*count),
                     Command{line.actor, step::PlaceToken{*path}});
    }
    if (steps.empty() || steps.size() > mostPerLine) return fault(RefusalCode::wrongArguments);
    if (line.state.stage == Stage::placeTokens && line.state.current == line.actor) {
        const auto& placed = line.state.player(line.actor).tokens;
        const int all = placed[0] + placed[1] + placed[2] + static_cast<int>(steps.size());
        const int due = line.setting.tables.startTokens;
        if (all > due) return refused(refusal(RefusalCode::placeAll, all, due));
    }
    return steps;
}

Read feed(const Line& line) {
    if (line.words.empty()) return fault(RefusalCode::wrongArguments);
    Steps steps;
    if (line.are(1) && line.words[0] == "all") {
        const auto& units = line.state.player(line.actor).units;
        for (Token token = 0; token < armyTokenCount; ++token)
            if (units[token].onBoard() && !units[token].fed) steps.push_back({line.actor, step::Feed{token}});
        if (steps.empty()) return line.one(step::Feed{0}); // check refuses it and says why
        return steps;
    }
    for (const std::string_view word : line.words) {
        const auto token = ownToken(line, word);
        if (!token) return fault(RefusalCode::unknownUnit, word);
        steps.push_back({line.actor, step::Feed{*token}});
    }
    return steps;
}

Read routeIncome(const Line& line) {
    if (!line.are(2)) return fault(RefusalCode::wrongArguments);
    const auto ordinal = figure(line.words[0]);
    const auto resource = resourceNamed(line.words[1]);
    if (!ordinal || *ordinal > 255 || !resource) return fault(RefusalCode::wrongArguments);
    return line.one(step::RouteIncome{static_cast<std::uint8_t>(*ordinal), *resource});
}

/// Reads pairs of a resource and an amount up to a word that is no resource; "nothing" stands for none.
std::optional<Resources> amounts(Words& words) {
    Resources sum;
    if (!words.empty() && words[0] == "nothing") {
        words = words.subspan(1);
        return sum;
    }
    bool any = false;
    while (words.size() >= 2) {
        const auto resource = resourceNamed(words[0]);
        if (!resource) break;
        const auto amount = figure(words[1]);
        if (!amount || *amount > 1'000'000 || sum[*resource] != 0) return std::nullopt;
        sum[*resource] = *amount;
        words = words.subspan(2);
        any = true;
    }
    if (!any) return std::nullopt;
    return sum;
}

Read bank(const Line& line) {
    if (line.words.size() < 4 || line.words.size() % 2 != 0) return fault(RefusalCode::wrongArguments);
    const auto give = resourceNamed(line.words[0]);
    const auto given = figure(line.words[1]);
    const auto get = resourceNamed(line.words[line.words.size() - 2]);
    const auto got = figure(line.words.back());
    if (!give || !given || !get || !got || *got < 1 || *got > mostPerLine || *given > 255 * mostPerLine)
        return fault(RefusalCode::wrongArguments);
    const int rate = bankRate(line.setting, line.state, line.actor);
    const step::Bank lot{*give, *get, static_cast<std::uint8_t>(std::min(255, *given / *got))};
    if (!line.are(4) || *given % *got != 0) {
        if (const auto no = whoAndWhen({line.setting, line.state}, line.actor, lot)) return refused(*no);
        if (!line.are(4)) return fault(RefusalCode::mixedTypes);
        return refused(refusal(RefusalCode::unevenLots, *given, *give, rate));
    }
    return Steps(static_cast<std::size_t>(*got), Command{line.actor, lot});
}

Read offer(const Line& line) {
    if (line.words.size() < 5 || line.words[1] != "give") return fault(RefusalCode::wrongArguments);
    const auto partner = line.setting.findSeat(line.words[0]);
    if (!partner) return fault(RefusalCode::unknownActor, line.words[0]);
    Words rest = line.words.subspan(2);
    const auto give = amounts(rest);
    if (!give || rest.empty() || rest[0] != "take") return fault(RefusalCode::wrongArguments);
    rest = rest.subspan(1);
    const auto take = amounts(rest);
    if (!take || !rest.empty()) return fault(RefusalCode::wrongArguments);
    return line.one(step::MakeOffer{*partner, *give, *take});
}

Read buyVp(const Line& line) {
    const auto count = line.are(1) ? figure(line.words[0]) : std::nullopt;
    if (!count || *count < 1 || *count > mostPerLine) return fault(RefusalCode::wrongArguments);
    return Steps(static_cast<std::size_t>(*count), Command{line.actor, step::BuyVp{}});
}

Read upgrade(const Line& line) {
    const auto path = line.are(1) ? pathNamed(line.words[0]) : std::nullopt;
    if (!path) return fault(RefusalCode::wrongArguments);
    return line.one(step::Upgrade{*path});
}

Read build(const Line& line) {
    if (!line.are(2) && !line.are(4)) return fault(RefusalCode::wrongArguments);
    step::Build step;
    for (std::size_t i = 0; i < line.words.size(); i += 2) {
        const auto kind = unitKindNamed(line.words[i]);
        if (!kind) return fault(RefusalCode::wrongArguments);
        const auto place = provinceNamed(line, line.words[i + 1]);
        if (!place) return fault(RefusalCode::unknownProvince, line.words[i + 1]);
        (i == 0 ? step.kind : step.secondKind) = *kind;
        (i == 0 ? step.province : step.secondProvince) = *place;
    }
    return line.one(step);
}

Read promote(const Line& line) {
    if (!line.are(2)) return fault(RefusalCode::wrongArguments);
    const auto unit = unitNamed(line.setting, line.actor, line.words[0]);
    if (!unit) return fault(RefusalCode::unknownUnit, line.words[0]);
    const auto kind = unitKindNamed(line.words[1]);
    if (!kind) return fault(RefusalCode::wrongArguments);
    return line.one(step::Promote{*unit, *kind});
}

Read shift(const Line& line) {
    if (!line.are(2)) return fault(RefusalCode::wrongArguments);
    const auto from = pathNamed(line.words[0]);
    const auto to = pathNamed(line.words[1]);
    if (!from || !to) return fault(RefusalCode::wrongArguments);
    return line.one(step::Shift{*from, *to});
}

Read move(const Line& line) {
    if (line.words.size() < 2) return fault(RefusalCode::wrongArguments);
    const auto token = ownToken(line, line.words[0]);
    if (!token) return fault(RefusalCode::unknownUnit, line.words[0]);
    Steps steps;
    for (const std::string_view word : line.words.subspan(1)) {
        const auto place = provinceNamed(line, word);
        if (!place) return fault(RefusalCode::unknownProvince, word);
        steps.push_back({line.actor, step::Move{*token, *place}});
    }
    return steps;
}

Read assign(const Line& line) {
    Steps steps;
    for (std::size_t i = 0; i < line.words.size(); i += 2) {
        const auto unit = unitNamed(line.setting, line.actor, line.words[i]);
        if (!unit) return fault(RefusalCode::unknownUnit, line.words[i]);
        const auto count = i + 1 < line.words.size() ? figure(line.words[i + 1]) : std::nullopt;
        if (!count || *count > mostPerLine) return fault(RefusalCode::wrongArguments);
        steps.insert(steps.end(), static_cast<std::size_t>(*count), Command{line.actor, step::Assign{*unit}});
    }
    if (steps.empty() || steps.size() > mostPerLine) return fault(RefusalCode::wrongArguments);
    const State& state = line.state;
    const bool attacker = state.stage == Stage::assignAttacker;
    const int points = attacker ? state.battle.attackerPoints : state.battle.defenderPoints;
    if ((attacker || state.stage == Stage::assignDefender) && static_cast<int>(steps.size()) > points &&
        !whoAndWhen({line.setting, state}, line.actor, steps.front().step))
        return refused(refusal(RefusalCode::assignAll, static_cast<int>(steps.size()), points));
    // battle.princess-cover: the assignment counts as a whole, in whatever order it is written.
    std::stable_partition(steps.begin(), steps.end(), [](const Command& step) {
        const UnitRef target = std::get<step::Assign>(step.step).target;
        return !isPlayer(target.owner) || !isPrincess(target.number);
    });
    return steps;
}

Read retreatCountry(const Line& line) {
    if (!line.are(1)) return fault(RefusalCode::wrongArguments);
    const auto country = line.setting.board.map.findCountry(line.words[0]);
    if (!country) return fault(RefusalCode::unknownCountry, line.words[0]);
    return line.one(step::RetreatCountry{*country});
}

Read handOver(const Line& line) {
    if (!line.are(2)) return fault(RefusalCode::wrongArguments);
    const auto place = provinceNamed(line, line.words[0]);
    if (!place) return fault(RefusalCode::unknownProvince, line.words[0]);
    const auto ally = line.setting.findSeat(line.words[1]);
    if (!ally) return fault(RefusalCode::unknownActor, line.words[1]);
    return line.one(step::HandOver{*place, *ally});
}

Read merchant(const Line& line) {
    if (!line.are(1) || (line.words[0] != "yes" && line.words[0] != "no"))
        return fault(RefusalCode::wrongArguments);
    return line.one(step::Merchant{line.words[0] == "yes"});
}

Read vote(const Line& line) {
    constexpr std::array<std::string_view, 4> ballots{"stop", "go-on", "count", "void"};
    for (std::size_t i = 0; line.are(1) && i < ballots.size(); ++i)
        if (line.words[0] == ballots[i]) return line.one(step::Vote{static_cast<step::Ballot>(i)});
    return fault(RefusalCode::wrongArguments);
}

using Reader = Read (*)(const Line&);

struct Verb {
    SentencePattern<0> form; ///< begins with the verb
    Reader read;             ///< null: a verb that no seat uses

    std::string_view word() const { return form.text().substr(0, form.text().find(' ')); }
};

/// The verbs of NOTATION.md "Commands", each at the position of its step in `Step`.
constexpr Verb verbs[] = {
    {"place-tokens PATH N ...", placeTokens},
    {"feed UNIT ... or feed all", feed},
    {"done", bare<step::Done>},
    {"route-income N RESOURCE", routeIncome},
    {"bank RESOURCE N RESOURCE N", bank},
    {"open-route SEAT", seat<step::OpenRoute>},
    {"offer SEAT give GOODS take GOODS", offer},
    {"accept SEAT", seat<step::AcceptOffer>},
    {"decline SEAT", seat<step::DeclineOffer>},
    {"retract SEAT", seat<step::RetractOffer>},
    {"buy-vp N", buyVp},
    {"upgrade PATH", upgrade},
    {"build KIND PROVINCE [KIND PROVINCE]", build},
    {"fort PROVINCE", province<step::BuildFort>},
    {"promote UNIT KIND", promote},
    {"declare-war SEAT", seat<step::DeclareWar>},
    {"pass", bare<step::Pass>},
    {"shift PATH PATH", shift},
    {"move UNIT PROVINCE ...", move},
    {"battle PROVINCE", province<step::Battle>},
    {"assign UNIT N ...", assign},
    {"retreat-country COUNTRY", retreatCountry},
    {"barbarians-to PROVINCE", province<step::BarbariansTo>},
    {"retreat PROVINCE", province<step::Retreat>},
    {"withdraw PROVINCE", province<step::Withdraw>},
    {"unify", bare<step::Unify>},
    {"handover PROVINCE SEAT", handOver},
    {"merchant yes or merchant no", merchant},
    {"vote stop, go-on, count or void", vote},
    {"offer-peace SEAT", seat<step::OfferPeace>},
    {"accept-peace SEAT", seat<step::AcceptPeace>},
    {"decline-peace SEAT", seat<step::DeclinePeace>},
    {"retract-peace SEAT", seat<step::RetractPeace>},
    {"leave", bare<step::Leave>},
    {"time-up", nullptr},
};
static_assert(std::size(verbs) == std::variant_size_v<Step>);

bool holdsWord(std::string_view form, std::string_view word) {
    for (std::size_t at = form.find(word); at != std::string_view::npos; at = form.find(word, at + 1)) {
        const bool begins = at == 0 || form[at - 1] == ' ' || form[at - 1] == '[';
        const std::size_t end = at + word.size();
        if (begins && (end == form.size() || form[end] == ' ' || form[end] == ']')) return true;
    }
    return false;
}

/// Returns a form with the meaning of its words in capitals.
Sentence explained(const SentencePattern<0>& form) {
    const std::pair<std::string_view, SentenceOperand> placeholders[] = {
        {"PATH", Sentence("production, trade or military")},
        {"RESOURCE", Sentence("food, product, weapon or gold")},
        {"GOODS", Sentence("resources with amounts (food 2 gold 1), or nothing")},
        {"KIND", Sentence("infantry, archer or cavalry")},
        {"UNIT", Sentence("I1, another seat's france:I1, of Barbarians B1 or BF1")},
        {"N", "1, 2, 3, ..."},
    };
    Sentence all(form);
    for (const auto& [word, meaning] : placeholders)
        if (holdsWord(form.text(), word)) all = Sentence("{0}; {1}: {2}", std::move(all), word, meaning);
    return all;
}

std::vector<std::string_view> split(std::string_view line) {
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t start = line.find_first_not_of(" \t");
        if (start == std::string_view::npos) return words;
        const std::size_t end = std::min(line.find_first_of(" \t", start), line.size());
        words.push_back(line.substr(start, end - start));
        line.remove_prefix(end);
    }
}

const Verb* verbNamed(std::string_view word) {
    for (const Verb& verb : verbs)
        if (verb.read != nullptr && verb.word() == word) return &verb;
    return nullptr;
}

Read readLine(const Setting& setting, const State& state, std::string_view text) {
    const std::vector<std::string_view> words = split(text);
    if (words.size() < 2) return fault(RefusalCode::unreadable);
    if (words[0] == "table") {
        if (words.size() != 2 || words[1] != "time-up") return fault(RefusalCode::unknownVerb, words[1]);
        return Steps{Command{tableActor, step::TimeUp{}}};
    }
    const auto actor = setting.findSeat(words[0]);
    if (!actor) return fault(RefusalCode::unknownActor, words[0]);
    const Verb* verb = verbNamed(words[1]);
    if (verb == nullptr) return fault(RefusalCode::unknownVerb, words[1]);
    return verb->read({setting, state, *actor, Words(words).subspan(2)});
}

} // namespace

Expected<std::vector<Command>, Refusal> parse(const Setting& setting, const State& state,
                                              std::string_view text) {
    Read read = readLine(setting, state, text);
    if (!read) return unexpected(read.error().refusal);
    return std::move(*read);
}

std::string_view formOf(std::size_t step) {
    return verbs[step].form.text();
}

Sentence sentenceOnLine(const Setting& setting, const State& state, std::string_view line,
                        const Refusal& refusal, std::string told) {
    const Read read = readLine(setting, state, line);
    if (!read && read.error().refusal == refusal) {
        if (refusal.code == RefusalCode::wrongArguments)
            return Sentence("{0} It is written: {1}", std::move(told),
                            explained(verbNamed(split(line)[1])->form));
        if (!read.error().word.empty())
            return Sentence("{0} Here: {1}", std::move(told), quotation(read.error().word));
    }
    return Sentence("{0}", std::move(told));
}

std::string textOnLine(const Setting& setting, const State& state, std::string_view line,
                       const Refusal& refusal) {
    return englishText(sentenceOnLine(setting, state, line, refusal, text(setting, refusal)));
}

} // namespace marches::warriors
