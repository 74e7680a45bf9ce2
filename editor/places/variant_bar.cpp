#include "editor/places/variant_bar.h"

#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace marches::editor {

namespace {
constexpr int variantBarEdge = 5; // px, in the colour of what is now
} // namespace

VariantBar::VariantBar(Document& document, QWidget* parent)
    : QFrame(parent), document_(document), text_(shell::roleLabel(theme::FontRole::TextBold)),
      whole_(shell::smallButton(QStringLiteral("variant-bar.whole"))) {
    setObjectName(QStringLiteral("variant-bar"));
    text_->setObjectName(QStringLiteral("variant-bar.text"));
    text_->setTextFormat(Qt::PlainText);
    text_->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(variantBarEdge + 14, 3, 14, 4);
    row->setSpacing(10);
    row->addWidget(text_, 1);
    row->addWidget(whole_);
    connect(whole_, &QPushButton::clicked, this, [this] { document_.showVariant({}); });
    connect(&document, &Document::variantShown, this, &VariantBar::refresh);
    connect(&document, &Document::changed, this, &VariantBar::refresh);
    refresh();
}

void VariantBar::setView(bool map, bool aside) {
    map_ = map;
    aside_ = aside;
    refresh();
}

void VariantBar::refresh() {
    const std::string& id = document_.shownVariant();
    setVisible(!id.empty() && !aside_);
    if (id.empty()) return;
    const QString name = nameOf(draft::find(document_.whole(), {"variants", id}), id);
    text_->setText(map_ ? tr("This changes %1 alone; outlines and links change in the whole map",
                             "%1 the variant that is shown")
                              .arg(name)
                        : tr("This changes %1 alone", "%1 the variant that is shown").arg(name));
    whole_->setText(tr("The whole map", "a button: it is shown instead of a variant"));
}

void VariantBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) refresh();
    QFrame::changeEvent(event);
}

void VariantBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    painter.fillRect(rect(), theme.colour(theme::Role::Raised));
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), {0, 0, variantBarEdge, height()}),
                     theme.colour(theme::Role::Focus));
    painter.fillRect(QRect{0, height() - 1, width(), 1}, theme.colour(theme::Role::Line));
}

} // namespace marches::editor
