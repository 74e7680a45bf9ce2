#include "app/warriors/pieces/mat_words.h"

#include "app/warriors/pieces/lead_words.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"

#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace marches::warriors::face {

namespace {

/// The width of all that could stand there: each player as the leader, or a tie.
double widestLead(const MatModel& model, const QFontMetricsF& metrics, Path path) {
    State state = model.moment().state;
    const auto p = index(path);
    double widest = 0;
    const auto take = [&] {
        widest = std::max(widest, metrics.horizontalAdvance(leadWords(*model.moment().setting, state, path)));
    };
    for (Player& player : state.players)
        player.tokens[p] = 0;
    take();
    for (std::size_t i = 0; i < model.moment().seats(); ++i) {
        state.players[i].tokens[p] = 1;
        take();
        if (i > 0) continue;
        state.players[1].tokens[p] = 1;
        take();
        state.players[1].tokens[p] = 0;
    }
    return widest;
}

} // namespace

std::vector<MatYield> yieldsOf(const MatCell& cell) {
    const auto times = [](int figure) { return QStringLiteral("×%1").arg(figure); };
    switch (cell.path) {
    case Path::production:
        return {{theme::Icon::Food, times(cell.food)}, {theme::Icon::Product, times(cell.product)}};
    case Path::trade:
        return {{theme::Icon::Gold, QStringLiteral("%1:1").arg(cell.bankRate)}};
    case Path::military:
        return {{theme::Icon::Weapon, times(cell.weapon)},
                {theme::Icon::ActionPoint, QLocale().toString(cell.actionPoints)}};
    }
    return {};
}

namespace {

MatYield signOf(Ability ability) {
    using theme::Icon;
    switch (ability) {
    case Ability::buildInfantry:
    case Ability::buildArcher:
    case Ability::buildCavalry:
        return {iconFor(static_cast<UnitKind>(ability)), {}};
    case Ability::masonry:
        return {iconFor(UnitKind::fort), {}};
    case Ability::productionTax:
        return {Icon::Capital, signedNumber(1)};
    case Ability::tradeTax:
        return {Icon::TradeCenter, signedNumber(1)};
    case Ability::merchant:
        return {Icon::Gold, QStringLiteral("×2")};
    case Ability::monopoly:
        return {Icon::Lock, {}};
    case Ability::warlord:
    case Ability::doubleStrike:
        return {Icon::War, {}};
    case Ability::reinforce:
    case Ability::university:
    case Ability::masterTrader:
    case Ability::commander:
    case Ability::pillaging:
        break;
    }
    return {Icon::Plus, {}};
}

} // namespace

std::vector<MatYield> signsOf(const MatCell& cell) {
    std::vector<MatYield> signs = yieldsOf(cell);
    if (cell.routes > 0) signs.push_back({theme::Icon::Route, QLocale().toString(cell.routes)});
    if (cell.sameFigures)
        for (const Ability ability : cell.abilities)
            signs.push_back(signOf(ability));
    return signs;
}

QString moreLevels(bool whole) {
    const QString on = QStringLiteral("…");
    return whole ? on + QChar(QChar::Nbsp) + roman(levelCount) : on;
}

MatWords::MatWords(const MatModel& model, const theme::Theme& theme) {
    const QFontMetricsF name(theme.font(theme::FontRole::Name));
    const QFontMetricsF note(theme.font(theme::FontRole::Note));
    const QFontMetricsF numeral(theme.font(theme::FontRole::Numeral));
    const QFontMetricsF text(theme.font(theme::FontRole::TextBold));
    double names = 0;
    double leads = 0;
    for (const Path path : allPaths) {
        names = std::max(
            names, name.horizontalAdvance(
                       model.headerData(static_cast<int>(path), Qt::Vertical, Qt::DisplayRole).toString()));
        leads = std::max(leads, widestLead(model, note, path));
        for (int level = 1; level <= static_cast<int>(levelCount); ++level) {
            Plate& plate = plates_[index(path)][static_cast<std::size_t>(level) - 1];
            plate.words = numeral.horizontalAdvance(roman(level));
            for (const MatYield& yield : signsOf(model.cell(path, level))) {
                plate.words += theme.scaledIcon(13) + 2 + text.horizontalAdvance(yield.text);
                ++plate.gaps;
            }
        }
    }
    const double beside = theme.scaledIcon(20) + theme.scaled(7) + theme.scaled(headGap);
    head_ = beside + std::ceil(names);
    headWithLeads_ = beside + std::ceil(std::max(names, leads));
    for (const bool whole : {false, true})
        more_[whole ? 1 : 0] = std::ceil(numeral.horizontalAdvance(moreLevels(whole)));
}

double MatWords::plate(Path path, int level, double pad, double between) const {
    const Plate& plate = plates_[index(path)][static_cast<std::size_t>(level) - 1];
    return std::ceil(2 * pad + plate.words + plate.gaps * between) + 2;
}

double MatWords::widestPlate(Path path, double pad, double between) const {
    double widest = 0;
    for (int level = 1; level <= static_cast<int>(levelCount); ++level)
        widest = std::max(widest, plate(path, level, pad, between));
    return widest;
}

} // namespace marches::warriors::face
