#include "app/warriors/key_commands.h"

#include "app/shell/shortcuts.h"
#include "app/warriors/docks/mat_dock.h"
#include "app/warriors/docks/trade_dock.h"
#include "app/warriors/map/map_hand.h"
#include "app/warriors/pieces/mat_view.h"
#include "app/warriors/pieces/reach.h"
#include "app/warriors/prompts/question_cards.h"
#include "app/warriors/prompts/why_idle.h"

#include <algorithm>
#include <array>

namespace marches::warriors::face {

QAction* KeyCommands::keyAction(const QString& id) const {
    for (QAction* action : keys_.menu + keys_.others)
        if (action->objectName() == id) return action;
    return nullptr;
}

void KeyCommands::on(const QString& id, const std::function<void()>& todo) {
    connect(keyAction(id), &QAction::triggered, this, todo);
}

void KeyCommands::onOrSayWhyNot(const QString& id, const std::function<void()>& todo) {
    on(id, [this, id, todo] {
        if (const QString why = whyNot(id); why.isEmpty())
            todo();
        else
            scene_.host->showStatus(why);
    });
}

QString KeyCommands::whyNot(const QString& id) const {
    return whyIdle(scene_, hands_, hand_, id);
}

/// Where no army can be promoted the first that might be is tried: its refusal says why.
void KeyCommands::startPromotion() {
    const QString why = whyNot(QStringLiteral("game.promote"));
    if (why.isEmpty()) return hands_.promote();
    const auto tried = scene_.session.asksViewer() ? firstPromotion(scene_.moment) : std::nullopt;
    if (tried)
        hands_.act({*tried});
    else
        scene_.host->showStatus(why);
}

void KeyCommands::add(MatDock& mat, TradeDock& trade) {
    keys_ = makeGameKeys(this);
    addUnitKeys();
    addDevelopmentKeys();
    addTradeKeys(trade);
    addAnswerKeys(trade);
    on(QStringLiteral("game.token"), [this, &mat] {
        scene_.host->raiseDock(&mat);
        mat.view().setFocus(Qt::ShortcutFocusReason);
    });
    on(QStringLiteral("game.hint"), [this] {
        if (!scene_.session.askHint()) scene_.host->showStatus(tr("No hint now: nothing is asked of you"));
    });
    on(QStringLiteral("game.leave"), [this] {
        if (isSeat(scene_.moment.hand)) hands_.act({{scene_.moment.hand, step::Leave{}}});
    });
    scene_.host->addGameActions(gameMenu(keys_));
    scene_.host->addGameKeys(keys_.others);
}

void KeyCommands::addUnitKeys() {
    const auto walk = [this](int step) {
        if (hand_.chooseNext(step))
            scene_.map().setFocus(Qt::ShortcutFocusReason); // its arrows and Enter go on
    };
    onOrSayWhyNot(QStringLiteral("game.next-unit"), [walk] { walk(1); });
    onOrSayWhyNot(QStringLiteral("game.previous-unit"), [walk] { walk(-1); });
    onOrSayWhyNot(QStringLiteral("game.choose-all"), [this] {
        if (scene_.map().focus().province() != noProvince) hand_.chooseAll(scene_.map().focus().province());
    });
    on(QStringLiteral("game.plan"), [this] {
        hand_.planOrMarch();
        if (hand_.planned().planning())
            scene_.host->showStatus(tr("Marches are planned until the plan is played or dropped."));
        else if (scene_.moment.asked() != Stage::move)
            scene_.host->showStatus(tr("Marches are planned in Maneuvering."));
    });
    on(QStringLiteral("game.play-plan"), [this] {
        if (hand_.planned().marches().empty()) scene_.host->showStatus(tr("Nothing is planned."));
        hands_.playPlan();
    });
    onOrSayWhyNot(QStringLiteral("game.feed-all"), [this] {
        const Moment& moment = scene_.moment;
        std::vector<Command> all;
        for (const Token token : armiesOf(moment.state, moment.hand))
            if (!moment.state.player(moment.hand).units[token].fed)
                all.push_back({moment.hand, step::Feed{token}});
        hands_.act(all);
    });
    onOrSayWhyNot(QStringLiteral("game.suggest-damage"), [this] { hand_.suggestDamage(); });
    for (int count = 1; count <= largestCount; ++count)
        on(countId(count), [this, count] { hand_.chooseCount(count); });
}

void KeyCommands::addDevelopmentKeys() {
    on(QStringLiteral("game.build-two"), [this] { questions_.choose(Choosing::two); });
    on(QStringLiteral("game.promote"), [this] { startPromotion(); });
    onOrSayWhyNot(QStringLiteral("game.no-shift"), [this] {
        hands_.act({{scene_.moment.hand, step::Pass{}}});
    });
    on(QStringLiteral("game.war"), [this] { questions_.choose(Choosing::war); });
    on(QStringLiteral("game.peace"), [this] { questions_.choose(Choosing::peace); });
}

void KeyCommands::addTradeKeys(TradeDock& trade) {
    on(QStringLiteral("game.offer"), [this, &trade] {
        scene_.host->raiseDock(&trade);
        trade.goToOffer();
    });
    on(QStringLiteral("game.build"), [this, &trade] {
        if (scene_.moment.state.phase == Phase::trade) {
            scene_.host->raiseDock(&trade);
            trade.goToBank();
        } else {
            questions_.choose(Choosing::build);
        }
    });
    on(QStringLiteral("game.buy-vp"), [this, &trade] {
        scene_.host->raiseDock(&trade);
        trade.goToVictoryPoints();
    });
}

/// The answers to offers show their keys on the buttons of the trade dock.
void KeyCommands::addAnswerKeys(TradeDock& trade) {
    const auto answer = [this, &trade](const char* id, Answer what) {
        QAction* action = keyAction(QString::fromLatin1(id));
        connect(action, &QAction::triggered, this, [this, &trade, what] {
            if (scene_.moment.asked() != Stage::trade) {
                scene_.host->showStatus(tr("Offers are made and answered in the Trade phase."));
                return;
            }
            const bool seen = trade.isVisible() && !trade.visibleRegion().isEmpty();
            if (!seen) scene_.host->raiseDock(&trade);
            trade.answer(what, seen);
        });
        return action;
    };
    const std::array answers{answer("game.accept-offer", Answer::accept),
                             answer("game.decline-offer", Answer::decline),
                             answer("game.retract-offer", Answer::retract)};
    const auto showKeys = [&trade, answers] {
        std::array<QString, 3> keys;
        std::transform(answers.begin(), answers.end(), keys.begin(),
                       [](const QAction* each) { return shell::keyCap(each->shortcut()); });
        trade.setAnswerKeys(keys);
    };
    for (QAction* each : answers)
        connect(each, &QAction::changed, &trade, showKeys); // the user may give it another key
    showKeys();
}

} // namespace marches::warriors::face
