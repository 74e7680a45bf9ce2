#include "app/map/map_strip.h"

#include "app/map/map_view.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::appmap {

namespace {

QToolButton* stripButton(QWidget* parent, const char* name) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    theme::setControlSize(button, theme::ControlSize::Small);
    return button;
}

} // namespace

MapStrip::MapStrip(MapView& view)
    : QFrame(&view), view_(view), row_(new LegendRow(this)), open_(stripButton(this, "map.legend")),
      minus_(stripButton(this, "map.zoom-out")), percent_(stripButton(this, "map.zoom-fit")),
      plus_(stripButton(this, "map.zoom-in")) {
    setObjectName(QStringLiteral("map.strip"));
    setAttribute(Qt::WA_NoMousePropagation); // what is pressed or turned here is not meant for the map below
    setCursor(Qt::ArrowCursor);
    open_->setCheckable(true);
    minus_->setIcon(theme::icon(theme::Icon::Minus));
    plus_->setIcon(theme::icon(theme::Icon::Plus));
    minus_->setAutoRepeat(true);
    plus_->setAutoRepeat(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 6, 4);
    row->setSpacing(2);
    row->addWidget(row_);
    row->addSpacing(8);
    // what opens the legend stays where it was pressed: the strip grows to the left and upwards
    for (QToolButton* button : {open_, minus_, percent_, plus_})
        row->addWidget(button, 0, Qt::AlignBottom);
    theme::setCard(this, true);
    connect(open_, &QToolButton::toggled, this, [this] { arrange(); });
    connect(minus_, &QToolButton::clicked, &view, [&view] { view.camera().zoomOut(); });
    connect(plus_, &QToolButton::clicked, &view, [&view] { view.camera().zoomIn(); });
    connect(percent_, &QToolButton::clicked, &view, [&view] { view.camera().fitMap(); });
    connect(&view.camera(), &MapCamera::scaleChanged, this, [this] { showScale(); });
    translate();
    arrange();
}

void MapStrip::setEntries(std::vector<LegendEntry> entries) {
    if (std::exchange(entries_, std::move(entries)) != entries_) arrange();
}

void MapStrip::setFolding(bool folding) {
    if (std::exchange(folding_, folding) != folding) arrange();
}

void MapStrip::setCovering(bool covering) {
    if (std::exchange(covering_, covering) != covering) arrange();
}

bool MapStrip::setLaidOut(bool merged, bool apart) {
    const bool other = std::exchange(merged_, merged) != merged;
    if (std::exchange(apart_, apart) == apart && !other) return false;
    arrange();
    return true;
}

void MapStrip::translate() {
    open_->setText(tr("Legend"));
    row_->setAccessibleName(tr("Legend of the map"));
    const auto name = [](QToolButton* button, const QString& text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(minus_, tr("Zoom out"));
    name(plus_, tr("Zoom in"));
    showScale();
}

void MapStrip::showScale() {
    //: Scale of the map; %1 is a number
    percent_->setText(tr("%1 %").arg(QLocale().toString(static_cast<int>(std::lround(view_.scale() * 100)))));
    percent_->setToolTip(tr("Show the whole map"));
    //: %1 is the scale, such as "76 %"
    percent_->setAccessibleName(tr("Scale %1, press for the whole map").arg(percent_->text()));
    arrange();
}

void MapStrip::arrange() {
    const auto waits = [](const LegendEntry& entry) { return entry.onDemand; };
    const bool folded = folding_ || covering_;
    const bool more = folded || std::any_of(entries_.begin(), entries_.end(), waits);
    open_->setVisible(more && !entries_.empty());
    const bool all = !more || open_->isChecked();
    const auto seen = [this](const LegendEntry& entry) {
        return entry.sample == LegendEntry::Sample::Merged  ? merged_
               : entry.sample == LegendEntry::Sample::Apart ? apart_
                                                            : true;
    };
    std::vector<LegendEntry> shown;
    for (const LegendEntry& entry : entries_)
        if ((all || (!folded && !entry.onDemand)) && seen(entry)) shown.push_back(entry);
    row_->setEntries(std::move(shown));
    row_->setVisible(!row_->isEmpty());
    layout()->activate();
    const int beside = QFrame::sizeHint().width() - (row_->isEmpty() ? 0 : row_->sizeHint().width());
    row_->setWidest(std::max(120, view_.width() * 2 / 3 - beside));
    if (row_->sizeHint().height() > view_.height() / 2) // broad rather than high
        row_->setWidest(std::max(120, view_.width() - 28 - beside));
    layout()->activate();
    resize(sizeHint());
    move(view_.width() - width() - 14, view_.height() - height() - 12);
}

bool MapStrip::fold() {
    if (!isVisible() || !open_->isVisible() || !open_->isChecked()) return false;
    open_->setChecked(false);
    return true;
}

bool MapStrip::explains() const {
    return !row_->isEmpty() && !open_->isChecked();
}

void MapStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) translate();
    if (themeMayHaveChanged(event)) arrange();
    QFrame::changeEvent(event);
}

} // namespace marches::appmap
