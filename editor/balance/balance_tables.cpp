#include "editor/balance/balance_tables.h"

#include "app/theme/style.h"
#include "engine/simulation/compare.h"

#include <QCoreApplication>
#include <QFont>
#include <QHeaderView>
#include <QLocale>
#include <QTreeView>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace marches::editor {

namespace {

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(BalanceWords)
};

QString holdersText(const BalanceFigures& now, const std::string& place, const BalanceGame& game,
                    const BalanceNames& names) {
    std::vector<std::pair<double, QString>> parts;
    double held = 0;
    if (const auto found = now.holders.find(place); found != now.holders.end())
        for (const auto& [seat, games] : found->second) {
            const double share = static_cast<double>(games) / static_cast<double>(now.games());
            held += share;
            parts.emplace_back(share, names.country(seat));
        }
    parts.emplace_back(1 - held, game.nobodysName());
    std::stable_sort(parts.begin(), parts.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    constexpr std::size_t most = 3;
    constexpr double least = 0.05;
    QStringList texts;
    for (const auto& [share, name] : parts)
        if (texts.size() < static_cast<qsizetype>(most) && (share >= least || texts.isEmpty()))
            texts << (share > 0.995 ? name : name + QLatin1Char(' ') + percentText(share));
    return texts.join(QStringLiteral(", "));
}

WordTable::Cell takenCell(const BalanceFigures& figures, const std::string& place) {
    if (!figures.never(place)) return {percentText(figures.share("taken", place)), false, false};
    return {TableWords::tr("never", "in no game"), true, true};
}

/// A figure as it is said: per cent of what is counted by games, else with what decimals it needs.
QString figureText(const Metric& metric, double value) {
    if (metric.asPercent) return QLocale().toString(value * 100, 'f', 1) + QStringLiteral(" %");
    return QLocale().toString(value, 'f', std::abs(value) < 20 ? 2 : 1);
}

QString groupName(const std::string& group, const BalanceGame& game) {
    static const std::array<std::pair<const char*, const char*>, 6> known{{
        {"Victories of seats", QT_TRANSLATE_NOOP("BalanceWords", "Victories of countries")},
        {"Length", QT_TRANSLATE_NOOP("BalanceWords", "Length")},
        {"Games with", QT_TRANSLATE_NOOP("BalanceWords", "Games with")},
        {"Turn of", QT_TRANSLATE_NOOP("BalanceWords", "Turn of")},
        {"Times a seat and game", QT_TRANSLATE_NOOP("BalanceWords", "Times a seat and game")},
        {"Games ended by", QT_TRANSLATE_NOOP("BalanceWords", "Games ended by")},
    }};
    for (const auto& [english, shown] : known)
        if (group == english) return TableWords::tr(shown);
    for (const auto& [form, shown] :
         {std::pair("Seats, ", QT_TRANSLATE_NOOP("BalanceWords", "Seats, %1")),
          std::pair("Victories, ", QT_TRANSLATE_NOOP("BalanceWords", "Victories, %1")),
          std::pair("Games with, ", QT_TRANSLATE_NOOP("BalanceWords", "Games with, %1"))})
        if (group.starts_with(form))
            return TableWords::tr(shown).arg(game.figureName(group.substr(std::string_view(form).size())));
    if (const std::size_t end = group.rfind(", at the end"); end != std::string::npos)
        return TableWords::tr("%1, at the end").arg(game.figureName(group.substr(0, end)));
    return game.figureName(group);
}

QString idName(const Metric& metric, const BalanceGame& game, const BalanceNames& names) {
    if (metric.group == "Victories of seats") return names.country(metric.id);
    if (metric.group.starts_with("Games with, ")) return names.province(metric.id);
    if (metric.group == "Length")
        return metric.id == "turns" ? TableWords::tr("turns") : TableWords::tr("steps");
    if (metric.group == "Games ended by")
        for (const Legend::Part& part : game.legend().endings)
            if (part.id == metric.id) return game.figureName(part.title);
    return game.figureName(metric.id);
}

} // namespace

void WordTable::setTitles(const QStringList& titles) {
    if (titles_.isEmpty() && !titles.isEmpty()) {
        beginInsertColumns({}, 0, static_cast<int>(titles.size()) - 1);
        titles_ = titles;
        endInsertColumns();
        return;
    }
    titles_ = titles;
    emit headerDataChanged(Qt::Horizontal, 0, static_cast<int>(titles.size()) - 1);
}

void WordTable::show(std::vector<Row> rows) {
    const int had = rowCount();
    const auto has = static_cast<int>(rows.size());
    if (has < had) {
        beginRemoveRows({}, has, had - 1);
        rows_.resize(rows.size());
        endRemoveRows();
    }
    int first = -1;
    int last = -1;
    for (int i = 0; i < std::min(had, has); ++i) {
        Row& old = rows_[static_cast<std::size_t>(i)];
        if (old == rows[static_cast<std::size_t>(i)]) continue;
        old = rows[static_cast<std::size_t>(i)];
        if (first < 0) first = i;
        last = i;
    }
    if (first >= 0) emit dataChanged(index(first, 0), index(last, columnCount() - 1));
    if (has <= had) return;
    beginInsertRows({}, had, has - 1);
    rows_ = std::move(rows);
    endInsertRows();
}

int WordTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int WordTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(titles_.size());
}

QVariant WordTable::data(const QModelIndex& index, int role) const {
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (role == IdRole) return QString::fromStdString(row.id);
    if (index.column() >= static_cast<int>(row.cells.size())) return {};
    const Cell& cell = row.cells[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return cell.text;
    case Qt::FontRole:
        return cell.bold ? theme::themeOf(qobject_cast<QWidget*>(parent())).font(theme::FontRole::TextBold)
                         : QVariant();
    case Qt::ForegroundRole:
        return cell.bad ? theme::themeOf(qobject_cast<QWidget*>(parent())).colour(theme::Role::Bad)
                        : QVariant();
    default:
        return {};
    }
}

QVariant WordTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return titles_.value(section);
}

QTreeView* wordTableView(const QString& name, WordTable& model) {
    auto* view = new QTreeView;
    view->setObjectName(name);
    view->setModel(&model);
    view->setRootIsDecorated(false);
    view->setUniformRowHeights(true);
    view->setAllColumnsShowFocus(true);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setFrameShape(QFrame::NoFrame);
    view->header()->setSectionsMovable(false);
    view->header()->setStretchLastSection(true);
    return view;
}

std::vector<WordTable::Row> placeRows(const BalanceFigures& now, const BalanceFigures* before,
                                      const BalanceGame& game, const BalanceNames& names) {
    if (now.games() == 0) return {};
    std::vector<std::pair<double, std::string>> order;
    for (const std::string& place : now.places)
        order.emplace_back(now.never(place) ? -1 : now.share("taken", place), place);
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<WordTable::Row> rows;
    for (const auto& [share, place] : order) {
        const bool known = before != nullptr && std::find(before->places.begin(), before->places.end(),
                                                          place) != before->places.end();
        const double battles =
            static_cast<double>(now.count("fought", place).times) / static_cast<double>(now.games());
        rows.push_back(
            {place,
             {{names.province(place), false, true},
              takenCell(now, place),
              known ? WordTable::Cell{takenCell(*before, place).text, false, false} : WordTable::Cell{},
              {QLocale().toString(battles, 'f', battles > 0 ? 1 : 0), false, false},
              {holdersText(now, place, game, names), false, false}}});
    }
    return rows;
}

std::vector<WordTable::Row> figureRows(const BalanceFigures& now, const BalanceFigures* before,
                                       const BalanceGame& game, const BalanceNames& names) {
    std::map<std::pair<std::string, std::string>, Difference> moved;
    if (before != nullptr)
        for (Difference& difference : compare(before->report, now.report)) {
            const std::pair key{difference.after.group, difference.after.id};
            moved.emplace(key, std::move(difference));
        }
    std::vector<WordTable::Row> rows;
    for (const Metric& metric : now.report.metrics) {
        WordTable::Row row{metric.group + '/' + metric.id,
                           {{groupName(metric.group, game), false, false},
                            {idName(metric, game, names), false, true},
                            {figureText(metric, metric.sample.mean()), false, true}}};
        if (const auto found = moved.find({metric.group, metric.id}); found != moved.end()) {
            const Difference& difference = found->second;
            row.cells.push_back({figureText(metric, difference.before.sample.mean()), false, false});
            row.cells.push_back({difference.beyondChance()
                                     ? TableWords::tr("moved by %1 (%2 to %3)")
                                           .arg(figureText(metric, difference.moved()),
                                                figureText(metric, difference.interval.low),
                                                figureText(metric, difference.interval.high))
                                     : TableWords::tr("no more than chance does"),
                                 difference.beyondChance(), false});
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace marches::editor
