#include "app/warriors/face.h"

#include "app/theme/motion.h"
#include "app/theme/style.h"
#include "app/warriors/docks/mat_dock.h"
#include "app/warriors/docks/mat_view.h"
#include "app/warriors/docks/player_dock.h"
#include "app/warriors/docks/trade_dock.h"
#include "app/warriors/map/map_key.h"
#include "app/warriors/map/map_legend.h"
#include "app/warriors/map/map_motion.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/scenario_picture.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/prompts/battle_card.h"
#include "app/warriors/prompts/damage_panel.h"
#include "app/warriors/prompts/refusal_cards.h"
#include "app/warriors/tales/end_page.h"
#include "app/warriors/tales/log_words.h"
#include "app/warriors/tales/offer_history.h"
#include "app/warriors/tales/province_rows.h"
#include "app/warriors/words/rule_figures.h"
#include "app/warriors/words/rule_text.h"
#include "app/warriors/words/sentences.h"
#include "app/warriors/words/words.h"
#include "engine/warriors/query.h"

#include <QEvent>
#include <QTimer>

#include <algorithm>
#include <array>
#include <utility>

namespace marches::warriors::face {

Face::Face(WarriorsSession& session, std::shared_ptr<const Scenario> scenario,
           std::future<appmap::PreparedPicture> picture)
    : session_(session), scenario_(std::move(scenario)), picture_(std::move(picture)) {
    moment_ = momentAt(session_.state());
    hand_.setMoment(moment_);
}

Face::~Face() = default;

Moment Face::momentAt(const State& state) const {
    Moment moment;
    moment.setting = &session_.setting();
    moment.state = state;
    for (const play::SeatInfo& info : session_.seats())
        moment.sitters.push_back({info.person, info.human() ? QString() : info.kind, info.human()});
    moment.hand = session_.viewer();
    moment.live = session_.live();
    moment.rests = session_.live() && session_.held();
    return moment;
}

void Face::build(play::FaceHost& host) {
    host_ = &host;
    moment_ = momentAt(session_.state()); // the game may wait for somebody who looks round
    host.map().installEventFilter(this);
    units_.resize(session_.setting().board.size());

    mat_ = new MatDock;
    players_ = new PlayerDock;
    trade_ = new TradeDock;
    using Area = shell::DockPlace::Area;
    host.addDock(players_, {Area::rightTop, 0, 3, {}, [this](int width, int most) {
                                return players_->heightWithin(width, most);
                            }});
    host.addDock(trade_, {Area::rightBottom, 0, 6, QStringLiteral("trade"), {}});
    host.addDock(mat_, {Area::bottom, 0, 7, {}, {}});
    connect(mat_, &MatDock::acted, this, [this](const Command& command) { act({command}); });
    connect(mat_, &MatDock::pointed, this, &Face::tellPointed);
    connect(mat_, &MatDock::sourceWanted, this,
            [this](Path to) { showChoice(shiftChoice(moment_, hands(), to)); });
    connect(mat_, &MatDock::shiftFromChanged, this, [this] { emit changed(); });
    connect(players_, &PlayerDock::chosen, this, [this](SeatId seat) {
        mat_->lookAt(seat);
        if (home(seat) != noProvince) host_->map().ensureVisible(home(seat));
    });
    connect(trade_, &TradeDock::acted, this, &Face::act);
    connect(trade_, &TradeDock::offerCame, this, [this] { host_->raiseDock(trade_); });
    connect(trade_, &TradeDock::said, this, [this](const QString& text) { host_->showStatus(text); });
    connect(trade_, &TradeDock::ruleWanted, this, [this](const QString& rule) { host_->showRule(rule); });

    connect(&hand_, &MapHand::acted, this, &Face::act);
    connect(&hand_, &MapHand::refused, this, &Face::showRefusal);
    connect(&hand_, &MapHand::changed, this, [this] {
        forecasts_.clear();
        paintMap();
        if (damage_ && hand_.plan().points > 0) damage_->setPlan(moment_, hand_.plan());
        emit changed();
    });
    connect(&hand_, &MapHand::previewWanted, this, &Face::showPreview);
    connect(&hand_, &MapHand::previewDropped, this, [this] { host_->hideCard(); });
    connect(&hand_, &MapHand::focusWanted, this,
            [this](ProvinceId where) { host_->map().focusProvince(where); });
    connect(&hand_, &MapHand::buildWanted, this,
            [this](ProvinceId province) { showChoice(buildChoice(moment_, hands(), province)); });
    connect(&hand_, &MapHand::notAnswered, this, &Face::tellWhatIsAsked);
    connect(&hand_, &MapHand::choiceWanted, this, [this](const std::vector<Command>& steps) {
        showChoice(promotionChoice(moment_, hands(), steps));
    });
    connect(&host.map(), &appmap::MapView::motionOver, this, [this](bool seen) {
        const bool move = seen; // whoever cut it short by a key looks where he wants to
        showToHand(move);
    });
    connectMap();
    addKeys();
    connect(&session_, &play::Session::hinted, this, &Face::showHint);
    connect(&session_, &play::Session::hintLost, this,
            [this] { host_->showStatus(tr("No hint: play has gone on, and nothing is asked of you.")); });
    connect(&session_, &play::Session::applied, this, [this] {
        happened_ = true;
        past_ = {};
        tellLast();
    });
    connect(&session_, &play::Session::moved, this, [this](NodeId, NodeId, play::Way way) {
        seekPast();
        // What was said of a step that is taken back is no longer so.
        battles_.clear();
        if (way == play::Way::wentOn) followed_.reset(); // play goes on where he looks
        if (session_.live()) return host_->showStatus({});
        tellLast();
        followLookingBack();
    });
    connect(&session_, &play::Session::decisionChanged, this, &Face::refresh);
    connect(&session_, &play::Session::seatsChanged, this, &Face::refresh);
    refreshDocks();
}

void Face::layMap() {
    appmap::PreparedPicture picture = picture_.get();
    if (picture.shapes)
        host_->map().setPicture(std::move(picture));
    else
        host_->map().setNotice(
            tr("This scenario has no picture that can be shown. The game is played by its lists: everything "
               "that can be done stands under Actions, every province under Provinces."));
    openMap();
    setHomes();
    nameMap();
    refreshMap(moment_);
}

/// The first seat with a Capital that a person plays.
SeatId Face::firstPerson() const {
    for (std::size_t i = 0; i < session_.seats().size(); ++i)
        if (const SeatId seat = idAt<SeatId>(i); session_.seat(seat).human() && home(seat) != noProvince)
            return seat;
    return noSeat;
}

/// On the first person's Capital; without people the whole map.
void Face::openMap() {
    const SeatId person = firstPerson();
    if (isSeat(person) && host_->map().hasPicture()) host_->map().openOn(home(person));
}

/// Nobody is moved away from what still marches, who acts already is left where he looks, and a battle stays
/// in sight of both sides. In Trade the hand goes to and fro, and nothing is asked of the map.
void Face::showToHand(bool move) {
    appmap::MapView& map = host_->map();
    if (!session_.live() || together_ || map.moves()) return;
    if (session_.asksViewer()) returnFromFollowing(move);
    if (moment_.asked() == Stage::trade) return;
    if (const ProvinceId battle = moment_.state.battle.province; battle != noProvince) {
        if (!move || !map.hasPicture()) return;
        std::vector<ProvinceId> places; // where one can retreat to; the battle itself last, it must be seen
        for (const auto& [place, hint] : hand_.hints().provinces)
            places.push_back(place);
        places.push_back(battle);
        map.glideToSee(places);
        return;
    }
    showTo(moment_.hand, move);
}

/// Who takes his turn at a shared screen finds the map where he left it, and his Capital in sight the first
/// time.
void Face::showTo(SeatId seat, bool move) {
    appmap::MapView& map = host_->map();
    if (!isSeat(seat) || seat == shownTo_ || !map.hasPicture()) return;
    const QRectF seen = map.restingMap();
    lookedAt_.resize(moment_.seats());
    if (isSeat(shownTo_)) lookedAt_[index(shownTo_)] = seen.center();
    const bool opening = !isSeat(std::exchange(shownTo_, seat));
    if (!move) return;
    const ProvinceId capital = home(seat);
    if (const auto& left = lookedAt_[index(seat)]) return map.centreOn(*left);
    if (capital == noProvince) return;
    if (opening) { // the view may have no size yet; for the first person `openMap` has seen to it
        if (seat != firstPerson()) map.openOn(capital);
        return;
    }
    constexpr double edge = 0.15; // of the view: there furniture lies, and neighbours are cut off
    const double x = edge * seen.width();
    const double y = edge * seen.height();
    const QPointF pole = map.shapes()->grid().pole(static_cast<int>(index(capital))).point;
    if (!seen.adjusted(x, y, -x, -y).contains(pole)) map.centreOn(capital);
}

void Face::refresh() {
    const Moment before = std::exchange(moment_, momentAt(session_.state()));
    askedAgain_.reset();
    changed_ = face::changedProvinces(before, moment_);
    refreshDocks();
    followOnMat();
    refreshMap(before);
}

void Face::refreshDocks() {
    mat_->setMoment(moment_);
    mat_->setActions(actionsBesideTokens(moment_, hands()));
    players_->setMoment(moment_);
    trade_->setMoment(moment_);
    trade_->setAccepted(acceptedOffers(session_, moment_));
    trade_->setAnswer(lastAnswer(session_, moment_, moment_.hand));
}

/// The map and what is told on it. `before`: the moment that was shown until now.
void Face::refreshMap(const Moment& before) {
    paintRoutes();            // before the map, whose legend explains them too
    hand_.setMoment(moment_); // paints the map by `changed`
    if (before.hand != moment_.hand) {
        setHomes();
        host_->map().focusProvince(noProvince); // it was another's place
    }
    followOthers();
    noteUnseen();
    showMotion(before);
    showToHand();
    showNews();
    bringDamageBack(); // a panel that is not seen any more belongs to the assignment before
    if (session_.outcome() && session_.live() && !std::exchange(endComes_, true))
        QTimer::singleShot(0, this, [this] { // its page takes as long as the step that ended the game
            endComes_ = false;
            if (session_.live()) showEnd();
        });
}

/// How the last step came about; what is looked at otherwise is there at once. Armies that are sent together
/// go together, though each has a line of its own.
void Face::showMotion(const Moment& before) {
    appmap::MapView& map = host_->map();
    map.endMotion();
    if (!std::exchange(happened_, false) || theme::motionTime(&map, 1000) == 0) return;
    if (together_)
        together_->insert(together_->end(), session_.events().begin(), session_.events().end());
    else
        map.play(motionOf(before, moment_, session_.events(), hand_.chosen()));
}

/// Where the keys Home and Shift+Home lead: to the Capital of the seat in hand, and to the others'.
void Face::setHomes() {
    std::vector<ProvinceId> own;
    std::vector<ProvinceId> others;
    for (std::size_t i = 0; i < moment_.seats(); ++i)
        if (const ProvinceId capital = home(idAt<SeatId>(i)); capital != noProvince)
            (idAt<SeatId>(i) == moment_.hand ? own : others).push_back(capital);
    host_->map().setHomes(std::move(own), std::move(others));
}

/// The map is not the face's own: its names change with the program's language by this.
bool Face::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &host_->map()) noteHand(*event);
    if (event->type() == QEvent::LanguageChange && watched == &host_->map()) {
        forecasts_.clear();
        nameMap();
        paintRoutes();
        paintMap();
        mat_->setActions(actionsBesideTokens(moment_, hands()));
        nameGameKeys(keys_);
    }
    return GameFace::eventFilter(watched, event);
}

void Face::nameMap() {
    appmap::MapView& map = host_->map();
    if (!map.hasPicture()) return;
    map.setSheet(mapTitle(*scenario_, session_.setting().variant), mapKey(moment_, map.shapes()->picture()));
    map.setSeaNames(seaNames(*scenario_, session_.setting().variant));
}

void Face::paintMap() {
    MapHints hints = hand_.hints();
    for (const ProvinceId place : past_.places)
        hints.provinces[place].highlight = appmap::Highlight::Selected;
    appmap::MapView& map = host_->map();
    if (!map.hasPicture()) return;
    for (std::size_t i = 0; i < units_.size(); ++i) {
        const ProvinceId province = idAt<ProvinceId>(i);
        PaintedProvince painted = paintedProvince(hand_.moment(), province, hints);
        const Owner holder = moment_.state.holder(province); // whatever is planned
        painted.face.owner.reset();
        if (isPlayer(holder)) painted.face.owner = playerColour(moment_.colour(seatOf(holder)));
        units_[i] = std::move(painted.units);
        map.setFace(province, painted.face);
    }
    map.setArrows(session_.live() ? hand_.arrows() : past_.marches);
    showLegend();
}

/// What the signs mean that can be seen now.
void Face::showLegend() {
    appmap::MapView& map = host_->map();
    if (!map.hasPicture()) return;
    const Stage asked = moment_.asked();
    const bool marching = asked == Stage::move || asked == Stage::movePrincess;
    const Outlined outlined = !session_.live()         ? Outlined::past
                              : hand_.choosesAction()  ? Outlined::builds
                              : !marching              ? Outlined::answers
                              : hand_.chosen().empty() ? Outlined::starts
                                                       : Outlined::goals;
    map.setLegend(mapLegend({map.faces(), arcs_, &map.shapes()->picture(), outlined}));
}

/// In Trade the routes are drawn from Trade Center to Trade Center.
void Face::paintRoutes() {
    std::vector<appmap::MapArc>& arcs = arcs_;
    arcs.clear();
    const State& state = moment_.state;
    const Setting& setting = session_.setting();
    if (state.phase == Phase::trade) {
        const auto center = [&](SeatId seat) {
            for (const ProvinceId province : setting.board.tradeCenters)
                if (state.holder(province) == ownerOf(seat)) return province;
            return noProvince;
        };
        for (const Route& route : state.openRoutes()) {
            const SeatId opener = idAt<SeatId>(route.opener);
            const ProvinceId from = center(opener);
            const ProvinceId to = center(idAt<SeatId>(route.partner));
            if (from == noProvince || to == noProvince) continue;
            appmap::MapArc arc;
            arc.from = static_cast<int>(index(from));
            arc.to = static_cast<int>(index(to));
            arc.owner = playerColour(moment_.colour(opener));
            arc.icon = theme::Icon::Route;
            arc.label = tr("opened by %1").arg(seatName(opener));
            arcs.push_back(std::move(arc));
        }
    }
    host_->map().setArcs(arcs);
}

void Face::act(const std::vector<Command>& steps) {
    if (!session_.live() || steps.empty()) return;
    if (std::holds_alternative<step::Leave>(steps.front().step)) {
        askToLeave(steps.front());
        return;
    }
    take(steps);
}

void Face::take(const std::vector<Command>& steps) {
    const std::vector<std::vector<Command>> lines = recordLines(steps);
    const Moment before = moment_;
    if (lines.size() > 1) together_.emplace();
    std::optional<Refusal> refusal;
    std::optional<play::Session::Gesture> gesture(std::in_place, session_);
    for (const std::vector<Command>& line : lines) {
        if (line.empty() || !(refusal = session_.act(line))) continue;
        Command which = line.front();
        for (const Command& step : line)
            if (session_.why(step) == refusal) which = step;
        showRefusal(*refusal, which);
        break;
    }
    gesture.reset();
    touched_.invalidate(); // the map was touched for this
    if (const auto events = std::exchange(together_, std::nullopt); events && !events->empty())
        host_->map().play(motionOf(before, moment_, *events, hand_.chosen()));
    showToHand();
}

Hands Face::hands() const {
    auto* self = const_cast<Face*>(this); // buttons outlive the call that makes them
    Hands hands;
    hands.act = [self](std::vector<Command> steps) { self->act(steps); };
    hands.place = [self](std::vector<UnitKind> kinds) {
        self->hand_.startPlacing(std::move(kinds));
        self->host_->map().setFocus(Qt::OtherFocusReason); // where it is answered
    };
    hands.foretell = [self](const std::vector<Token>& units, const March& march) {
        return self->foretold(units, march);
    };
    hands.fight = [self](std::vector<Token> units, const March& march) {
        self->hand_.fight(std::move(units), march);
    };
    hands.choose = [self](Choosing what) { self->choose(what); };
    hands.promote = [self] {
        self->hand_.startPromoting();
        self->host_->map().setFocus(Qt::OtherFocusReason);
    };
    hands.handOver = [self](SeatId seat) { self->session_.setViewer(seat); };
    hands.offer = [self] {
        self->host_->raiseDock(self->trade_);
        self->trade_->startOffer();
    };
    hands.damage = [self](UnitRef unit) { self->hand_.layDamage(unit); };
    hands.confirmDamage = [self] { self->hand_.strike(); };
    hands.suggestDamage = [self] { self->hand_.suggestDamage(); };
    return hands;
}

QString Face::scenarioName() const {
    return scenarioTitle(*scenario_, session_.setting().variant);
}

QString Face::seatName(SeatId seat) const {
    return face::seatName(session_.setting(), seat);
}

QString Face::kindName(const QString& kind) const {
    return computerName(kind);
}

ProvinceId Face::home(SeatId seat) const {
    return session_.setting().board.capitals[session_.setting().seats[index(seat)].country];
}

play::Prompt Face::prompt() const {
    const std::vector<March>& marches = hand_.marches();
    play::Prompt prompt = makePrompt(
        moment_, hands(),
        {hand_.plan().left(), hand_.placing(), hand_.promoting(), hand_.chosen(), !marches.empty(),
         std::any_of(marches.begin(), marches.end(), [](const March& march) { return march.battle; }),
         mat_->view().shiftFrom()});
    addPlan(prompt);
    return prompt;
}

/// What is planned comes before all else that could be pressed.
void Face::addPlan(play::Prompt& prompt) const {
    if (!hand_.planning() && hand_.planned().empty()) return;
    auto* self = const_cast<Face*>(this); // the button outlives the call that makes it
    const auto count = static_cast<int>(hand_.planned().size());
    if (count == 0)
        prompt.detail = tr("Planning: marches you choose wait here until the plan is played.");
    else if (hand_.planGoesOn())
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
    play.press = [self] { self->playPlan(); };
    prompt.others.insert(prompt.others.begin(), std::move(play));
}

void Face::playPlan() {
    if (!session_.live()) return;
    const play::Session::Gesture gesture(session_);
    hand_.playPlan();
}

play::Prompt Face::result() const {
    const auto outcome = session_.outcome();
    if (!outcome) return {};
    play::Prompt prompt = makeResult(moment_, *outcome);
    play::Button scores;
    scores.id = QStringLiteral("scores");
    scores.text = tr("Scores");
    scores.quiet = true; // the page that it shows is there already, with more to press
    scores.press = [self = const_cast<Face*>(this)] { self->showEnd(); };
    prompt.primary = std::move(scores);
    return prompt;
}

QString Face::stepNote(std::size_t step) const {
    // Of the chapters of the rules; while the board is set up, that is the first step of the track.
    constexpr int setup = 2;
    constexpr int upkeep = 4;
    const int at = static_cast<int>(step);
    if (moment_.state.phase != Phase::setup) return chapterLead(upkeep + at);
    return chapterLead(at == 0 ? setup : upkeep + at - 1);
}

play::TurnTrack Face::track() const {
    return makeTrack(moment_);
}

std::vector<play::ActionRow> Face::actions() const {
    return actionRows(moment_, hands(), hand_.picked());
}

std::size_t Face::refusedCount() const {
    return face::refusedCount(moment_, hand_.chosen());
}

std::vector<play::ActionRow> Face::refusedActions() const {
    return refusedRows(moment_, hands(), hand_.chosen());
}

QString Face::positionName(NodeId node) const {
    return face::positionName(session_.stateAt(node));
}

std::vector<ProvinceId> Face::provinceRows() const {
    return face::provinceRows(session_.setting());
}

std::vector<play::Column> Face::provinceColumns() const {
    return face::provinceColumns();
}

play::Cell Face::provinceCell(ProvinceId province, int column) const {
    return face::provinceCell(moment_, province, column);
}

void Face::goToProvince(ProvinceId province) {
    host_->map().pointOut(province);
}

QString Face::rulebook() const {
    return face::rulebook(figuresChapter(session_.setting()), namedFigures(session_.setting()));
}

QString Face::layoutName() const {
    return moment_.state.phase == Phase::trade ? QStringLiteral("trade") : QString();
}

std::unique_ptr<play::GameFace> makeFace(WarriorsSession& session, std::shared_ptr<const Scenario> scenario,
                                         std::future<appmap::PreparedPicture> picture) {
    return std::make_unique<Face>(session, std::move(scenario), std::move(picture));
}

} // namespace marches::warriors::face
