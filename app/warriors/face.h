#pragma once

#include "app/map/prepared.h"
#include "app/warriors/key_commands.h"
#include "app/warriors/map/follow.h"
#include "app/warriors/map/map_hand.h"
#include "app/warriors/map/map_show.h"
#include "app/warriors/map/pointing.h"
#include "app/warriors/prompts/battle_cards.h"
#include "app/warriors/prompts/hint_card.h"
#include "app/warriors/prompts/question_cards.h"
#include "app/warriors/scene.h"
#include "app/warriors/tales/game_log.h"
#include "app/warriors/tales/news.h"

#include <future>

namespace marches::warriors::face {

class MatDock;
class PlayerDock;
class TradeDock;

/// Warriors & Traders in the table's window: hands every position to the docks and the map, and what they
/// want done to the session. Its parts do the rest, each of one duty.
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
    QString seatName(SeatId seat) const override { return scene_.nameOf(seat); }
    ProvinceId home(SeatId seat) const override { return scene_.home(seat); }
    QString kindName(const QString& kind) const override;
    play::Prompt prompt() const override;
    std::optional<play::Prompt> restHere() const override;
    play::Prompt result() const override;
    play::TurnTrack track() const override { return makeTrack(scene_.moment); }
    QString stepNote(std::size_t step) const override;
    std::vector<play::ActionRow> actions() const override;
    std::vector<play::ActionRow> refusedActions() const override;
    std::size_t refusedCount() const override;
    QString positionName(NodeId node) const override;
    play::LogEntry logEntry(NodeId node) const override { return logRows(node).front(); }
    std::vector<play::LogEntry> logRows(NodeId node) const override { return log_.toldLine(node).rows; }
    bool goesOn(NodeId end) const override { return log_.goesOn(end); }
    QString undoName(NodeId before, NodeId end) const override { return log_.undoName(before, end); }
    std::vector<ProvinceId> provinceRows() const override;
    std::vector<play::Column> provinceColumns() const override;
    play::Cell provinceCell(ProvinceId province, int column) const override;
    std::vector<ProvinceId> changedProvinces() const override { return scene_.changed; }
    void goToProvince(ProvinceId province) override { scene_.map().focus().pointOut(province); }
    QString rulebook() const override;
    QString focusRule() const override;
    void refusalClosed() override;
    bool explainFocus() override;
    QString whyIdle(const QAction& action) const override;
    bool stepBack() override;
    QString layoutName() const override;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addDocks();
    void connectDocks();
    void connectHand();
    void connectMap();
    void connectSession();
    void refresh();
    void refreshDocks();
    void refreshMap(const Moment& before);
    void paintMap() { map_.paint(follow_.past()); }
    void showMotion(const Moment& before);
    void clickOn(ProvinceId province, const std::vector<UnitRef>& units, Qt::KeyboardModifiers modifiers);
    void chooseIn(ProvinceId province);
    void act(const std::vector<Command>& steps);
    void take(const std::vector<Command>& steps);
    void playPlan();
    void addPlan(play::Prompt& prompt) const;
    void showEnd();
    Hands makeHands();

    Scene scene_;
    std::future<appmap::PreparedPicture> picture_; ///< until `layMap`
    MapHand hand_;
    const Hands hands_;
    GameLog log_;
    Follow follow_;
    MapShow map_;
    Pointing pointing_;
    News news_;
    QuestionCards questions_;
    BattleCards battles_;
    HintCard hint_;
    KeyCommands keys_;
    MatDock* mat_ = nullptr;
    PlayerDock* players_ = nullptr;
    TradeDock* trade_ = nullptr;
    bool endComes_ = false; ///< the result's page is about to be shown
    bool happened_ = false; ///< a step; nothing else has led here
};

} // namespace marches::warriors::face
