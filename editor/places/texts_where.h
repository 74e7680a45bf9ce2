#pragma once

#include "editor/document.h"
#include "editor/face.h"
#include "editor/panel.h"
#include "editor/places/texts_fits.h"
#include "engine/draft/texts.h"

#include <memory>

class QAbstractButton;
class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

class MapFeed;

/// Where a text stands: the map with its names in one language, and whether a name has room there. A name
/// that has none gets a short form here.
class TextsWhere : public Panel {
    Q_OBJECT

public:
    /// `panels`: null for a game that has none.
    TextsWhere(Document& document, const GamePanels* panels, QWidget* parent = nullptr);

    /// `entry`: null for none.
    void show(const draft::TextEntry* entry, const std::string& language);
    void setLanguages(const std::vector<std::string>& languages);
    [[nodiscard]] TextsFits& fits() const { return *fits_; }
    /// Whether a name is known to have no room at 100 %.
    [[nodiscard]] bool isUnfit(const std::string& province, const std::string& language) const;
    bool leaveShort(); ///< false: its field is not open
    void retranslate();

signals:
    void languageWanted(const std::string& language);
    void said(const QString& text);

private:
    void showFit();
    void askForShort();
    void takeShort();

    Document& document_;
    appmap::MapView* map_;
    MapFeed* feed_;
    TextsFits* fits_;
    QHBoxLayout* tabs_;
    QButtonGroup* group_;
    QLabel* sign_;
    QLabel* fit_;
    QPushButton* shorter_;
    QLineEdit* field_;
    std::optional<draft::TextEntry> entry_;
    std::string language_;
    std::string mapLanguage_; ///< that the map shows
};

} // namespace marches::editor
