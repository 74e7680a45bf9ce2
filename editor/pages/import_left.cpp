#include "editor/pages/import_left.h"

#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/pages/import_loupe.h"
#include "editor/pages/import_map.h"
#include "editor/pages/import_words.h"
#include "editor/words.h"

#include <QButtonGroup>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr int restAfter = 120;       // ms without a move of the slider before the map is made anew
constexpr int stepsAUnit = 10;       // of the slider
constexpr std::size_t mostRings = 5; // the widest
constexpr int loupeMargin = 14;      // px
constexpr double closed = 1e-6;      // a width is a rounded figure

QLabel* quietLabel(const char* name, theme::Role role = theme::Role::Ink) {
    auto* label = shell::roleLabel(theme::FontRole::Text, role);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

ImportLeft::ImportLeft(QWidget* parent)
    : QWidget(parent), map_(new ImportMap), loupe_(new ImportLoupe(map_)),
      sure_(quietLabel("import.sure", theme::Role::Good)),
      look_(quietLabel("import.look", theme::Role::Warn)),
      mends_(quietLabel("import.mends", theme::Role::Bad)),
      drawn_(shell::smallButton(QStringLiteral("import.as-drawn"))),
      asItWillBe_(shell::smallButton(QStringLiteral("import.as-it-will-be"))),
      gapTitle_(shell::roleLabel(theme::FontRole::TextBold)), gap_(new QSlider(Qt::Horizontal)),
      gapWidth_(shell::roleLabel(theme::FontRole::TextBold)),
      gapNote_(quietLabel("import.gap-note", theme::Role::Ink2)) {
    gap_->setObjectName(QStringLiteral("import.gap"));
    gap_->setRange(0, static_cast<int>(draft::widestGap) * stepsAUnit);
    gap_->setPageStep(stepsAUnit);
    gapWidth_->setObjectName(QStringLiteral("import.gap-width"));
    gapNote_->setWordWrap(true);
    soon_.setSingleShot(true);
    soon_.setInterval(restAfter);
    theme::setSegment(drawn_, theme::Segment::First);
    theme::setSegment(asItWillBe_, theme::Segment::Last);
    auto* group = new QButtonGroup(this);
    for (QPushButton* button : {drawn_, asItWillBe_}) {
        button->setCheckable(true);
        group->addButton(button);
    }
    asItWillBe_->setChecked(true);
    auto* legend = new QHBoxLayout;
    legend->setContentsMargins(16, 8, 16, 4);
    legend->setSpacing(16);
    for (QLabel* label : {sure_, look_, mends_})
        legend->addWidget(label);
    legend->addStretch(1);
    auto* both = new QWidget;
    shell::bareLayout<QHBoxLayout>(both, 0, {drawn_, asItWillBe_});
    legend->addWidget(both);
    auto* slider = new QHBoxLayout;
    slider->setContentsMargins(16, 4, 16, 0);
    slider->setSpacing(12);
    slider->addWidget(gapTitle_);
    slider->addWidget(gap_, 1);
    slider->addWidget(gapWidth_);
    auto* note = new QHBoxLayout;
    note->setContentsMargins(16, 0, 16, 10);
    note->addWidget(gapNote_);
    auto* column = shell::bareLayout<QVBoxLayout>(this, 0, {map_});
    column->setStretch(0, 1);
    column->addLayout(legend);
    column->addLayout(slider);
    column->addLayout(note);
    map_->installEventFilter(this);
    connect(drawn_, &QPushButton::toggled, map_, &ImportMap::setAsDrawn);
    connect(map_, &ImportMap::shapeClicked, this, &ImportLeft::shapeClicked);
    connect(map_, &ImportMap::gapClicked, this, &ImportLeft::showGap);
    connect(gap_, &QSlider::valueChanged, this, &ImportLeft::slid);
    connect(&soon_, &QTimer::timeout, this, [this] { emit gapWidthWanted(sliderWidth()); });
    retranslate();
}

double ImportLeft::sliderWidth() const {
    return static_cast<double>(gap_->value()) / stepsAUnit;
}

void ImportLeft::settleNow() {
    if (!soon_.isActive()) return;
    soon_.stop();
    emit gapWidthWanted(sliderWidth());
}

void ImportLeft::show(std::shared_ptr<const FoundDrawing> found,
                      std::shared_ptr<const ImportOutcome> outcome) {
    found_ = std::move(found);
    outcome_ = std::move(outcome);
    map_->show(found_, outcome_);
    if (!soon_.isActive()) {
        const QSignalBlocker quiet(gap_);
        gap_->setValue(static_cast<int>(std::lround(outcome_->plan.gapWidth * stepsAUnit)));
    }
    showRings();
    sayGaps();
}

void ImportLeft::choose(int shape) {
    map_->choose(shape);
}

void ImportLeft::slid() {
    soon_.start();
    showRings();
    sayGaps();
}

/// Rings round the widest gaps that are closed; the widest is under the lens.
void ImportLeft::showRings() {
    rings_.clear();
    if (!outcome_) return;
    for (const draft::Gap& gap : outcome_->gaps) // the narrowest first
        if (gap.width <= sliderWidth() + closed) rings_.insert(rings_.begin(), gap);
    if (rings_.size() > mostRings) rings_.resize(mostRings);
    map_->setRings(rings_);
    showGap(rings_.empty() ? -1 : 0);
}

void ImportLeft::showGap(int ring) {
    loupe_->show(found_, outcome_, ring < 0 ? nullptr : &rings_[static_cast<std::size_t>(ring)]);
    placeLoupe();
}

void ImportLeft::placeLoupe() {
    const QSize size = loupe_->sizeHint().boundedTo(map_->size() - QSize(2 * loupeMargin, 2 * loupeMargin));
    loupe_->setGeometry(loupeMargin, map_->height() - size.height() - loupeMargin, size.width(),
                        size.height());
}

void ImportLeft::sayGaps() {
    gapWidth_->setText(unitsText(sliderWidth()));
    if (!outcome_) return gapNote_->clear();
    const draft::ImportPlan& plan = outcome_->plan;
    int look = 0;
    int all = 0;
    for (const draft::ShapePlan& shape : plan.shapes) {
        if (shape.province.empty()) continue;
        ++all;
        look += shape.look;
    }
    int goes = 0;
    double widest = 0;
    const draft::Gap* next = nullptr;
    for (const draft::Gap& gap : outcome_->gaps)
        if (gap.width <= sliderWidth() + closed) {
            ++goes;
            widest = std::max(widest, gap.width);
        } else if (next == nullptr)
            next = &gap;
    const auto overlaps = static_cast<int>(outcome_->overlaps);
    sure_->setText(tr("■ %n sure", "provinces of a drawing", all - look));
    look_->setText(tr("■ %n to be looked at", "provinces of a drawing", look));
    look_->setVisible(look > 0);
    mends_->setText(tr("○ %1 largest of %n mend(s)", "gaps that are closed", goes).arg(rings_.size()));
    mends_->setVisible(goes > 0);
    QStringList lines;
    lines << (goes == 0
                  ? tr("No gap is closed.")
                  : tr("%n gap(s) go, the widest %1.", "gaps that are closed", goes).arg(unitsText(widest)));
    if (overlaps > 0) lines << tr("%n overlap(s) go to the upper shape.", "", overlaps);
    if (next != nullptr) {
        const auto name = [&](std::size_t i) {
            const draft::ShapePlan& shape = plan.shapes[i];
            return shape.name.empty() ? text(shape.province) : text(shape.name);
        };
        lines << tr("The next wider opening is %1, between %2 and %3: it stays.", "%2, %3 provinces")
                     .arg(unitsText(next->width), name(next->a), name(next->b));
    }
    gapNote_->setText(lines.join(QLatin1Char(' ')));
}

void ImportLeft::retranslate() {
    drawn_->setText(tr("as drawn"));
    asItWillBe_->setText(tr("as it will be"));
    gapTitle_->setText(tr("Close gaps up to"));
    gap_->setAccessibleName(gapTitle_->text());
    map_->setAccessibleName(tr("The drawing"));
    map_->setAccessibleDescription(
        tr("A click chooses a shape. Plus and minus zoom, arrows move, 0 shows all of it."));
    sayGaps();
}

void ImportLeft::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeLoupe();
}

bool ImportLeft::eventFilter(QObject* watched, QEvent* event) {
    if (watched == map_ && event->type() == QEvent::Resize) placeLoupe();
    return QWidget::eventFilter(watched, event);
}

void ImportLeft::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
