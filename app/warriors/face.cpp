#include "app/warriors/face.h"

#include "app/theme/motion.h"
#include "app/warriors/docks/mat_dock.h"
#include "app/warriors/docks/player_dock.h"
#include "app/warriors/docks/trade_dock.h"
#include "app/warriors/map/map_motion.h"
#include "app/warriors/newgame/computer_names.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/mat_view.h"
#include "app/warriors/pieces/rule_figures.h"
#include "app/warriors/pieces/rule_text.h"
#include "app/warriors/pieces/scenario_picture.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/prompts/focus_rule.h"
#include "app/warriors/prompts/rest.h"
#include "app/warriors/prompts/why_idle.h"
#include "app/warriors/tales/course.h"
#include "app/warriors/tales/end_page.h"
#include "app/warriors/tales/offer_history.h"
#include "app/warriors/tales/province_rows.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/query.h"

#include <QEvent>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace marches::warriors::face {

Face::Face(WarriorsSession& session, std::shared_ptr<const Scenario> scenario,
           std::future<appmap::PreparedPicture> picture)
    : scene_{session, std::move(scenario)}, picture_(std::move(picture)), hands_(makeHands()), log_(scene_),
      follow_(scene_, hand_, log_), map_(scene_, hand_), pointing_(scene_, hand_), news_(*this, scene_, log_),
      questions_(scene_, hands_, hand_, log_), battles_(scene_, hand_, pointing_), hint_(scene_, hands_),
      keys_(scene_, hands_, hand_, questions_) {
    scene_.moment = scene_.momentAt(session.state());
    hand_.setMoment(scene_.moment);
}

Face::~Face() = default;

void Face::build(play::FaceHost& host) {
    scene_.host = &host;
    scene_.moment = scene_.momentAt(scene_.session.state()); // the game may wait for a player who looks round
    host.map().installEventFilter(this);
    addDocks();
    connectDocks();
    connectHand();
    connectMap();
    keys_.add(*mat_, *trade_);
    connectSession();
    refreshDocks();
}

void Face::addDocks() {
    mat_ = new MatDock;
    players_ = new PlayerDock;
    trade_ = new TradeDock;
    using Area = shell::DockPlace::Area;
    scene_.host->addDock(players_, {Area::rightTop, 0, 3, {}, [this](int width, int most) {
                                        return players_->heightWithin(width, most);
                                    }});
    scene_.host->addDock(trade_, {Area::rightBottom, 0, 6, QStringLiteral("trade"), {}});
    scene_.host->addDock(mat_, {Area::bottom, 0, 7, {}, {}});
}

void Face::connectDocks() {
    connect(mat_, &MatDock::acted, this, [this](const Command& command) { act({command}); });
    connect(mat_, &MatDock::pointed, this, [this](const QString& text) { scene_.tell(text); });
    connect(mat_, &MatDock::sourceWanted, this,
            [this](Path to) { questions_.show(shiftChoice(scene_.moment, hands_, to)); });
    connect(mat_, &MatDock::shiftFromChanged, this, [this] { emit changed(); });
    connect(players_, &PlayerDock::chosen, this, [this](SeatId seat) {
        mat_->lookAt(seat);
        if (home(seat) != noProvince) scene_.map().camera().ensureVisible(home(seat));
    });
    connect(trade_, &TradeDock::acted, this, &Face::act);
    connect(trade_, &TradeDock::offerCame, this, [this] { scene_.host->raiseDock(trade_); });
    connect(trade_, &TradeDock::said, this, [this](const QString& text) { scene_.host->showStatus(text); });
    connect(trade_, &TradeDock::ruleWanted, this,
            [this](const QString& rule) { scene_.host->showRule(rule); });
}

void Face::connectHand() {
    connect(&hand_, &MapHand::acted, this, &Face::act);
    connect(&hand_, &MapHand::refused, &questions_, &QuestionCards::refuse);
    connect(&hand_, &MapHand::changed, this, [this] {
        pointing_.forget();
        paintMap();
        battles_.renew();
        emit changed();
    });
    connect(&hand_, &MapHand::previewWanted, &battles_, &BattleCards::showPreview);
    connect(&battles_, &BattleCards::previewGone, this, [this] {
        paintMap();
        emit changed();
    });
    connect(&hand_, &MapHand::previewDropped, this, [this] { scene_.host->hideCard(); });
    connect(&hand_, &MapHand::focusWanted, this,
            [this](ProvinceId where) { scene_.map().focus().set(where); });
    connect(&hand_, &MapHand::buildWanted, this,
            [this](ProvinceId province) { questions_.show(buildChoice(scene_.moment, hands_, province)); });
    connect(&hand_, &MapHand::notAnswered, this, [this](ProvinceId province) {
        if (scene_.moment.asked() == Stage::placeTokens) scene_.host->raiseDock(mat_);
        pointing_.tellWhatIsAsked(province);
    });
    connect(&hand_, &MapHand::choiceWanted, this, [this](const std::vector<Command>& steps) {
        questions_.show(promotionChoice(scene_.moment, hands_, steps));
    });
}

void Face::connectSession() {
    play::Session& session = scene_.session;
    connect(&session.computers(), &play::Computers::hinted, this, [this] { hint_.show(); });
    connect(&session.computers(), &play::Computers::hintLost, this, [this] {
        scene_.host->showStatus(tr("No hint: play has gone on, and nothing is asked of you."));
    });
    connect(&session, &play::Session::applied, this, [this] {
        happened_ = true;
        follow_.forgetPast();
        news_.tellLast();
    });
    connect(&session, &play::Session::moved, this, [this](NodeId, NodeId, play::Way way) {
        follow_.seekPast();
        // What was said of a step that is taken back is no longer so.
        news_.forgetBattles();
        if (way == play::Way::wentOn) follow_.stay();
        if (scene_.session.live()) return scene_.host->showStatus({});
        news_.tellLast();
        follow_.followLookingBack();
    });
    connect(&session, &play::Session::decisionChanged, this, &Face::refresh);
    connect(&session, &play::Session::seatsChanged, this, &Face::refresh);
}

void Face::connectMap() {
    appmap::MapView& map = scene_.map();
    connect(&map, &appmap::MapView::motionOver, this, [this](bool seen) {
        const bool move = seen; // a player who cut it short by a key looks where they want to
        follow_.showToHand(move);
    });
    connect(&map.playTool(), &appmap::PlayTool::provinceClicked, this,
            [this](ProvinceId province, appmap::TokenHit token, Qt::KeyboardModifiers modifiers) {
                clickOn(province, map_.unitsOf(province, token), modifiers);
            });
    connect(&map.camera(), &appmap::MapCamera::lookedAround, this, [this] { follow_.noteHand(); });
    connect(&map.playTool(), &appmap::PlayTool::tokenLifted, this,
            [this, &map](ProvinceId province, appmap::TokenHit token) {
                hand_.pickUp(map_.unitsOf(province, token));
                if (!hand_.lifted().empty())
                    map.playTool().setCarriedUnits(static_cast<int>(hand_.lifted().size()));
                if (pointing_.dragging()) pointing_.tellDragged(province);
            });
    connect(&map.playTool(), &appmap::PlayTool::tokenDropped, this, [this](ProvinceId onto) {
        if (onto == noProvince)
            scene_.host->showStatus(tr("Nothing has moved: a unit goes to a province."));
        else if (!hand_.dropOn(onto))
            scene_.host->showStatus(tr("Nothing has moved: play went on while the unit was dragged."));
    });
    connect(&map.playTool(), &appmap::PlayTool::carryingEnded, this, [this](ProvinceId under) {
        if (under == noProvince) return scene_.tell({});
        pointing_.tellProvince(under);
    });
    connect(&map.focus(), &appmap::MapFocus::activated, this,
            [this](ProvinceId province) { hand_.clickProvince(province); });
    connect(&map.focus(), &appmap::MapFocus::chosen, this, &Face::chooseIn);
    connect(&map.playTool(), &appmap::PlayTool::backgroundClicked, this, [this] { hand_.stepBack(); });
    connect(&map.playTool(), &appmap::PlayTool::provinceHovered, this,
            [this](ProvinceId province, appmap::TokenHit) { pointing_.tellProvince(province); });
    connect(&map.focus(), &appmap::MapFocus::moved, this, [this](ProvinceId province) {
        if (!pointing_.dragging()) pointing_.tellProvince(province);
    });
    map.tips().setTargetWords([face = QPointer(this)](ProvinceId province) {
        return face ? face->pointing_.forecastAt(province).join(QLatin1Char('\n')) : QString{};
    });
}

void Face::clickOn(ProvinceId province, const std::vector<UnitRef>& units, Qt::KeyboardModifiers modifiers) {
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    const bool damage = hand_.plan().points > 0;
    if (shift && damage && !units.empty())
        hand_.takeBack(units.front());
    else if (damage && units.empty() && province == scene_.moment.state.battle.province)
        battles_.showDamage();
    else if (units.empty())
        hand_.clickProvince(province);
    else
        hand_.clickUnits(province, units, shift || modifiers.testFlag(Qt::ControlModifier));
}

/// The key Space: it feeds the next hungry army of the province, or chooses all units there.
void Face::chooseIn(ProvinceId province) {
    const Moment& moment = scene_.moment;
    if (moment.asked() == Stage::feed)
        for (const Token token : unitsIn(moment.state, moment.hand, province))
            if (isArmy(token) && !moment.state.player(moment.hand).units[token].fed)
                return act({{moment.hand, step::Feed{token}}});
    hand_.chooseAll(province);
}

void Face::layMap() {
    map_.lay(picture_.get());
    refreshMap(scene_.moment);
}

void Face::refresh() {
    const Moment before = std::exchange(scene_.moment, scene_.momentAt(scene_.session.state()));
    questions_.forget();
    scene_.changed = face::changedProvinces(before, scene_.moment);
    refreshDocks();
    follow_.followOnMat(*mat_);
    refreshMap(before);
}

void Face::refreshDocks() {
    mat_->setMoment(scene_.moment);
    mat_->setActions(actionsBesideTokens(scene_.moment, hands_));
    players_->setMoment(scene_.moment);
    trade_->setMoment(scene_.moment);
    trade_->setAccepted(acceptedOffers(scene_.session, scene_.moment));
    trade_->setAnswer(lastAnswer(scene_.session, scene_.moment, scene_.moment.hand));
}

/// The map and what is told on it. `before`: the moment that was shown until now.
void Face::refreshMap(const Moment& before) {
    map_.paintRoutes();             // before the map, whose legend explains them too
    hand_.setMoment(scene_.moment); // paints the map by `changed`
    if (before.hand != scene_.moment.hand) {
        map_.setHomes();
        scene_.map().focus().set(noProvince); // it was another's place
    }
    if (happened_) {
        follow_.followOthers();
        news_.noteUnseen();
    }
    showMotion(before);
    follow_.showToHand();
    news_.show();
    battles_.bringDamageBack(); // a panel that is not seen any more belongs to the assignment before
    if (scene_.session.outcome() && scene_.session.live() && !std::exchange(endComes_, true))
        QTimer::singleShot(0, this, [this] { // its page takes as long as the step that ended the game
            endComes_ = false;
            if (scene_.session.live()) showEnd();
        });
}

/// How the last step came about; what is looked at otherwise is there at once. Armies that are sent together
/// go together, though each has a line of its own.
void Face::showMotion(const Moment& before) {
    appmap::MapView& map = scene_.map();
    map.layers().motion.end();
    if (!std::exchange(happened_, false) || theme::motionTime(&map, 1000) == 0) return;
    if (scene_.together)
        scene_.together->insert(scene_.together->end(), scene_.session.events().begin(),
                                scene_.session.events().end());
    else
        map_.play(before, scene_.session.events());
}

/// The map is not the face's own: its names change with the program's language by this.
bool Face::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &scene_.map()) follow_.noteHand(*event);
    if (event->type() == QEvent::LanguageChange && watched == &scene_.map()) {
        pointing_.forget();
        map_.name();
        map_.paintRoutes();
        paintMap();
        mat_->setActions(actionsBesideTokens(scene_.moment, hands_));
        keys_.name();
    }
    return GameFace::eventFilter(watched, event);
}

void Face::act(const std::vector<Command>& steps) {
    if (!scene_.session.live() || steps.empty()) return;
    if (std::holds_alternative<step::Leave>(steps.front().step))
        questions_.askToLeave(steps.front().actor, [this, steps] { take({steps.front()}); });
    else
        take(steps);
}

void Face::take(const std::vector<Command>& steps) {
    const std::vector<std::vector<Command>> lines = recordLines(steps);
    const Moment before = scene_.moment;
    if (lines.size() > 1) scene_.together.emplace();
    std::optional<Refusal> refusal;
    std::optional<play::Session::UndoMacro> macro(std::in_place, scene_.session);
    for (const std::vector<Command>& line : lines) {
        if (line.empty()) continue;
        refusal = scene_.session.act(line);
        if (!refusal) continue;
        Command which = line.front();
        for (const Command& step : line)
            if (scene_.session.why(step) == refusal) which = step;
        questions_.refuse(*refusal, which);
        break;
    }
    macro.reset();
    follow_.letGo();
    if (const auto events = std::exchange(scene_.together, std::nullopt); events && !events->empty())
        map_.play(before, *events);
    follow_.showToHand();
}

Hands Face::makeHands() {
    Hands hands;
    hands.act = [this](const std::vector<Command>& steps) { act(steps); };
    hands.place = [this](std::vector<UnitKind> kinds) {
        hand_.startPlacing(std::move(kinds));
        scene_.map().setFocus(Qt::OtherFocusReason); // where it is answered
    };
    hands.foretell = [this](const std::vector<Token>& units, const March& march) {
        return pointing_.foretold(units, march);
    };
    hands.fight = [this](std::vector<Token> units, const March& march) {
        hand_.fight(std::move(units), march);
    };
    hands.choose = [this](Choosing what) { questions_.choose(what); };
    hands.promote = [this] {
        hand_.startPromoting();
        scene_.map().setFocus(Qt::OtherFocusReason);
    };
    hands.handOver = [this](SeatId seat) { scene_.session.setViewer(seat); };
    hands.offer = [this] {
        scene_.host->raiseDock(trade_);
        trade_->startOffer();
    };
    hands.damage = [this](UnitRef unit) { hand_.layDamage(unit); };
    hands.confirmDamage = [this] { hand_.strike(); };
    hands.suggestDamage = [this] { hand_.suggestDamage(); };
    hands.playPlan = [this] { playPlan(); };
    return hands;
}

QString Face::scenarioName() const {
    return scenarioTitle(*scene_.scenario, scene_.session.setting().variant);
}

QString Face::kindName(const QString& kind) const {
    return computerName(kind);
}

play::Prompt Face::prompt() const {
    const std::vector<March>& marches = hand_.marches();
    play::Prompt prompt = makePrompt(
        scene_.moment, hands_,
        {hand_.plan().left(), hand_.question().placing(), hand_.question().promoting(), hand_.chosen(),
         !marches.empty(), std::ranges::any_of(marches, [](const March& march) { return march.battle; }),
         mat_->view().shiftFrom()});
    addPlan(prompt);
    return prompt;
}

/// What is planned comes before all else that could be pressed.
void Face::addPlan(play::Prompt& prompt) const {
    if (hand_.planned().empty()) return;
    const auto count = static_cast<int>(hand_.planned().marches().size());
    if (count == 0)
        prompt.detail = tr("Planning: marches you choose wait here until the plan is played.");
    else if (hand_.planned().goesOn())
        prompt.detail = tr("%n march(es) planned. Esc drops them.", nullptr, count);
    else
        prompt.detail =
            tr("%n march(es) planned; the last one has to be played before it goes on.", nullptr, count);
    if (count == 0) return;
    play::Button play;
    play.id = QStringLiteral("play-plan");
    play.text = tr("Play the plan");
    play.note = tr("%n march(es)", nullptr, count);
    play.action = QStringLiteral("game.play-plan");
    play.press = hands_.playPlan;
    prompt.others.insert(prompt.others.begin(), std::move(play));
}

void Face::playPlan() {
    if (!scene_.session.live()) return;
    const play::Session::UndoMacro macro(scene_.session);
    hand_.playPlan();
}

play::Prompt Face::result() const {
    const auto outcome = scene_.session.outcome();
    if (!outcome) return {};
    play::Prompt prompt = makeResult(scene_.moment, *outcome);
    play::Button scores;
    scores.id = QStringLiteral("scores");
    scores.text = tr("Scores");
    scores.quiet = true; // the page that it shows is there already, with more to press
    scores.press = [self = const_cast<Face*>(this)] { self->showEnd(); };
    prompt.primary = std::move(scores);
    return prompt;
}

void Face::showEnd() {
    const auto outcome = scene_.session.outcome();
    if (!outcome) return;
    auto* page = new EndPage;
    page->setResult(scene_.moment, *outcome, courseOf(scene_.session));
    connect(page, &EndPage::momentWanted, this, [this](NodeId node) {
        scene_.session.lookAt(node);
        scene_.host->showMap();
    });
    connect(page, &EndPage::newGameWanted, this, [this] { scene_.host->askForNewGame(); });
    connect(page, &EndPage::saveWanted, this, [this] { scene_.host->askToSave(); });
    scene_.host->showPage(page);
}

std::optional<play::Prompt> Face::restHere() const {
    return face::restHere(scene_, log_);
}

QString Face::stepNote(std::size_t step) const {
    // The chapters of the rules by their order; while the board is set up, that is the first step of the
    // track.
    constexpr int setup = 2;
    constexpr int upkeep = 4;
    const int at = static_cast<int>(step);
    if (scene_.moment.state.phase != Phase::setup) return chapterLead(upkeep + at);
    return chapterLead(at == 0 ? setup : upkeep + at - 1);
}

std::vector<play::ActionRow> Face::actions() const {
    return actionRows(scene_.moment, hands_, hand_.picked());
}

std::size_t Face::refusedCount() const {
    return face::refusedCount(scene_.moment, hand_.chosen());
}

std::vector<play::ActionRow> Face::refusedActions() const {
    return refusedRows(scene_.moment, hands_, hand_.chosen());
}

QString Face::positionName(NodeId node) const {
    return face::positionName(scene_.session.stateAt(node));
}

std::vector<ProvinceId> Face::provinceRows() const {
    return face::provinceRows(scene_.session.setting());
}

std::vector<play::Column> Face::provinceColumns() const {
    return face::provinceColumns();
}

play::Cell Face::provinceCell(ProvinceId province, int column) const {
    return face::provinceCell(scene_.moment, province, column);
}

QString Face::rulebook() const {
    return face::rulebook(figuresChapter(scene_.session.setting()), namedFigures(scene_.session.setting()));
}

QString Face::focusRule() const {
    return face::focusRule(scene_, hand_);
}

void Face::refusalClosed() {
    questions_.askAgain();
    battles_.bringDamageBack();
}

bool Face::explainFocus() {
    std::optional<std::pair<Refusal, Command>> why;
    if (const auto offer = trade_->focusedOffer()) {
        if (const auto refusal = scene_.session.why(*offer)) why.emplace(*refusal, *offer);
    } else {
        why = questions_.whyNotHere();
    }
    if (why) questions_.refuse(why->first, why->second);
    return why.has_value();
}

QString Face::whyIdle(const QAction& action) const {
    return face::whyIdle(scene_, hands_, hand_, action.objectName());
}

bool Face::stepBack() {
    return mat_->view().putDown() || hand_.stepBack();
}

QString Face::layoutName() const {
    return scene_.moment.state.phase == Phase::trade ? QStringLiteral("trade") : QString();
}

std::unique_ptr<play::GameFace> makeFace(WarriorsSession& session, std::shared_ptr<const Scenario> scenario,
                                         std::future<appmap::PreparedPicture> picture) {
    return std::make_unique<Face>(session, std::move(scenario), std::move(picture));
}

} // namespace marches::warriors::face
