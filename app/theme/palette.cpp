#include "app/theme/palette.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::theme {

namespace {

struct ColourRow {
    Role role;
    QRgb light;
    QRgb dark;
};

constexpr std::array<ColourRow, roleCount> colourTable{{
    {Role::Window, 0xffe7d9b8, 0xff1c1813},        {Role::Panel, 0xfff7efdc, 0xff28221b},
    {Role::PanelTitle, 0xffefe4c8, 0xff322a21},    {Role::Raised, 0xfffffaf0, 0xff3a3127},
    {Role::Ink, 0xff2b2013, 0xfff2e8d3},           {Role::Ink2, 0xff5a4629, 0xffd3c3a4},
    {Role::Ink3, 0xff6f5a39, 0xffb5a382},          {Role::Accent, 0xff7d2317, 0xffd9a441},
    {Role::AccentInk, 0xfffff6e6, 0xff221808},     {Role::Link, 0xff8a2a14, 0xfff0b95c},
    {Role::Good, 0xff2c6a35, 0xff7fcf8f},          {Role::Bad, 0xffa5231a, 0xffff8d7c},
    {Role::Warn, 0xff8a5200, 0xfff2b64c},          {Role::Focus, 0xff0b5fb0, 0xff7fc1ff},
    {Role::Legal, 0xff1f7a4d, 0xff62d29a},         {Role::Battle, 0xffb3211a, 0xffff8d7c},
    {Role::Selection, 0xffffd34d, 0xffffd34d},     {Role::SelectionInk, 0xff2b2013, 0xff2b2013},
    {Role::SelectionInk2, 0xff4a3a1c, 0xff4a3a1c}, {Role::Line, 0xffc3ab7c, 0xff57493a},
    {Role::Edge, 0xff8d7449, 0xff9a8562},          {Role::Track, 0xffd9c79d, 0xff3d342a},
    {Role::SeaCentre, 0xffe9dcb9, 0xff22303a},     {Role::SeaMiddle, 0xffdccda2, 0xff1d2932},
    {Role::SeaRim, 0xffc4ad7d, 0xff151d24},        {Role::Land, 0xfff3ead2, 0xff4a4234},
    {Role::OutOfPlay, 0xffe3d6b6, 0xff2c2a26},     {Role::MapInk, 0xff3a2412, 0xfff4ead4},
    {Role::MapHalo, 0xfffbf4e2, 0xff1a1610},       {Role::Casing, 0xfffffbe8, 0xff14110d},
    {Role::MapBorder, 0xff3a2412, 0xff0d0a07},     {Role::CoastWash, 0xff7d9d9c, 0xff4a788c},
    {Role::Water, 0xffb9cfcb, 0xff2b4550},         {Role::WaterLine, 0xff5d8a9c, 0xff6a9aae},
    {Role::SeaLane, 0xff7a1f14, 0xfff0a08a},       {Role::SeaInk, 0xb84a5c5e, 0xb89fbecb},
    {Role::Hill, 0xbefbf4e0, 0xa0a08f72},          {Role::HillShade, 0x787a582c, 0xa0241a10},
    {Role::HillLine, 0xd74e361a, 0xe60c0906},      {Role::Wood, 0xbe98a672, 0xb45a6647},
    {Role::WoodShade, 0x8c4e5c33, 0x96161a0f},     {Role::WoodLine, 0xb43f4526, 0xd20c0e08},
    {Role::MapWind, 0x226b4f2a, 0x16b8cfdc},       {Role::LegalWash, 0x29ffe9a0, 0x1affe9a0},
    {Role::BattleWash, 0x1eb01f17, 0x22ff7a68},    {Role::Veil, 0x61efe4c8, 0x61000000},
    {Role::Shadow, 0x473c260a, 0x8c000000},        {Role::Neutral, 0xff4a3c2e, 0xff3b3128},
    {Role::NeutralInk, 0xfff4e9d2, 0xfff4e9d2},    {Role::NeutralEdge, 0xff231a11, 0xff0e0b08},
    {Role::Lamp, 0xffffd34d, 0xffffd34d},          {Role::LampOff, 0xff7d6f58, 0xff7d6f58},
    {Role::LampBar, 0xff2b2013, 0xff14110d},       {Role::ScorePart1, 0xff84632f, 0xff84632f},
    {Role::ScorePart2, 0xff5f6b74, 0xff5f6b74},    {Role::ScorePart3, 0xff8c2f24, 0xff9c392d},
    {Role::ScorePart4, 0xffc79a1e, 0xffc79a1e},    {Role::ScorePart5, 0xff3f6f4f, 0xff3f6f4f},
}};

constexpr bool inRoleOrder() {
    for (std::size_t i = 0; i < colourTable.size(); ++i)
        if (static_cast<std::size_t>(colourTable[i].role) != i) return false;
    return true;
}
static_assert(inRoleOrder(), "one row a role, in the order of Role");

struct PlayerRow {
    const char* id;
    QRgb fill;
    QRgb ink;
    QRgb edge;
    QRgb darkEdge;
    QRgb darkGround;
    Arms arms;
};

constexpr std::array<PlayerRow, playerColourCount> players{{
    {"red", 0xffbe2e21, 0xffffffff, 0xff6e150d, 0xff5a0f08, 0xff96281c, Arms::Cross},
    {"blue", 0xff2457cf, 0xffffffff, 0xff12307a, 0xff0c2258, 0xff2b4687, Arms::Lily},
    {"yellow", 0xffe9c619, 0xff2a2005, 0xff7d6500, 0xff5c4900, 0xffa27a10, Arms::Star},
    {"green", 0xff38b883, 0xff06251a, 0xff11603f, 0xff0b4a30, 0xff2f7257, Arms::Trefoil},
    {"purple", 0xff944f8a, 0xffffffff, 0xff50204a, 0xff3d1638, 0xff6a3f63, Arms::Crescent},
    {"black", 0xff232329, 0xfff4efe2, 0xff000000, 0xff000000, 0xff1b1b20, Arms::Chevron},
    {"orange", 0xffdc8c46, 0xff2a1404, 0xff7a4110, 0xff4a2406, 0xff9c4a12, Arms::Saltire},
    {"lime", 0xffbef08c, 0xff16260a, 0xff4e6f22, 0xff33490f, 0xff7e8a42, Arms::Tower},
    {"sky", 0xffa0f0fa, 0xff062329, 0xff2a7480, 0xff154a54, 0xff668a8a, Arms::Roundels},
    {"steel", 0xff8caad2, 0xff0a1626, 0xff33527c, 0xff1d3556, 0xff2a8ac6, Arms::Bars},
    {"lilac", 0xffb48cfa, 0xff180a2c, 0xff5b37a0, 0xff3c2170, 0xff846696, Arms::Lozenge},
    {"plum", 0xff50006e, 0xffffffff, 0xff2c003c, 0xff240032, 0xff4e005a, Arms::Ring},
}};

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c) {
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

QColor withAlpha(QColor c, double alpha) {
    c.setAlphaF(static_cast<float>(alpha));
    return c;
}

} // namespace

QColor colour(Role role, Tone tone) {
    const ColourRow& row = colourTable[static_cast<std::size_t>(role)];
    return QColor::fromRgba(tone == Tone::Light ? row.light : row.dark);
}

QColor inkOnPart(Role part, Tone tone) {
    return part == Role::ScorePart4 ? colour(Role::SelectionInk, tone) : QColor(Qt::white);
}

PlayerLook playerLook(PlayerColour player, Tone tone) {
    const PlayerRow& row = players[static_cast<std::size_t>(player)];
    const bool light = tone == Tone::Light;
    const QColor fill = QColor::fromRgba(row.fill);
    const QColor edge = QColor::fromRgba(light ? row.edge : row.darkEdge);
    return {.fill = fill,
            .ink = QColor::fromRgba(row.ink),
            .edge = edge,
            .ground = light ? blend(colour(Role::Land, tone), fill, 0.42) : QColor::fromRgba(row.darkGround),
            .hatch = light ? withAlpha(edge, 0.34) : withAlpha(blend(fill, Qt::white, 0.3), 0.4),
            .band = withAlpha(fill, 0.6),
            .arms = row.arms,
            .pattern = static_cast<Pattern>(player)};
}

QColor countryPigment(std::size_t country) {
    constexpr std::array<QRgb, 12> pigments{0xffb5744a, 0xff7d9a5a, 0xffa58bb0, 0xffc9b25e,
                                            0xff6d9c98, 0xffc4847c, 0xff7f95b5, 0xff8b8f4e,
                                            0xffc79a7a, 0xff93808a, 0xffb08d3c, 0xff7b8a94};
    return QColor::fromRgba(pigments[country % pigments.size()]);
}

QLatin1String playerColourId(PlayerColour player) {
    return QLatin1String(players[static_cast<std::size_t>(player)].id);
}

std::optional<PlayerColour> playerColourFromId(QAnyStringView id) {
    for (std::size_t i = 0; i < players.size(); ++i)
        if (QAnyStringView::compare(id, QLatin1String(players[i].id)) == 0)
            return static_cast<PlayerColour>(i);
    return std::nullopt;
}

double contrast(const QColor& a, const QColor& b) {
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

QColor blend(const QColor& under, const QColor& over, double share) {
    const auto mix = [share](float u, float o) { return static_cast<float>(u + (o - u) * share); };
    return QColor::fromRgbF(mix(under.redF(), over.redF()), mix(under.greenF(), over.greenF()),
                            mix(under.blueF(), over.blueF()));
}

QColor hovered(const QColor& ground, Tone tone) {
    return blend(ground, colour(Role::Selection, tone), tone == Tone::Light ? 0.2 : 0.12);
}

QColor flushed(const QColor& ground, const QColor& with, Tone tone) {
    return blend(ground, with, tone == Tone::Light ? 0.28 : 0.18);
}

} // namespace marches::theme
