#pragma once

#include "editor/document.h"

#include <QPlainTextEdit>
#include <QTimer>

namespace marches::editor {

/// The scenario file with the lines of one figure marked.
class FigureText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit FigureText(const Document& document, QWidget* parent = nullptr);

    /// Marks a value, or what holds it; `path` from the file's root. `otherwise`: where it stands if not
    /// there.
    void mark(const draft::TreePath& path, const draft::TreePath& otherwise);

signals:
    void marked(bool here); ///< false: the file has no such value of its own

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();

    const Document& document_;
    QTimer later_;
    draft::TreePath path_;
    draft::TreePath otherwise_;
    std::uint64_t shown_ = ~std::uint64_t{0}; ///< revision
};

} // namespace marches::editor
