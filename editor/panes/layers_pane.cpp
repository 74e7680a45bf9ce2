#include "editor/panes/layers_pane.h"

#include "app/shell/parts.h"
#include "editor/map/traced_picture.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <cmath>

namespace marches::editor {

namespace {

/// In the order of the boxes.
constexpr std::array<bool ShownLayers::*, 6> layerParts{&ShownLayers::provinces, &ShownLayers::rivers,
                                                        &ShownLayers::relief,    &ShownLayers::woods,
                                                        &ShownLayers::lanes,     &ShownLayers::seaNames};
constexpr std::array<const char*, 6> layerNames{"provinces", "rivers", "relief",
                                                "woods",     "lanes",  "sea-names"};

} // namespace

LayersPane::LayersPane(TracedPicture& traced, QWidget* parent)
    : QWidget(parent), traced_(traced), picture_(new QCheckBox),
      strength_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)),
      opacity_(new QSlider(Qt::Horizontal)),
      note_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)) {
    setObjectName(QStringLiteral("layers"));
    connect(this, &QWidget::windowTitleChanged, this, &QWidget::setAccessibleName);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(4);
    for (std::size_t i = 0; i < count; ++i) {
        boxes_[i] = new QCheckBox;
        boxes_[i]->setObjectName(QStringLiteral("layers.") + QLatin1String(layerNames[i]));
        boxes_[i]->setChecked(true);
        connect(boxes_[i], &QCheckBox::toggled, this, &LayersPane::layersChanged);
        column->addWidget(boxes_[i]);
    }
    picture_->setObjectName(QStringLiteral("layers.picture"));
    opacity_->setObjectName(QStringLiteral("layers.opacity"));
    opacity_->setRange(0, 100);
    opacity_->setPageStep(10);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(24, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(opacity_, 1);
    row->addWidget(strength_);
    note_->setWordWrap(true);
    column->addWidget(picture_);
    column->addLayout(row);
    column->addWidget(note_);
    column->addStretch(1);
    setFocusProxy(boxes_.front());
    connect(picture_, &QCheckBox::toggled, &traced_, &TracedPicture::setShown);
    connect(opacity_, &QSlider::valueChanged, this,
            [this](int percent) { traced_.setOpacity(percent / 100.0); });
    connect(&traced_, &TracedPicture::changed, this, &LayersPane::follow);
    retranslate();
}

ShownLayers LayersPane::shown() const {
    ShownLayers layers;
    for (std::size_t i = 0; i < count; ++i)
        layers.*layerParts[i] = boxes_[i]->isChecked();
    return layers;
}

void LayersPane::follow() {
    const QSignalBlocker quiet(picture_);
    const QSignalBlocker still(opacity_);
    const bool has = traced_.canBeSeen();
    picture_->setEnabled(has);
    opacity_->setEnabled(has && traced_.isShown());
    picture_->setChecked(has && traced_.isShown());
    opacity_->setValue(static_cast<int>(std::lround(traced_.opacity() * 100)));
    strength_->setText(tr("%1 %").arg(opacity_->value()));
    note_->setText(has ? tr("O hides the picture while it is held.")
                       : tr("No picture to trace lies over this map."));
}

void LayersPane::retranslate() {
    setWindowTitle(tr("Layers"));
    const std::array<QString, count> names{tr("Provinces: colours and names", "a layer of the map"),
                                           tr("Rivers", "a layer of the map"),
                                           tr("Relief", "a layer of the map"),
                                           tr("Woods", "a layer of the map"),
                                           tr("Sea lanes", "a layer of the map"),
                                           tr("Names of seas", "a layer of the map")};
    for (std::size_t i = 0; i < count; ++i)
        boxes_[i]->setText(names[i]);
    picture_->setText(tr("Picture to trace", "a layer of the map"));
    opacity_->setAccessibleName(tr("How strongly the picture to trace is seen, per cent"));
    follow();
}

void LayersPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
