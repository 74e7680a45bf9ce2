#pragma once

#include "app/play/face.h"
#include "app/play/session_of.h"
#include "tests/engine/table/toy/toy.h"

class QLabel;

/// Lanterns' face: the least that a game needs to be played in the window.
namespace marches::toy {

using Table = play::SessionOf<Game>;

class Face : public play::GameFace {
    Q_OBJECT

public:
    explicit Face(Table& session) : session_(session) {}

    void build(play::FaceHost& host) override;
    void layMap() override {}
    QString scenarioName() const override { return tr("Lanterns"); }
    QString seatName(SeatId seat) const override;
    ProvinceId home(SeatId) const override { return noProvince; }
    play::Prompt prompt() const override;
    play::Prompt result() const override;
    play::TurnTrack track() const override;
    std::vector<play::ActionRow> actions() const override;
    std::vector<play::ActionRow> refusedActions() const override;
    std::size_t refusedCount() const override { return refusedActions().size(); }
    QString positionName(NodeId node) const override;
    play::LogEntry logEntry(NodeId node) const override;
    std::vector<ProvinceId> provinceRows() const override;
    std::vector<play::Column> provinceColumns() const override;
    play::Cell provinceCell(ProvinceId province, int column) const override;
    std::vector<ProvinceId> changedProvinces() const override { return provinceRows(); }
    void goToProvince(ProvinceId) override {}
    QString rulebook() const override;
    bool explainFocus() override;

    bool asksFirst = false;               ///< the first option has a question before it
    QString names = QStringLiteral("%1"); ///< how the Provinces table names them
    mutable int cellsAsked = 0;           ///< of that table, whatever for

private:
    void refuse() const;
    void tellHands(QLabel& coins) const;
    QString rowId(const Command& step) const;

    Table& session_;
    play::FaceHost* host_ = nullptr;
};

/// A New Game page with the button "toy.start", and "toy.go-on" where a saved game is offered.
class StartPage : public play::NewGamePage {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent);
    void offerSavedGame(const QString& path) override;
};

play::GameEntry gameEntry();
/// A new game of as many seats: "human", "random".
RecordHeader newHeader(const std::vector<std::string>& kinds);

} // namespace marches::toy
