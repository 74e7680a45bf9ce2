#include "app/warriors/prompts/action_rows.h"

#include "app/theme/icons.h"
#include "app/warriors/docks/offer_need.h"
#include "app/warriors/pieces/reach.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/words/contexts.h"
#include "app/warriors/words/march_words.h"
#include "app/warriors/words/step_text.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace marches::warriors::face {

QString rowId(const Moment& moment, const std::vector<Command>& steps) {
    QStringList lines;
    for (const std::vector<Command>& line : recordLines(steps))
        lines << QString::fromStdString(print(*moment.setting, line));
    return lines.join(QStringLiteral("; "));
}

ProvinceId placeToTry(const Moment& moment) {
    const Setting& setting = *moment.setting;
    const Owner self = ownerOf(moment.hand);
    const ProvinceId capital = setting.board.capitals[setting.seats[index(moment.hand)].country];
    if (capital != noProvince && moment.state.holder(capital) == self) return capital;
    const auto own = std::ranges::find(moment.state.holders, self);
    return own == moment.state.holders.end()
               ? capital
               : idAt<ProvinceId>(static_cast<std::size_t>(own - moment.state.holders.begin()));
}

namespace {

play::ActionRow finished(play::ActionRow row, const Moment& moment, const Hands& hands,
                         std::vector<Command> steps) {
    row.id = rowId(moment, steps);
    row.act = play::pressing(hands.act, std::move(steps));
    return row;
}

void addMarches(std::vector<play::ActionRow>& rows, const Moment& moment, const Hands& hands,
                const std::vector<Token>& units) {
    const Setting& setting = *moment.setting;
    const QString named = unitsThere(moment, units);
    for (const March& march : findMarches(setting, moment.state, moment.hand, units)) {
        const StepText text = stepText(moment, march.steps, {named, {march.target()}});
        play::ActionRow row = rowOf(text);
        row.detail = marchDetail(moment, march);
        if (const QString loss = marchLoss(moment, march); !loss.isEmpty())
            //: What a march leads to, and what it gives up
            row.detail = Actions::tr("%1 · %2", "a march").arg(row.detail, loss);
        if (march.battle) row.icon = theme::icon(theme::Icon::War);
        row.province = march.target();
        row = finished(std::move(row), moment, hands, march.steps);
        if (march.battle && hands.fight)
            row.act = [fight = hands.fight, units, march] { fight(units, march); };
        if (march.battle && hands.foretell)
            row.tell = [foretell = hands.foretell, units, march] { return foretell(units, march); };
        rows.push_back(std::move(row));
    }
}

/// What is picked comes first, before all its like; then one list for each army that differs from the others
/// of its province, before it one for all its like.
void addAllMarches(std::vector<play::ActionRow>& rows, const Moment& moment, const Hands& hands,
                   const std::vector<Token>& picked) {
    std::set<std::vector<Token>> added;
    const auto add = [&](std::vector<Token> units) {
        std::ranges::sort(units);
        if (!units.empty() && added.insert(units).second) addMarches(rows, moment, hands, units);
    };
    const State& state = moment.state;
    std::map<Stack, std::vector<Token>> stacks;
    for (const Token token : armiesOf(state, moment.hand))
        stacks[stackOf(moment, token)].push_back(token);
    std::set<Stack> listed;
    add(picked);
    std::set<Stack> pickedOf;
    for (const Token token : picked)
        pickedOf.insert(stackOf(moment, token));
    if (pickedOf.size() == 1) {
        add(stacks[*pickedOf.begin()]);
        if (picked.size() == 1) listed = pickedOf;
    }
    for (std::size_t i = 0; i < tokenCount; ++i) {
        const Token token = static_cast<Token>(i);
        if (!state.player(moment.hand).units[token].onBoard() || isFort(token)) continue;
        if (isPrincess(token) != (state.stage == Stage::movePrincess)) continue;
        if (!listed.insert(stackOf(moment, token)).second) continue;
        add(stacks[stackOf(moment, token)]);
        add({token});
    }
}

play::ActionRow feeding(const Moment& moment, const Hands& hands, const std::vector<Token>& armies) {
    std::vector<Command> steps;
    for (const Token token : armies)
        steps.push_back({moment.hand, step::Feed{token}});
    play::ActionRow row = rowOf(stepText(moment, steps));
    row.detail.clear();
    return finished(std::move(row), moment, hands, std::move(steps));
}

/// All armies at once, then by province, as many of those that are alike as there is Food for.
void addFeeding(std::vector<play::ActionRow>& rows, const Moment& moment, const Hands& hands) {
    const Player& player = moment.state.player(moment.hand);
    const auto held = static_cast<int>(player.resources[Resource::food]);
    std::vector<Token> all;
    std::map<Stack, std::vector<Token>> stacks;
    std::map<std::pair<ProvinceId, UnitKind>, int> kinds; // how many differ
    int needed = 0;
    for (const Token token : armiesOf(moment.state, moment.hand)) {
        if (player.units[token].fed) continue;
        all.push_back(token);
        needed += moment.setting->tables.feed[static_cast<std::size_t>(kindOf(token))];
        const Stack stack = stackOf(moment, token);
        if (stacks[stack].empty()) ++kinds[{std::get<ProvinceId>(stack), std::get<UnitKind>(stack)}];
        stacks[stack].push_back(token);
    }
    if (all.size() > 1 && needed <= held) {
        play::ActionRow row = feeding(moment, hands, all);
        row.text = Actions::tr("All armies");
        row.province = noProvince;
        rows.push_back(std::move(row));
    }
    for (const auto& each : stacks) {
        const std::vector<Token>& alike = each.second;
        const ProvinceId where = std::get<ProvinceId>(each.first);
        const int food = moment.setting->tables.feed[static_cast<std::size_t>(kindOf(alike.front()))];
        for (std::size_t count = 1; count <= alike.size(); ++count) {
            if (static_cast<int>(count) * food > held) break;
            if (count == all.size() && count > 1 && needed <= held) break; // all armies, above
            const std::vector<Token> fed(alike.begin(), alike.begin() + static_cast<std::ptrdiff_t>(count));
            play::ActionRow row = feeding(moment, hands, fed);
            row.group = Actions::tr("Feed in %1", "a province").arg(provinceName(*moment.setting, where));
            row.text = kinds[{where, kindOf(alike.front())}] > 1 && alike.size() == 1
                           ? unitName(alike.front())
                           : unitList(fed);
            if (alike.size() > 1)
                //: Behind "2 Infantry": of so many that are there and have not been fed
                row.detail = Actions::tr("of %n", nullptr, static_cast<int>(alike.size()));
            row.province = where;
            rows.push_back(std::move(row));
        }
    }
}

/// An offer is put together in the Trade dock: one row leads there. Where none can be made it says why, for
/// the partner with whom it takes least.
std::optional<play::ActionRow> offerRow(const Moment& moment, const Hands& hands) {
    if (moment.asked() != Stage::trade || !takesPartInTrade(*moment.setting, moment.state, moment.hand))
        return std::nullopt;
    if (!decision(*moment.setting, moment.state).waits.contains(moment.hand)) return std::nullopt;
    QStringList partners;
    QString need;
    bool opens = false;
    for (const SeatId partner : SeatSet::first(moment.seats())) {
        if (partner == moment.hand || moment.state.player(partner).left) continue;
        const QString here = offerNeed(moment, partner);
        if (here.isEmpty()) {
            partners << seatName(*moment.setting, partner);
        } else if (const bool may = canOpenRoute(moment, partner); need.isEmpty() || (may && !opens)) {
            need = here;
            opens = may;
        }
    }
    play::ActionRow row;
    row.group = Actions::tr("Offers");
    row.text = Actions::tr("Make an offer to a player…");
    row.detail = partners.isEmpty() ? need : joined(partners);
    row.refused = partners.isEmpty();
    row.icon = theme::icon(theme::Icon::Route);
    row.id = QStringLiteral("make-offer");
    row.act = hands.offer;
    return row;
}

} // namespace

std::vector<play::ActionRow> actionRows(const Moment& moment, const Hands& hands,
                                        const std::vector<Token>& picked) {
    std::vector<play::ActionRow> rows;
    if (moment.empty() || !isSeat(moment.hand) || !moment.live) return rows;
    std::vector<Command> found = moment.options();
    const Stage asked = moment.asked();
    const bool moving = asked == Stage::move || asked == Stage::movePrincess;
    if (moving && !found.empty()) addAllMarches(rows, moment, hands, picked);
    const bool feeds = asked == Stage::feed && !found.empty();
    if (feeds) addFeeding(rows, moment, hands);
    interruptions(*moment.setting, moment.state, moment.hand, found);
    std::map<QString, std::vector<play::ActionRow>> groups;
    std::vector<QString> order;
    if (auto row = offerRow(moment, hands)) {
        order.push_back(row->group);
        groups[row->group].push_back(std::move(*row));
    }
    for (const Command& command : found) {
        if (moving && std::holds_alternative<step::Move>(command.step)) continue;
        if (feeds && std::holds_alternative<step::Feed>(command.step)) continue;
        if (std::holds_alternative<step::Leave>(command.step)) continue; // no move: in the Game menu
        const StepText text = stepText(moment, command);
        play::ActionRow row = rowOf(text);
        if (const auto* assign = std::get_if<step::Assign>(&command.step);
            assign != nullptr && hands.damage) {
            row.id = rowId(moment, {command});
            row.act = [lay = hands.damage, target = assign->target] { lay(target); };
        } else {
            row = finished(std::move(row), moment, hands, {command});
        }
        if (!groups.contains(row.group)) order.insert(text.first ? order.begin() : order.end(), row.group);
        groups[row.group].push_back(std::move(row));
    }
    for (const QString& group : order)
        for (play::ActionRow& row : groups[group])
            rows.push_back(std::move(row));
    return rows;
}

} // namespace marches::warriors::face
