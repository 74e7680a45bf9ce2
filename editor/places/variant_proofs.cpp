#include "editor/places/variant_proofs.h"

#include "engine/draft/checks/checks.h"

#include <algorithm>
#include <utility>

namespace marches::editor {

VariantProofs::VariantProofs(const GamePanels* panels, QObject* parent) : QObject(parent), panels_(panels) {
    pool_.setMaxThreadCount(1);
    pool_.setThreadPriority(QThread::LowPriority);
    wait_.setSingleShot(true);
    wait_.setInterval(proveAfter);
    connect(&wait_, &QTimer::timeout, this, &VariantProofs::prove);
}

VariantProofs::~VariantProofs() {
    stop_.request_stop();
    pool_.waitForDone();
}

const draft::VariantProof* VariantProofs::of(const std::string& variant) const {
    const auto found = std::find_if(proofs_.begin(), proofs_.end(), [&](const draft::VariantProof& proof) {
        return proof.variant == variant;
    });
    return found == proofs_.end() ? nullptr : &*found;
}

std::string VariantProofs::gamesKey(const std::string& variant) const {
    return (scenario_ ? scenario_->digest : std::string()) + '/' + variant;
}

const TrialGames* VariantProofs::games(const std::string& variant) const {
    const auto found = games_.find(gamesKey(variant));
    return found == games_.end() ? nullptr : &found->second;
}

void VariantProofs::changed(Snapshot snapshot) {
    next_ = std::move(snapshot);
    ++newest_;
    stop_.request_stop();
    wait_.start();
}

/// One piece of work at a time; `work` is told to stop when a newer state comes.
void VariantProofs::run(std::function<void(const std::stop_token&)> work) {
    running_ = true;
    stop_ = std::stop_source();
    pool_.start([work = std::move(work), stop = stop_.get_token()] { work(stop); });
}

void VariantProofs::prove() {
    if (running_ || !next_) { // it begins when that has ended
        if (next_) wait_.start();
        return;
    }
    const draft::GameChecks* game = panels_ ? &panels_->gameChecks() : nullptr;
    run([this, game, snapshot = std::exchange(next_, nullptr), state = newest_](const std::stop_token& stop) {
        Proven proven;
        draft::Reading reading = draft::readForChecks(snapshot());
        draft::Problems problems = draft::textAndReaderProblems(reading, game);
        if (!stop.stop_requested()) {
            for (draft::Problem& problem : draft::slowProblems(reading, game))
                problems.push_back(std::move(problem));
            proven.proofs = draft::variantProofs(reading, game, problems);
            if (reading.scenario && !hasErrors(reading.findings))
                proven.scenario = std::make_shared<const Scenario>(std::move(*reading.scenario));
        }
        QMetaObject::invokeMethod(
            this,
            [this, state, proven = std::move(proven)]() mutable {
                running_ = false;
                take(state, std::move(proven));
            },
            Qt::QueuedConnection);
    });
}

void VariantProofs::take(std::uint64_t state, Proven found) {
    if (state != newest_) return; // a newer one waits
    provenOf_ = state;
    proofs_ = std::move(found.proofs);
    scenario_ = std::move(found.scenario);
    emit proven();
    playNext();
}

/// The variant that is shown first, then one after the other.
void VariantProofs::playNext() {
    if (running_ || wait_.isActive() || panels_ == nullptr || scenario_ == nullptr) return;
    const auto open = [&](const draft::VariantProof& proof) {
        return games(proof.variant) == nullptr &&
               std::none_of(proof.lines.begin(), proof.lines.end(), [](const draft::ProofLine& line) {
                   return line.state == draft::ProofState::wrong;
               });
    };
    const draft::VariantProof* wanted = of(first_);
    if (wanted == nullptr || !open(*wanted)) {
        const auto found = std::find_if(proofs_.begin(), proofs_.end(), open);
        if (found == proofs_.end()) return;
        wanted = &*found;
    }
    run([this, scenario = scenario_, variant = wanted->variant,
         key = gamesKey(wanted->variant)](const std::stop_token& stop) {
        const TrialGames games = panels_->playTrial(*scenario, variant, gamesEach, stop);
        const bool whole = !stop.stop_requested();
        QMetaObject::invokeMethod(
            this,
            [this, games, whole, variant, key] {
                running_ = false;
                if (whole) {
                    games_[key] = games;
                    emit played(variant);
                }
                playNext();
            },
            Qt::QueuedConnection);
    });
}

} // namespace marches::editor
