#include "app/map/map_view.h"
#include "app/map/place_signs.h"
#include "app/map/plates.h"
#include "app/map/stack_painter.h"
#include "app/theme/heraldry.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

/// The view as a sheet of paper: laid out as on the screen, painted without one cached pixmap of words or
/// tokens, so that files keep lines as lines.
namespace marches::appmap {

void MapView::becomeSheetOf(const MapView& shown, double scale) {
    paper_ = true;
    readTheme();
    PreparedPicture picture;
    picture.shapes = std::make_unique<Shapes>(shown.shapes_->shared());
    picture.tone = shown.theme_.tone;
    picture.sea = shown.ground().sea();
    setPicture(std::move(picture));
    setYieldsShown(shown.yieldsShown_);
    setSheet(shown.title_, shown.key_);
    setSeaNames(shown.seaNames_);
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        ProvinceFace face = shown.faces_[i];
        face.highlight = Highlight::None;
        face.badges.clear();
        for (TokenGroup& group : face.groups)
            for (MapToken& token : group.tokens) {
                token.look.selected = token.look.focused = false;
                token.look.actionPoints.reset();
            }
        setFace(idAt<ProvinceId>(i), face);
    }
    const QSizeF size = shapes_->picture().size * scale;
    resize(static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height())));
    setScale(scale, QPointF());
    origin_ = {};
    ensureLayout();
    const QSizeF key = keySize(key_);
    furniture_ = placeFurniture(*shapes_, faces_, titleSize(title_), compassSize(), key);
}

void MapView::paintSheet(QPainter& painter, double pixelsPerPx, const QRectF& part) const {
    const QRect all(QPoint(), size());
    const QRect seen = part.isNull() ? all : all & part.translated(-sheetFrame, -sheetFrame).toAlignedRect();
    const double fineness = std::max(1.0, pixelsPerPx); // devices know no coarser pixels
    GroundPainter fine(*shapes_, theme_, fineness, ground().sea());
    fine.setScale(scale_);
    fine.setRose(roseOf(*furniture_));
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                           QPainter::SmoothPixmapTransform);
    const QRect paper = all.adjusted(-sheetFrame, -sheetFrame, sheetFrame, sheetFrame);
    painter.translate(sheetFrame, sheetFrame);
    painter.fillRect(paper.adjusted(-2, -2, 2, 2), theme_.colour(theme::Role::Panel));
    painter.save();
    painter.setClipRect(seen);
    fine.paintPixels(painter, seen, faces_);
    painter.restore();
    fine.paintLines(painter, seen, faces_);
    paintSeaNamesOnPaper(painter);
    paintFrame(painter, QRectF(all), sheetFrame * 0.72, theme_);
    std::vector<int> shown;
    for (int i = 0; i < provinceCount(); ++i)
        if (faces_[static_cast<std::size_t>(i)].inPlay && laidOut(i) &&
            places_->box(i).adjusted(-80, -80, 80, 80).intersects(seen))
            shown.push_back(i);
    for (const int i : shown)
        paintLeaders(painter, i);
    for (const int i : shown)
        paintOnPaper(painter, i);
    const auto px = [this](const QRectF& box) { return QRectF(box.topLeft() * scale_, box.size() * scale_); };
    if (!furniture_->title.isEmpty()) paintTitle(painter, px(furniture_->title), title_, theme_);
    if (!furniture_->compass.isEmpty()) paintCompass(painter, px(furniture_->compass), northLetter(), theme_);
    if (!furniture_->key.isEmpty()) paintKey(painter, px(furniture_->key), key_, theme_);
}

void MapView::paintOnPaper(QPainter& painter, int province) const {
    const auto i = static_cast<std::size_t>(province);
    const LabelPlace& place = places_->label(province);
    const StackLayout& stack = places_->stack(province).layout;
    if (places_->nameShown(province))
        paintNamePlate(painter, place.name.topLeft(), faces_[i], places_->formOf(province),
                       places_->plateFonts(province));
    else if (faces_[i].owner)
        theme::paintShield(painter, *faces_[i].owner,
                           QRectF(place.name.center() - QPointF(8, 9), QSizeF(16, 18)), theme_);
    paintPlaceMarks(painter, faces_[i].marks, place.marks, theme_);
    paintStackWith(painter, stack, faces_[i].groups, theme_,
                   [&](const theme::TokenLook& look, const QRectF& where) {
                       theme::paintToken(painter, look, where, theme_);
                   });
    if (const QRectF strip = yieldBox(province, false); !strip.isEmpty())
        paintYieldStrip(painter, faces_[i], strip, theme_);
}

} // namespace marches::appmap
