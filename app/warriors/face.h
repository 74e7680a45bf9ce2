#pragma once

#include "app/map/prepared.h"
#include "app/warriors/game_keys.h"
#include "app/warriors/map/map_hand.h"
#include "app/warriors/opening.h"
#include "app/warriors/prompts/choices.h"
#include "app/warriors/prompts/forecast.h"
#include "app/warriors/prompts/prompts.h"
#include "app/warriors/session.h"
#include "app/warriors/tales/battle_tale.h"
#include "app/warriors/tales/log_words.h"

#include <QElapsedTimer>
#include <QPointF>
#include <QPointer>

#include <future>
#include <optional>
#include <span>

namespace marches::warriors::face {

class DamagePanel;
class EndPage;
class MatDock;
class PlayerDock;
class TradeDock;

/// Warriors & Traders in the table's window: hands every position to the docks and the map, and what they
/// want done to the session.
class Face final : public play::GameFace {
    Q_OBJECT
public:
    /// `picture`: of the scenario.
    Face(WarriorsSession& session, std::shared_ptr<const Scenario> scenario,
         std::future<appmap::PreparedPicture> picture);
    ~Face() override;

    void build(play::FaceHost& host) override;
    void layMap() override;

    QString scenarioName() const override;
    QString seatName(SeatId seat) const override;
    ProvinceId home(SeatId seat) const override;
    QString kindName(const QString& kind) const override;
    play::Prompt prompt() const override;
    std::optional<play::Prompt> restHere() const override;
    play::Prompt result() const override;
    play::TurnTrack track() const override;
    QString stepNote(std::size_t step) const override;
    std::vector<play::ActionRow> actions() const override;
    std::vector<play::ActionRow> refusedActions() const override;
    std::size_t refusedCount() const override;
    QString positionName(NodeId node) const override;
    play::LogEntry logEntry(NodeId node) const override;
    std::vector<play::LogEntry> logRows(NodeId node) const override;
    bool goesOn(NodeId end) const override;
    QString gestureName(NodeId before, NodeId end) const override;
    std::vector<ProvinceId> provinceRows() const override;
    std::vector<play::Column> provinceColumns() const override;
    play::Cell provinceCell(ProvinceId province, int column) const override;
    std::vector<ProvinceId> changedProvinces() const override { return changed_; }
    void goToProvince(ProvinceId province) override;
    QString rulebook() const override;
    QString focusRule() const override;
    void refusalClosed() override;
    bool explainFocus() override;
    QString whyIdle(const QAction& action) const override;
    bool stepBack() override;
    QString layoutName() const override;

    bool eventFilter(QObject* watched, QEvent* event) override;
    const MapHand& hand() const { return hand_; }

private:
    Moment momentAt(const State& state) const;
    void refresh();
    void refreshDocks();
    void refreshMap(const Moment& before);
    void nameMap();
    void paintMap();
    void openMap();
    void showToHand(bool move = true);
    void showTo(SeatId seat, bool move);
    void followOthers();
    void followLookingBack();
    void followOnMat();
    void seekPast();
    void noteUnseen();
    [[nodiscard]] bool inSight(ProvinceId place) const;
    void bringIntoSight(std::vector<ProvinceId> outOfSight);
    void glideTo(std::span<const ProvinceId> places);
    void forgetLeftPlace();
    void returnFromFollowing(bool move);
    bool looksAround() const;
    void noteHand(const QEvent& event);
    SeatId firstPerson() const;
    void tellLast();
    void tellPointed(const QString& text);
    void tellProvince(ProvinceId province);
    bool dragging() const;
    void tellDragged(ProvinceId province);
    QStringList forecastAt(ProvinceId province);
    /// Where the map does not answer.
    void tellWhatIsAsked(ProvinceId province);
    void showNews();
    void addBattles(play::TellCard& card) const;
    struct Gathered {
        NodeId node; ///< of the line that brought it
        Resources amount;
    };
    void addUpkeep(play::TellCard& card, const Gathered& gathered) const;
    QString foretold(const std::vector<Token>& units, const March& march) const;
    struct LeftOut {
        NodeId node;
        QString why;
    };
    std::optional<LeftOut> leftOutOfTrade(const std::vector<NodeId>& lines) const;
    bool ofPeople(const BattleTale& tale) const;
    ProvinceId placeUnseen(const std::vector<NodeId>& lines);
    std::vector<play::LogEntry> deedsOfComputers(const std::vector<NodeId>& lines) const;
    play::Button showOnMap(const QString& id, ProvinceId province) const;
    void showMotion(const Moment& before);
    /// What shares a row of the log.
    struct Deed {
        std::vector<NodeId> lines; ///< oldest first
        std::vector<Command> steps;
        std::vector<Event> events;
    };
    Deed deedOf(NodeId end) const;
    ToldLine toldLine(NodeId node) const;
    std::vector<play::LogEntry> leadsOf(Moment moment, NodeId before, NodeId node,
                                        std::span<const Command> steps) const;
    bool inBattle(NodeId node) const; ///< one is being fought there
    /// The battles of a line of the record, each told from its beginning, on whichever line; the last may go
    /// on.
    std::vector<BattleTale> battlesUpTo(NodeId end) const;
    std::vector<NodeId> linesSinceHand() const;
    std::optional<Gathered> gatheredIn(const std::vector<NodeId>& lines) const;
    NodeId turnEndIn(const std::vector<NodeId>& lines) const;
    play::LogEntry turnEndLine(NodeId node) const;
    QString whoStoodStill(const std::vector<NodeId>& lines, NodeId turnEnd) const;
    std::vector<SeatId> routesUnseen(const std::vector<NodeId>& lines) const;
    void bringDamageBack();
    void showLegend();
    void paintRoutes();
    void act(const std::vector<Command>& steps);
    void take(const std::vector<Command>& steps);
    void askToLeave(const Command& leave);
    void choose(Choosing what);
    void playPlan(); ///< all of it is one gesture
    void showChoice(const Choice& choice, const QString& answered = {});
    void showRefusal(const Refusal& refusal, const Command& command);
    std::vector<QString> spentBy(Token token) const;
    void showPreview();
    void showDamage();
    void showHint();
    void showEnd();
    void connectMap();
    void addKeys();
    void addAnswerKeys();
    void startPromotion();
    QString whyNoOffer(const QString& action) const;
    QAction* keyAction(const QString& id) const; ///< null: no key of the game
    void setHomes();
    void addPlan(play::Prompt& prompt) const;
    Hands hands() const;
    std::vector<UnitRef> unitsOf(ProvinceId province, appmap::TokenHit token) const;
    std::optional<std::pair<Refusal, Command>> whyNotHere() const;

    WarriorsSession& session_;
    std::shared_ptr<const Scenario> scenario_;
    std::future<appmap::PreparedPicture> picture_; ///< until `layMap`
    play::FaceHost* host_ = nullptr;
    Moment moment_;
    MapHand hand_;
    std::vector<appmap::MapArc> arcs_; ///< the routes on the map
    std::vector<TokenUnits> units_;    ///< behind the map's tokens, by province
    std::vector<ProvinceId> changed_;
    std::map<ProvinceId, QStringList> forecasts_; ///< of marches of those that are chosen
    Sending forecastsFor_ = Sending::click;
    SeatId shownTo_ = noSeat;                      ///< the person whom the map was moved for last
    std::vector<std::optional<QPointF>> lookedAt_; ///< where each left it, by seat; map units
    struct Followed {
        QPointF left;           ///< where the person looked; map units
        QPointF at;             ///< where the map was moved to
        bool byHimself = false; ///< he looked back: he has asked for it
    };
    std::optional<Followed> followed_; ///< computer players or the past, since a person was asked
    struct Past {
        std::vector<appmap::MapArrow> marches;
        std::vector<ProvinceId> places; ///< where something else was done
        SeatId mat = noSeat;            ///< whose play-mat it changed
    };
    bool matOfPast_ = false; ///< the play-mat shows whose step is looked back at
    Past past_;              ///< of the row of the log looked at; of the game as it stands nothing
    QElapsedTimer touched_;  ///< since the map was last touched by hand or key
    MatDock* mat_ = nullptr;
    PlayerDock* players_ = nullptr;
    TradeDock* trade_ = nullptr;
    QPointer<DamagePanel> damage_;
    struct Again {
        Choice choice;
        QString answered; ///< id of the answer that was refused
    };
    std::optional<Again> askedAgain_; ///< when its card is closed
    struct Hinted {
        NodeId node;
        SeatId seat;
        int turn = 0;
        Reason reason;
    };
    std::optional<Hinted> hinted_;
    std::optional<Hinted> hintedBefore_; ///< at another node
    GameKeys keys_;
    std::vector<BattleTale> battles_;            ///< of people at the table, since one of them acted
    bool endComes_ = false;                      ///< the result's page is about to be shown
    bool happened_ = false;                      ///< a step; nothing else has led here
    std::optional<std::vector<Event>> together_; ///< while several lines are taken: what happened
    bool newBattle_ = false;                     ///< one of them has not been shown
    struct Told {
        NodeId upkeep = rootNode; ///< the last one
        NodeId turnEnd = rootNode;
        NodeId trade = rootNode;  ///< in which he was not asked
        NodeId routes = rootNode; ///< up to which line
        struct Unseen {
            NodeId node;
            ProvinceId place;
        };
        std::vector<Unseen> unseen; ///< what computer players did out of sight since
    };
    std::vector<Told> told_;               ///< by seat
    const QObject* previewCard_ = nullptr; ///< only compared
    QPointer<EndPage> end_;
};

} // namespace marches::warriors::face
