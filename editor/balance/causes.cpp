#include "editor/balance/causes.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace marches::editor {

Causes::Causes(const BalanceGame& game, QObject* parent) : QObject(parent), game_(game), run_(nullptr) {
    connect(&run_, &BalanceRun::advanced, this,
            [this](const std::shared_ptr<const BalanceFigures>&, quint64 played, quint64 of) {
                emit advanced(static_cast<int>(without_.size()), played, of);
            });
    connect(&run_, &BalanceRun::ended, this, [this](const BalanceReport& report, const QString&) {
        if (stopped_) return judge();
        without_.push_back(report.figures);
        playNext();
    });
    connect(&run_, &BalanceRun::failed, this, [this](const Findings&) {
        without_.push_back(nullptr);
        playNext();
    });
}

void Causes::ask(Question question) {
    if (running_) return;
    question_ = std::move(question);
    effects_.assign(question_.changes.size(), {});
    without_.clear();
    running_ = true;
    stopped_ = false;
    playNext();
}

void Causes::stop() {
    stopped_ = true;
    run_.stop();
}

void Causes::forget() {
    if (!running_) effects_.clear();
}

void Causes::playNext() {
    if (stopped_ || without_.size() == question_.changes.size()) return judge();
    BalanceWish wish;
    wish.game = &game_;
    wish.terms = question_.report.terms;
    wish.games = question_.report.figures->report.games;
    wish.scenario = [whole = question_.report.whole,
                     difference = question_.changes[without_.size()].difference, folder = question_.folder,
                     sources = question_.sources] {
        return scenarioOfTree(withTakenBack(whole, difference), folder, sources);
    };
    const std::uint64_t games = wish.games;
    run_.start(std::move(wish));
    emit advanced(static_cast<int>(without_.size()), 0, games);
}

/// Judges every country under every change together, so that looking at many finds no more than chance.
void Causes::judge() {
    struct Looked {
        std::size_t change;
        std::string country;
        double moved;
    };
    std::vector<Looked> looked;
    std::vector<double> chances;
    for (std::size_t i = 0; i < without_.size(); ++i) {
        effects_[i].known = true;
        effects_[i].playable = without_[i] != nullptr;
        if (without_[i] == nullptr) continue;
        for (const WinRow& with : question_.report.figures->report.bySeat)
            for (const WinRow& without : without_[i]->report.bySeat) {
                if (with.id != without.id) continue;
                const Sample before{without.games, without.won, without.won};
                const Sample now{with.games, with.won, with.won};
                looked.push_back({i, with.id, now.mean() - before.mean()});
                chances.push_back(chanceByNewcombe(before, now));
            }
    }
    const std::vector<double> all = corrected(chances);
    for (std::size_t i = 0; i < looked.size(); ++i) {
        Effect& effect = effects_[looked[i].change];
        effect.chance = std::min(effect.chance, all[i]);
        if (all[i] < 0.05) effect.moved.emplace_back(looked[i].country, looked[i].moved);
    }
    running_ = false;
    emit ended();
}

QString effectText(const Causes::Effect& effect, const BalanceNames& names) {
    if (!effect.known) return {};
    if (!effect.playable) return Causes::tr("not playable without it", "a change that was left out");
    QStringList parts;
    for (const auto& [country, moved] : effect.moved)
        parts << QStringLiteral("%1 %2%3").arg(names.country(country),
                                               moved < 0 ? QStringLiteral("−") : QStringLiteral("+"),
                                               QLocale().toString(qRound(std::abs(moved) * 100)));
    if (parts.isEmpty()) return Causes::tr("nothing beyond chance", "a change has moved");
    return parts.join(QStringLiteral(", "));
}

} // namespace marches::editor
