#include "app/map/print_layout.h"

#include "app/map/map_view.h"
#include "app/map/sea.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marches::appmap {

namespace {

/// A province as it stands, whatever is being chosen.
ProvinceFace quiet(ProvinceFace face) {
    face.highlight = Highlight::None;
    face.badges.clear();
    for (TokenGroup& group : face.groups)
        for (MapToken& token : group.tokens) {
            token.look.selected = token.look.focused = false;
            token.look.actionPoints.reset();
        }
    return face;
}

} // namespace

PrintLayout::PrintLayout(const MapView& shown, double scale) {
    const MapScene& original = shown.scene();
    scene_.shapes = std::make_unique<Shapes>(original.shapes->shared());
    for (const ProvinceFace& face : original.faces)
        scene_.faces.push_back(quiet(face));
    scene_.yieldsShown = original.yieldsShown;
    scene_.places = std::make_unique<Places>(*scene_.shapes, scene_.faces, scene_.theme, scene_.yieldsShown);
    sea_ = original.theme.tone == scene_.theme.tone
               ? shown.layers().ground.painter().sea()
               : seaTextureAhead(scene_.shapes->grid(), scene_.theme.tone);
    const QSizeF map = scene_.shapes->picture().size;
    const QSizeF size = map * scale;
    Viewport& viewport = scene_.viewport;
    viewport.setMap(map);
    viewport.resize({static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height()))});
    viewport.setScaleAndOrigin(viewport.boundedScale(scale), {});
    scene_.places->setScale(viewport.scale());
    scene_.ensureLayout();
    seas_.setNames(shown.layers().seas.names());
    const FurnitureLayer& furniture = shown.layers().furniture;
    (void)furniture_.set(furniture.title(), furniture.key());
    furniture_.setPlaces(placeFurniture(*scene_.shapes, scene_.faces, titleSize(furniture.title()),
                                        compassSize(), keySize(furniture.key())));
}

void PrintLayout::paint(QPainter& painter, double pixelsPerPx, const QRectF& part) {
    const QRect all = scene_.viewport.rect();
    const QRect seen = part.isNull() ? all : all & part.translated(-frame, -frame).toAlignedRect();
    const double fineness = std::max(1.0, pixelsPerPx); // devices know no coarser pixels
    GroundPainter ground(*scene_.shapes, scene_.theme, fineness, sea_);
    ground.setScale(scene_.viewport.scale());
    ground.setRose(roseOf(furniture_.places()));
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    const QRect paper = all.adjusted(-frame, -frame, frame, frame);
    painter.translate(frame, frame);
    painter.fillRect(paper.adjusted(-2, -2, 2, 2), scene_.theme.colour(theme::Role::Panel));
    painter.save();
    painter.setClipRect(seen);
    ground.paintPixels(painter, seen, scene_.faces);
    painter.restore();
    ground.paintLines(painter, seen, scene_.faces);
    seas_.paintOnPaper(painter);
    paintFrame(painter, QRectF(all), frame * 0.72, scene_.theme);
    provinces_.paintOnPaper(painter, seen);
    furniture_.paintOnPaper(painter);
}

} // namespace marches::appmap
