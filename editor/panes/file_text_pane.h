#pragma once

#include "editor/document.h"

#include <QPlainTextEdit>
#include <QThreadPool>
#include <QTimer>

#include <vector>

namespace marches::editor {

/// The lines of `now` (from 0) that are not in `before`, by the longest common run of lines; where too much
/// differs to compare, all from the first different line to the last.
[[nodiscard]] std::vector<int> changedLines(const QStringList& before, const QStringList& now);

/// Shows the scenario file as it would be saved, the lines marked that differ from the file as it was opened.
/// Both are made by a thread, while the pane is seen.
class FileTextPane : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit FileTextPane(const Document& document, QWidget* parent = nullptr);
    ~FileTextPane() override;

    void goToLine(int line); ///< from 1; once the text of now stands there
    QSize sizeHint() const override { return {600, 190}; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void take(std::uint64_t revision, const QString& now, std::vector<int> changed);
    void showLine();
    void replaceWith(const QString& now);
    void mark(const std::vector<int>& lines);
    void retranslate();

    const Document& document_;
    QTimer later_;
    std::uint64_t shown_ = ~std::uint64_t{0}; ///< revision
    QString text_;                            ///< that stands there
    std::vector<int> marked_;
    int wanted_ = 0;     ///< a line; 0: none
    bool works_ = false; ///< the thread does
    QThreadPool pool_;   ///< one thread
};

} // namespace marches::editor
