#include "app/warriors/game_keys.h"

#include <QCoreApplication>
#include <QMenu>

#include <array>
#include <cstdint>
#include <map>

namespace marches::warriors::face {

namespace {

struct KeyWords {
    Q_DECLARE_TR_FUNCTIONS(KeyWords)
};

enum class In : std::uint8_t { menu, units, trade };

struct KeyRow {
    In place;
    const char* id;
    QKeySequence key;
    const char* text;
};

/// In the order of the Game menu and its submenus.
const std::array keyRows{
    KeyRow{In::units, "game.next-unit", Qt::Key_N, QT_TRANSLATE_NOOP("KeyWords", "Next unit that can move")},
    KeyRow{In::units, "game.previous-unit", QKeySequence(Qt::SHIFT | Qt::Key_N),
           QT_TRANSLATE_NOOP("KeyWords", "Previous unit that can move")},
    KeyRow{In::units, "game.choose-all", QKeySequence(Qt::CTRL | Qt::Key_A),
           //: Game menu: those in the province that has the focus
           QT_TRANSLATE_NOOP("KeyWords", "Choose all units here")},
    KeyRow{In::units, "game.plan", Qt::Key_P,
           QT_TRANSLATE_NOOP("KeyWords", "Plan marches, or make them at once")},
    KeyRow{In::units, "game.play-plan", QKeySequence(Qt::SHIFT | Qt::Key_P),
           QT_TRANSLATE_NOOP("KeyWords", "Play the plan")},
    KeyRow{In::units, "game.feed-all", Qt::Key_F, QT_TRANSLATE_NOOP("KeyWords", "Feed all armies")},
    KeyRow{In::trade, "game.offer", Qt::Key_O, QT_TRANSLATE_NOOP("KeyWords", "Offer to the partner chosen")},
    KeyRow{In::menu, "game.token", Qt::Key_T,
           //: Game menu: the keyboard goes to the tracks of Development Tokens
           QT_TRANSLATE_NOOP("KeyWords", "To the play-mat")},
    KeyRow{In::menu, "game.build", Qt::Key_B,
           //: Game menu: one key; in Development it opens what can be built, in Trade it goes to the bank
           QT_TRANSLATE_NOOP("KeyWords", "Build, or to the bank")},
    KeyRow{In::menu, "game.build-two", QKeySequence(Qt::SHIFT | Qt::Key_B),
           QT_TRANSLATE_NOOP("KeyWords", "Build two armies with Warlord")},
    KeyRow{In::menu, "game.promote", Qt::Key_U, QT_TRANSLATE_NOOP("KeyWords", "Promote an army")},
    KeyRow{In::trade, "game.buy-vp", Qt::Key_V, QT_TRANSLATE_NOOP("KeyWords", "Buy Victory Points")},
    KeyRow{In::trade, "game.accept-offer", Qt::Key_A, QT_TRANSLATE_NOOP("KeyWords", "Accept the offer")},
    KeyRow{In::trade, "game.decline-offer", Qt::Key_X, QT_TRANSLATE_NOOP("KeyWords", "Decline the offer")},
    KeyRow{In::trade, "game.retract-offer", Qt::Key_R, QT_TRANSLATE_NOOP("KeyWords", "Take your offer back")},
    KeyRow{In::menu, "game.no-shift", Qt::Key_S,
           //: Game menu: no Development Token is shifted in this turn
           QT_TRANSLATE_NOOP("KeyWords", "No shift")},
    KeyRow{In::menu, "game.war", Qt::Key_W, QT_TRANSLATE_NOOP("KeyWords", "Declare war…")},
    KeyRow{In::menu, "game.peace", QKeySequence(Qt::SHIFT | Qt::Key_W),
           QT_TRANSLATE_NOOP("KeyWords", "Peace…")},
    KeyRow{In::menu, "game.hint", Qt::Key_H,
           //: Game menu: a computer player says what it would do
           QT_TRANSLATE_NOOP("KeyWords", "Hint")},
    KeyRow{In::units, "game.suggest-damage", Qt::Key_D, QT_TRANSLATE_NOOP("KeyWords", "Suggest the damage")},
    KeyRow{In::menu, "game.leave", {}, QT_TRANSLATE_NOOP("KeyWords", "&Leave the game…")},
};

struct Submenu {
    In place;
    const char* id;
    const char* text;
};

/// Those in `GameKeys::submenus`.
const std::array submenus{
    Submenu{In::units, "menu.game.units",
            //: Game menu: a submenu of what is done with armies and Princesses
            QT_TRANSLATE_NOOP("KeyWords", "Uni&ts")},
    Submenu{In::trade, "menu.game.trade",
            //: Game menu: a submenu of what is done with offers and at the bank
            QT_TRANSLATE_NOOP("KeyWords", "Tra&de")},
};

} // namespace

QString countId(int count) {
    return QStringLiteral("game.count-%1").arg(count);
}

GameKeys makeGameKeys(QObject* parent) {
    GameKeys keys;
    const auto made = [parent](const QString& id, const QKeySequence& key) {
        auto* action = new QAction(parent);
        action->setObjectName(id);
        action->setShortcut(key);
        return action;
    };
    for (const KeyRow& row : keyRows)
        keys.menu << made(QString::fromLatin1(row.id), row.key);
    for (int count = 1; count <= largestCount; ++count)
        keys.others << made(countId(count), QKeySequence(Qt::Key_0 + count));
    nameGameKeys(keys);
    return keys;
}

QList<QAction*> gameMenu(GameKeys& keys) {
    std::map<In, QMenu*> menus;
    for (const Submenu& submenu : submenus) {
        keys.submenus.push_back(std::make_shared<QMenu>(KeyWords::tr(submenu.text)));
        menus[submenu.place] = keys.submenus.back().get();
        menus[submenu.place]->setObjectName(QLatin1String(submenu.id));
    }
    QList<QAction*> top;
    for (std::size_t i = 0; i < keyRows.size(); ++i) {
        QAction* action = keys.menu[static_cast<qsizetype>(i)];
        QMenu* menu = menus[keyRows[i].place];
        if (menu != nullptr) menu->addAction(action);
        QAction* entry = menu != nullptr ? menu->menuAction() : action;
        if (!top.contains(entry)) top << entry;
    }
    return top;
}

void nameGameKeys(const GameKeys& keys) {
    for (std::size_t i = 0; i < keys.submenus.size(); ++i)
        keys.submenus[i]->setTitle(KeyWords::tr(submenus[i].text));
    for (std::size_t i = 0; i < keyRows.size(); ++i)
        keys.menu[static_cast<qsizetype>(i)]->setText(KeyWords::tr(keyRows[i].text));
    for (int count = 1; count <= largestCount; ++count)
        keys.others[count - 1]->setText(KeyWords::tr("Choose %n of the stack", nullptr, count));
}

} // namespace marches::warriors::face
