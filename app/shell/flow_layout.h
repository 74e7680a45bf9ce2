#pragma once

#include <QLayout>
#include <QList>

namespace marches::shell {

/// Widgets one after the other, going on in the next line where a line is full. A label that wraps has its
/// lines to itself.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr, int gap = 8, int lineGap = 4);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(items_.size()); }
    QLayoutItem* itemAt(int i) const override { return items_.value(i); }
    QLayoutItem* takeAt(int i) override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;
    Qt::Orientations expandingDirections() const override { return {}; }

private:
    int lay(const QRect& rect, bool place) const;

    QList<QLayoutItem*> items_;
    int gap_;
    int lineGap_;
};

} // namespace marches::shell
