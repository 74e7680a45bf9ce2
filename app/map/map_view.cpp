#include "app/map/map_view.h"

#include "app/map/card_place.h"
#include "app/map/map_accessible.h"
#include "app/theme/style.h"

#include <QBackingStore>
#include <QGestureEvent>
#include <QNativeGestureEvent>
#include <QPaintEngine>
#include <QPaintEvent>
#include <QPainter>
#include <QPinchGesture>
#include <QTimerEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace marches::appmap {

namespace {

constexpr std::chrono::milliseconds slice(5);         // of progressive rendering
constexpr double scrollMargin = 60;                   // px; when less is left, names are laid out ahead
constexpr std::chrono::milliseconds settleAfter(200); // since the last patch

/// Whether what is painted goes to the screen and not into a picture that somebody takes.
bool goesToScreen(const QWidget& view, const QPainter& painter) {
    QBackingStore* store = view.backingStore();
    return store && painter.paintEngine() && store->paintDevice() == painter.paintEngine()->paintDevice();
}

} // namespace

MapView::MapView(QWidget* parent)
    : ToolWidget(parent), scene_(std::make_unique<MapScene>()),
      layers_(std::make_unique<MapLayers>(*scene_, [this](bool seen) { emit motionOver(seen); })),
      camera_(std::make_unique<MapCamera>(*scene_, *layers_)) {
    setObjectName(QStringLiteral("map"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    grabGesture(Qt::PinchGesture);
    installMapAccessibility();
    scene_->repaint = [this](const QRegion& part) { update(part); };
    scene_->repaintSoon = [this] {
        QMetaObject::invokeMethod(this, qOverload<>(&QWidget::update), Qt::QueuedConnection);
    };
    scene_->laidOut = [this] {
        panels_->explainLayout();
        if (!opening_->begins()) tellPlacesFound();
    };
    scene_->motionTime = [this](int usual) { return isVisible() ? theme::motionTime(this, usual) : 0; };
    scene_->panels = [this] { return panels_->rects(); };
    connect(camera_.get(), &MapCamera::aboutToScale, this, &MapView::prepareToScale);
    opening_ = std::make_unique<MapOpening>(*this, *scene_);
    focus_ = std::make_unique<MapFocus>(*this, *scene_);
    tips_ = std::make_unique<MapTips>(*this);
    playTool_ = std::make_unique<PlayTool>(*this, *scene_);
    panels_ = std::make_unique<CornerPanels>(*this, *scene_);
    connect(camera_.get(), &MapCamera::rested, panels_.get(), &CornerPanels::seekStripPlace);
    setTool(nullptr);
    readTheme();
}

MapView::~MapView() = default;

MapScene& MapView::synced() const {
    scene_->viewport.resize(size());
    scene_->pixelRatio = devicePixelRatioF();
    return *scene_;
}

// --- what it shows

void MapView::readTheme() {
    synced().theme = theme::themeOf(this);
    if (scene_->places) scene_->places->setTheme(scene_->theme);
    layers_->motion.cut();
    layers_->readTheme();
}

void MapView::changeEvent(QEvent* event) {
    if ((event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange) &&
        theme::themeOf(this) != scene_->theme)
        readTheme();
    ToolWidget::changeEvent(event);
}

void MapView::setPicture(std::shared_ptr<const MapPicture> picture) {
    setPicture(prepared(std::move(picture), scene_->theme.tone));
}

void MapView::setPicture(PreparedPicture picture) {
    synced();
    layers_->motion.cut();
    camera_->endGlide();
    rendering_.stop();
    settling_.stop();
    unsettled_.clear();
    playTool_->forget();
    focus_->forget();
    scene_->places.reset();
    layers_->clear();
    scene_->faces.clear();
    scene_->shapes = std::move(picture.shapes);
    scene_->viewport.setMap(hasPicture() ? shapes()->picture().size : QSizeF());
    if (hasPicture()) {
        const bool toned = picture.tone == scene_->theme.tone;
        layers_->ground.begin(toned ? std::move(picture.sea) : std::shared_future<QImage>());
        scene_->faces.resize(static_cast<std::size_t>(shapes()->count()));
        scene_->places =
            std::make_unique<Places>(*shapes(), scene_->faces, scene_->theme, scene_->yieldsShown);
        scene_->places->setScale(scale());
    }
    layers_->provinces.forget();
    camera_->showWhole();
    layers_->ground.drop();
    emit pictureChanged();
    panels_->place();
}

void MapView::patch(PicturePatch patch) {
    synced();
    layers_->motion.cut();
    layers_->fan.close();
    finishRendering(); // no frame of the old outlines stays
    for (const PatchedProvince& province : patch.provinces)
        unsettled_.insert(province.number);
    const bool seas = patch.seaNames.has_value();
    const ShapesChange change = layers_->ground.patch(std::move(patch));
    if (scene_->count() < shapes()->count()) {
        scene_->faces.resize(static_cast<std::size_t>(shapes()->count()));
        scene_->places->grow();
        layers_->provinces.grow();
    }
    if (seas) {
        layers_->seas.forget();
        update();
    }
    settling_.start(settleAfter.count(), this);
    QRectF touched;
    for (const QRectF& box : change.boxes)
        touched |= box;
    emit picturePatched(touched);
}

void MapView::settle() {
    settling_.stop();
    if (unsettled_.empty()) return;
    const std::vector<int> provinces(unsettled_.begin(), unsettled_.end());
    unsettled_.clear();
    finishRendering();
    const std::optional<QPointF> rose = roseOf(layers_->furniture.places());
    layers_->furniture.forgetPlaces();
    layers_->ground.followFurniture(rose);
    for (const int province : provinces)
        layers_->provinces.forget(idOf(province));
    layers_->fan.forget();
    scene_->places->placeAgain(provinces);
    panels_->explainLayout();
    update();
}

void MapView::setNotice(const QString& text) {
    notice_ = text;
    setAccessibleDescription(text);
    update();
}

void MapView::setFace(ProvinceId province, const ProvinceFace& face) {
    const std::size_t i = index(province);
    MapScene& scene = synced();
    if (scene.faces[i] == face) return;
    const int number = static_cast<int>(i);
    const auto repaintDecoration = [&] { update(layers_->passing.decorationRect(number)); };
    const bool moves = !standAlike(scene.faces[i], face);
    const bool named = namedAlike(scene.faces[i], face);
    if (moves) scene.places->keep();
    if (!named) { // before the face changes: places name the forms of the old name
        layers_->motion.cut();
        layers_->fan.forget();
        update();
    }
    const ProvinceFace old = std::exchange(scene.faces[i], face);
    ++scene.facesChanged;
    if (old.inPlay != face.inPlay) {
        panels_->forgetOverviewPlace();
        layers_->furniture.forgetPlaces();
        layers_->ground.drop();
    }
    const bool ground = old.owner != face.owner || old.inPlay != face.inPlay || old.country != face.country ||
                        old.secondCountry != face.secondCountry || old.region != face.region ||
                        old.highlight != face.highlight;
    if (ground) layers_->ground.invalidate(scene.provinceRect(number));
    if (old.name != face.name || old.shortName != face.shortName || old.owner != face.owner ||
        old.marks != face.marks) {
        layers_->provinces.forget(province);
        if (named) repaintDecoration();
    }
    // labels of arcs and seals of arrows keep off all that stands and is written
    const bool stands = old.name != face.name || old.inPlay != face.inPlay || old.marks != face.marks ||
                        old.symbols != face.symbols || old.worth != face.worth || old.groups != face.groups ||
                        old.badges != face.badges;
    if (!layers_->marks.isEmpty() && stands) update();
    const bool stacked = named && (old.groups != face.groups || old.badges != face.badges);
    if (stacked) repaintDecoration();
    scene.places->follow(number, old);
    if (stacked) {
        repaintDecoration();
        layers_->passing.repaintAfterChange(number);
    }
    const bool restored = moves && scene.places->restore();
    if (restored || (stacked && layers_->fan.opened() == number)) {
        layers_->fan.close();
        layers_->fan.follow();
    }
    if (scene.places->takeMoved() || restored) update();
    if ((stacked || restored) && scene.has(number) && !scene.places->laying()) panels_->explainLayout();
    emit faceChanged(province);
}

void MapView::setTitle(MapTitle title, std::vector<KeyEntry> key) {
    if (layers_->furniture.set(std::move(title), std::move(key))) layers_->ground.drop();
}

void MapView::setYieldsShown(bool shown) {
    if (shown == scene_->yieldsShown) return;
    scene_->yieldsShown = shown;
    if (scene_->places) scene_->places->setYieldsShown(shown);
    update();
}

void MapView::setTool(MapTool* tool) {
    MapTool& next = tool ? *tool : *playTool_;
    layers_->tool = &next;
    activate(next);
}

void MapView::setOverlay(MapLayer* overlay) {
    layers_->overlay = overlay;
    update();
}

void MapView::setOverGround(MapLayer* layer) {
    layers_->overGround = layer;
    update();
}

// --- what lies where

const LabelLayout& MapView::labels() const {
    synced().ensureLayout();
    return scene_->places->labels();
}

const StackLayout& MapView::stack(ProvinceId province) const {
    const int i = numberOf(province);
    synced().ensureLayout(i);
    return scene_->places->stack(i).layout;
}

QRect MapView::freeRect(const QSize& size, std::span<const ProvinceId> about) const {
    return cardPlace(synced(), size, about, isVisible() ? panels_->rects() : std::vector<QRect>());
}

/// Tells of places, after the paint that runs now: receivers move widgets.
void MapView::tellPlacesFound() {
    if (!testAttribute(Qt::WA_WState_InPaintEvent)) return emit placesFound();
    const auto later = [this] {
        if (laidOutHere()) emit placesFound();
    };
    QMetaObject::invokeMethod(this, later, Qt::QueuedConnection);
}

// --- size and scale

void MapView::resizeEvent(QResizeEvent* event) {
    ToolWidget::resizeEvent(event);
    Viewport& viewport = synced().viewport;
    camera_->endGlide();
    panels_->forgetOverviewPlace();
    if (!hasPicture()) {
        panels_->place();
        emit resized();
        return;
    }
    layers_->ground.drop();
    if (viewport.keeps() == Viewport::Keeps::Whole)
        camera_->showWhole();
    else if (viewport.keeps() == Viewport::Keeps::Opening)
        opening_->resized();
    else
        camera_->resized();
    panels_->place();
    emit camera_->viewChanged();
    emit resized();
}

void MapView::prepareToScale() {
    layers_->motion.cut();
    layers_->fan.close();
    if (!isVisible() || scene_->places->around().isEmpty()) return;
    QPixmap* frame = layers_->ground.keepStaleFrame();
    if (!frame) return;
    QPainter painter(frame);
    layers_->paintAboveGround(painter, rect());
    rendering_.start(0, this);
}

void MapView::wheelEvent(QWheelEvent* event) {
    if (!hasPicture()) return;
    if (tool().wheel(*event)) {
        // the tool has a use for it
    } else if (event->modifiers() & Qt::ShiftModifier) {
        camera().scrollTo(scene_->viewport.origin() - event->angleDelta());
    } else if (const int turn = event->angleDelta().y(); turn != 0) {
        setScale(scale() * std::pow(1.2, turn / 120.0), event->position());
        if (&tool() == playTool_.get()) playTool_->pointAt(event->position());
    }
    event->accept();
}

bool MapView::event(QEvent* event) {
    switch (event->type()) {
    case QEvent::FocusIn:
    case QEvent::FocusOut: {
        const bool taken = ToolWidget::event(event);
        focus().setHasFocus(event->type() == QEvent::FocusIn);
        return taken;
    }
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture) break;
        setScale(scale() * (1 + gesture->value()), gesture->position());
        return true;
    }
    case QEvent::Gesture:
        if (const QGesture* gesture = static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture)) {
            const auto* pinch = static_cast<const QPinchGesture*>(gesture);
            tool().cancel();
            setScale(scale() * pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint().toPoint()));
            return true;
        }
        break;
    default:
        break;
    }
    return ToolWidget::event(event);
}

// --- painting, and progressive rendering

void MapView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    const theme::Theme& theme = synced().theme;
    if (hasPicture()) return paintScene(painter, event->region());
    painter.fillRect(event->rect(), theme.colour(theme::Role::SeaMiddle));
    painter.setFont(theme.font(theme::FontRole::Name));
    painter.setPen(theme.colour(theme::Role::MapInk));
    painter.drawText(rect().adjusted(width() / 6, 0, -width() / 6, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     notice_);
}

void MapView::paintScene(QPainter& painter, const QRegion& exposed) {
    GroundLayer& ground = layers_->ground;
    if (opening_->takeFirstPaint()) tellPlacesFound();
    if (!goesToScreen(*this, painter)) {
        finish();
    } else if (ground.hasStaleFrame()) {
        return ground.paintStaleFrame(painter,
                                      [this]() -> const QImage& { return panels_->overviewPicture(); });
    } else {
        if (scene_->places->around().isEmpty() || ground.hasFirst()) opening_->makeFirst();
        (void)ground.update(Budget());
        if (!rendering() && !laidOutHere(scrollMargin)) rendering_.start(0, this);
    }
    layers_->paint(painter, exposed);
    scene_->places->markSeen();
}

void MapView::timerEvent(QTimerEvent* event) {
    if (event->timerId() == settling_.timerId()) return settle();
    if (event->timerId() != rendering_.timerId()) return ToolWidget::timerEvent(event);
    const Budget budget(slice);
    MapScene& scene = synced();
    scene.askForLayout(scrollMargin);
    if (!scene.workOnLayout(budget) || (!scene.laidOutHere() && !rect().isEmpty())) return;
    if (layers_->ground.hasStaleFrame() && !layers_->ground.update(budget)) return;
    finish();
    playTool_->pointAgain();
}

void MapView::finish() {
    settle();
    finishRendering();
}

void MapView::finishRendering() {
    synced().ensureLayout();
    if (scene_->viewport.keeps() == Viewport::Keeps::Opening && rendering()) panels_->seekOverviewPlace();
    (void)layers_->ground.update(Budget());
    if (!rendering()) return;
    rendering_.stop();
    layers_->ground.dropStaleFrame();
    panels_->seekStripPlace();
    update();
}

} // namespace marches::appmap
