#include "app/theme/icons.h"
#include "app/theme/style.h"
#include "editor/balance/balance_parts.h"
#include "editor/document.h"
#include "editor/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

// What the view of balance shows.
namespace marches::editor {

namespace {

struct BalanceTimeWords {
    Q_DECLARE_TR_FUNCTIONS(BalanceWords)
};

/// The row of who wins most often in a report: how far it is from balance.
std::optional<JudgedRow> mostOf(const BalanceReport& report, const BalanceReport* before) {
    auto rows = judged(report.figures->report.bySeat, before ? &before->figures->report.bySeat : nullptr);
    const auto most = std::max_element(rows.begin(), rows.end(), [](const JudgedRow& a, const JudgedRow& b) {
        return a.row.share() < b.row.share();
    });
    if (most == rows.end()) return std::nullopt;
    return std::move(*most);
}

QString timeText(const QDateTime& when) {
    const bool today = when.date() == QDate::currentDate();
    return QLocale().toString(when, today ? QStringLiteral("HH:mm") : QStringLiteral("d MMM, HH:mm"));
}

QString durationText(qint64 milliseconds) {
    const auto seconds = static_cast<int>((milliseconds + 500) / 1000);
    if (seconds < 60) return BalanceTimeWords::tr("%1 s", "seconds").arg(seconds);
    return BalanceTimeWords::tr("%1 min %2 s", "minutes, seconds").arg(seconds / 60).arg(seconds % 60);
}

QString countText(quint64 count) {
    return QLocale().toString(count);
}

} // namespace

void StandOutModel::show(const std::vector<StandsOut>& all) {
    const auto same = [](const StandsOut& a, const StandsOut& b) {
        return a.text == b.text && a.link == b.link;
    };
    if (std::equal(all.begin(), all.end(), rows_.begin(), rows_.end(), same)) {
        rows_ = all;
        return;
    }
    if (!rows_.empty()) {
        beginRemoveRows({}, 0, rowCount() - 1);
        rows_.clear();
        endRemoveRows();
    }
    if (all.empty()) return;
    beginInsertRows({}, 0, static_cast<int>(all.size()) - 1);
    rows_ = all;
    endInsertRows();
}

int StandOutModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant StandOutModel::data(const QModelIndex& index, int role) const {
    const StandsOut& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return row.text;
    case Qt::AccessibleTextRole:
        return row.link.isEmpty() ? row.text : QStringLiteral("%1 · %2").arg(row.text, row.link);
    case Qt::DecorationRole: {
        const theme::Theme& theme = theme::themeOf(qobject_cast<QWidget*>(parent()));
        return row.warns ? theme::icon(theme::Icon::Warning, theme.colour(theme::Role::Warn))
                         : theme::icon(theme::Icon::Hint, theme.colour(theme::Role::Ink2));
    }
    case shell::CostRole:
        return row.link;
    default:
        return {};
    }
}

const BalanceReport* BalanceView::shown() const {
    if (run_.isRunning() && live_.figures) return &live_;
    for (const BalanceReport& report : reports_)
        if (report.id == shownId_) return &report;
    return nullptr;
}

const BalanceReport* BalanceView::before() const {
    const BalanceReport* now = shown();
    if (now == nullptr || beforeId_ == QLatin1String("-")) return nullptr;
    const BalanceReport* newest = nullptr;
    for (const BalanceReport& report : reports_) {
        if (report.id == now->id) continue;
        if (!beforeId_.isEmpty() && report.id == beforeId_) return &report;
        // Of the same variant and players, and older.
        const bool alike = report.terms.variant == now->terms.variant &&
                           (now->terms.players.empty() || report.terms.players == now->terms.players);
        if (alike && (now->when.isNull() || report.when < now->when)) newest = &report;
    }
    return beforeId_.isEmpty() ? newest : nullptr;
}

/// Steps between a report and now; of another sitting: what differs.
int BalanceView::changesSince(const BalanceReport& report) const {
    if (report.session == session_) return std::abs(document_.history().index() - report.step);
    return static_cast<int>(
        playedChanges(report.whole, draft::wholeTree(document_.draft()), report.terms.variant).size());
}

QString BalanceView::whyNotBack() const {
    const BalanceReport* then = before();
    if (then == nullptr) return tr("There is no report before.");
    if (then->session != session_)
        return tr("That report was made before the map was opened this time: its steps are gone.");
    if (then->step == document_.history().index()) return tr("The map is as it was then.");
    return {};
}

void BalanceView::refresh() {
    refreshReports();
    refreshFigures();
    refreshChanges();
}

void BalanceView::refreshFigures() {
    const BalanceReport* now = shown();
    const BalanceReport* old = before();
    const BalanceFigures* figures = now == nullptr ? nullptr : now->figures.get();
    const BalanceFigures* former = old == nullptr ? nullptr : old->figures.get();
    refreshBanner();
    refreshWins();
    parts_->strip->show(figures, former);
    if (!isVisible()) return;
    parts_->map->show(now == nullptr ? nullptr : now->figures, run_.isRunning());
    const BalanceNames names(document_.atlas());
    parts_->placeTable->show(figures == nullptr ? std::vector<WordTable::Row>{}
                                                : placeRows(*figures, former, game_, names));
    for (int column = 0; column < 4 && !run_.isRunning(); ++column)
        parts_->placeView->resizeColumnToContents(column);
    askWords();
}

QString BalanceView::headline() const {
    const BalanceReport* now = shown();
    if (now == nullptr || run_.isRunning()) return {};
    const BalanceReport* old = before();
    const BalanceNames names(document_.atlas());
    const auto rows = judged(now->figures->report.bySeat, old ? &old->figures->report.bySeat : nullptr);
    const JudgedRow* moved = nullptr;
    const JudgedRow* unfair = nullptr;
    for (const JudgedRow& row : rows) {
        if (row.hasMoved && (moved == nullptr || std::abs(row.moved()) > std::abs(moved->moved())))
            moved = &row;
        const auto distance = [](const JudgedRow& each) {
            return std::abs(each.row.share() - each.row.fairShare());
        };
        if (row.mark != JudgedRow::Mark::none && (unfair == nullptr || distance(row) > distance(*unfair)))
            unfair = &row;
    }
    if (moved != nullptr)
        return (moved->moved() < 0 ? tr("%1 wins less often than before", "%1 a country")
                                   : tr("%1 wins more often than before", "%1 a country"))
            .arg(names.country(moved->row.id));
    if (unfair != nullptr)
        return (unfair->mark == JudgedRow::Mark::tooMuch ? tr("%1 wins too often", "%1 a country")
                                                         : tr("%1 wins too seldom", "%1 a country"))
            .arg(names.country(unfair->row.id));
    return tr("no country wins more or less than chance explains");
}

void BalanceView::refreshBanner() {
    ToolBanner::Content content;
    content.icon = theme::icon(theme::Icon::Computer);
    const BalanceReport* now = shown();
    const bool playing = run_.isRunning();
    const bool asking = causes_.isRunning();
    const QString measures = tr("It measures the balance between our computer players");
    QStringList players;
    if (now != nullptr)
        for (const std::string& kind : now->terms.players)
            players << game_.playerName(kind);
    if (playing) {
        content.title =
            tr("%1 of %2 games, played by computers", "so far").arg(countText(played_), countText(of_));
        content.sentence = tr("%1. You can go on editing meanwhile").arg(measures);
    } else if (asking) {
        content.title = tr("Which of them did it?", "of the changes since a report");
        content.sentence = causeProgress_;
    } else if (now == nullptr) {
        content.title = tr("%1 games by computer players: who wins, and where?")
                            .arg(countText(static_cast<quint64>(gamesAtATime())));
        content.sentence = tr("They play the map as it is now, beside you. %1").arg(measures);
    } else {
        content.title =
            tr("%1 games of %2, played by computers: %3", "%2 a number of players; %3 what stands out")
                .arg(countText(now->figures->report.games))
                .arg(now->terms.players.size())
                .arg(headline());
        const int since = changesSince(*now);
        content.sentence =
            since == 0
                ? tr("%1: %2, seats and countries drawn. %3", "%2 kinds of players, %3 a time")
                      .arg(measures, players.join(QStringLiteral(", ")), durationText(now->milliseconds))
                : tr("Before %n change(s). %1: %2", "a report is older than they are", since)
                      .arg(measures, players.join(QStringLiteral(", ")));
    }
    const auto button = [](const char* id, const QString& text, std::function<void()> press) {
        shell::Button made;
        made.id = QString::fromLatin1(id);
        made.text = text;
        made.press = std::move(press);
        return made;
    };
    if (playing || asking) {
        content.buttons.push_back(
            button("stop", tr("Stop", "a button: games are being played"), [this] { stepBack(); }));
    } else {
        const QString count = countText(static_cast<quint64>(gamesAtATime()));
        if (now != nullptr)
            content.buttons.push_back(
                button("more", tr("%1 more", "a button: games").arg(count), [this] { play(true); }));
        shell::Button again = button("play",
                                     now == nullptr ? tr("Play %1 games", "a button").arg(count)
                                                    : tr("Play again as it is now", "a button: the map"),
                                     [this] { play(false); });
        again.action = QStringLiteral("editor.balance");
        content.buttons.push_back(std::move(again));
        content.primary = true;
    }
    parts_->banner->show(content);
}

void BalanceView::refreshWins() {
    const BalanceReport* now = shown();
    const BalanceReport* old = before();
    const BalanceNames names(document_.atlas());
    const Atlas& atlas = document_.atlas();
    std::vector<WinModel::Row> rows;
    const auto colourOf = [&](const std::string& country) {
        const int at = atlas.country(country);
        return at < 0 ? QColor() : atlas.countries[static_cast<std::size_t>(at)].colour;
    };
    if (by_ == By::variant) {
        std::vector<std::pair<std::string, QString>> variants{{{}, tr("The whole map")}};
        if (const Node* all = document_.whole().find("variants"); all != nullptr && all->isMap())
            for (std::size_t i = 0; i < all->size(); ++i)
                variants.emplace_back(all->keys[i].text, nameOf(&all->items[i], all->keys[i].text));
        for (const auto& [id, name] : variants) {
            const BalanceReport* newest = nullptr;
            const BalanceReport* previous = nullptr;
            for (const BalanceReport& report : reports_)
                if (report.terms.variant == id) previous = std::exchange(newest, &report);
            WinModel::Row row{name, {}, {}, {}};
            row.judged.row.id = id;
            if (newest == nullptr) {
                row.note = tr("not played yet", "a variant");
            } else if (auto most = mostOf(*newest, previous)) {
                row.name = QStringLiteral("%1: %2").arg(name, names.country(most->row.id));
                row.colour = colourOf(most->row.id);
                row.judged = std::move(*most);
                row.judged.row.id = id;
            }
            rows.push_back(std::move(row));
        }
    } else if (now != nullptr) {
        const bool order = by_ == By::order;
        const Report& report = now->figures->report;
        const Report* former = old == nullptr ? nullptr : &old->figures->report;
        for (JudgedRow& each : judged(order ? report.byOrder : report.bySeat, former == nullptr ? nullptr
                                                                              : order ? &former->byOrder
                                                                                      : &former->bySeat)) {
            const QString name = order
                                     ? tr("Plays at place %1", "in the order of play").arg(text(each.row.id))
                                     : names.country(each.row.id);
            const QColor colour = order ? QColor() : colourOf(each.row.id);
            rows.push_back({name, colour, std::move(each), {}});
        }
        if (!order)
            std::stable_sort(rows.begin(), rows.end(), [](const WinModel::Row& a, const WinModel::Row& b) {
                return a.judged.row.share() > b.judged.row.share();
            });
    }
    parts_->winModel->show(std::move(rows));
    parts_->winKey->setBefore(parts_->winModel->hasBefore());
    parts_->wins->setNote(by_ == By::variant ? tr("of each, who wins most often", "variants") : QString{});
}

void BalanceView::refreshChanges() {
    const BalanceReport* now = shown();
    const BalanceReport* old = before();
    const bool two = old != nullptr && !run_.isRunning();
    changes_.clear();
    if (two)
        changes_ = playedChanges(old->whole, now->whole, now->terms.variant);
    else if (now != nullptr && !run_.isRunning())
        changes_ = playedChanges(now->whole, draft::wholeTree(document_.draft()), now->terms.variant);
    const BalanceNames names(document_.atlas());
    const auto& effects = causes_.effects();
    const bool known = two && effects.size() == changes_.size() && causes_.question().report.id == now->id;
    std::vector<ChangesCard::Chip> chips;
    for (std::size_t i = 0; i < changes_.size(); ++i) {
        ChangesCard::Chip chip{changes_[i].words, {}, false};
        if (known) {
            chip.effect = effectText(effects[i], names);
            chip.moved = !effects[i].moved.empty();
        }
        chips.push_back(std::move(chip));
    }
    parts_->changes->setTitle(two ? tr("Changed since the report before") : tr("Changed since this report"));
    parts_->card->show(chips, now == nullptr ? tr("Once games were played, what you change stands here.")
                                             : tr("Nothing that games depend on."));
    parts_->card->setBack(whyNotBack());
    parts_->card->setWhich(!two               ? tr("It compares two reports: play again after a change.")
                           : changes_.empty() ? tr("Nothing that games depend on has changed.")
                           : run_.isRunning() ? tr("Games are being played.")
                                              : QString{},
                           causes_.isRunning());
}

void BalanceView::refreshReports() {
    std::vector<WordTable::Row> rows;
    const BalanceNames names(document_.atlas());
    const Node* variants = document_.whole().find("variants");
    const auto variantName = [&](const std::string& id) {
        if (id.empty()) return tr("The whole map");
        return nameOf(variants != nullptr ? variants->find(id) : nullptr, id);
    };
    const BalanceReport* now = shown();
    QComboBox& compare = *parts_->compare;
    const QSignalBlocker quiet(compare);
    compare.clear();
    compare.addItem(tr("against the report before"), QString{});
    compare.addItem(tr("against no other", "report"), QStringLiteral("-"));
    for (std::size_t i = reports_.size(); i-- > 0;) {
        const BalanceReport& report = reports_[i];
        const bool isShown = now != nullptr && report.id == now->id;
        const auto most = mostOf(report, nullptr);
        rows.push_back(
            {report.id.toStdString(),
             {{timeText(report.when), false, isShown},
              {tr("%1 games of %2", "%2 a number of players")
                   .arg(countText(report.figures->report.games))
                   .arg(report.terms.players.size()),
               false, isShown},
              {variantName(report.terms.variant), false, false},
              {most ? QStringLiteral("%1 %2").arg(names.country(most->row.id), percentText(most->row.share()))
                    : QString{},
               false, false},
              {isShown ? tr("shown", "a report") : QString{}, false, false}}});
        if (!isShown)
            compare.addItem(tr("against %1", "%1 the time of a report").arg(timeText(report.when)),
                            report.id);
    }
    compare.setCurrentIndex(std::max(0, compare.findData(beforeId_)));
    compare.setEnabled(!reports_.empty());
    parts_->reportTable->show(std::move(rows));
    for (int column = 0; column < 4; ++column)
        parts_->reportView->resizeColumnToContents(column);
    parts_->tabs->setTabText(2, tr("Reports kept (%1)").arg(reports_.size()));
}

/// Sentences and all figures are compared on a thread of their own: that takes longer than a frame.
void BalanceView::askWords() {
    wordsWanted_ = true;
    if (wordsRunning_) return;
    wordsWanted_ = false;
    wordsRunning_ = true;
    const BalanceReport* now = shown();
    const BalanceReport* old = before();
    struct Asked {
        std::optional<BalanceReport> now;
        std::optional<BalanceReport> before;
        Atlas atlas;
        Node whole;
    };
    Asked asked{now ? std::optional(*now) : std::nullopt, old ? std::optional(*old) : std::nullopt,
                document_.atlas(), document_.whole()};
    pool_.start([this, asked = std::move(asked)] {
        std::vector<StandsOut> standsOut;
        std::vector<WordTable::Row> figures;
        if (asked.now && asked.now->figures->games() > 0) {
            const BalanceReport* before = asked.before ? &*asked.before : nullptr;
            standsOut = whatStandsOut(*asked.now, before, game_, asked.whole, asked.atlas);
            figures = figureRows(*asked.now->figures, before ? before->figures.get() : nullptr, game_,
                                 BalanceNames(asked.atlas));
        }
        QMetaObject::invokeMethod(
            this,
            [this, standsOut = std::move(standsOut), figures = std::move(figures)]() mutable {
                wordsRunning_ = false;
                standsOut_ = std::move(standsOut);
                parts_->standModel->show(standsOut_);
                parts_->figureTable->show(std::move(figures));
                if (!run_.isRunning())
                    for (int column = 0; column < 4; ++column)
                        parts_->figureView->resizeColumnToContents(column);
                if (wordsWanted_) askWords();
            },
            Qt::QueuedConnection);
    });
}

void BalanceView::retranslate() {
    Parts& parts = *parts_;
    parts.compare->setAccessibleName(tr("The report to compare with"));
    parts.places->setTitle(tr("Provinces"));
    parts.places->setNote(tr("least taken first", "provinces"));
    parts.placeTable->setTitles({tr("Province"), tr("Taken", "a province, in a share of games"),
                                 tr("Before", "in the report before"), tr("Battles", "in a game"),
                                 tr("At the end held by")});
    parts.placeView->setAccessibleName(tr("Provinces"));
    parts.wins->setTitle(tr("Who wins"));
    parts.winTable->setAccessibleName(tr("Who wins"));
    parts.by[0]->setText(tr("By country"));
    parts.by[1]->setText(tr("By order of play"));
    parts.by[2]->setText(tr("By variant"));
    parts.course->setTitle(tr("How they go", "games"));
    parts.tabs->setTabText(0, tr("What stands out"));
    parts.tabs->setAccessibleName(tr("What stands out"));
    refreshNote();
    parts.tabs->setTabText(1, tr("All figures"));
    parts.standView->setAccessibleName(tr("What stands out"));
    parts.figureView->setAccessibleName(tr("All figures"));
    parts.reportView->setAccessibleName(tr("Reports kept"));
    parts.figureTable->setTitles({tr("What", "figures"), tr("Of", "figures"), tr("Now", "a figure"),
                                  tr("Before", "in the report before"), tr("Difference", "of a figure")});
    parts.reportTable->setTitles({tr("When", "a report was made"), tr("Games"),
                                  tr("Played", "the whole map or a variant"), tr("Wins most often"),
                                  tr("State", "of a report")});
    parts.map->retranslate();
    parts.card->retranslate();
    refresh();
}

} // namespace marches::editor
