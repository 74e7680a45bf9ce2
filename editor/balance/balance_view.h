#pragma once

#include "editor/balance/balance_run.h"
#include "editor/balance/causes.h"
#include "editor/balance/stand_out.h"
#include "editor/view.h"

#include <QThreadPool>

class QComboBox;
class QTabWidget;
class QTreeView;

namespace marches::shell {
class RowsView;
}

namespace marches::editor {

class BalanceMap;
class ChangesCard;
class CourseStrip;
class Panel;
class StandOutModel;
class ToolBanner;
class WinKey;
class WinModel;
class WinTable;
class WordTable;

/// The view of balance: many games by computer players on the map as it is now, beside what is done
/// elsewhere, and what they say: who wins, how often provinces are taken, how games go, what stands out, and
/// what has changed since the report before.
class BalanceView : public View {
    Q_OBJECT

public:
    /// So many games are played at a time; the property "games" says another number.
    static constexpr int usualGames = 1000;

    BalanceView(ViewHost& host, const BalanceGame& game, QWidget* parent = nullptr);
    ~BalanceView() override;

    void takeFocus() override;
    void showVariant(const std::string& variant) override;
    bool stepBack() override; ///< stops the games
    void playGames() override;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// What the table of who wins has a row for.
    enum class By { country, order, variant };

    void arrange();
    QWidget* makeWins();
    QWidget* makeTabs();
    void connectParts();
    void readKept();
    void play(bool more);
    void take(const BalanceReport& report, const QString& notKept);
    void askWhich();
    void goBack();
    void goWay(int row);
    void refresh();        ///< all
    void refreshFigures(); ///< what changes while games are played
    void refreshBanner();
    void refreshWins();
    void refreshChanges();
    void refreshReports();
    void refreshNote(); ///< beside the tabs
    void askWords();
    void retranslate();
    void showRow(const std::string& country);
    [[nodiscard]] const BalanceReport* shown() const;  ///< null: there is none
    [[nodiscard]] const BalanceReport* before() const; ///< null: none to compare with
    [[nodiscard]] int changesSince(const BalanceReport& report) const;
    [[nodiscard]] QString whyNotBack() const;
    [[nodiscard]] int gamesAtATime() const;
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QString folder() const;

    struct Parts;
    Document& document_;
    const BalanceGame& game_;
    std::unique_ptr<Parts> parts_; ///< the widgets
    BalanceRun run_;
    Causes causes_;
    QThreadPool pool_;                   ///< one thread: words, and what is kept
    std::vector<BalanceReport> reports_; ///< the oldest first
    QString shownId_;
    QString beforeId_;   ///< empty: the one before; "-": none
    BalanceReport live_; ///< of the run that goes on
    quint64 played_ = 0;
    quint64 of_ = 0;
    std::vector<StandsOut> standsOut_;
    std::vector<PlayedChange> changes_;
    std::string variant_;
    QString session_;
    QString causeProgress_;
    By by_ = By::country;
    bool wordsWanted_ = false;
    bool wordsRunning_ = false;
};

} // namespace marches::editor
