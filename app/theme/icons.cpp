#include "app/theme/icons.h"

#include "app/theme/palette.h"
#include "app/theme/svg_outline.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

#include <algorithm>
#include <array>

namespace marches::theme {

namespace {

struct IconRow {
    Icon icon;
    const char* name;
};

constexpr std::array<IconRow, iconCount> iconTable{{
    {Icon::SpearShield, "spear-shield"},
    {Icon::Bow, "bow"},
    {Icon::Horse, "horse"},
    {Icon::Lady, "lady"},
    {Icon::Fort, "fort"},
    {Icon::Axe, "axe"},
    {Icon::Palisade, "palisade"},
    {Icon::Food, "food"},
    {Icon::Product, "product"},
    {Icon::Weapon, "weapon"},
    {Icon::Gold, "gold"},
    {Icon::Capital, "capital"},
    {Icon::TradeCenter, "trade-center"},
    {Icon::Contested, "contested"},
    {Icon::VictoryPoint, "victory-point"},
    {Icon::ActionPoint, "action-point"},
    {Icon::War, "war"},
    {Icon::Peace, "peace"},
    {Icon::Route, "route"},
    {Icon::Builder, "builder"},
    {Icon::Trader, "trader"},
    {Icon::Warrior, "warrior"},
    {Icon::Undo, "undo"},
    {Icon::Redo, "redo"},
    {Icon::Search, "search"},
    {Icon::Plus, "plus"},
    {Icon::Minus, "minus"},
    {Icon::Close, "close"},
    {Icon::Float, "float"},
    {Icon::Check, "check"},
    {Icon::Refused, "refused"},
    {Icon::Lock, "lock"},
    {Icon::First, "first"},
    {Icon::Previous, "previous"},
    {Icon::Next, "next"},
    {Icon::Last, "last"},
    {Icon::Settings, "settings"},
    {Icon::Overview, "overview"},
    {Icon::Log, "log"},
    {Icon::HandOver, "hand-over"},
    {Icon::Save, "save"},
    {Icon::Open, "open"},
    {Icon::New, "new"},
    {Icon::More, "more"},
    {Icon::Question, "question"},
    {Icon::Hint, "hint"},
    {Icon::Rule, "rule"},
    {Icon::Warning, "warning"},
    {Icon::Person, "person"},
    {Icon::Computer, "computer"},
    {Icon::Plan, "plan"},
    {Icon::Fit, "fit"},
    {Icon::Edit, "edit"},
    {Icon::Delete, "delete"},
    {Icon::ArmsCross, "arms-cross"},
    {Icon::ArmsLily, "arms-lily"},
    {Icon::ArmsStar, "arms-star"},
    {Icon::ArmsTrefoil, "arms-trefoil"},
    {Icon::ArmsCrescent, "arms-crescent"},
    {Icon::ArmsChevron, "arms-chevron"},
    {Icon::ArmsSaltire, "arms-saltire"},
    {Icon::ArmsLozenge, "arms-lozenge"},
    {Icon::ArmsRoundels, "arms-roundels"},
    {Icon::ArmsBars, "arms-bars"},
    {Icon::ArmsTower, "arms-tower"},
    {Icon::ArmsRing, "arms-ring"},
}};

constexpr bool inIconOrder() {
    for (std::size_t i = 0; i < iconTable.size(); ++i)
        if (static_cast<std::size_t>(iconTable[i].icon) != i) return false;
    return true;
}
static_assert(inIconOrder(), "one row a sign, in the order of Icon");
static_assert(static_cast<int>(Icon::ArmsRing) - static_cast<int>(Icon::ArmsCross) ==
                  static_cast<int>(Arms::Ring),
              "arms stand in Icon in the order of Arms");

const QString enginePrefix = QStringLiteral("marches:");

class SignEngine : public QIconEngine {
public:
    SignEngine(Icon icon, std::optional<QColor> fixed) : icon_(icon), fixed_(std::move(fixed)) {}

    QIconEngine* clone() const override { return new SignEngine(icon_, fixed_); }
    QString key() const override { return QStringLiteral("marches-sign"); }
    QString iconName() override { return fixed_ ? QString() : enginePrefix + theme::iconName(icon_); }
    bool isNull() override { return false; }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        paintIcon(*painter, icon_, rect, colourFor(mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return result;
    }

private:
    QColor colourFor(QIcon::Mode mode) const {
        if (fixed_) return *fixed_;
        const QPalette palette = QGuiApplication::palette();
        switch (mode) {
        case QIcon::Disabled:
            return palette.color(QPalette::Disabled, QPalette::ButtonText);
        case QIcon::Selected:
            return palette.color(QPalette::Active, QPalette::HighlightedText);
        case QIcon::Normal:
        case QIcon::Active:
            break;
        }
        return palette.color(QPalette::Active, QPalette::ButtonText);
    }

    Icon icon_;
    std::optional<QColor> fixed_;
};

std::array<QPainterPath, iconCount> readAll() {
    std::array<QPainterPath, iconCount> result;
    for (const IconRow& row : iconTable)
        result[static_cast<std::size_t>(row.icon)] =
            svgOutline(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(row.name)));
    return result;
}

} // namespace

QString iconName(Icon icon) {
    return QString::fromLatin1(iconTable[static_cast<std::size_t>(icon)].name);
}

std::optional<Icon> iconFromName(QStringView name) {
    const auto found = std::ranges::find_if(
        iconTable, [name](const IconRow& row) { return name == QLatin1String(row.name); });
    return found == iconTable.end() ? std::nullopt : std::optional(found->icon);
}

Icon iconOf(Arms arms) {
    return static_cast<Icon>(static_cast<int>(Icon::ArmsCross) + static_cast<int>(arms));
}

const QPainterPath& iconPath(Icon icon) {
    static const std::array<QPainterPath, iconCount> paths = readAll(); // constant data, read on first use
    return paths[static_cast<std::size_t>(icon)];
}

void paintIcon(QPainter& painter, Icon icon, const QRectF& where, const QColor& colour) {
    const qreal side = std::min(where.width(), where.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(where.center() - QPointF(side / 2, side / 2));
    painter.scale(side / 24, side / 24);
    painter.fillPath(iconPath(icon), colour);
    painter.restore();
}

QIcon icon(Icon icon) {
    return QIcon(new SignEngine(icon, std::nullopt));
}
QIcon icon(Icon icon, const QColor& colour) {
    return QIcon(new SignEngine(icon, colour));
}

std::optional<Icon> iconOf(const QIcon& icon) {
    const QString name = icon.name();
    if (!name.startsWith(enginePrefix)) return std::nullopt;
    return iconFromName(QStringView(name).sliced(enginePrefix.size()));
}

QIcon programIcon() {
    return QIcon(QStringLiteral(":/icons/marches.svg"));
}

} // namespace marches::theme
