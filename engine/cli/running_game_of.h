#pragma once

#include "engine/cli/cli_game.h"
#include "engine/cli/running_game.h"
#include "engine/table/timeline.h"

#include <fmt/format.h>

#include <algorithm>

namespace marches::cli {

/// A program for a seat of a game, by the seat's kind in the header.
template <CliGame D>
Player<typename D::Game>
outsideFor(const RecordHeader& header, std::string_view kind, std::uint64_t seed, std::size_t seat,
           std::uint64_t nodes, std::chrono::milliseconds patience,
           std::function<void(const std::string& why, std::string_view successor)> handedOver) {
    return outsidePlayer<typename D::Game>(
        {std::string(kind), header, RandomStream{seed}.forPurpose(seat).next(), nodes, patience},
        {D::stateJson, D::refusalText}, std::move(handedOver));
}

template <CliGame D>
class RunningGameOf final : public RunningGame {
public:
    using G = typename D::Game;
    using State = typename G::State;
    using Command = typename G::Command;

    explicit RunningGameOf(const typename D::Opened& game)
        : RunningGame(game.header, game.scenario), timeline_(game.setting) {}

    std::optional<Refused> replay(const Record& record) override {
        const auto refused = timeline_.replay(record.lines);
        if (!refused) return std::nullopt;
        return Refused{refused->line, textOf(refused->refusal, commandAt(record, refused->line))};
    }

    std::optional<RefusedText> play(std::string_view line) override {
        const auto applied = timeline_.play(line);
        if (applied) return std::nullopt;
        return textOf(applied.error(), line);
    }

    std::optional<RefusedText> refusal(std::string_view line) const override {
        const auto refused = timeline_.refusal(line);
        if (!refused) return std::nullopt;
        return textOf(*refused, line);
    }

    bool undo() override {
        const bool others =
            std::any_of(players_.begin(), players_.end(), isComputer) || actedLast() == chanceActor;
        if (!others) return timeline_.undo();
        const auto back = timeline_.lastDecision(
            [this](SeatId seat) { return isSeat(seat) && !isComputer(players_[index(seat)]); });
        if (back) timeline_.goTo(back->to);
        return back.has_value();
    }

    void seatPlayers(std::chrono::milliseconds patience, HandedOver handedOver) override {
        for (const SeatEntry& seat : header().seats)
            players_.push_back(
                isOutside(seat.kind)
                    ? outsideFor<D>(
                          header(), seat.kind, header().seed, players_.size(), 0, patience,
                          [handedOver, name = seat.seat](const std::string& why, std::string_view successor) {
                              handedOver(name, why, successor);
                          })
                    : playerOfKind<G>(seat.kind));
    }

    void playOthers() override {
        /// Returns the next step that no person takes; nothing while only people are waited for, and after
        /// the end.
        while (const auto step = stepOfOthers())
            if (!timeline_.act(*step)) return;
    }

    std::uint32_t lines() const override { return timeline_.tree().node(timeline_.current()).lines; }
    void goToLine(std::uint32_t n) override { timeline_.goTo(*timeline_.endOfLine(n)); }
    std::vector<RecordLine> linearLines() const override { return timeline_.linearLines(); }

    std::string summary() const override {
        return fmt::format("{}, hash {:016x}", D::summary(setting(), state()), G::hash(setting(), state()));
    }

    std::string stateText() const override { return D::stateJson(setting(), state()); }
    std::string stateText(SeatId viewer) const override {
        return D::stateJson(setting(), G::seen(setting(), state(), viewer));
    }

    std::string decisionText() const override {
        const auto asked = G::decision(setting(), state());
        std::string text{D::decisionName(asked.kind)};
        for (const SeatId seat : asked.waits)
            text += fmt::format(" {}", G::seatName(setting(), seat));
        return text;
    }

    std::vector<std::string> options(SeatId seat) const override {
        std::vector<Command> list;
        const SeatSet asked = isSeat(seat) ? SeatSet{seat} : G::decision(setting(), state()).waits;
        for (const SeatId one : asked)
            G::options(setting(), G::seen(setting(), state(), one), one, list);
        std::vector<std::string> lines;
        for (const Command& option : list)
            lines.push_back(G::print(setting(), std::span(&option, 1)));
        return lines;
    }

    std::optional<SeatId> findSeat(std::string_view name) const override {
        for (const SeatId seat : SeatSet::first(G::seatCount(setting())))
            if (G::seatName(setting(), seat) == name) return seat;
        return std::nullopt;
    }

private:
    const typename G::Setting& setting() const { return timeline_.setting(); }
    const State& state() const { return timeline_.state(); }

    RefusedText textOf(const StepRefusal<G>& refused, std::string_view line) const {
        const auto* refusal = std::get_if<typename G::Refusal>(&refused.reason);
        return {std::string(refused.rule()), refusal != nullptr
                                                 ? D::refusalText(setting(), state(), line, *refusal)
                                                 : refused.text(setting())};
    }

    SeatId actedLast() const {
        return timeline_.current() == rootNode ? noSeat : timeline_.actor(timeline_.current());
    }

    static bool isComputer(const Player<G>& player) { return static_cast<bool>(player); }

    /// The next step that no person takes; nothing while people are waited for alone, and after the end.
    std::optional<Command> stepOfOthers() {
        if (auto drawn = timeline_.drawn(header().seed)) return drawn;
        const SeatSet waits = G::decision(setting(), state()).waits;
        const auto seat = std::find_if(waits.begin(), waits.end(), [this](SeatId waiting) {
            return isComputer(players_[index(waiting)]);
        });
        if (seat == waits.end()) return std::nullopt;
        RandomStream random = playerStream(header().seed, *seat, index(timeline_.current()));
        return players_[index(*seat)](setting(), G::seen(setting(), state(), *seat), *seat, random, {})
            .command;
    }

    Timeline<G> timeline_;
    std::vector<Player<G>> players_; ///< by seat; empty for a person
};

} // namespace marches::cli
