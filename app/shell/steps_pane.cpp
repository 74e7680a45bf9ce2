#include "app/shell/steps_pane.h"

#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/theme/wrapped_label.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::shell {

namespace {

constexpr int stepsWidth = 292; // px at 100 %
constexpr int stepSign = 20;    // px, the circle before a step

/// The circle before a step: ticked, the current one, or still to come.
class StepSign : public QWidget {
public:
    explicit StepSign(StepsContent::State state) : state_(state) {}
    QSize sizeHint() const override {
        const int side = theme::themeOf(this).scaledIcon(stepSign);
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent*) override {
        using State = StepsContent::State;
        const theme::Theme& theme = theme::themeOf(this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double side = theme.scaledIcon(stepSign);
        QRectF circle{1.5, (height() - side) / 2 + 1.5, side - 3, side - 3};
        const theme::Role role = state_ == State::done      ? theme::Role::Good
                                 : state_ == State::current ? theme::Role::Accent
                                                            : theme::Role::Edge;
        painter.setPen(QPen(theme.colour(role), state_ == State::current ? 2.5 : 1.5,
                            state_ == State::skipped ? Qt::DotLine : Qt::SolidLine));
        painter.setBrush(theme.colour(theme::Role::Raised));
        painter.drawEllipse(circle);
        if (state_ == State::done)
            theme::paintIcon(painter, theme::Icon::Check, circle.adjusted(3, 3, -3, -3), theme.colour(role));
    }

private:
    StepsContent::State state_;
};

theme::WrappedLabel* stepLabel(const char* name, theme::FontRole font, theme::Role ink = theme::Role::Ink) {
    auto* label = new theme::WrappedLabel;
    label->setObjectName(QLatin1String(name));
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    theme::setFontRole(label, font);
    theme::setTextRole(label, ink);
    return label;
}

QString plainOf(const QString& rich) {
    QTextDocument document;
    document.setHtml(rich);
    return document.toPlainText();
}

} // namespace

StepsPane::StepsPane(QWidget* parent)
    : QFrame(parent), title_(stepLabel("steps.title", theme::FontRole::DockTitle, theme::Role::AccentInk)),
      count_(roleLabel(theme::FontRole::Note, theme::Role::AccentInk)), close_(new QToolButton),
      heading_(stepLabel("steps.heading", theme::FontRole::Name)),
      text_(stepLabel("steps.text", theme::FontRole::Text)), find_(smallButton(QStringLiteral("steps.find"))),
      show_(smallButton(QStringLiteral("steps.show"))), skip_(smallButton(QStringLiteral("steps.skip"))),
      offer_(smallButton(QStringLiteral("steps.offer"))),
      note_(stepLabel("steps.note", theme::FontRole::Text, theme::Role::Ink2)), area_(new QScrollArea),
      rows_(nullptr) {
    setObjectName(QStringLiteral("steps"));
    theme::setGroundRole(this, theme::Role::Panel);
    text_->setTextFormat(Qt::RichText);
    note_->setTextFormat(Qt::RichText);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setWidgetResizable(true);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_->setFocusPolicy(Qt::NoFocus);
    auto* column = bareLayout<QVBoxLayout>(this, 0, {makeHead(), makeStep()});
    column->addWidget(area_, 1);
    column->setContentsMargins(1, 0, 0, 0); // for the line that parts it from what lies beside it
    connect(find_, &QPushButton::clicked, this, &StepsPane::findWanted);
    connect(show_, &QPushButton::clicked, this, &StepsPane::showWanted);
    connect(skip_, &QPushButton::clicked, this,
            [this] { content_.over ? emit closed() : emit skipWanted(); });
    connect(offer_, &QPushButton::clicked, this, &StepsPane::offerTaken);
    connect(close_, &QToolButton::clicked, this, &StepsPane::closed);
    retranslate();
}

QWidget* StepsPane::makeHead() {
    auto* head = new QWidget;
    theme::setGroundRole(head, theme::Role::Accent);
    count_->setObjectName(QStringLiteral("steps.count"));
    close_->setObjectName(QStringLiteral("steps.close"));
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(14, 4, 6, 4);
    row->setSpacing(8);
    row->addWidget(title_, 1);
    row->addWidget(count_);
    row->addWidget(close_);
    return head;
}

QWidget* StepsPane::makeStep() {
    auto* step = new QWidget;
    theme::setGroundRole(step, theme::Role::Raised);
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(buttons, 6, 6);
    for (QPushButton* button : {find_, show_, skip_, offer_})
        flow->addWidget(button);
    auto* column = new QVBoxLayout(step);
    column->setContentsMargins(14, 10, 14, 12);
    column->setSpacing(8);
    for (QWidget* part : {static_cast<QWidget*>(heading_), static_cast<QWidget*>(text_), buttons,
                          static_cast<QWidget*>(note_)})
        column->addWidget(part);
    column->addStretch(1);
    return step;
}

QSize StepsPane::sizeHint() const {
    return {theme::themeOf(this).scaled(stepsWidth), 400};
}

void StepsPane::setContent(const StepsContent& content) {
    if (content == content_) return;
    const bool news = content.heading != content_.heading || content.text != content_.text ||
                      content.note != content_.note || content.offer != content_.offer;
    const bool rows = content.rows != content_.rows;
    content_ = content;
    if (rows) fillRows();
    fill();
    if (news) alert();
}

void StepsPane::fill() {
    using State = StepsContent::State;
    const StepsContent& content = content_;
    title_->setText(content.title);
    const auto current =
        std::find_if(content.rows.begin(), content.rows.end(),
                     [](const StepsContent::Row& row) { return row.state == State::current; });
    count_->setText(current == content.rows.end()
                        ? QString()
                        : tr("%1 of %2", "which step of a lesson; as short as can be")
                              .arg(current - content.rows.begin() + 1)
                              .arg(content.rows.size()));
    const bool stuck = !content.offer.isEmpty();
    heading_->setText(content.heading);
    heading_->setVisible(!content.heading.isEmpty());
    text_->setText(theme::labelText(stuck ? content.offer : content.text));
    note_->setText(content.note.isEmpty() ? QString() : theme::labelText(content.note));
    note_->setVisible(!content.note.isEmpty());
    find_->setVisible(content.finds && !stuck && !content.over);
    show_->setVisible(content.shows && !stuck && !content.over);
    skip_->setVisible(!stuck || content.over);
    offer_->setVisible(stuck && !content.over);
    offer_->setText(content.offerButton);
    theme::setPrimary(offer_);
    retranslate();
}

/// A row a step; the current one is kept in sight.
void StepsPane::fillRows() {
    using State = StepsContent::State;
    rows_ = new QWidget;
    rows_->setObjectName(QStringLiteral("steps.rows"));
    auto* column = bareLayout<QVBoxLayout>(rows_, 0);
    column->setContentsMargins(0, 4, 0, 4);
    QWidget* current = nullptr;
    for (const StepsContent::Row& row : content_.rows) {
        auto* line = new QWidget;
        const bool now = row.state == State::current;
        if (now) {
            theme::setGroundRole(line, theme::Role::Raised);
            current = line;
        }
        auto* title = stepLabel("steps.row", now ? theme::FontRole::TextBold : theme::FontRole::Text,
                                row.state == State::coming || now ? theme::Role::Ink : theme::Role::Ink2);
        title->setText(row.title);
        title->setTextFormat(Qt::PlainText);
        title->setAccessibleName(row.state == State::done      ? tr("Done: %1", "a step").arg(row.title)
                                 : row.state == State::skipped ? tr("Skipped: %1", "a step").arg(row.title)
                                 : now                         ? tr("Now: %1", "a step").arg(row.title)
                                                               : row.title);
        auto* cells = new QHBoxLayout(line);
        cells->setContentsMargins(14, 4, 10, 4);
        cells->setSpacing(10);
        cells->addWidget(new StepSign(row.state));
        cells->addWidget(title, 1);
        column->addWidget(line);
    }
    column->addStretch(1);
    area_->setWidget(rows_);
    if (current == nullptr) return;
    rows_->layout()->activate();
    rows_->adjustSize();
    area_->ensureWidgetVisible(current, 0, 60);
}

/// Screen readers say what the step wants; the focus stays where it is.
void StepsPane::alert() {
    setAccessibleName(QStringLiteral("%1: %2").arg(content_.title, content_.heading));
    const QString text = content_.offer.isEmpty() ? content_.text : content_.offer;
    setAccessibleDescription(plainOf(text + QLatin1Char(' ') + content_.note).simplified());
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void StepsPane::retranslate() {
    find_->setText(tr("Find it", "points at what the step is about"));
    show_->setText(tr("Show me", "does the step, a gesture at a time"));
    skip_->setText(content_.over    ? tr("Close", "a lesson that is over")
                   : content_.reads ? tr("Go on", "to the next step")
                                    : tr("Skip", "this step"));
    close_->setToolTip(tr("Close; what you have made stays"));
    close_->setAccessibleName(tr("Close the steps"));
    close_->setIcon(theme::icon(theme::Icon::Close, theme::themeOf(this).colour(theme::Role::AccentInk)));
    close_->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void StepsPane::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, 1, height()), theme::themeOf(this).colour(theme::Role::Edge));
}

void StepsPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange) retranslate();
    if (event->type() == QEvent::StyleChange) updateGeometry();
    QFrame::changeEvent(event);
}

} // namespace marches::shell
