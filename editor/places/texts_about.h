#pragma once

#include "editor/document.h"
#include "editor/panel.h"
#include "engine/draft/texts.h"

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QPlainTextEdit;

namespace marches::editor {

/// What is to be known of a text: what else is called so, and a note to translators, which is written here.
class TextsAbout : public Panel {
    Q_OBJECT

public:
    explicit TextsAbout(Document& document, QWidget* parent = nullptr);
    ~TextsAbout() override;

    /// `entry`: null for none, else one of `all`. `title`: what the text belongs to.
    void show(const draft::TextEntry* entry, const QString& title, const std::string& language,
              const std::vector<draft::TextEntry>& all);
    void retranslate();

signals:
    void said(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeNote();

    Document& document_;
    QLabel* title_;
    QLabel* stands_;
    QLabel* alike_;
    QLabel* noteTitle_;
    QPlainTextEdit* note_;
    QLabel* hint_;
    std::optional<draft::TextEntry> entry_;
    std::string language_;
};

} // namespace marches::editor
