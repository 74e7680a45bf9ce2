#pragma once

#include <QColor>
#include <QWidget>

#include <vector>

namespace marches::editor {

/// A province or country as a word in a rounded frame, with its colours before it.
class Chip : public QWidget {
    Q_OBJECT

public:
    explicit Chip(QWidget* parent = nullptr) : QWidget(parent) {}

    /// `fresh`: it is new.
    void show(const QString& text, std::vector<QColor> colours, bool fresh = false);
    [[nodiscard]] const QString& text() const { return text_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString text_;
    std::vector<QColor> colours_;
    bool fresh_ = false;
};

} // namespace marches::editor
