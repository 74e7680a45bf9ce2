#include "app/shell/shortcuts.h"
#include "app/warriors/docks/mat_dock.h"
#include "app/warriors/docks/mat_view.h"
#include "app/warriors/docks/trade_dock.h"
#include "app/warriors/face.h"
#include "app/warriors/game_keys.h"
#include "app/warriors/prompts/choices.h"
#include "app/warriors/prompts/reach.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>

/// The face's part that its keys have in it.
namespace marches::warriors::face {

namespace {

constexpr int largestCount = 9;

/// Of their own: what a table outside the face asks for is not looked up under the face's full name.
struct KeyWords {
    Q_DECLARE_TR_FUNCTIONS(KeyWords)
};

enum class In : std::uint8_t { menu, units, trade };

struct KeyRow {
    In place;
    const char* id;
    QKeySequence key;
    QString (*text)();
};

/// In the order of the Game menu and its submenus.
const std::array keyRows{
    KeyRow{In::units, "game.next-unit", Qt::Key_N, [] { return KeyWords::tr("Next unit that can move"); }},
    KeyRow{In::units, "game.previous-unit", QKeySequence(Qt::SHIFT | Qt::Key_N),
           [] { return KeyWords::tr("Previous unit that can move"); }},
    KeyRow{In::units, "game.choose-all", QKeySequence(Qt::CTRL | Qt::Key_A),
           [] {
               //: Game menu: those in the province that has the focus
               return KeyWords::tr("Choose all units here");
           }},
    KeyRow{In::units, "game.plan", Qt::Key_P,
           [] { return KeyWords::tr("Plan marches, or make them at once"); }},
    KeyRow{In::units, "game.play-plan", QKeySequence(Qt::SHIFT | Qt::Key_P),
           [] { return KeyWords::tr("Play the plan"); }},
    KeyRow{In::units, "game.feed-all", Qt::Key_F, [] { return KeyWords::tr("Feed all armies"); }},
    KeyRow{In::trade, "game.offer", Qt::Key_O, [] { return KeyWords::tr("Offer to the partner chosen"); }},
    KeyRow{In::menu, "game.token", Qt::Key_T,
           [] {
               //: Game menu: the keyboard goes to the tracks of Development Tokens
               return KeyWords::tr("To the play-mat");
           }},
    KeyRow{In::menu, "game.build", Qt::Key_B,
           [] {
               //: Game menu: one key; in Development it opens what can be built, in Trade it goes to the bank
               return KeyWords::tr("Build, or to the bank");
           }},
    KeyRow{In::menu, "game.build-two", QKeySequence(Qt::SHIFT | Qt::Key_B),
           [] { return KeyWords::tr("Build two armies with Warlord"); }},
    KeyRow{In::menu, "game.promote", Qt::Key_U, [] { return KeyWords::tr("Promote an army"); }},
    KeyRow{In::trade, "game.buy-vp", Qt::Key_V, [] { return KeyWords::tr("Buy Victory Points"); }},
    KeyRow{In::trade, "game.accept-offer", Qt::Key_A, [] { return KeyWords::tr("Accept the offer"); }},
    KeyRow{In::trade, "game.decline-offer", Qt::Key_X, [] { return KeyWords::tr("Decline the offer"); }},
    KeyRow{In::trade, "game.retract-offer", Qt::Key_R, [] { return KeyWords::tr("Take your offer back"); }},
    KeyRow{In::menu, "game.no-shift", Qt::Key_S,
           [] {
               //: Game menu: no Development Token is shifted in this turn
               return KeyWords::tr("No shift");
           }},
    KeyRow{In::menu, "game.war", Qt::Key_W, [] { return KeyWords::tr("Declare war…"); }},
    KeyRow{In::menu, "game.peace", QKeySequence(Qt::SHIFT | Qt::Key_W),
           [] { return KeyWords::tr("Peace…"); }},
    KeyRow{In::menu, "game.hint", Qt::Key_H,
           [] {
               //: Game menu: a computer player says what it would do
               return KeyWords::tr("Hint");
           }},
    KeyRow{In::units, "game.suggest-damage", Qt::Key_D, [] { return KeyWords::tr("Suggest the damage"); }},
    KeyRow{In::menu, "game.leave", {}, [] { return KeyWords::tr("&Leave the game…"); }},
};

struct Submenu {
    In place;
    const char* id;
    QString (*text)();
};

/// Those in `GameKeys::submenus`.
const std::array submenus{
    Submenu{In::units, "menu.game.units",
            [] {
                //: Game menu: a submenu of what is done with armies and Princesses
                return KeyWords::tr("Uni&ts");
            }},
    Submenu{In::trade, "menu.game.trade",
            [] {
                //: Game menu: a submenu of what is done with offers and at the bank
                return KeyWords::tr("Tra&de");
            }},
};

QString countId(int count) {
    return QStringLiteral("game.count-%1").arg(count);
}

} // namespace

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
        keys.submenus.push_back(std::make_shared<QMenu>(submenu.text()));
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
        keys.submenus[i]->setTitle(submenus[i].text());
    for (std::size_t i = 0; i < keyRows.size(); ++i)
        keys.menu[static_cast<qsizetype>(i)]->setText(keyRows[i].text());
    for (int count = 1; count <= largestCount; ++count)
        keys.others[count - 1]->setText(Face::tr("Choose %n of the stack", nullptr, count));
}

QAction* Face::keyAction(const QString& id) const {
    for (QAction* action : keys_.menu + keys_.others)
        if (action->objectName() == id) return action;
    return nullptr;
}

/// The answers to offers show their keys on the buttons of the trade dock.
void Face::addAnswerKeys() {
    const auto answer = [this](const char* id, Answer what) {
        QAction* action = keyAction(QString::fromLatin1(id));
        connect(action, &QAction::triggered, this, [this, what] {
            if (moment_.asked() != Stage::trade) {
                host_->showStatus(tr("Offers are made and answered in the Trade phase."));
                return;
            }
            const bool seen = trade_->isVisible() && !trade_->visibleRegion().isEmpty();
            if (!seen) host_->raiseDock(trade_);
            trade_->answer(what, seen);
        });
        return action;
    };
    const std::array answers{answer("game.accept-offer", Answer::accept),
                             answer("game.decline-offer", Answer::decline),
                             answer("game.retract-offer", Answer::retract)};
    const auto showKeys = [this, answers] {
        std::array<QString, 3> keys;
        std::transform(answers.begin(), answers.end(), keys.begin(),
                       [](const QAction* each) { return shell::keyCap(each->shortcut()); });
        trade_->setAnswerKeys(keys);
    };
    for (QAction* each : answers)
        connect(each, &QAction::changed, trade_, showKeys); // the user may give it another key
    showKeys();
}

/// Where no army can be promoted the first that might be is tried: its refusal says why.
void Face::startPromotion() {
    const QString why = whyIdle(*keyAction(QStringLiteral("game.promote")));
    if (why.isEmpty()) return hands().promote();
    const auto tried = session_.asksViewer() ? firstPromotion(moment_) : std::nullopt;
    if (tried)
        act({*tried});
    else
        host_->showStatus(why);
}

void Face::addKeys() {
    keys_ = makeGameKeys(this);
    const auto on = [this](const QString& id, auto todo) {
        connect(keyAction(id), &QAction::triggered, this, todo);
    };
    const auto onOrSayWhyNot = [this, on](const QString& id, auto todo) {
        on(id, [this, todo, action = keyAction(id)] {
            if (const QString why = whyIdle(*action); why.isEmpty())
                todo();
            else
                host_->showStatus(why);
        });
    };
    const auto walk = [this](int step) {
        if (hand_.chooseNext(step))
            host_->map().setFocus(Qt::ShortcutFocusReason); // its arrows and Enter go on
    };
    onOrSayWhyNot(QStringLiteral("game.next-unit"), [walk] { walk(1); });
    onOrSayWhyNot(QStringLiteral("game.previous-unit"), [walk] { walk(-1); });
    onOrSayWhyNot(QStringLiteral("game.choose-all"), [this] {
        if (host_->map().focusedProvince() != noProvince) hand_.chooseAll(host_->map().focusedProvince());
    });
    on(QStringLiteral("game.plan"), [this] {
        hand_.planOrMarch();
        if (hand_.planning())
            host_->showStatus(tr("Marches are planned until the plan is played or dropped."));
        else if (moment_.asked() != Stage::move)
            host_->showStatus(tr("Marches are planned in Maneuvering."));
    });
    on(QStringLiteral("game.play-plan"), [this] {
        if (hand_.planned().empty()) host_->showStatus(tr("Nothing is planned."));
        playPlan();
    });
    onOrSayWhyNot(QStringLiteral("game.feed-all"), [this] {
        std::vector<Command> all;
        for (const Token token : armiesOf(moment_.state, moment_.hand))
            if (!moment_.state.player(moment_.hand).units[token].fed)
                all.push_back({moment_.hand, step::Feed{token}});
        act(all);
    });
    on(QStringLiteral("game.token"), [this] {
        host_->raiseDock(mat_);
        mat_->view().setFocus(Qt::ShortcutFocusReason);
    });
    on(QStringLiteral("game.offer"), [this] {
        host_->raiseDock(trade_);
        trade_->goToOffer();
    });
    on(QStringLiteral("game.build"), [this] {
        if (moment_.state.phase == Phase::trade) {
            host_->raiseDock(trade_);
            trade_->goToBank();
        } else {
            choose(Choosing::build);
        }
    });
    on(QStringLiteral("game.build-two"), [this] { choose(Choosing::two); });
    on(QStringLiteral("game.promote"), [this] { startPromotion(); });
    on(QStringLiteral("game.buy-vp"), [this] {
        host_->raiseDock(trade_);
        trade_->goToVictoryPoints();
    });
    onOrSayWhyNot(QStringLiteral("game.no-shift"), [this] { act({{moment_.hand, step::Pass{}}}); });
    addAnswerKeys();
    on(QStringLiteral("game.war"), [this] { choose(Choosing::war); });
    on(QStringLiteral("game.peace"), [this] { choose(Choosing::peace); });
    on(QStringLiteral("game.hint"), [this] {
        if (!session_.askHint()) host_->showStatus(tr("No hint now: nothing is asked of you"));
    });
    onOrSayWhyNot(QStringLiteral("game.suggest-damage"), [this] { hand_.suggestDamage(); });
    on(QStringLiteral("game.leave"), [this] {
        if (isSeat(moment_.hand)) act({{moment_.hand, step::Leave{}}});
    });
    for (int count = 1; count <= largestCount; ++count)
        on(countId(count), [this, count] { hand_.chooseCount(count); });
    host_->addGameActions(gameMenu(keys_));
    host_->addGameKeys(keys_.others);
}

} // namespace marches::warriors::face
