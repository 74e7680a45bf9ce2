#pragma once

#include "editor/document.h"
#include "editor/face.h"
#include "editor/places/variant_rows.h"

#include <QScrollArea>

#include <array>
#include <map>
#include <string>
#include <vector>

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace marches::editor {

/// What is different in the variant that is shown: its own values beside those of the whole map, each to be
/// changed here or taken back.
class VariantDifferences : public QScrollArea {
    Q_OBJECT

public:
    /// `panels`: null for a game that has none.
    VariantDifferences(Document& document, const GamePanels* panels, QWidget* parent = nullptr);

    void show(const std::string& variant); ///< an id; empty: the whole map
    void refresh();
    void retranslate();
    void takeNameFocus();
    /// Gives the focus to the value at a path below the variant ("rules/turns"); false: it has no row.
    bool takeFocusOf(const draft::TreePath& below);

    QSize sizeHint() const override { return {380, 330}; }

signals:
    void said(const QString& text);
    void tablesWanted(); ///< the view of the game's figures

private:
    static constexpr std::array<const char*, 4> languages{"en", "fr", "de", "nl"};
    /// The parts of a line: key, here, in the whole map, take back.
    struct Line {
        QLabel* key = nullptr;
        QWidget* here = nullptr;
        QLabel* whole = nullptr;
        QToolButton* back = nullptr;
    };
    struct FigureLine {
        VariantRow row;
        Line line;
        QLineEdit* field = nullptr; ///< null: it is not typed here
        QLabel* value = nullptr;
        QPushButton* tables = nullptr;
    };

    Line addLine(const char* name, QWidget* here);
    void addName();
    void addPlayersAndSeats();
    void addFigure(const VariantRow& row);
    void dropFigures();
    void makeMenu();
    void refreshFrame(const Node& whole);
    void refreshSeats(const VariantFrame& frame, const VariantFrame& ofWhole);
    void refreshFigures();
    void setBack(Line& line, bool differs, const QString& key);
    void setSeats();
    void setPlayers();
    void take(Expected<draft::Change, Sentence> change, const draft::TreePath& below);
    void takeBack(const draft::TreePath& path);
    [[nodiscard]] std::size_t spoken() const;

    Document& document_;
    const GamePanels* panels_;
    std::string variant_;
    QLabel* none_; ///< the whole map is shown
    QWidget* body_;
    QGridLayout* grid_;
    std::array<QLabel*, 3> heads_{};
    std::array<QLineEdit*, 4> names_{};
    QPushButton* languagesButton_ = nullptr;
    QSpinBox* least_ = nullptr;
    QSpinBox* most_ = nullptr;
    QLabel* to_ = nullptr;
    QLabel* seatNames_ = nullptr;
    QPushButton* changeSeats_ = nullptr;
    QWidget* seatBoxes_ = nullptr;
    std::map<std::string, QCheckBox*> seats_;
    QLabel* leftOut_;
    QLabel* whose_;
    std::array<Line, 5> lines_{}; ///< name, players, seats, left out, whose
    std::vector<FigureLine> figures_;
    std::vector<VariantFigure> wanted_; ///< chosen in the menu, not differing yet
    QPushButton* more_;
    QLabel* note_;
    bool filling_ = false;
};

} // namespace marches::editor
