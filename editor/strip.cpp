#include "editor/strip.h"

#include "app/shell/parts.h"
#include "app/shell/shortcuts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QAction>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <initializer_list>

namespace marches::editor {

namespace {

constexpr int titleRoom = 260; // px at 100 % text, at most
constexpr int leastTitle = 60; // px at 100 % text; a title with less room is not shown
constexpr int shownRoom = 168;

/// A view's name, shortened where it finds no room; the view that is shown stands in a frame with a heavy
/// lower edge.
class ViewButton : public QAbstractButton {
public:
    explicit ViewButton(const QString& text) {
        setText(text);
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    QSize sizeHint() const override { return sizeBeside(11); }
    QSize minimumSizeHint() const override { return sizeBeside(3); }

protected:
    void resizeEvent(QResizeEvent*) override {
        setToolTip(width() < minimumSizeHint().width() ? text() : QString{});
    }
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const theme::Theme& theme = theme::themeOf(this);
        const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
        if (isChecked()) {
            theme::paintBox(painter, box,
                            {theme.colour(theme::Role::Raised), theme.colour(theme::Role::Accent)});
            painter.fillRect(QRect{1, height() - 3, width() - 2, 3}, theme.colour(theme::Role::Accent));
        }
        painter.setFont(isChecked() ? bold(theme) : theme.font(theme::FontRole::Step));
        painter.setPen(theme.colour(isChecked() || underMouse() ? theme::Role::Ink : theme::Role::Ink2));
        painter.drawText(rect(), Qt::AlignCenter,
                         painter.fontMetrics().elidedText(text(), Qt::ElideRight, width() - 6));
        if (hasFocus()) theme::paintInnerFocusRing(painter, box, theme);
    }

private:
    /// With so much ground at the left and the right of the name, px at 100 % text.
    QSize sizeBeside(int ground) const {
        const theme::Theme& theme = theme::themeOf(this);
        const QFontMetrics metrics(bold(theme));
        return {metrics.horizontalAdvance(text()) + 2 * theme.scaled(ground), theme.scaled(28)};
    }
    static QFont bold(const theme::Theme& theme) { return theme.font(theme::FontRole::DockTitle); }
};

} // namespace

Strip::Strip(const Actions& actions, QWidget* parent)
    : QWidget(parent), actions_(actions), title_(shell::roleLabel(theme::FontRole::Name)),
      game_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), views_(new QHBoxLayout),
      group_(new QButtonGroup(this)), shownLabel_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)),
      shown_(new QComboBox), undo_(new QToolButton), redo_(new QToolButton), play_(new QPushButton) {
    setObjectName(QStringLiteral("strip"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    title_->setObjectName(QStringLiteral("strip.title"));
    title_->setTextFormat(Qt::PlainText);
    game_->setObjectName(QStringLiteral("strip.game"));
    shown_->setObjectName(QStringLiteral("strip.shown"));
    undo_->setObjectName(QStringLiteral("strip.undo"));
    redo_->setObjectName(QStringLiteral("strip.redo"));
    play_->setObjectName(QStringLiteral("strip.test-play"));
    shownLabel_->setBuddy(shown_);
    undo_->setDefaultAction(actions_.undo);
    redo_->setDefaultAction(actions_.redo);
    for (QToolButton* button : {undo_, redo_})
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    play_->setIcon(theme::icon(theme::Icon::Next));
    theme::setPrimary(play_);
    theme::setControlSize(play_, theme::ControlSize::Large);
    connect(play_, &QPushButton::clicked, actions_.testPlay, &QAction::trigger);
    views_->setSpacing(3);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 7, 12, 7);
    row->setSpacing(8);
    row->addWidget(title_);
    row->addWidget(game_);
    row->addSpacing(4);
    row->addLayout(views_);
    row->addStretch(1);
    row->addWidget(shownLabel_);
    row->addWidget(shown_);
    row->addWidget(undo_);
    row->addWidget(redo_);
    row->addWidget(play_);
    connect(shown_, &QComboBox::activated, this,
            [this](int at) { emit shownWanted(shown_->itemData(at).toString()); });
    connect(group_, &QButtonGroup::buttonClicked, this,
            [this](QAbstractButton* button) { emit viewWanted(button->property("view").toString()); });
    retranslate();
    keysChanged();
}

void Strip::setTitle(const QString& title, const QString& game) {
    wholeTitle_ = title;
    game_->setText(game);
    fitTitle();
}

/// The views have their room first; the title has what is left of it, and then the other labels.
void Strip::fitTitle() {
    const theme::Theme& theme = theme::themeOf(this);
    const int shownWidth = std::min(theme.scaled(shownRoom), std::max(theme.scaled(90), width() / 8));
    shown_->setFixedWidth(shownWidth);
    const int gap = layout()->spacing();
    const QMargins margins = layout()->contentsMargins();
    int left = width() - margins.left() - margins.right() - shownWidth;
    for (const QWidget* part : std::initializer_list<QWidget*>{undo_, redo_, play_})
        left -= part->sizeHint().width() + gap;
    for (const QAbstractButton* view : group_->buttons())
        left -= view->sizeHint().width() + views_->spacing();
    left -= 4 + 2 * gap; // the space before the views and the stretch behind them
    const int title = std::min({left - gap, theme.scaled(titleRoom), width() / 5});
    title_->setVisible(title >= theme.scaled(leastTitle));
    title_->setText(title_->fontMetrics().elidedText(wholeTitle_, Qt::ElideRight, title));
    title_->setToolTip(wholeTitle_);
    title_->setAccessibleName(wholeTitle_);
    left -= title_->sizeHint().width() + gap;
    for (QLabel* label : {shownLabel_, game_}) {
        const int needed = label->sizeHint().width() + gap;
        label->setVisible(needed <= left);
        if (needed <= left) left -= needed;
    }
}

void Strip::setViews(const std::vector<ViewTab>& views) {
    const QString before =
        group_->checkedButton() ? group_->checkedButton()->property("view").toString() : QString{};
    for (QAbstractButton* old : group_->buttons())
        delete old;
    for (const ViewTab& view : views) {
        const QString name =
            view.problems == 0
                ? view.name
                : tr("%1 (%2)", "a view and how many problems").arg(view.name).arg(view.problems);
        auto* button = new ViewButton(name);
        button->setObjectName(QStringLiteral("strip.view.") + view.id);
        button->setProperty("view", view.id);
        group_->addButton(button);
        views_->addWidget(button);
    }
    showView(before);
}

void Strip::showView(const QString& id) {
    for (QAbstractButton* button : group_->buttons())
        if (button->property("view").toString() == id) button->setChecked(true);
}

void Strip::setShown(const std::vector<std::pair<QString, QString>>& variants, const QString& chosen) {
    shown_->clear();
    for (const auto& [id, name] : variants)
        shown_->addItem(name, id);
    shown_->setCurrentIndex(std::max(0, shown_->findData(chosen)));
}

void Strip::keysChanged() {
    theme::setKeyCap(play_, shell::keyCap(actions_.testPlay->shortcut()));
}

void Strip::retranslate() {
    shownLabel_->setText(tr("Shown", "before a list: the whole map or a variant"));
    shown_->setAccessibleName(tr("Shown", "before a list: the whole map or a variant"));
    play_->setText(tr("Test-play", "a button: a game on the map as it is now"));
}

void Strip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    theme::paintStrip(painter, rect(), theme::Role::Panel, theme::Line::Below, theme::themeOf(this));
}

void Strip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

/// A part asks for other room: a name, the views, the size of the text.
bool Strip::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) fitTitle();
    return QWidget::event(event);
}

void Strip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTitle();
}

} // namespace marches::editor
