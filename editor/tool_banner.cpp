#include "editor/tool_banner.h"

#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

namespace marches::editor {

namespace {
constexpr int bannerEdge = 9; // px, in the colour of what is now
constexpr int bannerSign = 26;
constexpr int leastWords = 230; // px at 100 %
} // namespace

ToolBanner::ToolBanner(QWidget* parent)
    : QFrame(parent), title_(shell::roleLabel(theme::FontRole::Banner)),
      sentence_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)) {
    setObjectName(QStringLiteral("tool-banner"));
    theme::setGroundRole(this, theme::Role::Raised);
    title_->setObjectName(QStringLiteral("tool-banner.title"));
    sentence_->setObjectName(QStringLiteral("tool-banner.sentence"));
    for (QLabel* label : {title_, sentence_}) {
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        label->setTextFormat(Qt::PlainText);
    }
    title_->setWordWrap(true); // large letters, or a narrow window beside panels
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addStretch(1);
    words->addWidget(title_);
    words->addWidget(sentence_);
    words->addStretch(1);
    row_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    row_->setContentsMargins(bannerEdge + 14 + bannerSign + 12, 5, 14, 7);
    row_->setSpacing(8);
    row_->addLayout(words, 1);
    keys_ = new QWidget;
    auto* keys = new shell::FlowLayout(keys_);
    row_->addWidget(keys_);
    for (std::size_t i = 0; i < mostButtons; ++i) {
        auto* button = new QPushButton;
        theme::setControlSize(button, theme::ControlSize::Large);
        button->hide();
        connect(button, &QPushButton::clicked, this, [this, i] {
            if (i < content_.size() && content_[i].press) {
                const auto press = content_[i].press; // the content may go while it runs
                press();
            }
        });
        keys->addWidget(button);
        buttons_[i] = button;
    }
}

void ToolBanner::addTool(QWidget* tool) {
    row_->insertWidget(1, tool);
}

/// The buttons stand below the words where these would have too little room beside them.
void ToolBanner::fit() {
    const QMargins edges = row_->contentsMargins();
    int others = edges.left() + edges.right();
    for (int i = 1; i < row_->count(); ++i)
        others += row_->itemAt(i)->sizeHint().width() + row_->spacing();
    const bool beside = width() - others >= theme::themeOf(this).scaled(leastWords);
    row_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ToolBanner::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    fit();
}

void ToolBanner::show(const Content& content) {
    icon_ = content.icon;
    title_->setText(content.title);
    sentence_->setText(content.sentence);
    sentence_->setToolTip(content.sentence);
    content_ = content.buttons;
    content_.resize(std::min(content_.size(), mostButtons));
    for (std::size_t i = 0; i < mostButtons; ++i) {
        QPushButton& button = *buttons_[i];
        button.setVisible(i < content_.size());
        if (i >= content_.size()) continue;
        const shell::Button& wanted = content_[i];
        button.setObjectName(QStringLiteral("tool-banner.") + wanted.id);
        button.setText(wanted.text);
        button.setIcon(wanted.icon);
        button.setToolTip(wanted.refused ? wanted.why : wanted.tip);
        theme::setRefused(&button, wanted.refused);
        theme::setPrimary(&button, (content.primary && i + 1 == content_.size()) ||
                                       static_cast<int>(i) == content.chosen);
        theme::setKeyCap(&button, keyOf_ ? keyOf_(wanted.action) : QString{});
    }
    keys_->setVisible(!content_.empty());
    fit();
    update();
}

void ToolBanner::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    const QColor accent = theme.colour(theme::Role::Accent);
    painter.fillRect(rect(), theme.colour(theme::Role::Raised));
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), {0, 0, bannerEdge, height()}), accent);
    painter.fillRect(QRect{0, height() - 2, width(), 2}, accent);
    const QRect sign = QStyle::visualRect(
        layoutDirection(), rect(), {bannerEdge + 14, (height() - bannerSign) / 2, bannerSign, bannerSign});
    theme::paintSign(painter, icon_, sign, accent);
}

} // namespace marches::editor
