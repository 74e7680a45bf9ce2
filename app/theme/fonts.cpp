#include "app/theme/fonts.h"

#include <QFontDatabase>
#include <QResource>

#include <array>

namespace marches::theme {

namespace {

enum class Family : std::uint8_t { Serif, Sans };

struct FontRow {
    FontRole role;
    Family family;
    double px;
    QFont::Weight weight;
};

constexpr std::array<FontRow, fontRoleCount> fontTable{{
    {FontRole::Note, Family::Sans, 12, QFont::Normal},
    {FontRole::NoteBold, Family::Sans, 12, QFont::Bold},
    {FontRole::Text, Family::Sans, 13, QFont::Normal},
    {FontRole::TextBold, Family::Sans, 13, QFont::Bold},
    {FontRole::Button, Family::Sans, 13.5, QFont::DemiBold},
    {FontRole::DockTitle, Family::Serif, 15, QFont::Bold},
    {FontRole::Step, Family::Serif, 15, QFont::Normal},
    {FontRole::Numeral, Family::Serif, 14, QFont::Bold},
    {FontRole::Name, Family::Serif, 17, QFont::Bold},
    {FontRole::Banner, Family::Serif, 20, QFont::Bold},
    {FontRole::Score, Family::Serif, 22, QFont::Bold},
    {FontRole::DialogTitle, Family::Serif, 26, QFont::Bold},
    {FontRole::MapName, Family::Serif, 14, QFont::Bold},
    {FontRole::MapNameLarge, Family::Serif, 16.5, QFont::Bold},
    {FontRole::TokenCount, Family::Sans, 10.5, QFont::Bold},
}};

constexpr bool inRoleOrder() {
    for (std::size_t i = 0; i < fontTable.size(); ++i)
        if (static_cast<std::size_t>(fontTable[i].role) != i) return false;
    return true;
}
static_assert(inRoleOrder(), "one row a role, in the order of FontRole");

// A point is 1/72 inch; macOS counts its screens at 72 dpi, everyone else at 96.
#ifdef Q_OS_MACOS
constexpr double pointsPerPx = 1.0;
#else
constexpr double pointsPerPx = 0.75;
#endif

} // namespace

QString serifFamily() {
    return QStringLiteral("Linux Libertine O");
}
QString sansFamily() {
    return QStringLiteral("Lato");
}

QFont font(FontRole role, double factor) {
    const FontRow& row = fontTable[static_cast<std::size_t>(role)];
    const bool serif = row.family == Family::Serif;
    QFont result(serif ? serifFamily() : sansFamily());
    result.setStyleHint(serif ? QFont::Serif : QFont::SansSerif);
    result.setPointSizeF(row.px * pointsPerPx * factor);
    result.setWeight(row.weight);
    return result;
}

QString labelText(const QString& richText) {
    // A word joiner shows nothing and breaks nowhere; its line is as high as its size.
    return QStringLiteral("<span style=\"font-size:large\">\u2060</span>") + richText;
}

QStringList loadFonts() {
    static constexpr std::array files{
        ":/fonts/lato/Lato-Regular.ttf",
        ":/fonts/lato/Lato-Italic.ttf",
        ":/fonts/lato/Lato-Semibold.ttf",
        ":/fonts/lato/Lato-Bold.ttf",
        ":/fonts/linux-libertine/LinLibertine_R.otf",
        ":/fonts/linux-libertine/LinLibertine_RB.otf",
        ":/fonts/linux-libertine/LinLibertine_RI.otf",
    };
    QStringList missing;
    for (const char* file : files) {
        const QString path = QString::fromLatin1(file);
        // Not by the path, which would read all of a file into memory that already lies there.
        const QResource font(path);
        const QByteArray bytes = font.uncompressedData();
        if (QFontDatabase::addApplicationFontFromData(bytes) < 0) missing << path;
    }
    return missing;
}

} // namespace marches::theme
