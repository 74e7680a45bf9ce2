#include "app/map/realm_shader.h"

#include "app/theme/heraldry.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>

namespace marches::appmap {

namespace {

constexpr int noPattern = -1;
constexpr double countryShare = 0.13;    // of a country's tint on land that nobody owns
constexpr double countryBandShare = 0.4; // and in its band
constexpr double stripeWidth = 7;        // px
constexpr double bandAtFullScale = 9;    // px, from scale 0.76 on
constexpr double narrowestBand = 4;

constexpr int manyProvinces = 1500;
constexpr double smallProvince = 42; // px across

/// Ids in the buffer: 0 none, then provinces from 1, and this for land that is not in play.
constexpr QRgb idleId = IdFill::landId;

double bandWidth(double scale) {
    return std::clamp(bandAtFullScale * scale / 0.76, narrowestBand, bandAtFullScale);
}

/// Red and blue in one go; share of 256.
QRgb mixed(QRgb under, QRgb over, int share) {
    const auto s = static_cast<quint32>(share);
    const quint32 redBlue = (under & 0xFF00FFU) * (256 - s) + (over & 0xFF00FFU) * s;
    const quint32 green = (under & 0x00FF00U) * (256 - s) + (over & 0x00FF00U) * s;
    return 0xFF000000U | ((redBlue >> 8) & 0xFF00FFU) | ((green >> 8) & 0x00FF00U);
}

} // namespace

RealmShader::RealmShader(const Shapes& shapes, const theme::Theme& theme, double pixelRatio)
    : shapes_(shapes), theme_(theme), pixelRatio_(pixelRatio) {}

const RealmShader::Tile* RealmShader::tile(const TileKey& key) {
    const auto known = tiles_.find(key);
    if (known != tiles_.end()) return &known->second;
    const auto& [ground, pattern, stripes, wash] = key;
    QBrush brush;
    QSize size(8, 8);
    if (pattern != noPattern) {
        brush = theme::patternBrush(static_cast<theme::PlayerColour>(pattern), pixelRatio_, theme_);
        brush.setTransform({});
        size = brush.textureImage().size();
    } else if (stripes != 0) {
        const int side = static_cast<int>(std::lround(2 * stripeWidth * pixelRatio_ * std::sqrt(2.0)));
        size = {side, side};
    }
    Tile tile(size, QImage::Format_RGB32);
    tile.fill(ground);
    QPainter painter(&tile);
    if (pattern != noPattern) {
        QImage lines = brush.textureImage();
        lines.setDevicePixelRatio(1);
        painter.drawImage(0, 0, lines);
    } else if (stripes != 0) {
        painter.setRenderHint(QPainter::Antialiasing);
        const double side = size.width();
        painter.setPen(QPen(QColor::fromRgb(stripes), stripeWidth * pixelRatio_));
        for (const double shift : {-side, 0.0, side})
            painter.drawLine(QLineF(shift - side, 2 * side, shift + 2 * side, -side));
    }
    if (qAlpha(wash) > 0) painter.fillRect(tile.rect(), QColor::fromRgba(wash));
    painter.end();
    return &tiles_.emplace(key, std::move(tile)).first->second;
}

RealmShader::Look RealmShader::lookOf(const ProvinceFace& face) {
    if (!face.inPlay) return {tile({theme_.colour(theme::Role::OutOfPlay).rgb(), noPattern, 0, 0}), 0, 0};
    QColor wash = Qt::transparent;
    switch (face.highlight) {
    case Highlight::OutOfReach:
        wash = theme_.colour(theme::Role::Veil);
        break;
    case Highlight::Legal:
    case Highlight::Planned:
        wash = theme_.colour(theme::Role::LegalWash);
        break;
    case Highlight::LegalBattle:
        wash = theme_.colour(theme::Role::BattleWash);
        break;
    case Highlight::None:
    case Highlight::Selected:
        break;
    }
    const auto washed = [&wash](const QColor& c) {
        return theme::blend(c, QColor(wash.red(), wash.green(), wash.blue()), wash.alphaF()).rgb();
    };
    const QColor land = theme_.colour(theme::Role::Land);
    if (face.owner) {
        const theme::PlayerLook look = theme_.player(*face.owner);
        return {tile({look.ground.rgb(), static_cast<int>(*face.owner), 0, wash.rgba()}), washed(look.band),
                static_cast<int>(look.band.alphaF() * 256)};
    }
    if (face.country) {
        const QRgb ground = theme::blend(land, *face.country, countryShare).rgb();
        const QRgb stripes =
            face.secondCountry ? theme::blend(land, *face.secondCountry, countryShare * 1.6).rgb() : 0;
        return {tile({ground, noPattern, stripes, wash.rgba()}), washed(*face.country),
                static_cast<int>(countryBandShare * 256)};
    }
    return {tile({land.rgb(), noPattern, 0, wash.rgba()}), 0, 0};
}

bool RealmShader::drawsBorders(double scale) const {
    const QSizeF sheet = shapes_.picture().size * scale;
    const int provinces = shapes_.count();
    return provinces >= manyProvinces &&
           sheet.width() * sheet.height() / provinces < smallProvince * smallProvince;
}

/// Darkens the pixels of a shaded row that have another province to the right or below.
void RealmShader::drawBorders(int row, std::span<const ProvinceFace> faces) {
    auto* pixels = reinterpret_cast<QRgb*>(image_.scanLine(row));
    const auto* below =
        row + 1 < image_.height() ? reinterpret_cast<const QRgb*>(image_.constScanLine(row + 1)) : nullptr;
    const QRgb ink = theme_.colour(theme::Role::MapBorder).rgb();
    const auto shareBetween = [&](QRgb a, QRgb b) {
        const auto face = [&](QRgb id) {
            return id == 0 || id == idleId ? nullptr : &faces[static_cast<std::size_t>(id) - 1];
        };
        const ProvinceFace* one = face(a & 0x00FFFFFFU);
        const ProvinceFace* other = face(b & 0x00FFFFFFU);
        if (!one && !other) return 0;
        return !one || !other || one->region != other->region ? 230 : one->owner != other->owner ? 150 : 90;
    };
    for (std::size_t x = 0; x < ids_.size(); ++x) {
        const QRgb here = ids_[x];
        int share = 0;
        if (x + 1 < ids_.size() && ids_[x + 1] != here) share = shareBetween(here, ids_[x + 1]);
        if (below && below[x] != here) share = std::max(share, shareBetween(here, below[x]));
        if (share > 0) pixels[x] = mixed(pixels[x] | 0xFF000000U, ink, share);
    }
}

void RealmShader::shade(const ScaledShapes& scaled, const QRect& part, std::span<const ProvinceFace> faces) {
    const bool borders = drawsBorders(scaled.scale());
    const AreaGrid& grid = shapes_.grid();
    const QRgb idle = theme_.colour(theme::Role::OutOfPlay).rgb();
    // depths are thirds of a cell; in 256ths of them the band ends at `bandEnd`
    const double devicePerCell = scaled.scale() * pixelRatio_ * grid.cell();
    const double thirdsPerPx = 3 / devicePerCell;
    const int bandEnd = static_cast<int>(bandWidth(scaled.scale()) * pixelRatio_ * thirdsPerPx * 256);
    const int fade = std::max(1, static_cast<int>(1.5 * pixelRatio_ * thirdsPerPx * 256));
    const auto step = static_cast<std::int64_t>(65536 / devicePerCell);
    const int lastColumn = grid.columns() - 1;
    const int lastRow = grid.rows() - 1;
    std::vector<int> depths(static_cast<std::size_t>(grid.columns()) + 1);
    std::vector<int> nextBand(depths.size()); ///< by column: the next one where a band may be

    const int width = image_.width();
    const int height = image_.height();
    for (int y = 0; y < height; ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(image_.scanLine(y));
        if (borders) ids_.assign(pixels, pixels + width);
        const double cellY =
            std::clamp((part.top() + y + 0.5) / devicePerCell - 0.5, 0.0, static_cast<double>(lastRow));
        const int row = std::min(static_cast<int>(cellY), lastRow);
        const int below = static_cast<int>((cellY - row) * 256);
        const std::uint8_t* upper = grid.depthRow(row);
        const std::uint8_t* lower = grid.depthRow(std::min(row + 1, lastRow));
        const auto firstCell = std::clamp(static_cast<int>(part.left() / devicePerCell) - 1, 0, lastColumn);
        const auto lastCell =
            std::clamp(static_cast<int>((part.right() + 1) / devicePerCell) + 2, 0, lastColumn);
        for (int c = firstCell; c <= lastCell; ++c)
            depths[static_cast<std::size_t>(c)] = upper[c] * (256 - below) + lower[c] * below;
        depths[static_cast<std::size_t>(lastCell) + 1] = depths[static_cast<std::size_t>(lastCell)];
        for (int c = lastCell, next = lastCell + 1; c >= firstCell; --c) {
            const auto at = static_cast<std::size_t>(c);
            if (std::min(depths[at], depths[at + 1]) < bandEnd + fade) next = c;
            nextBand[at] = next;
        }

        for (int x = 0; x < width;) {
            const QRgb id = pixels[x] & 0x00FFFFFFU;
            int end = x + 1;
            while (end < width && (pixels[end] & 0x00FFFFFFU) == id)
                ++end;
            if (id == 0 || id == idleId) {
                std::fill(pixels + x, pixels + end, id == 0 ? 0 : idle);
                x = end;
                continue;
            }
            const Look& look = looks_[id - 1];
            const int tileWidth = look.tile->width();
            const auto wrap = [](int v, int by) { return ((v % by) + by) % by; };
            const auto* tileRow = reinterpret_cast<const QRgb*>(
                look.tile->constScanLine(wrap(part.top() + y, look.tile->height())));
            for (int from = x, at = wrap(part.left() + x, tileWidth); from < end;) {
                const int length = std::min(tileWidth - at, end - from);
                std::memcpy(pixels + from, tileRow + at, static_cast<std::size_t>(length) * sizeof(QRgb));
                from += length;
                at = 0;
            }
            if (look.bandShare > 0) {
                auto u =
                    static_cast<std::int64_t>((part.left() + x + 0.5) * static_cast<double>(step)) - 32768;
                while (x < end) {
                    const auto cell =
                        static_cast<std::size_t>(std::clamp<std::int64_t>(u >> 16, firstCell, lastCell));
                    if (const int next = nextBand[cell]; next > static_cast<int>(cell)) {
                        const std::int64_t skip =
                            ((static_cast<std::int64_t>(next) << 16) - u + step - 1) / step;
                        x += static_cast<int>(skip);
                        u += skip * step;
                        continue;
                    }
                    const int right = static_cast<int>(u & 0xFFFF) >> 8;
                    const int depth = (depths[cell] * (256 - right) + depths[cell + 1] * right) >> 8;
                    if (depth < bandEnd + fade) {
                        const int share = depth <= bandEnd ? look.bandShare
                                                           : look.bandShare * (bandEnd + fade - depth) / fade;
                        pixels[x] = mixed(pixels[x], look.band, share);
                    }
                    ++x;
                    u += step;
                }
            }
            x = end;
        }
        if (borders) drawBorders(y, faces);
    }
}

const QImage& RealmShader::shaded(const ScaledShapes& scaled, const QRect& part,
                                  std::span<const ProvinceFace> faces) {
    if (image_.size() != part.size()) image_ = QImage(part.size(), QImage::Format_ARGB32_Premultiplied);
    image_.setDevicePixelRatio(1);
    image_.fill(0);
    const double factor = scaled.scale() * pixelRatio_;
    const std::vector<int> near =
        shapes_.grid().provincesNear(QRectF(QPointF(part.topLeft()) / factor, QSizeF(part.size()) / factor));
    looks_.resize(faces.size());
    for (const int province : near)
        looks_[static_cast<std::size_t>(province)] = lookOf(faces[static_cast<std::size_t>(province)]);
    idFill_.fill(image_, shapes_, scaled, part, pixelRatio_, near);
    shade(scaled, part, faces);
    image_.setDevicePixelRatio(pixelRatio_);
    return image_;
}

} // namespace marches::appmap
