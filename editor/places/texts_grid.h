#pragma once

#include "editor/places/texts_model.h"

#include <QTableView>

#include <string>

class QLineEdit;

namespace marches::editor {

/// The table of texts. Its cells look like the fields that they become: a click or Enter begins to write;
/// Enter writes and goes down, Tab and Shift+Tab write and go to the next language or the one before, Esc
/// leaves the text as it was.
class TextsGrid : public QTableView {
    Q_OBJECT

public:
    explicit TextsGrid(TextsModel& model, QWidget* parent = nullptr);

    /// Goes to a text in a language, writing or not; false: it is not shown.
    bool goTo(const draft::TreePath& path, const std::string& language, bool write);
    /// Goes to the next cell whose text is missing, from the present one on, all round; false: none is.
    bool goToMissing();
    /// Writes the English text into the present cell.
    void copyEnglish();
    [[nodiscard]] const draft::TextEntry* present() const; ///< null: none
    [[nodiscard]] std::string presentLanguage() const;     ///< empty: none
    void fitColumns();
    bool leaveField(); ///< as it was; false: none is open

signals:
    void presentChanged();

protected:
    void currentChanged(const QModelIndex& now, const QModelIndex& before) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QLineEdit* openField() const; ///< null: none is open
    [[nodiscard]] QModelIndex textBelow(const QModelIndex& from, int by) const;
    [[nodiscard]] QModelIndex languageBeside(const QModelIndex& from, int by) const;

    TextsModel& model_;
};

} // namespace marches::editor
