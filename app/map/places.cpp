#include "app/map/places.h"

#include "app/map/stack_layout.h"

#include <algorithm>
#include <utility>

namespace marches::appmap {

namespace {

constexpr double namesFrom = 0.2;  // scale
constexpr double tinyBelow = 0.3;  // scale: tokens so small that they stand in their own provinces
constexpr double largeAbove = 1.5; // scale: tokens larger
constexpr double roomyRadius = 40; // map units: provinces whose names are written large
constexpr std::size_t layoutsKept = 6;
constexpr std::size_t fontsKept = 8;
constexpr std::size_t placesKept = 32;

bool allStandAlike(std::span<const ProvinceFace> a, std::span<const ProvinceFace> b) {
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const ProvinceFace& one, const ProvinceFace& other) { return standAlike(one, other); });
}

} // namespace

bool namedAlike(const ProvinceFace& a, const ProvinceFace& b) {
    return a.name == b.name && a.marks.size() == b.marks.size() && a.inPlay == b.inPlay;
}

Places::Places(const Shapes& shapes, const std::vector<ProvinceFace>& faces, const theme::Theme& theme,
               bool yieldsShown)
    : shapes_(shapes), faces_(faces), yieldsShown_(yieldsShown) {
    setTheme(theme);
}

// --- what they depend on

void Places::setTheme(const theme::Theme& theme) {
    theme_ = theme;
    sizes_.assign(faces_.size(), {});
    plateFonts_.clear();
    forgetNames();
}

void Places::setScale(double scale) {
    scale_ = scale;
    forgetStacks();
}

bool Places::setFrame(double scale, const ViewFrame& frame) {
    if (scale == framedScale_ && frame == frame_) return false;
    forgetStacks();
    std::erase_if(layouts_, [scale](const auto& layout) { return layout->scale() == scale; });
    framedScale_ = scale;
    frame_ = frame;
    return true;
}

void Places::forgetNames() {
    laying_.reset();
    layouts_.clear();
    forgetStacks();
}

void Places::forgetStacks() {
    dropLaying();
    oldStacks_.clear();
    seenPlaces_.clear();
    covered_.clear();
    stacks_.assign(faces_.size(), {});
    merged_.clear();
    badges_.assign(faces_.size(), {});
    strips_.assign(faces_.size(), {});
    stripsDirty_ = true;
    decorations_.assign(faces_.size(), std::nullopt);
    standing_.clear();
    ++changes_;
    around_ = {};
}

void Places::dropLaying() {
    if (laying_ && laying_->step == Laying::Step::Names)
        layouts_.erase(layouts_.begin()); // half of it is made
    laying_.reset();
}

// --- names

double Places::tokenSide() const {
    const double side = scale_ < tinyBelow ? 14 : scale_ < smallBelow ? 22 : scale_ > largeAbove ? 36 : 27;
    return theme_.scaledIcon(side);
}

bool Places::namesShown() const {
    return scale_ >= namesFrom;
}

PlateStyle Places::plateStyle(int province) const {
    PlateStyle style;
    style.theme = theme_;
    style.large = scale_ >= smallBelow && shapes_.grid().pole(province).radius >= roomyRadius;
    style.factor = scale_ < smallBelow ? 0.88 : 1;
    return style;
}

const PlateFonts& Places::plateFonts(int province) const {
    const PlateStyle style = plateStyle(province);
    for (const PlateFonts& fonts : plateFonts_)
        if (fonts.style() == style) return fonts;
    if (plateFonts_.size() >= fontsKept) plateFonts_.clear();
    plateFonts_.push_back(PlateFonts(style));
    return plateFonts_.back();
}

PlateForm Places::formOf(int province) const {
    return plateForms(face(province), plateStyle(province))[at(label(province).form)];
}

LabelRequest Places::requestOf(int province) {
    const ProvinceFace& face = faces_[at(province)];
    LabelRequest request;
    if (!face.inPlay) return request;
    const double side = tokenSide() * 1.15;
    request.token = QSizeF(side, side);
    request.marks = marksSize(face, plateStyle(province));
    if (!namesShown() || face.name.isEmpty()) return request;
    const PlateFonts& fonts = plateFonts(province);
    Sizes& sizes = sizes_[at(province)];
    if (sizes.forms.empty() || sizes.style != fonts.style()) {
        sizes = {fonts.style(), {}};
        for (const PlateForm& form : plateForms(face, fonts.style())) {
            const PlateParts parts = plateParts(face, form, fonts);
            sizes.forms.push_back({parts.size, plateCost(form), form.plain, parts.text});
        }
    }
    request.forms = sizes.forms;
    request.first = std::any_of(face.marks.begin(), face.marks.end(),
                                [](const PlaceMark& mark) { return mark.tone == PlaceMark::Tone::Gold; });
    return request;
}

// --- laying out

bool Places::has(int province) const {
    return !layouts_.empty() && layouts_.front()->scale() == scale_ && decorations_[at(province)].has_value();
}

void Places::begin(std::span<const int> provinces, const QRectF& around) {
    const auto known = std::find_if(layouts_.begin(), layouts_.end(),
                                    [this](const auto& layout) { return layout->scale() == scale_; });
    if (known == layouts_.end())
        layouts_.insert(
            layouts_.begin(),
            std::make_unique<LabelLayout>(shapes_, scale_, scale_ == framedScale_ ? frame_ : ViewFrame()));
    else
        std::rotate(layouts_.begin(), known, known + 1);
    if (layouts_.size() > layoutsKept) layouts_.pop_back();
    ++changes_;
    layouts_.front()->begin(provinces, [this](int province) { return requestOf(province); });
    laying_ = Laying{{}, around, Laying::Step::Names, 0};
    for (const int province : provinces)
        if (!decorations_[at(province)]) laying_->fresh.push_back(province);
}

bool Places::work(const Budget& budget) {
    using Step = Laying::Step;
    while (laying_) {
        if (laying_->step == Step::Names) {
            ++changes_;
            if (!layouts_.front()->work(budget)) return false;
            laying_->step = Step::Stacks;
        } else if (laying_->next < laying_->fresh.size()) {
            const int province = laying_->fresh[laying_->next++];
            if (laying_->step == Step::Stacks) {
                liftStack(province);
                putStack(province);
            } else if (laying_->step == Step::Badges) {
                decorate(province);
            } else if (stripsShown()) {
                placeStrip(province);
            }
        } else if (laying_->step != Step::Badges) { // strips keep off all stacks, badges off both
            laying_->step = laying_->step == Step::Stacks ? Step::Strips : Step::Badges;
            laying_->next = 0;
        } else {
            around_ = laying_->around;
            laying_.reset();
            const auto& places = labels().places();
            apart_ = std::any_of(places.begin(), places.end(), [](const LabelPlace& place) {
                return !place.hidden && (place.nameLeader || place.leader);
            });
        }
        if (budget.spent()) return !laying_;
    }
    return true;
}

// --- changes

void Places::follow(int province, const ProvinceFace& old) {
    const ProvinceFace& now = face(province);
    if (old.name != now.name || old.owner != now.owner || old.marks != now.marks) sizes_[at(province)] = {};
    if (namedAlike(old, now)) {
        if ((old.symbols != now.symbols || old.worth != now.worth) && has(province)) {
            forgetStrip(province);
            if (stripsShown() && !laying_) (void)strip(province); // before its stack moves: strips stay
            moved_ = true;
        }
    } else {
        forgetNames();
    }
    if (old.groups == now.groups && old.badges == now.badges) return;
    const bool alike = standAlike(old.groups, now.groups);
    if (has(province) && alike) {
        replaceBadges(province);
    } else if (has(province)) {
        oldStacks_[province] = {old.groups, stacks_[at(province)].layout};
        liftStack(province);
        putStack(province);
        decorate(province);
    } else if (laying_ && laying_->step != Laying::Step::Names && labels().has(province) && !alike) {
        liftStack(province);
        putStack(province);
    }
}

void Places::keep() {
    if (!std::exchange(seen_, false) || laying_ || count() > allAtOnce || around_.isEmpty()) return;
    std::erase_if(seenPlaces_, [this](const SeenPlaces& one) { return allStandAlike(one.faces, faces_); });
    if (seenPlaces_.size() == placesKept) seenPlaces_.erase(seenPlaces_.begin());
    seenPlaces_.push_back({faces_, stacks_, merged_, badges_, strips_, decorations_, standing_});
}

bool Places::restore() {
    if (laying_) return false;
    const auto seen = std::find_if(seenPlaces_.rbegin(), seenPlaces_.rend(), [this](const SeenPlaces& one) {
        return allStandAlike(one.faces, faces_);
    });
    if (seen == seenPlaces_.rend()) return false;
    stacks_ = seen->stacks;
    merged_ = seen->merged;
    badges_ = seen->badges;
    strips_ = seen->strips;
    covered_.clear(); // of another course of things: those strips are sought anew
    decorations_ = seen->decorations;
    standing_ = seen->standing;
    ++changes_;
    stripsDirty_ = true;
    for (int province = 0; province < count(); ++province)
        if (const ProvinceFace& then = seen->faces[at(province)];
            then.badges != face(province).badges || then.groups != face(province).groups)
            replaceBadges(province);
    return true;
}

} // namespace marches::appmap
