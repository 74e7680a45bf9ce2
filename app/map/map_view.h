#pragma once

#include "app/map/box_index.h"
#include "app/map/budget.h"
#include "app/map/first_ground.h"
#include "app/map/furniture.h"
#include "app/map/ground.h"
#include "app/map/label_layout.h"
#include "app/map/marks.h"
#include "app/map/motion.h"
#include "app/map/panels.h"
#include "app/map/places.h"
#include "app/map/plates.h"
#include "app/map/prepared.h"
#include "app/map/province_face.h"
#include "app/map/sea_names.h"
#include "app/map/shapes.h"
#include "app/map/stack_fan.h"
#include "app/map/stack_layout.h"
#include "app/theme/theme.h"
#include "engine/map/map.h"

#include <QBasicTimer>
#include <QPixmap>
#include <QPoint>
#include <QRegion>
#include <QStringList>
#include <QWidget>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

class QVariantAnimation;

namespace marches::appmap {

class MotionStage;

/// The map of a game: paints what each province's face says, finds what lies under the pointer, travels with
/// the keys. Knows no rule. Positions of provinces are those of the engine's map.
class MapView : public QWidget {
    Q_OBJECT

public:
    explicit MapView(QWidget* parent = nullptr);
    ~MapView() override;

    /// A new map; all faces are empty afterwards, and the whole of it is shown. Null: no map.
    void setPicture(std::shared_ptr<const MapPicture> picture);
    /// The same with most of the work done before.
    void setPicture(PreparedPicture picture);
    [[nodiscard]] bool hasPicture() const { return shapes_ != nullptr; }
    /// What stands in the view as long as there is no picture.
    void setNotice(const QString& text);
    [[nodiscard]] int provinceCount() const { return static_cast<int>(faces_.size()); }

    /// Repaints only what the change touches; nothing if nothing changed.
    void setFace(ProvinceId province, const ProvinceFace& face);
    [[nodiscard]] const ProvinceFace& face(ProvinceId province) const { return faces_[index(province)]; }
    /// What a province's tooltip says in place of all else, asked when it is shown; lines are kept. Empty
    /// text: as usual. Such a tooltip keeps off what is highlighted.
    void setTargetWords(std::function<QString(ProvinceId)> words) { targetWords_ = std::move(words); }
    void setArrows(std::vector<MapArrow> arrows);
    /// Where an arrow's seal or number stands, off names where there is room (view coordinates); empty: it
    /// has none.
    [[nodiscard]] QRectF arrowSealRect(std::size_t arrow) const;
    /// A label stands on its arc where it covers nothing; where there is no such place it is left out. Its
    /// words are the arc's tooltip too.
    void setArcs(std::vector<MapArc> arcs);
    /// Where an arc's label stands (view coordinates); nothing where it is left out.
    [[nodiscard]] std::optional<QRectF> arcLabelRect(std::size_t arc) const;
    /// Shows how the faces, as they are now, came to be; instead of what still moves. Nothing happens where
    /// the style wishes for no motion (theme/motion.h). Meanwhile all that is asked of the view answers by
    /// the faces; a key, a button of the mouse or the wheel, wherever in the program, ends it.
    void play(const MapMotion& motion);
    [[nodiscard]] bool moves() const { return stage_ != nullptr; }
    /// A new arrow or arc is still being drawn.
    [[nodiscard]] bool draws() const { return drawing_ != nullptr; }
    void endMotion();
    /// What the strip at the lower right explains; none: only the zoom control. While it explains something,
    /// and the pointer is elsewhere, it leaves that corner for an emptier one rather than lie on what is
    /// written.
    void setLegend(std::vector<LegendEntry> entries);
    bool foldLegend(); ///< that was opened by its button; false: none is
    /// Title, and key of an exported sheet. Title and compass lie on the map too, off names and uncut.
    void setSheet(MapTitle title, std::vector<KeyEntry> key);
    [[nodiscard]] const MapTitle& title() const { return title_; }
    [[nodiscard]] const std::vector<KeyEntry>& key() const { return key_; }
    /// The names of the picture's seas in the player's language, in its order. They stand under all that the
    /// game puts on the map and are left out where something stands over them.
    void setSeaNames(QStringList names);
    [[nodiscard]] const QStringList& seaNames() const { return seaNames_; }
    /// By position, those that can be read now; map px. Empty: left out.
    [[nodiscard]] std::vector<SeaLettering> seaNamesShown() const;
    /// Makes this view a sheet of paper that shows what `shown` shows, laid out at a scale; never to be seen
    /// on the screen. `paintSheet` then paints all of it with its frame, at the painter's origin;
    /// `pixelsPerPx`: how fine the grounds are painted.
    void becomeSheetOf(const MapView& shown, double scale);
    /// `part` of it alone, px from the frame's corner; all: null.
    void paintSheet(QPainter& painter, double pixelsPerPx, const QRectF& part = {}) const;
    static constexpr int sheetFrame = 30; ///< px of frame and margin on each side
    /// What of the furniture can be seen now; view coordinates.
    [[nodiscard]] FurniturePlaces furnitureShown() const;
    /// The small whole map in the emptiest corner; shown only where the view has room for it and something of
    /// the map is out of sight.
    void setOverviewShown(bool shown);
    /// What provinces yield and are worth, on all of them; else only where the pointer or the focus is.
    void setYieldsShown(bool shown);
    [[nodiscard]] bool yieldsShown() const { return yieldsShown_; }
    /// Where a province's strip of yields stands (view coordinates); nothing while it is not shown.
    [[nodiscard]] std::optional<QRectF> yieldRect(ProvinceId province) const;
    /// Where, within the province, the line from a strip ends that stands outside (view coordinates).
    [[nodiscard]] std::optional<QPointF> yieldLineEnd(ProvinceId province) const;
    /// Where a province's name is written that has none on the map, while the pointer is on it (view
    /// coordinates); its strip then stands beside it.
    [[nodiscard]] std::optional<QRectF> passingNameRect(ProvinceId province) const;
    /// Throws all that was painted away; the next paint makes it anew.
    void refresh() { dropLayer(); }

    // What is seen of it. Scale 1: one map unit is one logical px.
    [[nodiscard]] double scale() const { return scale_; }
    [[nodiscard]] double leastScale() const;
    [[nodiscard]] static constexpr double greatestScale() { return 4; }
    /// Keeps the map under `fixed` (view coordinates) where it is.
    void setScale(double scale, const QPointF& fixed);
    void setScale(double scale) { setScale(scale, QRectF(rect()).center()); }
    // a person's wish: `lookedAround` tells of it
    void zoomIn();
    void zoomOut();
    void fitMap();
    /// How a game opens for who has his home there (first_view.h). What is written keeps off the edges of
    /// that view. Kept through changes of size until something else is asked for. A view that isn't shown yet
    /// seeks it when it is first painted.
    void openOn(ProvinceId province);
    void scrollBy(const QPoint& px) { setOrigin(origin_ + px); }
    void centreOn(ProvinceId province);
    void centreOn(const QPointF& map);
    /// Scrolls as little as is needed to see the province with its name and tokens.
    void ensureVisible(ProvinceId province);
    [[nodiscard]] QRectF visibleMap() const; ///< map units
    /// Scrolls as little as is needed to see all of them, or to the middle of the view, by gliding there
    /// where the style wishes for motion. Input and every other command that moves the view end it where it
    /// is.
    void glideToSee(std::span<const ProvinceId> provinces);
    void glideTo(const QPointF& map);
    [[nodiscard]] bool glides() const { return glide_ != nullptr; }
    [[nodiscard]] QRectF restingMap() const; ///< what is visible when gliding is over; map units
    [[nodiscard]] QPointF toView(const QPointF& map) const { return map * scale_ - QPointF(origin_); }
    [[nodiscard]] QPointF toMap(const QPointF& view) const { return (view + QPointF(origin_)) / scale_; }

    [[nodiscard]] ProvinceId provinceAt(const QPointF& view) const; ///< noProvince: none
    [[nodiscard]] TokenHit tokenAt(ProvinceId province, const QPointF& view) const;
    /// What a click at a place means: a token of a stack goes before what is written of a province, and that
    /// before the ground under it.
    struct Hit {
        ProvinceId province = noProvince;
        TokenHit token;
        bool operator==(const Hit&) const = default;
    };
    [[nodiscard]] Hit hitAt(const QPointF& view) const;
    /// A token is being dragged.
    [[nodiscard]] bool carries() const { return carried_.has_value(); }
    /// How many units are dragged, as what is carried shows it; 0: none are. Whoever takes `tokenLifted` for
    /// less or more than the token says so.
    [[nodiscard]] int carriedUnits() const { return carried_ ? carried_->look.count : 0; }
    void setCarriedUnits(int units);
    /// Where the pointer is now, nothing comes of letting go what is dragged: the pointer says so until the
    /// drag is over.
    void setDropRefused(bool refused);
    /// Whether the last picture stands in for what is not ready yet, or names are missing.
    [[nodiscard]] bool refining() const { return refining_.isActive(); }
    /// The province whose stack lies fanned out, under the pointer or the keyboard's focus; noProvince: none.
    [[nodiscard]] ProvinceId fannedProvince() const;
    [[nodiscard]] QRectF fanBox() const; ///< view coordinates; empty: no fan
    /// A point in the view where a click hits this province and no token; nothing if none is in sight.
    [[nodiscard]] std::optional<QPoint> provincePoint(ProvinceId province) const;
    [[nodiscard]] std::optional<QPoint> tokenPoint(ProvinceId province, TokenHit token) const;

    // The keyboard's place on the map
    [[nodiscard]] ProvinceId focusedProvince() const { return focused_; }
    void focusProvince(ProvinceId province); ///< scrolls to it; noProvince: none
    /// The same for whoever looks from a list: outlined also while the keyboard's focus stays there.
    void pointOut(ProvinceId province);
    /// Where Home and Shift+Home go: the player's own places, then the others in turn.
    void setHomes(std::vector<ProvinceId> own, std::vector<ProvinceId> others);

    /// The place for a card of that size: the emptiest part of the view, off the provinces that it is about,
    /// off what can be reached and the view's own panels; as near to them as emptiness allows. What is
    /// written counts where it is known where it stands: `laidOutHere`; else, and while it `opens`,
    /// `placesFound` tells when it is.
    [[nodiscard]] QRect freeRect(const QSize& size, std::span<const ProvinceId> about) const;

    /// Names and tokens have their places: what is seen and so many px around it.
    [[nodiscard]] bool laidOutHere(double margin = 0) const;
    /// A game opens here and has not been painted: all may come to stand elsewhere, by another size or by
    /// what the faces say then. `placesFound` follows the first picture, too.
    [[nodiscard]] bool opens() const { return opensUnseen_; }

    [[nodiscard]] const Shapes* shapes() const { return shapes_.get(); }
    /// Where a province's badges stand; view coordinates.
    [[nodiscard]] std::vector<QRectF> badgeRects(ProvinceId province) const;
    /// Where the lines from badges end that stand too near another province's name or tokens; view
    /// coordinates.
    [[nodiscard]] std::vector<std::optional<QPointF>> badgeLineEnds(ProvinceId province) const;
    /// A province's tokens as they lie; map px.
    [[nodiscard]] const StackLayout& stack(ProvinceId province) const;
    /// Where, within the province, the line from tokens ends that stand apart; map px.
    [[nodiscard]] std::optional<QPointF> stackLineEnd(ProvinceId province) const;
    /// Places of names and tokens, of the provinces in and near sight; map px.
    [[nodiscard]] const LabelLayout& labels() const;
    [[nodiscard]] const std::vector<ProvinceFace>& faces() const { return faces_; }

    QSize sizeHint() const override { return {1200, 640}; }
    QSize minimumSizeHint() const override { return {320, 240}; }

signals:
    void provinceHovered(marches::ProvinceId province, marches::appmap::TokenHit token);
    void provinceClicked(marches::ProvinceId province, marches::appmap::TokenHit token,
                         Qt::KeyboardModifiers modifiers);
    /// A drag was begun on a movable token; `tokenDropped` follows, unless the drag is broken off: by
    /// Esc, a menu, another window, or the map is hidden.
    void tokenLifted(marches::ProvinceId province, marches::appmap::TokenHit token);
    /// Where what was lifted is let go; noProvince: on none, off the map or on what lies over it.
    void tokenDropped(marches::ProvinceId onto);
    /// A drag is over, dropped (just before `tokenDropped`) or broken off; the pointer is over `under`.
    void carryingEnded(marches::ProvinceId under);
    void provinceDoubleClicked(marches::ProvinceId province, marches::appmap::TokenHit token);
    void contextMenuRequested(marches::ProvinceId province, marches::appmap::TokenHit token,
                              const QPoint& global);
    void backgroundClicked();
    void focusMoved(marches::ProvinceId province);        ///< by keys
    void provinceActivated(marches::ProvinceId province); ///< Enter on the focused one
    void provinceChosen(marches::ProvinceId province);    ///< Space on the focused one
    void viewChanged();                                   ///< scale or place
    void resized();                                       ///< and all is where it is at the new size
    void placesFound(); ///< names and tokens have been laid out, or an opening painted; not while it is
    /// `play` came to its end; not `seen`: somebody's key or button, or another picture or scale, ended it.
    void motionOver(bool seen);
    void scaleChanged(double scale);
    void lookedAround(); ///< by a command of zooming or the overview
    void pictureChanged();
    void faceChanged(marches::ProvinceId province);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void readTheme();
    void showWhole();
    void setOrigin(const QPoint& origin);
    void moveOrigin(const QPoint& origin);
    [[nodiscard]] QPoint originToSee(ProvinceId province, const QPoint& from) const;
    void glideTo(const QPoint& origin);
    void endGlide();
    void moveLayer(const QPoint& by);
    [[nodiscard]] QPoint boundedOrigin(const QPoint& origin) const;
    [[nodiscard]] QRect provinceRect(int province) const; ///< view coordinates, with lines

    // what is made bit by bit
    void refineWhenIdle();
    void refineAhead();
    void finish();
    [[nodiscard]] bool onScreen(const QPainter& painter) const;
    void keepStandIn();
    void paintStandIn(QPainter& painter) const;
    void dropLayer();
    bool updateLayer(const Budget& budget); ///< whether all is painted
    [[nodiscard]] FirstGround::Look firstLook() const;
    /// Layout and ground of a view that stands already, before it is painted for the first time.
    void beginOpening();
    void beginSoon();
    void beginGround();
    void makeFirst();
    [[nodiscard]] GroundPainter& ground() const; ///< waits for the first ground's thread
    [[nodiscard]] QRectF mapPx(const QRect& view) const { return QRectF(view).translated(origin_); }

    // words and tokens
    /// Names and stacks are laid out after a change, bit by bit, or when first asked for: those in and near
    /// sight, all of a small map.
    void ensureLayout() const;
    void ensureLayout(int province) const;
    void askForLayout(double margin);
    bool workOnLayout(const Budget& budget); ///< whether what was begun is done
    void tellPlacesFound();
    void explainLayout(); ///< in the legend, as soon as it is known
    [[nodiscard]] bool laidOut(int province) const { return places_->has(province); }
    [[nodiscard]] const QPixmap* plate(int province) const; ///< null: not written yet, another paint follows
    void writeAhead() const;
    [[nodiscard]] const QPixmap& smallShield(theme::PlayerColour owner) const;
    [[nodiscard]] QRect decorationRect(int province) const;         ///< view: name, stack, badges
    [[nodiscard]] QRectF yieldBox(int province, bool looked) const; ///< map px; empty: not shown
    struct PassingStrip;
    [[nodiscard]] const PassingStrip& passingStrip(int province) const;
    [[nodiscard]] QRectF passingStripPlace(const PassingStrip& strip) const;
    [[nodiscard]] std::optional<QPointF> lineOfYields(int province, const QRectF& box) const;
    void updateLooked(ProvinceId province); ///< what pointer or focus change about a province
    void updatePassing(int changed);
    [[nodiscard]] bool lookedAt(int province) const; ///< by pointer or focus
    [[nodiscard]] QRectF
    passingName(int province) const; ///< map px: of a hidden name while hovered, else empty
    [[nodiscard]] std::vector<QRect> panelPlaces() const;      ///< view
    [[nodiscard]] QPointF anchorOf(int province) const;        ///< map px: where arrows begin and end
    [[nodiscard]] std::vector<QPainterPath> arcCurves() const; ///< map px, by arc
    [[nodiscard]] std::vector<QRectF>
    arcLabels(std::span<const QPainterPath> curves) const; ///< map px, by arc; empty: left out
    [[nodiscard]] QString arcTip(const QPointF& view) const;
    [[nodiscard]] QPolygonF arrowPoints(const MapArrow& arrow) const;
    [[nodiscard]] QRectF arrowSeal(std::size_t arrow) const; ///< map px
    void paintOverlay(QPainter& painter, const QRegion& exposed) const;
    void paintOnPaper(QPainter& painter, int province) const;
    void paintLeaders(QPainter& painter, int province) const;
    [[nodiscard]] QRectF drawnName(int province) const;                ///< map px
    [[nodiscard]] QRectF drawnBox(const BoxIndex::Entry& entry) const; ///< of something written; map px
    [[nodiscard]] bool shieldAlone(int province) const;                ///< instead of the name
    [[nodiscard]] static QString northLetter();
    void paintFurniture(QPainter& painter, const QRectF& region) const;
    [[nodiscard]] FurniturePlaces furnitureInSight() const;
    [[nodiscard]] const SeaLettering& lettering(std::size_t sea) const;
    [[nodiscard]] bool standsFree(const SeaLettering& sea) const;
    void paintSeaNames(QPainter& painter, const QRectF& region) const;
    void paintSeaNamesOnPaper(QPainter& painter) const;
    [[nodiscard]] const FurniturePlaces& furniture() const; ///< map units
    [[nodiscard]] QSizeF roomOfTitle() const;               ///< map units; empty: no furniture
    void paintDecoration(QPainter& painter, int province) const;

    // what moves
    [[nodiscard]] bool staged(int province) const;
    [[nodiscard]] std::optional<theme::PlayerColour> seenOwner(int province) const;
    void moveTo(int at); ///< ms at the usual speed
    void cutMotion();    ///< ends it, and says so later
    void touchGround(std::size_t stack);
    void paintGround(QPainter& painter, const QRect& part);
    void drawFresh(); ///< arrows and arcs that are new grow from their start to their end
    void endDrawing();
    void discard(QVariantAnimation*& animation);
    void listen(); ///< to all input of the program, as long as something moves or is carried
    void updateFresh();
    [[nodiscard]] double drawnShare(bool fresh) const { return fresh ? drawn_ : 1; }

    [[nodiscard]] int writtenAt(const QPointF& map) const; ///< map px
    [[nodiscard]] ProvinceId besideWater(const QPointF& view) const;
    [[nodiscard]] bool focusSeen() const;
    void followPointer(const QPointF& view);
    void leavePointer();
    void hover(const Hit& hit);
    void updateFan();
    void closeFan();
    void repaintFan();
    [[nodiscard]] StackLayout fanOf(int province, double side) const; ///< map px
    [[nodiscard]] bool reopensFan(int province, const QRectF& within,
                                  const std::optional<PointedToken>& pointed) const;
    [[nodiscard]] bool besideFan(int province, const QRectF& badge) const; ///< another's, and not to be read
    [[nodiscard]] QRectF fanReachBox() const;                              ///< map px
    [[nodiscard]] QRect fanRect() const;                                   ///< view; empty: no fan
    [[nodiscard]] std::optional<Hit> fanHit(const QPointF& at) const;      ///< map px
    void paintFan(QPainter& painter) const;
    void stopPanning();
    bool lift(); ///< the token that was pressed; false: the map shall be dragged
    void carryTo(const QPointF& view);
    void drop(const QPointF& view);
    [[nodiscard]] bool liesOpen(const QPointF& view) const;
    void stopCarrying();
    [[nodiscard]] QRectF carriedBox() const; ///< view; while something is carried
    void updateCarried();
    void paintCarried(QPainter& painter) const;
    void placePanels();
    void seekOpening();
    void seekOverview(); ///< its corner, by all that is written
    [[nodiscard]] QRect overviewRect(Qt::Corner corner) const;
    void seekStrip();
    [[nodiscard]] int costUnder(const QRect& panel) const;
    [[nodiscard]] int writtenUnder(const QRect& panel) const;
    [[nodiscard]] Qt::Corner emptiestCorner() const;
    [[nodiscard]] bool wholeSeen() const;
    bool travelKey(QKeyEvent* event);
    void walkRound(int step);
    void goHome(bool others);
    void showToolTip(const QPoint& view, const QPoint& global);
    [[nodiscard]] QPoint tipPlace(const QString& text, int province) const; ///< view

    theme::Theme theme_;
    bool paper_ = false; ///< a sheet: parchment at 100 %, whatever the screen has
    std::unique_ptr<Shapes> shapes_;
    QString notice_;                                ///< instead of a picture
    mutable std::unique_ptr<GroundPainter> ground_; ///< `firstGround_` has it as long as that is there
    mutable std::unique_ptr<FirstGround> firstGround_;
    std::vector<ProvinceFace> faces_;
    std::vector<MapArrow> arrows_;
    std::vector<MapArc> arcs_;

    double scale_ = 1;
    QPoint origin_; ///< map px at the view's corner
    enum class Keeps {
        nothing,
        whole,  ///< showWhole
        opening ///< openOn
    } keeps_ = Keeps::whole;
    ProvinceId opening_ = noProvince;
    bool opensUnseen_ = false; ///< nothing has been painted since
    bool begins_ = false;      ///< in `beginOpening`: places are told when the panels stand too

    QPixmap layer_; ///< the ground as it is seen
    QRegion layerDirty_;
    struct StandIn {
        QPixmap picture; ///< the view as it was last seen ready
        double scale = 1;
        QPointF origin;
    };
    std::optional<StandIn> standIn_; ///< painted instead until all is ready at a new scale
    QBasicTimer refining_;

    std::unique_ptr<Places> places_; ///< of names, tokens, strips, badges; null: no picture
    bool yieldsShown_ = false;
    /// A strip for which there is no room, while its province is looked at. Where it and its line go is
    /// sought once, not at every paint.
    struct PassingStrip {
        // what that depends on
        int province = -1;
        std::uint64_t places = 0; ///< how often any has changed
        std::uint64_t faces = 0;  ///< the same
        QSizeF size;
        QRectF name;  ///< written in passing; empty: none
        QRectF about; ///< name and tokens
        QRectF placed;
        QRectF seen;

        // where
        QRectF box;
        std::optional<QPointF> leader;

        [[nodiscard]] bool dependsAlike(const PassingStrip& other) const;
    };
    mutable std::array<PassingStrip, 2> passingStrips_; ///< of the pointer, of the focus
    std::uint64_t facesChanged_ = 0;
    struct Plate {
        QPixmap pixmap;
        PlateStyle style;
        PlateForm form;
        std::optional<theme::PlayerColour> owner;
    };
    mutable std::vector<Plate> plates_; ///< kept while zooming
    mutable std::array<QPixmap, theme::playerColourCount> shields_;
    mutable int platesLeft_ = 0;
    mutable bool platesMissing_ = false;
    mutable theme::TokenCache tokenCache_;

    Hit hovered_;
    std::function<QString(ProvinceId)> targetWords_;
    std::optional<QPointF> pointer_;      ///< view; while it is over the map
    std::optional<QPointF> pointerWaits_; ///< where it has only found the ground so far
    bool focusByKeys_ = false;
    ProvinceId pointedOut_ = noProvince;
    struct Fan {
        int province = -1;
        std::vector<StackedToken> resting; ///< what is fanned out; map px
        StackLayout layout;                ///< map px
        bool byPointer = false;
    };
    Fan fan_;
    Fan lastFan_;                        ///< the one closed before
    std::unique_ptr<MotionStage> stage_; ///< while something moves
    int staged_ = 0;                     ///< ms at the usual speed
    QVariantAnimation* motion_ = nullptr;
    std::vector<bool> freshArrows_; ///< by arrow: it has come with the last change
    std::vector<bool> freshArcs_;
    QVariantAnimation* glide_ = nullptr;
    QPoint glidesTo_;  ///< while it glides
    double drawn_ = 1; ///< share of what is fresh
    QVariantAnimation* drawing_ = nullptr;
    ProvinceId focused_ = noProvince;
    ProvinceId roundOf_ = noProvince; ///< whose neighbours `[` and `]` walk round
    std::vector<ProvinceId> ownHomes_;
    std::vector<ProvinceId> otherHomes_;

    Qt::MouseButton pressed_ = Qt::NoButton;
    QPoint pressedAt_;
    QPoint pressedOrigin_;
    Hit pressedOn_;
    struct Carried {
        theme::TokenLook look;
        QPointF at; ///< view
    };
    std::optional<Carried> carried_;
    bool panning_ = false;

    MapTitle title_;
    std::vector<KeyEntry> key_;
    mutable std::optional<FurniturePlaces> furniture_; ///< placed when first painted
    struct Piece {
        QPixmap pixmap;
        QSize size;
    };
    mutable Piece titlePiece_;
    mutable Piece compassPiece_;

    QStringList seaNames_;
    struct SeaPiece {
        SeaText text;
        SeaLettering lettering;
        double scale = 0; ///< of the lettering; 0: none made
        QPixmap pixmap;
        bool shown = false; ///< when it was last painted
    };
    mutable std::vector<SeaPiece> seas_;

    MapStrip* strip_ = nullptr;
    MapOverview* overview_ = nullptr;
    bool overviewWanted_ = true;
    std::optional<Qt::Corner> overviewCorner_; ///< sought anew when a game opens or the view changes its size
};

} // namespace marches::appmap
