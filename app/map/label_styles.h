#pragma once

#include "app/map/label_layout.h"
#include "app/map/labels.h"

namespace marches::appmap {

/// How large names and tokens are at the scale that is seen, and how much room the names want for it.
class LabelStyles {
public:
    explicit LabelStyles(const Shapes& shapes) : shapes_(shapes) {}

    void setTheme(const theme::Theme& theme);
    void setScale(double scale) { scale_ = scale; }
    [[nodiscard]] const theme::Theme& theme() const { return theme_; }
    [[nodiscard]] double scale() const { return scale_; } ///< px to a map unit

    [[nodiscard]] bool namesShown() const;
    [[nodiscard]] double tokenSide() const; ///< px
    [[nodiscard]] LabelStyle style(int province) const;
    [[nodiscard]] const LabelFonts& fonts(int province) const; ///< valid until the next call
    [[nodiscard]] LabelForm form(int province, const ProvinceFace& face, const LabelPlace& place) const;

    [[nodiscard]] LabelRequest requestOf(int province, const ProvinceFace& face);
    void grow() { measured_.resize(static_cast<std::size_t>(shapes_.count())); } ///< there are more provinces
    /// Measures a name anew when it is asked for next.
    void forget(int province);

private:
    const Shapes& shapes_;
    theme::Theme theme_;
    double scale_ = 1;
    struct Measured {
        LabelStyle style;
        std::vector<MeasuredForm> forms;
    };
    std::vector<Measured> measured_; ///< by province, as measured last
    mutable std::vector<LabelFonts> fonts_;
};

} // namespace marches::appmap
