#include "app/theme/wrapped_label.h"

#include <algorithm>

namespace marches::theme {

namespace {
constexpr std::size_t widthsKept = 8;
}

WrappedLabel::WrappedLabel(QWidget* parent) : QLabel(parent) {
    setWordWrap(true);
}

int WrappedLabel::heightForWidth(int width) const {
    const Words now{text(),   textFormat(), textInteractionFlags(), wordWrap(),
                    margin(), indent(),     minimumSize()};
    if (std::exchange(measured_, now) != now) known_.clear();
    const auto found = std::find_if(known_.begin(), known_.end(),
                                    [width](const auto& known) { return known.first == width; });
    if (found != known_.end()) return found->second;
    const int height = QLabel::heightForWidth(width);
    if (known_.size() == widthsKept) known_.erase(known_.begin());
    known_.emplace_back(width, height);
    return height;
}

void WrappedLabel::changeEvent(QEvent* event) {
    known_.clear(); // font, style, margins
    QLabel::changeEvent(event);
}

} // namespace marches::theme
