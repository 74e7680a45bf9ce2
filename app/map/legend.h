#pragma once

#include "app/map/province_face.h"

#include <QWidget>

namespace marches::appmap {

/// One line of the map's legend.
struct LegendEntry {
    enum class Sample : std::uint8_t {
        Line,
        Icon,
        Arc,
        DottedArc,
        Mark,
        Token,
        Badge,
        Merged,  ///< shown as long as the map merges tokens
        Apart,   ///< a line to a province from what stands off it; shown as long as a name does
        Lane,    ///< of the map's own
        Idle,    ///< land not in play
        Held,    ///< land of a player
        Country, ///< land that nobody holds, in the colours of countries
        Striped, ///< the same, of two countries
        Own      ///< whatever `paint` paints
    } sample = Sample::Line;
    Highlight highlight = Highlight::Legal;   ///< of a Line
    theme::Icon icon{};                       ///< of an Icon
    std::optional<theme::PlayerColour> owner; ///< of an Arc, of Held land
    QString text;
    PlaceMark mark{};                    ///< of a Mark
    theme::TokenLook token{};            ///< of a Token; of a Merged one owner and number
    theme::Badge badge{};                ///< of a Badge
    bool onDemand = false;               ///< only in the whole legend, which its button opens
    std::vector<QColor> countries{};     ///< of a Country: side by side; of a Striped one: ground, stripes
    theme::Role role = theme::Role::Ink; ///< colour of an Icon
    void (*paint)(QPainter&, const QRectF& box, const theme::Theme&) = nullptr; ///< of an Own

    bool operator==(const LegendEntry&) const = default;
};

/// Samples with their words: in one row, or where that is too wide in columns that are read downwards; words
/// that are wider than a column take more lines.
class LegendRow : public QWidget {
    Q_OBJECT

public:
    explicit LegendRow(QWidget* parent = nullptr);
    void setEntries(std::vector<LegendEntry> entries);
    void setWidest(int width); ///< px
    [[nodiscard]] bool isEmpty() const { return entries_.empty(); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int sampleSide() const; ///< width of all samples, px
    [[nodiscard]] QSize sizeOf(const LegendEntry& entry, int sample, int widest) const;
    [[nodiscard]] std::vector<QSize> sizes(int widest) const; ///< of the entries
    [[nodiscard]] std::vector<QRect> places() const;
    [[nodiscard]] int lineHeight() const;

    std::vector<LegendEntry> entries_;
    int widest_ = QWIDGETSIZE_MAX;
};

/// Whether a widget has to look at its theme again.
[[nodiscard]] bool themeMayHaveChanged(const QEvent* event);

} // namespace marches::appmap
