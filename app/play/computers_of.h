#pragma once

#include "app/play/computer_kinds.h"
#include "app/play/computers.h"
#include "app/play/session.h"
#include "app/play/workers.h"
#include "engine/bots/outside.h"
#include "engine/bots/player.h"

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace marches::play {

template <Game G>
class SessionOf;

/// The computer players of one game. Each works on a copy of what its seat may see.
template <Game G>
class ComputersOf final : public Computers {
public:
    explicit ComputersOf(SessionOf<G>& session) : session_(session), programs_(session.seats().size()) {}

    /// Makes the program that shall play a seat; starts nothing yet. Without it no program plays.
    using ProgramMaker = std::function<OutsideProgram<G>(const SeatInfo&, const RecordHeader&)>;
    void setPrograms(ProgramMaker maker) { maker_ = std::move(maker); }
    /// What was found after `Session::askHint`: a step and why; nothing before.
    std::optional<Answer<G>> hint() const { return session_.mayHear(hintFor_) ? hint_ : std::nullopt; }

    std::vector<QString> kinds() const override { return computerKinds<G>(); }
    QString standIn() const override { return computerKind(standInName<G>()); }
    void forgetProgram(SeatId seat) override;
    void startHint(SeatId seat) override;
    bool cancelHint() override { return advice_.drop(); }
    bool looksForHint() const override { return advice_.open(); }

private:
    /// An outside program at its seat: asked by one thread at a time, even while an old answer is waited for.
    struct SeatedProgram {
        std::mutex asking;
        OutsideProgram<G> program;
    };
    using Found = Expected<Answer<G>, ProgramFault>;
    using Thought = std::function<Found(const std::stop_token&)>;

    void startThinking(SeatId seat) override;
    void stopThinking() override { step_.drop(); }
    void hurry(SeatId seat) override {
        if (!isSeat(seat) || !session_.seat(seat).outsideProgram()) step_.hurry();
    }
    void takeAnswer() override;
    Thought programsThought(SeatId seat);
    Thought thought(SeatId seat, Player<G> player) const;
    auto seen(SeatId seat) const { return G::seen(session_.setting(), session_.timeline_.state(), seat); }

    SessionOf<G>& session_;
    NodeId askedAt_ = rootNode;
    std::optional<Answer<G>> answer_;
    std::optional<Answer<G>> hint_;
    SeatId hintFor_ = noSeat;
    ProgramMaker maker_;
    std::vector<std::shared_ptr<SeatedProgram>> programs_; ///< by seat; null: not asked yet
    Question<Found> step_;
    Question<Found> advice_;
    Workers workers_; ///< last: all of them stop before what they answer to goes
};

/// A player's answer to what the seat is asked now, to be found on another thread; all that it needs goes
/// with it.
template <Game G>
auto ComputersOf<G>::thought(SeatId seat, Player<G> player) const -> Thought {
    return [setting = session_.setting_, seen = seen(seat), seat, player = std::move(player),
            random = playerStream(session_.header().seed, seat, index(session_.head()))](
               const std::stop_token& stop) mutable -> Found {
        return player(*setting, seen, seat, random, stop);
    };
}

template <Game G>
auto ComputersOf<G>::programsThought(SeatId seat) -> Thought {
    auto& seated = programs_[index(seat)];
    if (!seated) {
        seated = std::make_shared<SeatedProgram>();
        if (maker_) seated->program = maker_(session_.seat(seat), session_.header());
    }
    return [setting = session_.setting_, seen = seen(seat), seat,
            seated](const std::stop_token& stop) -> Found {
        const std::lock_guard alone(seated->asking);
        if (!seated->program)
            return unexpected(ProgramFault{ProgramFault::Kind::notStarted, {}, {}, "No program plays it."});
        return seated->program(*setting, seen, seat, stop);
    };
}

/// The random player plays for a computer player that this program does not have.
template <Game G>
void ComputersOf<G>::startThinking(SeatId seat) {
    askedAt_ = session_.head();
    answer_.reset();
    if (!isSeat(seat)) {
        step_.drop();
        if (auto drawn = session_.timeline_.drawn(session_.header().seed))
            answer_ = Answer<G>{*std::move(drawn)};
        ready();
        return;
    }
    const SeatInfo& info = session_.seat(seat);
    Player<G> player = info.outsideProgram() ? nullptr : playerOfKind<G>(info.kind.toStdString());
    if (!player) player = RandomPlayer<G>{};
    step_.ask(workers_, *this, info.outsideProgram() ? programsThought(seat) : thought(seat, player),
              [this, seat](Found found) {
                  if (!found) return session_.programFailed(seat, found.error());
                  answer_ = *std::move(found);
                  ready();
              });
}

template <Game G>
void ComputersOf<G>::takeAnswer() {
    if (session_.head() != askedAt_ || !answer_) return;
    const Answer<G> answer = *std::exchange(answer_, std::nullopt);
    session_.act(std::span{&answer.command, 1}, noteOf<G>(session_.setting(), answer.reason));
}

/// Drops the program on another thread: its end may take a moment, as it is given time to end by itself.
template <Game G>
void ComputersOf<G>::forgetProgram(SeatId seat) {
    auto& seated = programs_[index(seat)];
    if (seated) workers_.start([gone = std::exchange(seated, nullptr)](const std::stop_token&) {});
}

template <Game G>
void ComputersOf<G>::startHint(SeatId seat) {
    hint_.reset();
    hintFor_ = seat;
    const PlayerEntry<G>& best = playersOf<G>().back();
    advice_.ask(workers_, *this, thought(seat, best.make(best.defaultNodes)),
                [this, asked = session_.head(), seat](const Found& found) {
                    if (asked != session_.head() && session_.asksViewer() && session_.viewer() == seat)
                        return startHint(seat);
                    if (asked != session_.head() || !session_.mayHear(seat)) {
                        emit hintLost();
                        return;
                    }
                    hint_ = *found;
                    emit hinted();
                });
}

} // namespace marches::play
