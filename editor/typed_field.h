#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace marches::editor {

/// Follows the field that is being typed in: its text may be no change of the map before it is left.
class TypedField : public QObject {
    Q_OBJECT

public:
    explicit TypedField(QObject* parent);

    void follow(QWidget* page) { page_ = page; } ///< fields below this one; null: none
    [[nodiscard]] bool isTyped() const { return typed_; }
    void forget() { typed_ = false; } ///< what was typed is taken

signals:
    void changed(); ///< whether something is typed

private:
    void focusMoved(QWidget* field);
    void setTyped(bool typed);

    QPointer<QWidget> page_;
    QObject* field_ = nullptr; ///< lives as long as the connections to its text
    bool typed_ = false;
};

} // namespace marches::editor
