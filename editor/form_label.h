#pragma once

#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QLabel>

namespace marches::editor {

/// The label before a field of a pane: as high as its row, and as wide as those of the other forms of the
/// pane, so that fields begin at one line.
class FormLabel : public QLabel {
public:
    explicit FormLabel(const QString& text = {}, theme::Role ink = theme::Role::Ink2) : QLabel(text) {
        theme::setFontRole(this, theme::FontRole::Note);
        theme::setTextRole(this, ink);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding);
        setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }
    QSize sizeHint() const override {
        const QSize own = QLabel::sizeHint();
        return {std::max(own.width(), theme::themeOf(this).scaled(leastWidth)), own.height()};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

private:
    static constexpr int leastWidth = 82; // px at 100 % text
};

} // namespace marches::editor
