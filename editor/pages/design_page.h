#pragma once

#include "editor/face.h"
#include "editor/pages/new_map_pane.h"

#include <QWidget>

#include <span>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace marches::editor {

class BeginCard;
class MapRows;
struct MapGlance;

/// The editor's first page: ways to begin a map at the left, above the maps that are there; at the right what
/// the chosen one makes. Enter makes it.
class DesignPage : public QWidget {
    Q_OBJECT

public:
    explicit DesignPage(std::span<const GamePanels* const> games, QWidget* parent = nullptr);

    void trace(const QString& picture);    ///< begins with a file that is traced
    void offerWayBack(const QString& map); ///< to the map that is open; empty: none is
    void sayFault(const QString& fault);
    void offerGuide(); ///< in a quiet line

signals:
    void mapChosen(const QString& path); ///< one that is there, or has just been made
    void mapMade();                      ///< behind `mapChosen`
    void guideWanted();
    void copyWanted(const QString& path); ///< of a bundled map
    void openWanted();
    void drawingWanted(); ///< a file of another program is to be chosen
    void backWanted();    ///< to the map that is open
    void gamesWanted();   ///< out of the editor

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Way {
        Beginning beginning;
        BeginCard* card;
    };
    QWidget* makeHead();
    QWidget* makeLeft();
    QWidget* makeFoot();
    [[nodiscard]] BeginCard& cardOf(Beginning beginning) const;
    void addWay(Beginning beginning, const char* name, QLayout& column);
    void showGlance(const MapFile& map, const MapGlance& glance);
    void begin(Beginning beginning);
    void paintCards();
    void make();
    void refresh();
    void retranslate();

    QString openMap_;
    std::vector<Way> ways_;
    int pictures_ = 0; ///< of bundled maps that stand on the cards
    QLabel* title_;
    QLabel* hint_;
    QLabel* fault_;
    QLabel* waysTitle_;
    QLabel* newHere_;
    QPushButton* guide_;
    MapRows* rows_;
    NewMapPane* pane_;
    QLabel* drawing_;    ///< in place of the pane: what a drawing becomes
    bool drawn_ = false; ///< the way is a drawing
    QBoxLayout* halves_ = nullptr;
    QPushButton* open_;
    QPushButton* games_;
    QPushButton* back_;
    QPushButton* make_;
};

} // namespace marches::editor
