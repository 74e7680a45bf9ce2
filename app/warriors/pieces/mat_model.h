#pragma once

#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"

#include <QAbstractTableModel>

#include <array>

namespace marches::warriors::face {

enum class LevelState : std::uint8_t { past, now, next, later };

/// One level of one path, with the token spaces that lie before it.
struct MatCell {
    Path path = Path::production;
    int level = 1;
    LevelState state = LevelState::later;
    int spaces = 0;
    int filled = 0;
    int needed = 0;         ///< tokens still missing to reach the level
    bool placeable = false; ///< its first free space may be filled now
    bool removable = false; ///< its last token may be shifted now
    int food = 0, product = 0, weapon = 0, actionPoints = 0, bankRate = 0;
    int routes = 0; ///< Trade Routes allowed
    std::vector<Ability> abilities;
    bool sameFigures = false; ///< as the level before has: what it brings are its abilities alone
    bool operator==(const MatCell&) const = default;
};

struct MatTrack {
    Path path = Path::production;
    int tokens = 0;
    int spaces = 0;
    int level = 1;
    SeatId leader = noSeat;
    int leaderTokens = 0;
    QString lead; ///< who holds its title
    bool operator==(const MatTrack&) const = default;
};

/// What a click on a free space does now for the seat that is shown.
enum class MatMode : std::uint8_t { idle, place, upgrade, shift };

/// Three paths (rows) by seven levels (columns) of one seat. It reads everything from the position; going to
/// another position or seat changes cells, never the shape.
class MatModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit MatModel(QObject* parent = nullptr);

    void setMoment(const Moment& moment, SeatId seat);
    const Moment& moment() const { return moment_; }
    SeatId seat() const { return seat_; }
    MatMode mode() const { return mode_; }

    const MatCell& cell(Path path, int level) const;
    const MatTrack& track(Path path) const;
    /// Tokens of a seat on a path.
    int tokens(SeatId seat, Path path) const;
    /// The step that filling the next space of the path would be.
    std::optional<Command> placement(Path path) const;
    /// What a level gives more than the one before it; nothing of the first.
    QString gainsOf(const MatCell& found) const;
    Command shift(Path from, Path to) const;
    /// What a level (2 to 7) of a path and those above it bring, a line each: for which there is no room.
    QString levelsFrom(Path path, int first) const;
    bool mayShift(Path from, Path to) const;
    bool maySend(Path from) const;  ///< anywhere
    bool mayReceive(Path to) const; ///< from anywhere

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void changed();      ///< anything at all, once for each new position
    void looksChanged(); ///< anything that is seen without being asked for, before `changed`

private:
    MatCell makeCell(Path path, int level) const;
    MatTrack makeTrack(Path path) const;
    bool mayPlace(Path path) const;

    Moment moment_;
    SeatId seat_ = noSeat;
    MatMode mode_ = MatMode::idle;
    std::array<std::array<MatCell, levelCount>, 3> cells_;
    std::array<MatTrack, 3> tracks_;
    std::array<std::array<bool, 3>, 3> shifts_{};
};

enum class Hand : std::uint8_t { keys, mouse };

/// "Track" as a screen reader says it: level, tokens, what one more gives, and what that hand does there.
QString spokenTrack(const MatModel& model, Path path, Hand hand = Hand::keys);

} // namespace marches::warriors::face
