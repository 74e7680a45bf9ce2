#pragma once

#include "editor/document.h"
#include "editor/face.h"

#include <QScrollArea>

#include <array>
#include <map>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace marches::shell {
class SectionTitle;
}

namespace marches::editor {

/// Shows the chosen province and changes it: names, id, countries, what the game knows of it, its neighbours
/// and why they are such.
class ProvincePane : public QScrollArea {
    Q_OBJECT

public:
    /// `panels`: null for a game that has none.
    ProvincePane(Document& document, const GamePanels* panels, QWidget* parent = nullptr);

    /// Shows the first of the chosen provinces, by their ids; whose it is is set for all of them.
    void show(const std::vector<std::string>& chosen);
    void takeNameFocus(); ///< to the name, all of it selected
    /// To the field of a value of the province that is shown ("provinces/kent/symbols/food").
    void takeFocusOf(const draft::TreePath& path);
    /// The tools that work on a province, by their ids, with the caps of their keys; others have no button.
    void setTools(const std::map<QString, QString>& keys);

    QSize sizeHint() const override { return {380, 470}; }

signals:
    void showWanted();                    ///< on the map
    void chosen(const QString& province); ///< a neighbour's id
    void renamed(const std::string& id);  ///< the province that is shown has this id now
    void said(const QString& text);
    void toolWanted(const QString& id); ///< on this province

protected:
    void changeEvent(QEvent* event) override;

private:
    static constexpr std::array<const char*, 4> languages{"en", "fr", "de", "nl"};

    QWidget* makeHead();
    QWidget* makeTools();
    void addFields(QFormLayout& form);
    void addRow(QFormLayout& form, QLabel*& label, QWidget* field);
    void connectFields();
    void fill();
    void fillCountries(const ProvinceEntry& entry);
    void fillNeighbours(int province);
    void unlink(const std::string& neighbour, bool touches);
    void setName(const char* language, const QString& name);
    void setId();
    void setCountries(int first, int second);
    [[nodiscard]] Expected<draft::Change, Sentence>
    countriesForAll(const std::vector<std::string>& countries) const;
    void take(Expected<draft::Change, Sentence> change);
    void retranslate();
    [[nodiscard]] int position() const; ///< of the province; -1: none

    Document& document_;
    const GamePanels* panels_;
    std::string province_;            ///< the one that is shown; empty: none is chosen
    std::vector<std::string> chosen_; ///< with it
    QLabel* nothing_;
    QWidget* body_;
    QLabel* title_;
    QLabel* idNote_;
    QPushButton* show_;
    QLabel* nameLabel_ = nullptr;
    std::array<QWidget*, 4> nameRows_{};
    std::array<QLineEdit*, 4> names_{};
    QPushButton* more_; ///< shows the names in all languages
    QLabel* idLabel_ = nullptr;
    QLineEdit* id_;
    QLabel* mentions_;
    QLabel* belongsLabel_ = nullptr;
    QComboBox* country_;
    QComboBox* contested_;
    ProvinceRows* rows_;
    shell::SectionTitle* neighboursTitle_;
    QWidget* neighbours_;
    std::vector<QPushButton*> tools_; ///< named by the tools' ids
    shell::SectionTitle* notesTitle_;
    QLabel* notes_;
};

} // namespace marches::editor
