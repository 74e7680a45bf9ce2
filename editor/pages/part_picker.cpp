#include "editor/pages/part_picker.h"

#include "app/map/map_view.h"
#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "editor/pages/part_tool.h"
#include "editor/swatch.h"
#include "engine/draft/new_map.h"

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

constexpr int leastMapHeight = 340; // px

/// Holds the map: it needs little room, and takes all that is left.
class MapRoom : public QWidget {
public:
    QSize sizeHint() const override { return minimumSize(); }
};

} // namespace

PartPicker::PartPicker(QWidget* parent)
    : QWidget(parent), map_(new appmap::MapView), tool_(std::make_unique<PartTool>(*map_)),
      chipRow_(new QWidget), hint_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)) {
    map_->setObjectName(QStringLiteral("new.map"));
    auto* room = new MapRoom;
    room->setMinimumSize(320, leastMapHeight);
    shell::bareLayout<QVBoxLayout>(room, 0, {map_});
    hint_->setWordWrap(true);
    chipRow_->setObjectName(QStringLiteral("new.countries"));
    new shell::FlowLayout(chipRow_, 14, 6);
    auto* column = shell::bareLayout<QVBoxLayout>(this, 8);
    column->addWidget(room, 1);
    column->addWidget(chipRow_);
    column->addWidget(hint_);
    connect(tool_.get(), &PartTool::toggled, this, &PartPicker::toggleProvince);
    connect(tool_.get(), &PartTool::framed, this, &PartPicker::toggleFrame);
    map_->setTool(tool_.get());
    retranslate();
}

PartPicker::~PartPicker() {
    map_->setTool(nullptr);
}

void PartPicker::show(std::shared_ptr<const SourceMap> source, const QString& notice) {
    source_ = std::move(source);
    chosen_.clear();
    map_->setNotice(notice);
    map_->setPicture(source_ ? source_->picture : nullptr);
    makeChips();
    refresh();
}

void PartPicker::setChoosing(bool choosing) {
    choosing_ = choosing;
    map_->setTool(choosing ? tool_.get() : nullptr);
    refresh();
}

void PartPicker::makeChips() {
    for (const Chip& chip : chips_)
        delete chip.box;
    chips_.clear();
    if (!source_) return;
    const Atlas& atlas = source_->atlas;
    QWidget* before = map_; // in the order of Tab
    for (int country = 0; country < static_cast<int>(atlas.countries.size()); ++country) {
        const CountryEntry& entry = atlas.countries[static_cast<std::size_t>(country)];
        Chip chip{country, {}, new QCheckBox(entry.name)};
        std::vector<std::string> shared;
        for (const ProvinceEntry& province : atlas.provinces)
            if (std::ranges::find(province.countries, country) != province.countries.end())
                (province.countries.size() == 1 ? chip.own : shared).push_back(province.id);
        if (chip.own.empty()) chip.own = std::move(shared);
        chip.box->setObjectName(QStringLiteral("new.country.") + QString::fromStdString(entry.id));
        chip.box->setIcon(swatchIcon(std::span(&entry.colour, 1)));
        connect(chip.box, &QCheckBox::clicked, this,
                [this, at = chips_.size()] { toggleCountry(chips_[at]); });
        chipRow_->layout()->addWidget(chip.box);
        setTabOrder(std::exchange(before, chip.box), chip.box);
        chips_.push_back(std::move(chip));
    }
}

const std::string& PartPicker::idAt(int province) const {
    return source_->atlas.provinces[static_cast<std::size_t>(province)].id;
}

bool PartPicker::holds(const Chip& chip) const {
    return std::ranges::any_of(chip.own, [this](const std::string& id) { return chosen_.contains(id); });
}

void PartPicker::toggleProvince(int province) {
    if (!choosing_ || !source_) return;
    if (chosen_.erase(idAt(province)) == 0) chosen_.insert(idAt(province));
    refresh();
    emit changed();
}

void PartPicker::toggleFrame(const std::vector<int>& within) {
    const auto before = chosen_.size();
    for (const int province : within)
        chosen_.insert(idAt(province));
    if (chosen_.size() == before) // all were in
        for (const int province : within)
            chosen_.erase(idAt(province));
    refresh();
    emit changed();
}

/// What it contests comes along, and stays as long as another country that contests it does.
void PartPicker::toggleCountry(const Chip& chip) {
    const bool out =
        std::ranges::all_of(chip.own, [this](const std::string& id) { return chosen_.contains(id); });
    if (out)
        for (const std::string& id : chip.own)
            chosen_.erase(id);
    for (const ProvinceEntry& province : source_->atlas.provinces) {
        if (std::ranges::find(province.countries, chip.country) == province.countries.end()) continue;
        const bool wanted = std::ranges::any_of(province.countries, [&](int country) {
            return country != chip.country && holds(chips_[static_cast<std::size_t>(country)]);
        });
        if (!out)
            chosen_.insert(province.id);
        else if (!wanted)
            chosen_.erase(province.id);
    }
    refresh();
    emit changed();
}

void PartPicker::refresh() {
    chipRow_->setVisible(choosing_ && source_);
    hint_->setVisible(choosing_ && source_);
    for (const Chip& chip : chips_) {
        const bool all =
            std::ranges::all_of(chip.own, [this](const std::string& id) { return chosen_.contains(id); });
        const bool some = holds(chip);
        chip.box->setTristate(some && !all);
        chip.box->setCheckState(all ? Qt::Checked : some ? Qt::PartiallyChecked : Qt::Unchecked);
    }
    if (!source_ || !map_->hasPicture()) return;
    showFaces();
    tool_->setLines(choosing_ ? draft::linesAround(source_->draft, chosen_) : std::vector<Ring>{});
}

void PartPicker::showFaces() {
    const Atlas& atlas = source_->atlas;
    for (int i = 0; i < std::min(map_->provinceCount(), static_cast<int>(atlas.provinces.size())); ++i) {
        const ProvinceEntry& entry = atlas.provinces[static_cast<std::size_t>(i)];
        appmap::ProvinceFace face;
        face.name = atlas.provinceName(i);
        const auto& countries = entry.countries;
        if (!countries.empty()) {
            const auto first = static_cast<std::size_t>(countries.front());
            const std::size_t second = countries.size() > 1 ? static_cast<std::size_t>(countries[1]) + 1 : 0;
            face.country = atlas.countries[first].colour;
            if (second > 0) face.secondCountry = atlas.countries[second - 1].colour;
            face.region = static_cast<int>(first + second * atlas.countries.size());
        }
        if (source_->panels != nullptr) source_->panels->decorate(source_->whole, entry.id, face);
        face.symbols.clear();
        if (choosing_) {
            const bool in = chosen_.contains(entry.id);
            face.text = in ? tr("will be on the map", "a province") : tr("left out", "a province");
            if (!in && !chosen_.empty()) face.highlight = appmap::Highlight::OutOfReach;
        }
        map_->setFace(appmap::idOf(i), face);
    }
}

void PartPicker::retranslate() {
    map_->setAccessibleName(tr("The map to begin with"));
    chipRow_->setAccessibleName(tr("Countries"));
    hint_->setText(
        tr("Click a province or a country to take it in or leave it out; drag a frame around many. "
           "By keys: arrows and Space."));
}

void PartPicker::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (source_) refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace marches::editor
