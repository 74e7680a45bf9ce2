#include "editor/warriors/starts_trial.h"

#include "engine/bots/warriors/players.h"
#include "engine/challenge/trial.h"

#include <QMetaObject>

#include <algorithm>
#include <map>

namespace marches::editor {

namespace {

using Wt = warriors::WarriorsAndTraders;

/// Nodes that the strong computer looks at for a decision: few, since it plays so often.
constexpr std::uint64_t nodesOfATrial = 200;

} // namespace

struct StartsTrial::Played {
    std::uint64_t seed = 0;
    bool reached = false;
    std::vector<std::string> lines;
};

StartsTrial::StartsTrial(challenge::WarriorsChallenge puzzle, int games, QObject* parent)
    : QObject(parent), puzzle_(std::move(puzzle)) {
    count_.games = games;
    const unsigned spare = std::max(2U, std::thread::hardware_concurrency()) - 1; // one is left to the window
    working_ = static_cast<int>(std::min<unsigned>(spare, 8U));
    for (int i = 0; i < working_; ++i)
        workers_.emplace_back([this](const std::stop_token& stop) { play(stop); });
}

StartsTrial::~StartsTrial() {
    stop();
    workers_.clear(); // joins
}

void StartsTrial::stop() {
    for (std::jthread& worker : workers_)
        worker.request_stop();
}

void StartsTrial::play(const std::stop_token& stop) {
    const auto& [challenge, setting] = puzzle_;
    std::vector<Player<Wt>> players(setting->players(), playerOfKind<Wt>(challenge.rivals));
    players[index(challenge.seat)] = playerOfKind<Wt>("strong", nodesOfATrial);
    for (int game = next_++; game < count_.games && !stop.stop_requested(); game = next_++) {
        const std::uint64_t seed = challenge.seed + static_cast<std::uint64_t>(game);
        auto trial =
            challenge::tryOnce<Wt>(challenge::warriorsGoals(), *setting, challenge, players, seed, stop);
        if (trial.stopped) break;
        Played played{seed, trial.medal != challenge::Medal::none && !trial.refused, std::move(trial.lines)};
        QMetaObject::invokeMethod(
            this, [this, played = std::move(played)] { take(played); }, Qt::QueuedConnection);
    }
    QMetaObject::invokeMethod(
        this, [this] { finishWorker(); }, Qt::QueuedConnection);
}

/// Whatever order the games end in, the same ones give the same count and line.
void StartsTrial::take(const Played& played) {
    ++count_.played;
    if (played.reached) {
        ++count_.reached;
        if (!played.lines.empty()) firsts_.push_back(played.lines.front());
        const auto rank = [](const std::vector<std::string>& line, std::uint64_t seed) {
            return std::pair(line.size(), seed);
        };
        if (count_.line.empty() || rank(played.lines, played.seed) < rank(count_.line, count_.seed)) {
            count_.line = played.lines;
            count_.seed = played.seed;
        }
        std::map<std::string, int> often;
        for (const std::string& first : firsts_)
            ++often[first];
        const auto most = std::max_element(often.begin(), often.end(),
                                           [](const auto& a, const auto& b) { return a.second < b.second; });
        if (most != often.end()) {
            count_.commonFirst = most->first;
            count_.commonCount = most->second;
        }
    }
    emit progressed();
}

void StartsTrial::finishWorker() {
    if (--working_ == 0) emit ended();
}

} // namespace marches::editor
