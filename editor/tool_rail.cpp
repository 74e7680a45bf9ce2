#include "editor/tool_rail.h"

#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace marches::editor {

namespace {

constexpr int railWidth = 52;
constexpr int buttonWidth = 36;
constexpr int buttonHeight = 36;
constexpr int signSize = 20;
constexpr int chosenEdge = 3;

/// A tool's sign, with the letter of its key in the corner.
class RailButton : public QAbstractButton {
public:
    explicit RailButton(QWidget* parent = nullptr) : QAbstractButton(parent) {
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::TabFocus);
    }

    void setKey(const QString& key) {
        key_ = key;
        update();
    }
    QSize sizeHint() const override {
        const theme::Theme& theme = theme::themeOf(this);
        return {theme.scaledIcon(buttonWidth), theme.scaledIcon(buttonHeight)};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const theme::Theme& theme = theme::themeOf(this);
        const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        if (isChecked() || underMouse())
            theme::paintBox(painter, box,
                            {theme.colour(theme::Role::Raised),
                             theme.colour(isChecked() ? theme::Role::Accent : theme::Role::Edge)});
        if (isChecked())
            painter.fillRect(QRect{0, 2, chosenEdge, height() - 4}, theme.colour(theme::Role::Accent));
        const int side = theme.scaledIcon(signSize);
        const QRect sign{(width() - side) / 2 - 3, (height() - side) / 2 - 2, side, side};
        theme::paintSign(painter, icon(), sign,
                         theme.colour(isChecked() ? theme::Role::Ink : theme::Role::Ink2), isEnabled());
        QFont small = theme.font(theme::FontRole::NoteBold);
        small.setPixelSize(theme.scaledIcon(10));
        painter.setFont(small);
        painter.setPen(theme.colour(theme::Role::Ink3));
        painter.drawText(rect().adjusted(0, 0, -4, -2), Qt::AlignRight | Qt::AlignBottom, key_);
        if (hasFocus()) theme::paintInnerFocusRing(painter, box, theme);
    }

private:
    QString key_;
};

/// A line between groups of tools.
class RailGap : public QWidget {
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return {26, 9}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter(this).fillRect(QRect{0, 4, width(), 1}, theme::themeOf(this).colour(theme::Role::Line));
    }
};

} // namespace

ToolRail::ToolRail(std::span<const ToolKind> kinds, QWidget* parent)
    : QFrame(parent), scroll_(new QScrollArea), kinds_(kinds) {
    setObjectName(QStringLiteral("tool-rail"));
    theme::setGroundRole(this, theme::Role::Panel);
    auto* inside = new QWidget;
    theme::setGroundRole(inside, theme::Role::Panel);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 6, 0, 6);
    column->setSpacing(1);
    auto* group = new QButtonGroup(this);
    for (const ToolKind& kind : kinds_) {
        if (kind.gapBefore) column->addWidget(new RailGap, 0, Qt::AlignHCenter);
        auto* button = new RailButton;
        button->setObjectName(QStringLiteral("tool.") + kind.id);
        button->setIcon(kind.icon);
        group->addButton(button, static_cast<int>(buttons_.size()));
        column->addWidget(button, 0, Qt::AlignHCenter);
        buttons_.push_back(button);
    }
    column->addStretch(1);
    connect(group, &QButtonGroup::idClicked, this, &ToolRail::wanted);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setWidget(inside);
    fit();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 1, 0);
    all->addWidget(scroll_);
    retranslate();
    showTool(0);
}

void ToolRail::fit() {
    scroll_->setFixedWidth(theme::themeOf(this).scaledIcon(railWidth));
}

void ToolRail::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange) fit();
    QFrame::changeEvent(event);
}

void ToolRail::showTool(int position) {
    if (position >= 0 && position < static_cast<int>(buttons_.size()))
        buttons_[static_cast<std::size_t>(position)]->setChecked(true);
}

void ToolRail::retranslate() {
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i]->setToolTip(kinds_[i].name());
        buttons_[i]->setAccessibleName(kinds_[i].name());
    }
}

void ToolRail::setKeys(const std::vector<QString>& keys) {
    for (std::size_t i = 0; i < buttons_.size() && i < keys.size(); ++i)
        static_cast<RailButton*>(buttons_[i])->setKey(keys[i]);
}

} // namespace marches::editor
