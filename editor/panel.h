#pragma once

#include <QFrame>
#include <QString>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace marches::editor {

/// A framed part of a view: a title row with a quiet note and small tools at its right end, and the content
/// below it.
class Panel : public QFrame {
    Q_OBJECT

public:
    /// `name` is its object name; the title's is NAME.title, the note's NAME.note.
    explicit Panel(const QString& name, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setNote(const QString& note);
    /// Adds a widget to the title row, right of the note.
    void addTool(QWidget* tool);
    /// What the panel holds, from above; its margins and spacing are the caller's.
    [[nodiscard]] QVBoxLayout& body() const { return *body_; }
    /// The content is one widget that takes all room.
    void setContent(QWidget* content);

private:
    QLabel* title_;
    QLabel* note_;
    QHBoxLayout* head_;
    QVBoxLayout* body_;
};

} // namespace marches::editor
