#pragma once

#include "app/shell/button.h"
#include "engine/map/map.h"
#include "engine/table/seat.h"

#include <QIcon>
#include <QString>
#include <QVariant>

#include <functional>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

/// What a game's face says to the window, as plain values. All text is translated and ready to be shown.
namespace marches::play {

using shell::Button;

inline Button makeButton(const QString& id, const QString& text, std::function<void()> press,
                         const QIcon& icon = {}) {
    Button button;
    button.id = id;
    button.text = text;
    button.icon = icon;
    button.press = std::move(press);
    return button;
}

/// Returns the press of a button or row: it calls the function with these arguments, if there is one.
template <class... Args>
std::function<void()> pressing(const std::function<void(Args...)>& function,
                               std::type_identity_t<Args>... args) {
    return [function, ... args = std::move(args)] {
        if (function) function(args...);
    };
}

/// What the banner says: who decides, what is asked, what is left unused, and the buttons that answer it.
struct Prompt {
    QString kind;         ///< stable name of the question: while it stays, the question goes on
    SeatId seat = noSeat; ///< its arms and colour stand at the left; noSeat: nobody's
    QString sentence;     ///< "Jeanne, for France: move your armies"
    QString detail;       ///< "1 of 3 armies has moved · 8 of 9 Action Points left"
    QString shortDetail;  ///< the same without news, shown where it takes too much room; empty: no shorter
    std::optional<Button> primary; ///< at the right end, always in the same spot; Ctrl+Enter
    std::vector<Button> others;    ///< left of it, the nearest first; Ctrl+1 to Ctrl+4
};

/// A step in the row of phases.
struct TrackStep {
    QString text; ///< "IV Maneuvering"
    enum class When { past, now, coming } when = When::coming;
    QString brief = {}; ///< "IV", where there is no room for more; may be empty
};

/// A seat in the order of play.
struct TrackSeat {
    SeatId seat = noSeat;
    enum class Standing {
        coming, ///< comes later
        now,    ///< is the one asked
        waited, ///< is waited for too (several at once)
        done,
        out ///< takes no part
    } standing = Standing::coming;
};

/// The row below the menu: turns, phases, order of play.
struct TurnTrack {
    int turn = 1;
    int turns = 1; ///< the last turn's number; 0: open end
    std::vector<TrackStep> steps;
    QString orderTitle; ///< "Order", "All at once"
    std::vector<TrackSeat> order;
};

/// Something that can be done now, in the Actions list.
struct ActionRow {
    QString group;                    ///< "Move A1 + A2 from Bourbon"; rows of a group stand together
    QString text;                     ///< "Artois"
    QString detail;                   ///< "battle · +3 VP"; of a refused row: why not
    QString cost;                     ///< at the right end: "2 AP"
    QIcon icon;                       ///< may be null
    bool refused = false;             ///< listed on demand; doing it shows the refusal's card
    QString id;                       ///< stable within a position: the record line it would write
    ProvinceId province = noProvince; ///< shown on the map while the row is current
    std::function<void()> act;
    std::function<QString()> tell{}; ///< its tooltip, where more is to be said than its detail
};

/// A line of the log.
struct LogEntry {
    QString group; ///< "Turn 5 · IV Maneuvering"; neighbouring entries of a group stand under one heading
    int turn = 0;  ///< for the marks of the scrubber
    SeatId seat = noSeat;
    QString text;              ///< "1 Archer: Provence → Bourbon"
    QString detail;            ///< at the right end: "1 AP", "+3 VP"
    std::vector<QString> more; ///< what followed, one sentence each: children of the row
    bool open = false;         ///< they are seen without being asked for
    QIcon icon{};              ///< in place of the seat's arms; may be null
};

/// Something to be told on a card: a hint, or what has happened.
struct TellCard {
    QString title;
    QString sentence;                 ///< may be empty
    std::vector<LogEntry> lines;      ///< in the order in which it happened
    std::vector<Button> buttons;      ///< the first is the primary one; Close stands beside them
    ProvinceId province = noProvince; ///< the card keeps clear of it
};

/// A sign with a figure: "2" beside an army's sign.
struct Sign {
    QIcon icon;
    QString figure; ///< may be empty
};

/// A column of the Provinces table.
struct Column {
    QString title; ///< may be empty where the cells say it
    QString words; ///< its tooltip and what is read out; empty: the title
    QIcon icon{};  ///< in place of a title
};

/// A cell of the Provinces table.
struct Cell {
    QString text;
    QVariant sortBy; ///< invalid: the text
    QIcon icon;
    Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter;
    std::vector<Sign> signs = {}; ///< in place of the text
    QString words = {};           ///< the tooltip; read out too, in place of signs
};

/// Why something is refused.
struct RefusalCard {
    QString title;                    ///< "Infantry no. 1 cannot enter Artois from Île-de-France"
    QString sentence;                 ///< with its figures, those in <b>; rich text
    std::vector<QString> steps;       ///< what has been spent, numbered in this order
    std::vector<Button> remedies;     ///< what would do it
    QString rule;                     ///< id: "man.move.enter-hostile"; never shown
    QString ruleSection;              ///< where the rules page has it: "Maneuvering"
    QString ruleSentence;             ///< the rule in a sentence
    ProvinceId province = noProvince; ///< the card keeps clear of it
};

} // namespace marches::play
