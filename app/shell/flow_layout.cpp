#include "app/shell/flow_layout.h"

#include <QLabel>
#include <QWidget>

#include <algorithm>

namespace marches::shell {

FlowLayout::FlowLayout(QWidget* parent, int gap, int lineGap)
    : QLayout(parent), gap_(gap), lineGap_(lineGap) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() {
    qDeleteAll(items_);
}

void FlowLayout::addItem(QLayoutItem* item) {
    items_.append(item);
}

QLayoutItem* FlowLayout::takeAt(int i) {
    return i >= 0 && i < items_.size() ? items_.takeAt(i) : nullptr;
}

int FlowLayout::heightForWidth(int width) const {
    return lay({0, 0, width, 0}, false);
}

QSize FlowLayout::sizeHint() const {
    int width = 0;
    int height = 0;
    for (const QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        width += item->sizeHint().width() + gap_;
        height = std::max(height, item->sizeHint().height());
    }
    const QMargins m = contentsMargins();
    return {width + m.left() + m.right(), height + m.top() + m.bottom()};
}

QSize FlowLayout::minimumSize() const {
    QSize least;
    for (const QLayoutItem* item : items_)
        if (!item->isEmpty()) least = least.expandedTo(item->minimumSize());
    const QMargins m = contentsMargins();
    return least + QSize(m.left() + m.right(), m.top() + m.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    lay(rect, true);
}

namespace {
bool wraps(const QLayoutItem& item) {
    const auto* label = qobject_cast<const QLabel*>(const_cast<QLayoutItem&>(item).widget());
    return label != nullptr && label->wordWrap();
}
} // namespace

int FlowLayout::lay(const QRect& rect, bool place) const {
    const QRect inside = rect.marginsRemoved(contentsMargins());
    const bool mirrored = parentWidget() != nullptr && parentWidget()->layoutDirection() == Qt::RightToLeft;
    int x = inside.left();
    int y = inside.top();
    std::vector<std::pair<QLayoutItem*, QRect>> line;
    int lineHeight = 0;
    const auto finish = [&] {
        for (auto& [item, where] : line) {
            where.moveTop(y + (lineHeight - where.height()) / 2);
            if (mirrored) where.moveLeft(inside.left() + inside.right() - where.right());
            if (place) item->setGeometry(where);
        }
        line.clear();
    };
    for (QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        QSize size = item->sizeHint();
        const int most = std::max(item->minimumSize().width(), inside.width());
        size.setWidth(wraps(*item) ? most : std::min(size.width(), most));
        if (item->hasHeightForWidth()) size.setHeight(item->heightForWidth(size.width()));
        if (x > inside.left() && x + size.width() > inside.right() + 1) {
            finish();
            x = inside.left();
            y += lineHeight + lineGap_;
            lineHeight = 0;
        }
        line.emplace_back(item, QRect(QPoint(x, y), size));
        lineHeight = std::max(lineHeight, size.height());
        x += size.width() + gap_;
    }
    finish();
    return y + lineHeight + contentsMargins().bottom() - rect.top();
}

} // namespace marches::shell
