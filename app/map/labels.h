#pragma once

#include "app/map/province_face.h"
#include "app/theme/theme.h"

#include <QFontMetricsF>
#include <QPixmap>
#include <QRectF>
#include <QSizeF>

#include <array>
#include <utility>

class QPainter;

namespace marches::appmap {

/// How a name is written: constant on the screen while zooming.
struct LabelStyle {
    theme::Theme theme;
    bool large = false; ///< roomy provinces
    double factor = 1;  ///< 0.88 at small zoom

    bool operator==(const LabelStyle&) const = default;
};

/// How the parts of a label are put together.
struct LabelForm {
    bool twoLines = false; ///< the name is broken
    bool stacked = false;  ///< shield and marks above the words instead of beside them
    bool bare = false;     ///< without a shield
    bool plain = false;    ///< without shield and marks
    bool small = false;    ///< the smallest letters allowed
    bool brief = false;    ///< the short name instead of the name

    bool operator==(const LabelForm&) const = default;
};

/// The letters of a style, made once for many names.
class LabelFonts {
public:
    explicit LabelFonts(const LabelStyle& style);
    [[nodiscard]] const LabelStyle& style() const { return style_; }
    [[nodiscard]] const QFont& font(bool small) const { return small ? smallFont_ : font_; }
    [[nodiscard]] const QFontMetricsF& metrics(bool small) const { return small ? smallMetrics_ : metrics_; }
    /// Width of a text, to a px; letters of the Latin script are measured once each.
    [[nodiscard]] double advance(bool small, const QString& text) const;

private:
    LabelStyle style_;
    QFont font_;
    QFont smallFont_;
    QFontMetricsF metrics_;
    QFontMetricsF smallMetrics_;
    mutable std::array<std::array<float, 0x250>, 2> letters_{}; ///< 0: not measured yet
};

/// The words of a name in two lines of about equal length, broken at a space or after a hyphen; nothing for a
/// single word.
[[nodiscard]] std::optional<std::pair<QString, QString>> brokenName(const QString& name);

/// All forms that a province's name can have, the best first.
[[nodiscard]] std::vector<LabelForm> labelForms(const ProvinceFace& face, const LabelStyle& style);
/// How much worse a form is than the best one; for MeasuredForm.
[[nodiscard]] double labelCost(const LabelForm& form);

/// The room a province's name needs, with its shield and marks; empty for no name.
[[nodiscard]] QSizeF labelSize(const ProvinceFace& face, const LabelForm& form, const LabelFonts& fonts);

/// The room that a province's marks need without its name; empty for none.
[[nodiscard]] QSizeF marksSize(const ProvinceFace& face, const LabelStyle& style);

/// Where the parts of a label stand in it.
struct LabelParts {
    QSizeF size;
    QRectF text;
    QRectF shield; ///< empty: none
    std::vector<QRectF> marks;
};
[[nodiscard]] LabelParts labelParts(const ProvinceFace& face, const LabelForm& form, const LabelFonts& fonts);

/// Paints it with its corner at `corner` on a device that keeps shapes, or on any other.
void paintLabel(QPainter& painter, const QPointF& corner, const ProvinceFace& face, const LabelForm& form,
                const LabelFonts& fonts);

/// Name with halo, the owner's shield before it and marks behind it, or both above it. `labelSize` px large.
/// `pixelRatio`: the screen's pixels to a px.
[[nodiscard]] QPixmap labelPixmap(const ProvinceFace& face, const LabelForm& form, const LabelFonts& fonts,
                                  double pixelRatio);

} // namespace marches::appmap
