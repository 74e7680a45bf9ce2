#pragma once

#include "editor/document.h"
#include "editor/face.h"
#include "editor/places/texts_model.h"
#include "editor/view.h"

#include <array>

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSplitter;
class QToolButton;

namespace marches::editor {

class Panel;
class TextsAbout;
class TextsGrid;
class TextsWhere;
class ToolBanner;

/// The view of texts: every name in every language as a table, at the right where a text stands on the map
/// and what is to be known of it. A table for translators is written and taken back here.
class TextsView : public View {
    Q_OBJECT

public:
    /// `panels`: null for a game that has none.
    TextsView(Document& document, const GamePanels* panels, QWidget* parent = nullptr);
    ~TextsView() override;

    void takeFocus() override;
    void edit() override;
    void goTo(const draft::ProblemPlace& place) override;
    void goTo(const draft::TreePath& path) override;
    bool stepBack() override;

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* makeLeft();
    [[nodiscard]] QWidget* makeFilters();
    [[nodiscard]] QWidget* makeTold();
    void connectParts();
    void find(TextFilter filter);
    void showPresent();
    void showCounts();
    void showLanguages();
    void askForLanguage();
    void addLanguage(const QString& code);
    void nextMissing();
    void send();
    void sendTo(const QString& path);
    void takeBack();
    void takeFrom(const QString& path);
    void tell(const QString& title, const QStringList& sentences);
    void retranslate();
    void showBanner();

    Document& document_;
    TextsModel* model_;
    ToolBanner* banner_;
    Panel* left_;
    TextsGrid* grid_;
    TextsWhere* where_;
    TextsAbout* about_;
    QSplitter* halves_;
    QLineEdit* search_;
    QButtonGroup* filters_;
    QLabel* languagesTitle_;
    QHBoxLayout* chips_;
    QButtonGroup* chipGroup_;
    QToolButton* more_;
    QLineEdit* code_;
    QWidget* told_;
    QLabel* toldTitle_;
    QListWidget* toldList_;
    QPushButton* toldClose_;
    std::vector<std::string> shownLanguages_; ///< those that have chips
    bool sized_ = false;
};

} // namespace marches::editor
