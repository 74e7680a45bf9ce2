#include "app/map/label_styles.h"

#include <algorithm>

namespace marches::appmap {

namespace {

constexpr double namesFrom = 0.2;  // scale
constexpr double tinyBelow = 0.3;  // scale: tokens so small that they stand in their own provinces
constexpr double largeAbove = 1.5; // scale: tokens larger
constexpr double roomyRadius = 40; // map units: provinces whose names are written large
constexpr std::size_t fontsKept = 8;

} // namespace

void LabelStyles::setTheme(const theme::Theme& theme) {
    theme_ = theme;
    measured_.assign(static_cast<std::size_t>(shapes_.count()), {});
    fonts_.clear();
}

void LabelStyles::forget(int province) {
    measured_[static_cast<std::size_t>(province)] = {};
}

bool LabelStyles::namesShown() const {
    return scale_ >= namesFrom;
}

double LabelStyles::tokenSide() const {
    const double side = scale_ < tinyBelow ? 14 : scale_ < smallBelow ? 22 : scale_ > largeAbove ? 36 : 27;
    return theme_.scaledIcon(side);
}

LabelStyle LabelStyles::style(int province) const {
    const bool large = scale_ >= smallBelow && shapes_.grid().pole(province).radius >= roomyRadius;
    return {theme_, large, scale_ < smallBelow ? 0.88 : 1};
}

const LabelFonts& LabelStyles::fonts(int province) const {
    const LabelStyle wanted = style(province);
    for (const LabelFonts& fonts : fonts_)
        if (fonts.style() == wanted) return fonts;
    if (fonts_.size() >= fontsKept) fonts_.clear();
    fonts_.emplace_back(wanted);
    return fonts_.back();
}

LabelForm LabelStyles::form(int province, const ProvinceFace& face, const LabelPlace& place) const {
    return labelForms(face, style(province))[static_cast<std::size_t>(place.form)];
}

LabelRequest LabelStyles::requestOf(int province, const ProvinceFace& face) {
    LabelRequest request;
    if (!face.inPlay || shapes_.bounds(province).isEmpty()) return request;
    const double side = tokenSide() * 1.15;
    request.token = QSizeF(side, side);
    request.marks = marksSize(face, style(province));
    if (!namesShown() || face.name.isEmpty()) return request;
    const LabelFonts& letters = fonts(province);
    Measured& measured = measured_[static_cast<std::size_t>(province)];
    if (measured.forms.empty() || measured.style != letters.style()) {
        measured = {letters.style(), {}};
        for (const LabelForm& form : labelForms(face, letters.style())) {
            const LabelParts parts = labelParts(face, form, letters);
            measured.forms.push_back({parts.size, labelCost(form), form.plain, parts.text});
        }
    }
    request.forms = measured.forms;
    request.first = std::any_of(face.marks.begin(), face.marks.end(),
                                [](const PlaceMark& mark) { return mark.tone == PlaceMark::Tone::Gold; });
    return request;
}

} // namespace marches::appmap
