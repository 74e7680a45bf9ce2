#pragma once

#include "app/map/label_layout.h"
#include "app/map/province_face.h"
#include "app/theme/theme.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPixmap>
#include <QSizeF>

#include <array>
#include <vector>

class QPainter;

namespace marches::appmap {

/// How a name is written: constant on the screen while zooming.
struct PlateStyle {
    theme::Theme theme;
    bool large = false; ///< roomy provinces
    double factor = 1;  ///< 0.88 at small zoom

    bool operator==(const PlateStyle&) const = default;
};

/// How the parts of a plate are put together.
struct PlateForm {
    bool twoLines = false; ///< the name is broken
    bool stacked = false;  ///< shield and marks above the words instead of beside them
    bool bare = false;     ///< without a shield
    bool plain = false;    ///< without shield and marks
    bool small = false;    ///< the smallest letters allowed

    bool operator==(const PlateForm&) const = default;
};

/// The letters of a style, made once for many names.
class PlateFonts {
public:
    explicit PlateFonts(const PlateStyle& style);
    [[nodiscard]] const PlateStyle& style() const { return style_; }
    [[nodiscard]] const QFont& font(bool small) const { return small ? smallFont_ : font_; }
    [[nodiscard]] const QFontMetricsF& metrics(bool small) const { return small ? smallMetrics_ : metrics_; }
    /// Width of a text, to a px; letters of the Latin script are measured once each.
    [[nodiscard]] double advance(bool small, const QString& text) const;

private:
    PlateStyle style_;
    QFont font_;
    QFont smallFont_;
    QFontMetricsF metrics_;
    QFontMetricsF smallMetrics_;
    mutable std::array<std::array<float, 0x250>, 2> letters_{}; ///< 0: not measured yet
};

/// All forms that a province's name can have, the best first.
[[nodiscard]] std::vector<PlateForm> plateForms(const ProvinceFace& face, const PlateStyle& style);
/// How much worse a form is than the best one; for LabelForm.
[[nodiscard]] double plateCost(const PlateForm& form);

/// The room a province's name needs, with its shield and marks; empty for no name.
[[nodiscard]] QSizeF plateSize(const ProvinceFace& face, const PlateForm& form, const PlateFonts& fonts);

/// The room that a province's marks need without its name; empty for none.
[[nodiscard]] QSizeF marksSize(const ProvinceFace& face, const PlateStyle& style);

/// Where the parts of a plate stand in it.
struct PlateParts {
    QSizeF size;
    QRectF text;
    QRectF shield; ///< empty: none
    std::vector<QRectF> marks;
};
[[nodiscard]] PlateParts plateParts(const ProvinceFace& face, const PlateForm& form, const PlateFonts& fonts);

/// Paints it with its corner at `corner` on a device that keeps shapes, or on any other.
void paintNamePlate(QPainter& painter, const QPointF& corner, const ProvinceFace& face, const PlateForm& form,
                    const PlateFonts& fonts);

/// Name with halo, the owner's shield before it and marks behind it, or both above it. `plateSize` px large.
/// `pixelRatio`: the screen's pixels to a px.
[[nodiscard]] QPixmap namePlate(const ProvinceFace& face, const PlateForm& form, const PlateFonts& fonts,
                                double pixelRatio);

} // namespace marches::appmap
