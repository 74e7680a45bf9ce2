#include "editor/balance/balance_run.h"

#include "app/shell/finding_sentences.h"
#include "editor/balance/kept_reports.h"
#include "engine/simulation/ordered_work.h"

#include <QElapsedTimer>
#include <QThread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace marches::editor {

namespace {

constexpr std::chrono::milliseconds patience{50}; ///< for games, before it is seen whether to stop
constexpr qint64 toldEvery = 200;                 // ms

/// Lets the window and other programs go before this thread.
void lowerThisThread() {
#ifdef Q_OS_LINUX
    constexpr int niceness = 10;
    (void)setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), niceness); // else as it was
#else
    QThread::currentThread()->setPriority(QThread::LowestPriority);
#endif
}

std::vector<std::string> placesOf(const Variant& variant) {
    std::vector<std::string> places;
    const auto& provinces = variant.map->provinces();
    for (std::size_t i = 0; i < provinces.size(); ++i)
        if (variant.view.inPlay[idAt<ProvinceId>(i)] != 0)
            places.push_back(provinces[idAt<ProvinceId>(i)].id);
    return places;
}

} // namespace

/// A run, as its own thread sees it.
class BalanceRun::Work {
public:
    Work(BalanceRun& run, BalanceWish wish, std::shared_ptr<std::atomic<bool>> stop)
        : run_(run), wish_(std::move(wish)), stop_(std::move(stop)) {}

    void operator()() {
        QElapsedTimer clock;
        clock.start();
        lowerThisThread();
        ScenarioResult read = wish_.scenario();
        if (read.scenario) read = checked(std::move(read));
        if (!read.scenario) return fail(std::move(read.findings));
        const Variant* variant = read.scenario->find(wish_.terms.variant);
        if (variant == nullptr) {
            wish_.terms.variant.clear();
            variant = &read.scenario->whole;
        }
        if (wish_.terms.players.empty()) wish_.terms.players = wish_.game->players(*read.scenario, *variant);
        const auto maker = wish_.game->games(*read.scenario, wish_.terms);
        if (!maker) return fail(maker.error());
        if (wish_.played) facts_ = wish_.played();
        BalanceReport& report = wish_.report;
        report.terms = wish_.terms;
        report.places = placesOf(*variant);
        report.whole = read.scenario->tree;
        BalanceTally tally(wish_.game->legend(), report.places);
        for (const BalanceFacts& facts : facts_)
            tally.add(facts);
        play(*maker, tally);
        report.figures = tally.figures();
        report.when = QDateTime::currentDateTime();
        report.milliseconds += clock.elapsed();
        QString notKept;
        if (!wish_.folder.isEmpty() && !facts_.empty())
            if (const auto fault = keepReport(wish_.folder, report, facts_))
                notKept = shell::findingText(*fault);
        post([report, notKept](BalanceRun& run) {
            run.finish();
            emit run.ended(report, notKept);
        });
    }

private:
    ScenarioResult checked(ScenarioResult read) const {
        Findings more = wish_.game->check(*read.scenario);
        if (hasErrors(more)) read.scenario.reset();
        read.findings.insert(read.findings.end(), more.begin(), more.end());
        return read;
    }

    void play(const MakeBalancePlayer& make, BalanceTally& tally) {
        const unsigned processors = std::max(2U, std::thread::hardware_concurrency());
        OrderedWork<BalanceFacts> work(facts_.size(), std::max<std::uint64_t>(wish_.games, facts_.size()),
                                       processors - 1, [&] { return workerOf(make); });
        QElapsedTimer told;
        told.start();
        while (!work.finished()) {
            if (stop_->load()) work.stop();
            const bool last = stop_->load();
            for (BalanceFacts& facts : work.take(last ? std::chrono::milliseconds{0} : patience)) {
                tally.add(facts);
                facts_.push_back(std::move(facts));
            }
            if (last) break;
            if (told.elapsed() < toldEvery) continue;
            told.restart();
            post([figures = tally.figures(), played = facts_.size(), of = wish_.games](BalanceRun& run) {
                emit run.advanced(figures, played, of);
            });
        }
    }

    static OrderedWork<BalanceFacts>::Worker workerOf(const MakeBalancePlayer& make) {
        return [player = make(), lowered = false](std::uint64_t task, const std::stop_token& stop) mutable {
            if (!lowered) lowerThisThread();
            lowered = true;
            return player(task + 1, stop);
        };
    }

    void fail(Findings findings) {
        post([findings = std::move(findings)](BalanceRun& run) {
            run.finish();
            emit run.failed(findings);
        });
    }

    template <class Todo>
    void post(Todo todo) {
        BalanceRun* run = &run_;
        QMetaObject::invokeMethod(
            run, [run, todo = std::move(todo)] { todo(*run); }, Qt::QueuedConnection);
    }

    BalanceRun& run_;
    BalanceWish wish_;
    std::shared_ptr<std::atomic<bool>> stop_;
    std::vector<BalanceFacts> facts_;
};

BalanceRun::BalanceRun(QObject* parent) : QObject(parent) {}

BalanceRun::~BalanceRun() {
    stop(); // the thread is joined
}

void BalanceRun::start(BalanceWish wish) {
    Q_ASSERT(!running_);
    running_ = true;
    stop_ = std::make_shared<std::atomic<bool>>(false);
    thread_ = std::jthread([work = std::make_shared<Work>(*this, std::move(wish), stop_)] { (*work)(); });
}

void BalanceRun::stop() {
    if (stop_) stop_->store(true);
}

void BalanceRun::finish() {
    running_ = false;
}

} // namespace marches::editor
