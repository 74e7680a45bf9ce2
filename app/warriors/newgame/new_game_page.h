#pragma once

#include "app/play/face.h"
#include "app/shell/findings.h"
#include "app/warriors/newgame/new_game_draft.h"

#include <QTimer>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace marches::warriors::face {

class OptionsBox;
class ScenarioCards;
class ScenarioShelf;
class SeatRows;
class TableBox;
struct ShelfEntry;

/// New Game: the table, the seats, the options; filled in with the last choice or the usual game, so that
/// Enter starts.
class GamePage final : public play::NewGamePage {
    Q_OBJECT
public:
    explicit GamePage(QWidget* parent = nullptr);

    bool chooseScenario(const QString& path) override;
    void offerWayBack(bool there) override;
    void offerSavedGame(const QString& path) override;
    void offerDesign() override;
    void offerMaps(const QStringList& paths) override;

    const NewGameDraft& draft() const { return draft_; }
    /// The table as it would be made now, with this seed; or why not.
    Expected<std::shared_ptr<const Setting>, Findings> table() const;
    /// Why it can't be made, a sentence each; empty: it can.
    QStringList problems() const;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeMaps();
    QWidget* makeChoices();
    QWidget* makeFoot();
    void connectSeats();
    const ShelfEntry* entry() const;
    void chooseEntry(int row);
    void openFile();
    void change(const DraftChange& how);
    void changed();
    void refresh();
    void colourCards();
    void paintTable();
    void fitMaps();
    void sayFault(const QString& title, const Findings& findings, const QString& path);
    void nameSavedGame();
    void retranslate();
    void start();
    void readNextMap();

    NewGameDraft draft_;
    NewGameDraft wanted_; ///< as it was last changed by hand, whatever tables were looked at since
    std::uint64_t seed_;
    ScenarioShelf* shelf_;
    QScrollArea* scroll_;
    QBoxLayout* halves_;
    QLayout* head_ = nullptr;
    QBoxLayout* maps_ = nullptr;    ///< the left half
    QBoxLayout* choices_ = nullptr; ///< the right half
    QLabel* title_;
    QLabel* hint_;
    QPushButton* howTo_;
    QLabel* mapTitle_;
    QPushButton* fromFile_;
    QPushButton* design_;
    ScenarioCards* wholes_;
    QLabel* partsTitle_;
    ScenarioCards* parts_;
    QLabel* shades_; ///< says what the colours on the pictures mean
    SeatRows* seats_;
    OptionsBox* options_;
    TableBox* table_;
    QStringList ownMaps_; ///< that are not read yet
    QTimer reading_;      ///< one of them when nothing else is to be done
    QTimer idle_;         ///< paints its picture when nothing else is to be done
    shell::FindingsCard* fault_;
    QString savedGame_; ///< its path; empty: none is offered
    QPushButton* open_;
    QPushButton* goOn_;
    QPushButton* cancel_;
    QPushButton* start_;
};

} // namespace marches::warriors::face
