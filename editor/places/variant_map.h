#pragma once

#include "editor/document.h"
#include "editor/face.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

class MapFeed;
class VariantTool;

/// What a click on a province of a variant does.
enum class VariantMode {
    outOrIn, ///< the first province of a drag says which
    leftOut,
    inPlay,
    whose, ///< asks for the country
    asInWhole
};

/// The map of the variant that is shown, on which provinces are left out, taken in and given to countries:
/// one step of the history a drag.
class VariantMap : public QWidget {
    Q_OBJECT

public:
    /// `panels`: null for a game that has none.
    VariantMap(Document& document, const GamePanels* panels, QWidget* parent = nullptr);
    ~VariantMap() override;

    [[nodiscard]] appmap::MapView& view() const { return *map_; }
    [[nodiscard]] VariantMode mode() const { return mode_; }
    void setMode(VariantMode mode) { mode_ = mode; }
    void refresh();   ///< the lines round what belongs to one country here
    void seePlayed(); ///< moves to what is in play
    void retranslate();
    void goTo(const std::string& province);

signals:
    void said(const QString& text);
    void modeKey(int key); ///< Qt::Key_1, Key_2, Key_3, Key_Backspace

private:
    void begin();
    void paint(int province);
    void end();
    void tell(int province);
    void showMenu(int province, const QPoint& global);
    void askWhose(const std::vector<std::string>& provinces, const QPoint& global);
    void give(const std::vector<std::string>& provinces, const std::vector<std::string>& countries);
    void take(Expected<draft::Change, Sentence> change);
    [[nodiscard]] std::vector<std::string> countriesInWhole(const std::string& province) const;

    Document& document_;
    appmap::MapView* map_;
    MapFeed* feed_;
    std::unique_ptr<VariantTool> tool_;
    VariantMode mode_ = VariantMode::outOrIn;
    std::optional<bool> out_;         ///< what this stroke does: leave out or take in
    std::vector<std::string> stroke_; ///< provinces that wait for a country
};

} // namespace marches::editor
