#include "app/map/realm_shader.h"

#include "app/map/row_bands.h"
#include "app/theme/heraldry.h"

#include <QPainter>

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

int wrap(int value, int by) {
    return ((value % by) + by) % by;
}

/// The row of a repeated tile that lies at a row of the map.
const QRgb* tileRow(const QImage& tile, int y) {
    return reinterpret_cast<const QRgb*>(tile.constScanLine(wrap(y, tile.height())));
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

CountryLook countryLook(const QColor& country, const theme::Theme& theme) {
    QColor band = country;
    band.setAlphaF(static_cast<float>(countryBandShare));
    const QColor land = theme.colour(theme::Role::Land);
    return {theme::blend(land, country, countryShare), band, theme::blend(land, country, countryShare * 1.6)};
}

RealmShader::RealmShader(const Shapes& shapes, const theme::Theme& theme, double pixelRatio)
    : shapes_(shapes), theme_(theme), pixelRatio_(pixelRatio) {}

const RealmShader::Tile* RealmShader::tile(const TileKey& key) {
    const auto known = tiles_.find(key);
    if (known != tiles_.end()) return &known->second;
    QImage lines;
    int step = 8;
    if (key.pattern != noPattern) {
        lines = theme::patternTile(static_cast<theme::PlayerColour>(key.pattern), pixelRatio_, theme_);
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
        const CountryLook look = countryLook(*face.country, theme_);
        key.ground = look.ground.rgb();
        if (face.secondCountry) key.stripes = countryLook(*face.secondCountry, theme_).stripes.rgb();
        band = washed(look.band, look.band.alphaF());
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
void RealmShader::drawBorders(std::span<QRgb> pixels, const Scratch& scratch,
                              std::span<const ProvinceFace> faces) const {
    const QRgb ink = theme_.colour(theme::Role::MapBorder).rgb();
    const auto shareBetween = [&](IdFill::Id a, IdFill::Id b) {
        const auto face = [&](IdFill::Id id) {
            return id == 0 || id == IdFill::landId ? nullptr : &faces[static_cast<std::size_t>(id) - 1];
        };
        const ProvinceFace* one = face(a);
        const ProvinceFace* other = face(b);
        if (!one && !other) return 0;
        return !one || !other || one->region != other->region ? 230 : one->owner != other->owner ? 150 : 90;
    };
    for (std::size_t x = 0; x < pixels.size(); ++x) {
        const IdFill::Id here = scratch.ids[x];
        int share = 0;
        if (scratch.ids[x + 1] != here) share = shareBetween(here, scratch.ids[x + 1]);
        if (scratch.below[x] != here) share = std::max(share, shareBetween(here, scratch.below[x]));
        if (share > 0) pixels[x] = mixed(pixels[x], ink, share);
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
void RealmShader::measureRow(const Field& field, int y, Scratch& scratch) const {
    const AreaGrid& grid = shapes_.grid();
    const int firstCell = field.firstCell;
    const int lastCell = field.lastCell;
    const int lastRow = grid.rows() - 1;
    const double cellY = std::clamp((y + 0.5) / field.devicePerCell - 0.5, 0.0, static_cast<double>(lastRow));
    const int row = std::min(static_cast<int>(cellY), lastRow);
    const auto below = static_cast<std::int16_t>((cellY - row) * 128);
    const auto above = static_cast<std::int16_t>(128 - below);
    const std::uint8_t* upper = grid.depthRow(row);
    const std::uint8_t* lower = grid.depthRow(std::min(row + 1, lastRow));
    scratch.at.resize(static_cast<std::size_t>(grid.columns()) + 1);
    scratch.kind.resize(scratch.at.size());
    // narrow numbers and no branch: many cells at once
    std::int16_t* at = scratch.at.data();
    Kind* kind = scratch.kind.data();
    for (int c = firstCell; c <= lastCell; ++c)
        at[c] = static_cast<std::int16_t>(upper[c] * above + lower[c] * below);
    at[lastCell + 1] = at[lastCell];
    const auto narrow = [](int depth) { return static_cast<std::int16_t>(std::min(depth, mostDepth + 1)); };
    const std::int16_t bandEnd = narrow(field.band.end);
    const std::int16_t bandGone = narrow(field.band.gone);
    const std::int16_t rimEnd = narrow(field.rim.end);
    const std::int16_t rimGone = narrow(field.rim.gone);
    for (int c = firstCell; c <= lastCell; ++c) {
        const std::int16_t least = std::min(at[c], at[c + 1]);
        const std::int16_t most = std::max(at[c], at[c + 1]);
        Kind found = least >= rimGone ? Kind::Heart : Kind::Mixed;
        found = ((least >= bandGone) & (most <= rimEnd)) ? Kind::Rim : found;
        kind[c] = most <= bandEnd ? Kind::Band : found;
    }
}

void RealmShader::shade(QImage& sea, const ScaledShapes& scaled, const QRect& part,
                        std::span<const ProvinceFace> faces) {
    const double factor = scaled.scale() * pixelRatio_;
    const AreaGrid& grid = shapes_.grid();
    const QRect reach = part.adjusted(0, 0, 1, 1); // borders look one pixel further
    const std::vector<int> near =
        grid.provincesNear(QRectF(QPointF(reach.topLeft()) / factor, QSizeF(reach.size()) / factor));
    looks_.resize(faces.size());
    for (const int province : near)
        looks_[static_cast<std::size_t>(province)] = lookOf(faces[static_cast<std::size_t>(province)]);
    idFill_.prepare(shapes_, scaled, reach, pixelRatio_, near);

    Field field;
    field.part = part;
    field.devicePerCell = factor * grid.cell();
    const double unitsPerPx = 3 * 128 / field.devicePerCell * pixelRatio_; // of depth
    const double bandDepth = bandWidth(scaled.scale()) * unitsPerPx;
    field.band = Fade(bandDepth, 1.5 * unitsPerPx);
    field.rim = Fade(bandDepth + rimWidth * unitsPerPx, rimFade * unitsPerPx);
    const auto columnAt = [&](int x, int more) {
        return std::clamp(static_cast<int>(x / field.devicePerCell) + more, 0, grid.columns() - 1);
    };
    field.firstCell = columnAt(part.left(), -1);
    field.lastCell = columnAt(part.right() + 1, 2);
    field.idle = tile({.ground = theme_.colour(theme::Role::OutOfPlay).rgb()});

    const bool borders = drawsBorders(scaled.scale());
    const auto width = static_cast<std::size_t>(part.width());
    uchar* const bits = sea.bits(); // scanLine() asks each time whether somebody shares the picture
    const qsizetype stride = sea.bytesPerLine();
    eachBandOfRows(part.height(), [&](int begin, int end) {
        Scratch scratch;
        scratch.ids.resize(width + 1);
        scratch.below.resize(width + 1);
        idFill_.fillRow(begin, scratch.ids, scratch.inside);
        for (int row = begin; row < end; ++row) {
            const std::span<QRgb> pixels(reinterpret_cast<QRgb*>(bits + row * stride), width);
            shadeRow(field, part.top() + row, pixels, scratch);
            idFill_.fillRow(row + 1, scratch.below, scratch.inside);
            if (borders) drawBorders(pixels, scratch, faces);
            scratch.ids.swap(scratch.below);
        }
    });
}

void RealmShader::shadeRow(const Field& field, int y, std::span<QRgb> pixels, Scratch& scratch) const {
    const std::vector<IdFill::Id>& ids = scratch.ids;
    const int width = static_cast<int>(pixels.size());
    const int left = field.part.left();
    const auto step = static_cast<std::int64_t>(65536 / field.devicePerCell);
    measureRow(field, y, scratch);
    const auto lay = [&](const Tile& tile, int from, int end) {
        const QRgb* line = tileRow(tile, y);
        for (int at = wrap(left + from, tile.width()); from < end; at = 0) {
            const int length = std::min(tile.width() - at, end - from);
            std::memcpy(pixels.data() + from, line + at, static_cast<std::size_t>(length) * sizeof(QRgb));
            from += length;
        }
    };
    for (int x = 0; x < width;) {
        const IdFill::Id id = ids[static_cast<std::size_t>(x)];
        int end = x + 1;
        while (end < width && ids[static_cast<std::size_t>(end)] == id)
            ++end;
        if (id == 0 || id == IdFill::landId) {
            if (id == IdFill::landId) lay(*field.idle, x, end);
            x = end;
            continue;
        }
        const Look& look = looks_[id - 1];
        auto u = static_cast<std::int64_t>((left + x + 0.5) * static_cast<double>(step)) - 32768;
        const std::size_t lastOne = field.cellAt(u + (end - x - 1) * step);
        while (x < end) {
            const std::size_t cell = field.cellAt(u);
            std::size_t next = cell + 1;
            while (next <= lastOne && scratch.kind[next] == scratch.kind[cell])
                ++next;
            const std::int64_t span =
                next > lastOne ? end - x : ((static_cast<std::int64_t>(next) << 16) - u + step - 1) / step;
            const int until =
                static_cast<int>(std::min<std::int64_t>(end, x + std::max<std::int64_t>(1, span)));
            switch (scratch.kind[cell]) {
            case Kind::Band:
                lay(*look.band, x, until);
                break;
            case Kind::Rim:
                lay(*look.rim, x, until);
                break;
            case Kind::Heart:
                lay(*look.heart, x, until);
                break;
            case Kind::Mixed:
                if (look.band == look.rim && look.rim == look.heart)
                    lay(*look.rim, x, until);
                else
                    mixRun(field, look, {y, x, until, u, step}, pixels, scratch);
                break;
            }
            u += (until - x) * step;
            x = until;
        }
    }
}

void RealmShader::mixRun(const Field& field, const Look& look, const Run& run, std::span<QRgb> pixels,
                         const Scratch& scratch) {
    const QRgb* band = tileRow(*look.band, run.y);
    const QRgb* rim = tileRow(*look.rim, run.y);
    const QRgb* heart = tileRow(*look.heart, run.y);
    const int side = look.rim->width();
    int column = wrap(field.part.left() + run.from, side);
    std::int64_t at = run.at;
    for (int x = run.from; x < run.end; ++x, at += run.step) {
        const std::size_t cell = field.cellAt(at);
        const int right = static_cast<int>(at & 0xFFFF) >> 8;
        const int depth = (scratch.at[cell] * (256 - right) + scratch.at[cell + 1] * right) >> 8;
        pixels[static_cast<std::size_t>(x)] = depth < field.band.gone
                                                  ? mixed(band[column], rim[column], field.band.share(depth))
                                                  : mixed(rim[column], heart[column], field.rim.share(depth));
        if (++column == side) column = 0;
    }
}

} // namespace marches::appmap
