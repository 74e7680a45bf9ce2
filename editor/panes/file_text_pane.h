#pragma once

#include "editor/document.h"

#include <QPlainTextEdit>
#include <QTimer>

#include <vector>

namespace marches::editor {

/// The lines of `now` (from 0) that are not in `before`, by the longest common run of lines; where too much
/// differs to compare, all from the first different line to the last.
[[nodiscard]] std::vector<int> changedLines(const QStringList& before, const QStringList& now);

/// Shows the scenario file as it would be saved, the lines marked that differ from the file as it was opened.
class FileTextPane : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit FileTextPane(const Document& document, QWidget* parent = nullptr);

    void goToLine(int line); ///< from 1
    QSize sizeHint() const override { return {600, 190}; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void replaceWith(const QString& now);
    void mark(const std::vector<int>& lines);
    void retranslate();

    const Document& document_;
    QTimer later_;
    std::uint64_t shown_ = ~std::uint64_t{0}; ///< revision
    QString text_;                            ///< that stands there
    std::vector<int> marked_;
};

} // namespace marches::editor
