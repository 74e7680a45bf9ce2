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
constexpr double rimWidth = 20; // px of pattern in full inside the band
constexpr double rimFade = 4;   // px over which it gets faint; each is mixed on its own, so few
constexpr int heartWeight = 45; // percent of the pattern's strength in a province's heart
constexpr int leastTile = 72; // px: the grain repeats after it; large tiles fall out of the processor's cache
constexpr double grainOnLight = 0.055;
constexpr double grainOnDark = 0.11;

constexpr int mostDepth = 255 * 128; // of a cell in the grid

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

/// 0 to 1, the same for the same place on every machine.
double speck(int x, int y) {
    auto h = static_cast<std::uint32_t>(x) * 0x9E3779B1U ^ static_cast<std::uint32_t>(y) * 0x85EBCA77U;
    h = (h ^ (h >> 15)) * 0x2C1B3C6DU;
    h = (h ^ (h >> 12)) * 0x297A2D39U;
    return ((h ^ (h >> 15)) & 0xFFFFU) / 65535.0;
}

/// Smooth between specks `size` px apart, repeated after `side` px; -1 to 1.
double clouds(int x, int y, double size, int side) {
    const int count = std::max(1, static_cast<int>(std::lround(side / size)));
    const double u = static_cast<double>(x) * count / side;
    const double v = static_cast<double>(y) * count / side;
    const int column = static_cast<int>(u);
    const int row = static_cast<int>(v);
    const auto at = [&](int c, int r) { return speck(c % count + count * 7, r % count); };
    const double s = u - column;
    const double t = v - row;
    const double upper = at(column, row) * (1 - s) + at(column + 1, row) * s;
    const double lower = at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s;
    return 2 * (upper * (1 - t) + lower * t) - 1;
}

constexpr int feltSide = 96;

/// Paper is not flat: fibres and the felt's weave. -1 to 1, by place; made once, since it costs as much as a
/// whole map.
const std::vector<float>& feltOfPaper() {
    static const std::vector<float> felt = [] {
        std::vector<float> made;
        made.reserve(static_cast<std::size_t>(feltSide) * feltSide);
        for (int y = 0; y < feltSide; ++y)
            for (int x = 0; x < feltSide; ++x)
                made.push_back(static_cast<float>(0.42 * clouds(x, y, 1.7, feltSide) +
                                                  0.33 * clouds(x, y, 4.5, feltSide) +
                                                  0.25 * clouds(x, y, 13, feltSide)));
        return made;
    }();
    return felt;
}

void grain(QImage& tile, double pixelRatio, double strength) {
    const std::vector<float>& felt = feltOfPaper();
    const auto share = static_cast<float>(strength * 256);
    for (int y = 0; y < tile.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(tile.scanLine(y));
        const int row = static_cast<int>(y / pixelRatio) % feltSide * feltSide;
        for (int x = 0; x < tile.width(); ++x) {
            const int column = static_cast<int>(x / pixelRatio) % feltSide;
            const int factor = 256 + static_cast<int>(share * felt[static_cast<std::size_t>(row + column)]);
            const auto lit = [factor](int c) { return std::min(c * factor / 256, 255); };
            line[x] = qRgb(lit(qRed(line[x])), lit(qGreen(line[x])), lit(qBlue(line[x])));
        }
    }
}

} // namespace

RealmShader::RealmShader(const Shapes& shapes, const theme::Theme& theme, double pixelRatio)
    : shapes_(shapes), theme_(theme), pixelRatio_(pixelRatio) {}

const RealmShader::Tile* RealmShader::tile(const TileKey& key) {
    const auto known = tiles_.find(key);
    if (known != tiles_.end()) return &known->second;
    QImage lines;
    int step = 8;
    if (key.pattern != noPattern) {
        QBrush brush =
            theme::patternBrush(static_cast<theme::PlayerColour>(key.pattern), pixelRatio_, theme_);
        brush.setTransform({});
        lines = brush.textureImage();
        lines.setDevicePixelRatio(1);
        step = lines.width();
    } else if (key.stripes != 0) {
        step = static_cast<int>(std::lround(2 * stripeWidth * pixelRatio_ * std::sqrt(2.0)));
    }
    const int steps = std::max(1, static_cast<int>(std::ceil(leastTile * pixelRatio_ / step)));
    const int side = step * steps;
    Tile tile(side, side, QImage::Format_RGB32);
    tile.fill(key.ground);
    QPainter painter(&tile);
    if (key.pattern != noPattern) {
        painter.setOpacity(key.weight / 100.0);
        for (int y = 0; y < side; y += step)
            for (int x = 0; x < side; x += step)
                painter.drawImage(x, y, lines);
        painter.setOpacity(1);
    } else if (key.stripes != 0) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(QColor::fromRgb(key.stripes), stripeWidth * pixelRatio_));
        for (int i = -steps; i <= 2 * steps; ++i) {
            const double x = static_cast<double>(i) * step;
            painter.drawLine(QLineF(x - step, side + step, x + side + step, -step));
        }
    }
    if (qAlpha(key.wash) > 0) painter.fillRect(tile.rect(), QColor::fromRgba(key.wash));
    if (qAlpha(key.band) > 0) painter.fillRect(tile.rect(), QColor::fromRgba(key.band));
    painter.end();
    grain(tile, pixelRatio_, theme_.tone == theme::Tone::Light ? grainOnLight : grainOnDark);
    return &tiles_.emplace(key, std::move(tile)).first->second;
}

RealmShader::Look RealmShader::lookOf(const ProvinceFace& face) {
    if (!face.inPlay) {
        const Tile* idle = tile({.ground = theme_.colour(theme::Role::OutOfPlay).rgb()});
        return {idle, idle, idle};
    }
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
    const auto washed = [&wash](const QColor& c, double share) {
        QColor result = theme::blend(c, QColor(wash.red(), wash.green(), wash.blue()), wash.alphaF());
        result.setAlphaF(static_cast<float>(share));
        return result.rgba();
    };
    const QColor land = theme_.colour(theme::Role::Land);
    TileKey key{.ground = land.rgb(), .wash = wash.rgba(), .weight = 100};
    QRgb band = 0;
    if (face.owner) {
        const theme::PlayerLook look = theme_.player(*face.owner);
        key.ground = look.ground.rgb();
        key.pattern = static_cast<int>(*face.owner);
        band = washed(look.band, look.band.alphaF());
    } else if (face.country) {
        key.ground = theme::blend(land, *face.country, countryShare).rgb();
        if (face.secondCountry)
            key.stripes = theme::blend(land, *face.secondCountry, countryShare * 1.6).rgb();
        band = washed(*face.country, countryBandShare);
    }
    Look look;
    look.rim = tile(key);
    TileKey other = key;
    other.band = band;
    look.band = band == 0 ? look.rim : tile(other);
    other = key;
    other.weight = heartWeight;
    look.heart = face.owner ? tile(other) : look.rim;
    return look;
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

RealmShader::Fade::Fade(double from, double width)
    : end(static_cast<int>(std::min<double>(from, mostDepth + 1))),
      gone(end + std::max(1, static_cast<int>(std::min<double>(width, mostDepth + 1)))),
      step(((256 << 16) + (gone - end) - 1) / (gone - end)) {}

int RealmShader::Fade::share(int depth) const {
    return (std::clamp(depth - end, 0, gone - end) * step) >> 16;
}

/// How deep each cell under a row lies. Depths are thirds of a cell, here in 128ths of them.
void RealmShader::measureRow(const ScaledShapes& scaled, int y, int firstCell, int lastCell) {
    const AreaGrid& grid = shapes_.grid();
    const double devicePerCell = scaled.scale() * pixelRatio_ * grid.cell();
    const int lastRow = grid.rows() - 1;
    const double cellY = std::clamp((y + 0.5) / devicePerCell - 0.5, 0.0, static_cast<double>(lastRow));
    const int row = std::min(static_cast<int>(cellY), lastRow);
    const auto below = static_cast<std::int16_t>((cellY - row) * 128);
    const auto above = static_cast<std::int16_t>(128 - below);
    const std::uint8_t* upper = grid.depthRow(row);
    const std::uint8_t* lower = grid.depthRow(std::min(row + 1, lastRow));
    depths_.at.resize(static_cast<std::size_t>(grid.columns()) + 1);
    depths_.kind.resize(depths_.at.size());
    // narrow numbers and no branch: many cells at once
    std::int16_t* at = depths_.at.data();
    std::int16_t* kind = depths_.kind.data();
    for (int c = firstCell; c <= lastCell; ++c)
        at[c] = static_cast<std::int16_t>(upper[c] * above + lower[c] * below);
    at[lastCell + 1] = at[lastCell];
    const auto narrow = [](int depth) { return static_cast<std::int16_t>(std::min(depth, mostDepth + 1)); };
    const std::int16_t bandEnd = narrow(band_.end);
    const std::int16_t bandGone = narrow(band_.gone);
    const std::int16_t rimEnd = narrow(rim_.end);
    const std::int16_t rimGone = narrow(rim_.gone);
    for (int c = firstCell; c <= lastCell; ++c) {
        const std::int16_t least = std::min(at[c], at[c + 1]);
        const std::int16_t most = std::max(at[c], at[c + 1]);
        Kind found = least >= rimGone ? Heart : Mixed;
        found = (least >= bandGone) & (most <= rimEnd) ? Rim : found;
        kind[c] = most <= bandEnd ? Band : found;
    }
}

void RealmShader::shade(const ScaledShapes& scaled, const QRect& part, std::span<const ProvinceFace> faces) {
    const bool borders = drawsBorders(scaled.scale());
    const AreaGrid& grid = shapes_.grid();
    const Tile* idle = tile({.ground = theme_.colour(theme::Role::OutOfPlay).rgb()});
    const double devicePerCell = scaled.scale() * pixelRatio_ * grid.cell();
    const double unitsPerPx = 3 * 128 / devicePerCell * pixelRatio_; // of depth
    const double bandDepth = bandWidth(scaled.scale()) * unitsPerPx;
    band_ = Fade(bandDepth, 1.5 * unitsPerPx);
    rim_ = Fade(bandDepth + rimWidth * unitsPerPx, rimFade * unitsPerPx);
    const auto step = static_cast<std::int64_t>(65536 / devicePerCell);
    const int lastColumn = grid.columns() - 1;
    const auto firstCell = std::clamp(static_cast<int>(part.left() / devicePerCell) - 1, 0, lastColumn);
    const auto lastCell = std::clamp(static_cast<int>((part.right() + 1) / devicePerCell) + 2, 0, lastColumn);

    const int width = image_.width();
    const int height = image_.height();
    const auto wrap = [](int v, int by) { return ((v % by) + by) % by; };
    for (int y = 0; y < height; ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(image_.scanLine(y));
        if (borders) ids_.assign(pixels, pixels + width);
        measureRow(scaled, part.top() + y, firstCell, lastCell);
        const auto rowOf = [&](const Tile& tile) {
            return reinterpret_cast<const QRgb*>(tile.constScanLine(wrap(part.top() + y, tile.height())));
        };
        const auto lay = [&](const Tile& tile, int from, int end) {
            const QRgb* row = rowOf(tile);
            for (int at = wrap(part.left() + from, tile.width()); from < end; at = 0) {
                const int length = std::min(tile.width() - at, end - from);
                std::memcpy(pixels + from, row + at, static_cast<std::size_t>(length) * sizeof(QRgb));
                from += length;
            }
        };
        for (int x = 0; x < width;) {
            const QRgb id = pixels[x] & 0x00FFFFFFU;
            int end = x + 1;
            while (end < width && (pixels[end] & 0x00FFFFFFU) == id)
                ++end;
            if (id == 0 || id == idleId) {
                if (id == idleId)
                    lay(*idle, x, end);
                else
                    std::fill(pixels + x, pixels + end, 0);
                x = end;
                continue;
            }
            const Look& look = looks_[id - 1];
            auto u = static_cast<std::int64_t>((part.left() + x + 0.5) * static_cast<double>(step)) - 32768;
            const auto cellAt = [firstCell, lastCell](std::int64_t at) {
                return static_cast<std::size_t>(std::clamp<std::int64_t>(at >> 16, firstCell, lastCell));
            };
            const std::size_t lastOne = cellAt(u + (end - x - 1) * step);
            while (x < end) {
                const std::size_t cell = cellAt(u);
                std::size_t next = cell + 1;
                while (next <= lastOne && depths_.kind[next] == depths_.kind[cell])
                    ++next;
                const std::int64_t span =
                    next > lastOne ? end - x
                                   : ((static_cast<std::int64_t>(next) << 16) - u + step - 1) / step;
                const int until =
                    static_cast<int>(std::min<std::int64_t>(end, x + std::max<std::int64_t>(1, span)));
                switch (depths_.kind[cell]) {
                case Band:
                    lay(*look.band, x, until);
                    break;
                case Rim:
                    lay(*look.rim, x, until);
                    break;
                case Heart:
                    lay(*look.heart, x, until);
                    break;
                case Mixed: {
                    if (look.band == look.rim && look.rim == look.heart) {
                        lay(*look.rim, x, until);
                        break;
                    }
                    const QRgb* band = rowOf(*look.band);
                    const QRgb* rim = rowOf(*look.rim);
                    const QRgb* heart = rowOf(*look.heart);
                    int at = wrap(part.left() + x, look.rim->width());
                    std::int64_t v = u;
                    for (int px = x; px < until; ++px, v += step) {
                        const std::size_t here = cellAt(v);
                        const int right = static_cast<int>(v & 0xFFFF) >> 8;
                        const int depth =
                            (depths_.at[here] * (256 - right) + depths_.at[here + 1] * right) >> 8;
                        if (depth < band_.gone)
                            pixels[px] = mixed(band[at], rim[at], band_.share(depth));
                        else
                            pixels[px] = mixed(rim[at], heart[at], rim_.share(depth));
                        if (++at == look.rim->width()) at = 0;
                    }
                    break;
                }
                }
                u += (until - x) * step;
                x = until;
            }
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
