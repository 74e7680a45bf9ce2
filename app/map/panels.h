#pragma once

#include "app/map/province_face.h"
#include "app/theme/icons.h"

#include <QFrame>
#include <QImage>
#include <QToolButton>

#include <vector>

/// What lies on the view's corners: legend with zoom control, overview.
namespace marches::appmap {

class MapView;

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
        Striped  ///< the same, of two countries
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

/// Legend and zoom control in one strip, in the view's lower right corner: what is pressed lies nearest to it
/// and stays where it is when the legend grows. The legend's button shows all of it; in a small view, and
/// where it would hide what is written, there is none before it is pressed.
class MapStrip : public QFrame {
    Q_OBJECT

public:
    explicit MapStrip(MapView& view);
    void setEntries(std::vector<LegendEntry> entries);
    void setFolding(bool folding);   ///< the legend is hidden until its button is pressed
    void setCovering(bool covering); ///< the same, as long as it would hide what is written on the map
    /// There are merged tokens, and names that stand apart, to be explained; whether that is new.
    bool setLaidOut(bool merged, bool apart);
    void arrange(); ///< to the view's size
    /// It shows signs that nobody has opened it for.
    [[nodiscard]] bool explains() const;
    bool fold(); ///< the legend that somebody has opened; false: none is

protected:
    void changeEvent(QEvent* event) override;

private:
    void translate();
    void showScale();

    MapView& view_;
    std::vector<LegendEntry> entries_;
    LegendRow* row_;
    QToolButton* open_;
    QToolButton* minus_;
    QToolButton* percent_;
    QToolButton* plus_;
    bool folding_ = false;
    bool covering_ = false;
    bool merged_ = false;
    bool apart_ = false;
};

/// The whole map, small, with a frame round what is seen; press or drag to go there.
class MapOverview : public QFrame {
    Q_OBJECT

public:
    explicit MapOverview(MapView& view);
    QSize sizeHint() const override;
    /// The whole map as it is now. There must be one.
    [[nodiscard]] const QImage& picture();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void goTo(const QPointF& at);
    [[nodiscard]] QRectF pictureRect() const;

    MapView& view_;
    [[nodiscard]] QRgb inkOf(const ProvinceFace& face) const;
    std::vector<QRgb> inks_; ///< by province, as painted
    QImage picture_;
    bool stale_ = true; ///< all of it
    QRect changed_;     ///< of the picture, px
};

} // namespace marches::appmap
