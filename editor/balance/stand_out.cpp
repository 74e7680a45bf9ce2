#include "editor/balance/stand_out.h"

#include "editor/words.h"
#include "engine/simulation/compare.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

struct StandWords {
    Q_DECLARE_TR_FUNCTIONS(BalanceWords)
};

using Way = StandsOut::Way;

QString points(double share) {
    return QLocale().toString(qRound(std::abs(share) * 100));
}

class StandOutList {
public:
    StandOutList(const BalanceReport& report, const BalanceReport* before, const BalanceGame& game,
                 const Node& whole, const Atlas& atlas)
        : report_(report), before_(before), game_(game), whole_(whole), names_(atlas) {}

    std::vector<StandsOut> take() {
        faults();
        countries();
        neverTaken();
        orderOfPlay();
        lengths();
        kinds();
        return std::move(found_);
    }

private:
    const Report& now() const { return report_.figures->report; }

    void faults() {
        if (now().stalled > 0)
            add(true, StandWords::tr("%n game(s) had no end and do not count", nullptr,
                                     static_cast<int>(now().stalled)));
        if (now().withRefusals > 0)
            add(true, StandWords::tr("In %n game(s) a computer player tried what the rules refuse", nullptr,
                                     static_cast<int>(now().withRefusals)));
    }

    void countries() {
        const auto rows = judged(now().bySeat, before_ ? &before_->figures->report.bySeat : nullptr);
        for (const JudgedRow& row : rows) {
            if (row.hasMoved) moved(row);
            if (row.mark == JudgedRow::Mark::none || row.hasMoved) continue;
            const QString name = names_.country(row.row.id);
            const QString share = percentText(row.row.share());
            QString text =
                row.mark == JudgedRow::Mark::tooMuch
                    ? StandWords::tr("%1 wins %2, too much.", "%1 a country, %2 35 %").arg(name, share)
                    : StandWords::tr("%1 wins %2, too little.", "%1 a country, %2 16 %").arg(name, share);
            if (const QString note = game_.countryNote(whole_, row.row.id); !note.isEmpty())
                text += QLatin1Char(' ') + note;
            StandsOut& out = add(true, text);
            out.way = Way::country;
            out.country = row.row.id;
            out.link = name;
        }
    }

    void moved(const JudgedRow& row) {
        const QString still =
            row.mark == JudgedRow::Mark::tooMuch
                ? StandWords::tr("more than its share", "a country wins so often")
            : row.mark == JudgedRow::Mark::tooLittle
                ? StandWords::tr("less than its share", "a country wins so often")
                : StandWords::tr("a fair share, as far as chance lets it be seen", "a country wins so often");
        const bool less = row.moved() < 0;
        const double low = less ? -row.difference.high : row.difference.low;
        const double high = less ? -row.difference.low : row.difference.high;
        const QString by =
            less ? StandWords::tr("%1 points less than before (%2 to %3)", "%1 of a hundred games")
                 : StandWords::tr("%1 points more than before (%2 to %3)", "%1 of a hundred games");
        const QString name = names_.country(row.row.id);
        StandsOut& out =
            add(false, QStringLiteral("%1 %2 → %3: %4; %5")
                           .arg(name, percentText(row.before->share()), percentText(row.row.share()), still,
                                by.arg(points(row.moved()), points(low), points(high))));
        out.way = Way::changes;
        out.link = StandWords::tr("Changes", "what was changed since a report");
    }

    void neverTaken() {
        std::vector<std::string> never;
        QStringList names;
        for (const std::string& place : report_.places) {
            if (!report_.figures->never(place)) continue;
            never.push_back(place);
            names << names_.province(place);
        }
        constexpr std::uint64_t enough = 100; // games, after which "never" is below 4 of 100 for certain
        if (never.empty() || report_.figures->games() < enough) return;
        constexpr int mostNamed = 4;
        const auto all = static_cast<int>(names.size());
        const QString list = all <= mostNamed
                                 ? names.join(QStringLiteral(", "))
                                 : StandWords::tr("%1 and %n other(s)", "names of provinces", all - mostNamed)
                                       .arg(names.mid(0, mostNamed).join(QStringLiteral(", ")));
        StandsOut& out =
            add(true, StandWords::tr("Never taken in %1 games: %2", "%2 names of provinces")
                          .arg(QLocale().toString(static_cast<qulonglong>(report_.figures->games())), list));
        out.way = Way::provinces;
        out.provinces = never;
        out.link = names.front();
    }

    void orderOfPlay() {
        for (const JudgedRow& row :
             judged(now().byOrder, before_ ? &before_->figures->report.byOrder : nullptr)) {
            if (row.mark == JudgedRow::Mark::none) continue;
            const bool much = row.mark == JudgedRow::Mark::tooMuch;
            StandsOut& out = add(true, (much ? StandWords::tr("Who plays at place %1 wins %2, too much.",
                                                              "%1 in the order of play")
                                             : StandWords::tr("Who plays at place %1 wins %2, too little.",
                                                              "%1 in the order of play"))
                                           .arg(text(row.row.id), percentText(row.row.share())));
            out.way = Way::country;
            out.link = StandWords::tr("Countries", "a view of the editor");
        }
    }

    /// Figures of the course of games that have moved.
    void lengths() {
        if (before_ == nullptr) return;
        for (const Difference& difference : compare(before_->figures->report, now())) {
            const std::string& group = difference.after.group;
            if (!difference.beyondChance() || (group != "Length" && group != "Games ended by")) continue;
            if (group == "Length" && difference.after.id != "turns") continue;
            const double was = difference.before.sample.mean();
            const double is = difference.after.sample.mean();
            if (group == "Length") {
                StandsOut& out =
                    add(false, StandWords::tr("Games last %1 turns, %2 before")
                                   .arg(QLocale().toString(is, 'f', 1), QLocale().toString(was, 'f', 1)));
                out.way = Way::changes;
                out.link = StandWords::tr("Changes", "what was changed since a report");
            } else if (difference.after.id == game_.earlyEnding()) {
                StandsOut& out =
                    add(false, QStringLiteral("%1: %2 → %3")
                                   .arg(game_.earlyEndingTitle(), percentText(was), percentText(is)));
                out.way = Way::tables;
                out.link = StandWords::tr("Tables", "a view of the editor: the game's figures");
            }
        }
    }

    /// How those win who went one way or another.
    void kinds() {
        for (const Legend::Kinds& kinds : game_.legend().kindOf) {
            const auto found = now().byKind.find(kinds.id);
            if (found == now().byKind.end()) continue;
            QStringList parts;
            for (const JudgedRow& row : judged(found->second, nullptr)) {
                if (row.mark == JudgedRow::Mark::none) continue;
                const auto kind =
                    std::find_if(kinds.kinds.begin(), kinds.kinds.end(),
                                 [&](const Legend::Part& part) { return part.id == row.row.id; });
                if (kind != kinds.kinds.end())
                    parts << StandWords::tr("%1 wins %2", "%1 a way to play, %2 41 %")
                                 .arg(game_.figureName(kind->title), percentText(row.row.share()));
            }
            if (parts.isEmpty()) continue;
            StandsOut& out = add(false, QStringLiteral("%1: %2").arg(game_.figureName(kinds.title),
                                                                     parts.join(QStringLiteral(", "))));
            out.way = Way::tables;
            out.link = StandWords::tr("Tables", "a view of the editor: the game's figures");
        }
    }

    StandsOut& add(bool warns, const QString& text) {
        StandsOut out;
        out.warns = warns;
        out.text = text;
        return found_.emplace_back(std::move(out));
    }

    const BalanceReport& report_;
    const BalanceReport* before_;
    const BalanceGame& game_;
    const Node& whole_;
    BalanceNames names_;
    std::vector<StandsOut> found_;
};

} // namespace

QString BalanceNames::country(const std::string& id) const {
    const int at = atlas_.country(id);
    return at < 0 ? text(id) : atlas_.countries[static_cast<std::size_t>(at)].name;
}

QString BalanceNames::province(const std::string& id) const {
    const int at = atlas_.province(id);
    return at < 0 ? text(id) : atlas_.provinceName(at);
}

QString percentText(double share) {
    return StandWords::tr("%1 %", "per cent").arg(QLocale().toString(qRound(share * 100)));
}

std::vector<StandsOut> whatStandsOut(const BalanceReport& report, const BalanceReport* before,
                                     const BalanceGame& game, const Node& whole, const Atlas& atlas) {
    return StandOutList(report, before, game, whole, atlas).take();
}

} // namespace marches::editor
