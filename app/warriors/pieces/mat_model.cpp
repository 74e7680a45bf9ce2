#include "app/warriors/pieces/mat_model.h"

#include "app/warriors/pieces/lead_words.h"
#include "app/warriors/pieces/level_words.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <utility>

namespace marches::warriors::face {

namespace {

template <class T>
std::size_t at(T value) {
    return static_cast<std::size_t>(value);
}

MatMode modeOf(const Moment& moment, SeatId seat) {
    if (moment.empty() || !moment.live || seat != moment.hand) return MatMode::idle;
    if (!decision(*moment.setting, moment.state).waits.contains(seat)) return MatMode::idle;
    switch (moment.asked()) {
    case Stage::placeTokens:
        return MatMode::place;
    case Stage::action:
    case Stage::unifyAction:
        return MatMode::upgrade;
    case Stage::shift:
        return MatMode::shift;
    default:
        return MatMode::idle;
    }
}

} // namespace

MatModel::MatModel(QObject* parent) : QAbstractTableModel(parent) {}

void MatModel::setMoment(const Moment& moment, SeatId seat) {
    const Moment before = std::exchange(moment_, moment);
    const SeatId seatBefore = std::exchange(seat_, seat);
    const MatMode modeBefore = std::exchange(mode_, modeOf(moment_, seat_));
    bool looks = before.setting != moment_.setting || seatBefore != seat_ || modeBefore != mode_;
    const auto shifted = std::exchange(shifts_, {});
    if (mode_ == MatMode::shift)
        for (const Path from : allPaths)
            for (const Path to : allPaths)
                shifts_[at(from)][at(to)] =
                    from != to && !check(*moment_.setting, moment_.state, shift(from, to));
    if (moment_.empty() || !isSeat(seat_)) return;
    looks = looks || shifted != shifts_;
    for (std::size_t i = 0; !looks && i < moment_.seats(); ++i) { // rivals stand below the large mat
        const Player& was = before.state.players[i];
        const Player& is = moment_.state.players[i];
        looks = was.tokens != is.tokens || was.left != is.left;
    }
    for (const Path path : allPaths) {
        const MatTrack track = makeTrack(path);
        if (track != tracks_[at(path)]) {
            tracks_[at(path)] = track;
            looks = true;
            emit headerDataChanged(Qt::Vertical, static_cast<int>(path), static_cast<int>(path));
        }
        for (int level = 1; level <= static_cast<int>(levelCount); ++level) {
            MatCell& cell = cells_[at(path)][at(level) - 1];
            MatCell fresh = makeCell(path, level);
            if (fresh == cell) continue;
            cell = std::move(fresh);
            looks = true;
            const QModelIndex where = index(static_cast<int>(path), level - 1);
            emit dataChanged(where, where);
        }
    }
    if (looks) emit looksChanged();
    emit changed();
}

MatTrack MatModel::makeTrack(Path path) const {
    MatTrack track;
    track.path = path;
    track.tokens = tokens(seat_, path);
    track.spaces = spacesOf(moment_.setting->tables, path);
    track.level = levelFor(moment_.setting->tables, path, track.tokens);
    track.leader = leader(*moment_.setting, moment_.state, path).value_or(noSeat);
    track.lead = leadWords(*moment_.setting, moment_.state, path);
    track.leaderTokens = isSeat(track.leader) ? tokens(track.leader, path) : 0;
    return track;
}

MatCell MatModel::makeCell(Path path, int level) const {
    const PlayMat& mat = moment_.setting->tables.playMat;
    const std::size_t i = at(level) - 1;
    MatCell cell;
    cell.path = path;
    cell.level = level;
    int before = 0;
    for (std::size_t l = 0; l < i; ++l)
        before += mat.spaces[at(path)][l];
    const int held = tokens(seat_, path);
    const int reached = levelFor(moment_.setting->tables, path, held);
    cell.spaces = mat.spaces[at(path)][i];
    cell.filled = std::clamp(held - before, 0, cell.spaces);
    cell.needed = std::max(0, before + cell.spaces - held);
    cell.state = level < reached        ? LevelState::past
                 : level == reached     ? LevelState::now
                 : level == reached + 1 ? LevelState::next
                                        : LevelState::later;
    cell.placeable = cell.state == LevelState::next && mayPlace(path);
    const bool holdsLast = cell.filled > 0 && held <= before + cell.spaces;
    for (const Path to : allPaths)
        cell.removable = cell.removable || (holdsLast && shifts_[at(path)][at(to)]);
    if (path == Path::production) {
        cell.food = mat.food[i];
        cell.product = mat.product[i];
    } else if (path == Path::trade) {
        cell.bankRate = mat.bankRate[i];
        cell.routes = mat.routes[i];
    } else {
        cell.weapon = mat.weapon[i];
        cell.actionPoints = mat.actionPoints[i];
    }
    for (std::size_t a = 0; a < abilityCount; ++a)
        if (mat.abilities[a] == AbilityLevel{path, static_cast<std::uint8_t>(level)})
            cell.abilities.push_back(static_cast<Ability>(a));
    const auto same = [i](const auto& figures) { return figures[i] == figures[i - 1]; };
    cell.sameFigures = i > 0 && (path == Path::production ? same(mat.food) && same(mat.product)
                                 : path == Path::trade    ? same(mat.bankRate) && same(mat.routes)
                                                          : same(mat.weapon) && same(mat.actionPoints));
    return cell;
}

bool MatModel::mayPlace(Path path) const {
    if (mode_ == MatMode::shift) return mayReceive(path);
    const auto command = placement(path);
    return command && !check(*moment_.setting, moment_.state, *command);
}

const MatCell& MatModel::cell(Path path, int level) const {
    return cells_[at(path)][at(level) - 1];
}

const MatTrack& MatModel::track(Path path) const {
    return tracks_[at(path)];
}

int MatModel::tokens(SeatId seat, Path path) const {
    return moment_.state.player(seat).tokens[at(path)];
}

std::optional<Command> MatModel::placement(Path path) const {
    if (mode_ == MatMode::place) return Command{seat_, step::PlaceToken{path}};
    if (mode_ == MatMode::upgrade) return Command{seat_, step::Upgrade{path}};
    return std::nullopt;
}

Command MatModel::shift(Path from, Path to) const {
    return {seat_, step::Shift{from, to}};
}

bool MatModel::mayShift(Path from, Path to) const {
    return shifts_[at(from)][at(to)];
}

bool MatModel::maySend(Path from) const {
    const auto& to = shifts_[at(from)];
    return std::ranges::any_of(to, [](bool may) { return may; });
}

bool MatModel::mayReceive(Path to) const {
    return std::ranges::any_of(shifts_, [to](const auto& from) { return from[at(to)]; });
}

int MatModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 3;
}

int MatModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(levelCount);
}

QVariant MatModel::data(const QModelIndex& where, int role) const {
    if (!where.isValid()) return {};
    const MatCell& found = cell(static_cast<Path>(where.row()), where.column() + 1);
    switch (role) {
    case Qt::DisplayRole:
        return roman(found.level);
    case Qt::AccessibleTextRole: {
        const QString level = roman(found.level);
        const QString said = found.needed == 0
                                 ? tr("Level %1, reached", "play-mat").arg(level)
                                 : tr("Level %1, %n token(s) more", "play-mat", found.needed).arg(level);
        const QString gains = gainsOf(found);
        return gains.isEmpty() ? said
                               : tr("%1: %2", "play-mat: a level, and what it brings").arg(said, gains);
    }
    case Qt::ToolTipRole:
        if (moment_.empty() || !isSeat(seat_)) return {};
        return levelBubble(moment_, seat_, found.path, found.level);
    default:
        return {};
    }
}

QString MatModel::gainsOf(const MatCell& found) const {
    if (found.level < 2 || moment_.empty() || !isSeat(seat_)) return {};
    return levelGains(moment_, seat_, found.path, found.level).join(QStringLiteral(", "));
}

QString MatModel::levelsFrom(Path path, int first) const {
    QStringList lines;
    for (int level = first; level <= static_cast<int>(levelCount); ++level) {
        lines << tr("%1: %2", "play-mat: a level, and what it brings")
                     .arg(roman(level), levelGains(moment_, seat_, path, level).join(QStringLiteral(", ")));
        for (const QString& does : abilitiesOfLevel(moment_, path, level))
            lines << QStringLiteral("      ") + does;
    }
    lines << tr("A higher or wider panel shows all levels: drag its edge.");
    return lines.join(QLatin1Char('\n'));
}

QVariant MatModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    if (orientation == Qt::Horizontal) return roman(section + 1);
    const Path path = static_cast<Path>(section);
    return role == Qt::DisplayRole ? pathName(path) : spokenTrack(*this, path);
}

QString spokenTrack(const MatModel& model, Path path, Hand hand) {
    if (model.moment().empty()) return pathName(path);
    const MatTrack& track = model.track(path);
    const QString now = MatModel::tr("%1, level %2 of %3. %4 of %5 tokens.")
                            .arg(pathName(path))
                            .arg(track.level)
                            .arg(levelCount)
                            .arg(track.tokens)
                            .arg(track.spaces);
    QStringList parts{now};
    if (track.level < static_cast<int>(levelCount)) {
        const MatCell& next = model.cell(path, track.level + 1);
        parts << MatModel::tr("Level %1 with %n more token(s).", nullptr, next.needed).arg(next.level);
        if (const QString gains = model.gainsOf(next); !gains.isEmpty())
            //: What the level named just before gives: "It brings: bank 7:1 → 4:1, +1 route."
            parts << MatModel::tr("It brings: %1.", "play-mat").arg(gains);
        if (next.placeable && model.mode() != MatMode::shift)
            parts << (hand == Hand::keys ? MatModel::tr("Free space: press Enter to place a token.")
                                         : MatModel::tr("Free space: click it to place a token."));
    }
    return paragraph(parts);
}

} // namespace marches::warriors::face
