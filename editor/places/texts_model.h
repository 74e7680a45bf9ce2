#pragma once

#include "editor/document.h"
#include "engine/draft/texts.h"

#include <QAbstractTableModel>
#include <QString>

#include <array>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace marches::editor {

enum class TextFilter : std::uint8_t { all, missing, unfit, sameAsEnglish };

/// How many cells a filter finds, by TextFilter; of `all` the rows.
using TextCounts = std::array<int, 4>;

/// The texts of a map as a table: a row for each, under headings by kind, and a column for each language. A
/// row that is shown stays until another filter is chosen, also when it is no longer of those that were
/// looked for.
class TextsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        headingRole = Qt::UserRole + 1, ///< whether the row is a heading
        noteRole,                       ///< quiet: below a text's name, behind a heading
        stateRole,                      ///< TextState
        unfitRole                       ///< whether the map has no room for it
    };
    enum TextState { set, missing, forAll, none }; ///< forAll: another column's text is for all languages
    enum Column { what, firstLanguage };

    explicit TextsModel(Document& document, QObject* parent = nullptr);
    void setSeen(bool seen); ///< while it is not, changes wait

    [[nodiscard]] const std::vector<std::string>& languages() const { return languages_; }
    void addLanguage(const std::string& language);
    void show(TextFilter filter, const QString& search);
    /// What the map has no room for; asked for each cell.
    void setFits(std::function<bool(const std::string& province, const std::string& language)> unfit);

    [[nodiscard]] const draft::TextEntry* entry(int row) const; ///< null: a heading
    [[nodiscard]] const std::vector<draft::TextEntry>& texts() const { return texts_; }
    [[nodiscard]] const std::string& languageAt(int column) const;
    [[nodiscard]] int rowOf(const draft::TreePath& path) const; ///< -1: not shown
    [[nodiscard]] int columnOf(const std::string& language) const;
    [[nodiscard]] TextCounts counts() const;
    /// How many texts there are, and how many of them in a language.
    [[nodiscard]] std::pair<int, int> coverage(const std::string& language) const;
    [[nodiscard]] QString nameOf(const draft::TextEntry& entry) const; ///< what it belongs to
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void said(const QString& text);
    void contentChanged(); ///< texts, languages or counts

private:
    struct Row {
        draft::TextKind kind;
        draft::TreePath path; ///< empty: the heading of its kind
        bool operator==(const Row&) const = default;
    };
    void read();
    void orderLanguages();
    void follow();
    [[nodiscard]] std::vector<Row> wantedRows(const std::vector<Row>& kept) const;
    void takeRows(std::vector<Row> wanted);
    [[nodiscard]] bool passes(const draft::TextEntry& entry) const;
    [[nodiscard]] bool cellCounts(const draft::TextEntry& entry, const std::string& language,
                                  TextFilter filter) const;
    [[nodiscard]] QVariant headingData(const Row& row, int column, int role) const;
    [[nodiscard]] QVariant whatData(const draft::TextEntry& entry, int role) const;
    [[nodiscard]] QString noteOf(const draft::TextEntry& entry) const;
    [[nodiscard]] TextState stateOf(const draft::TextEntry& entry, const std::string& language) const;

    Document& document_;
    std::vector<draft::TextEntry> texts_;
    std::map<draft::TreePath, std::size_t> at_; ///< positions of texts
    std::vector<std::string> languages_;
    std::vector<Row> rows_;
    TextFilter filter_ = TextFilter::all;
    QString search_;
    std::function<bool(const std::string&, const std::string&)> unfit_;
    bool seen_ = true;
    bool stale_ = false; ///< the document has changed since it was seen
};

/// The name of a language in the program's language; its code where that is not known.
[[nodiscard]] QString languageName(const std::string& code);

} // namespace marches::editor
