#include "editor/tools/tool_kinds.h"

#include "app/map/map_view.h"
#include "app/theme/icons.h"
#include "editor/document.h"
#include "editor/face.h"
#include "editor/tools/anchor_tool.h"
#include "editor/tools/border_tool.h"
#include "editor/tools/corner_tool.h"
#include "editor/tools/draw_tool.h"
#include "editor/tools/lane_tool.h"
#include "editor/tools/merge_tool.h"
#include "editor/tools/river_tool.h"
#include "editor/tools/sea_name_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/split_tool.h"
#include "editor/tools/stamp_tool.h"
#include "editor/tools/underlay_tool.h"
#include "editor/tools/whose_tool.h"
#include "editor/words.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPalette>

#include <array>

namespace marches::editor {

namespace {

/// The names of tools; a context for the translator.
struct ToolWords {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::ToolWords)
};

/// A sign of lines and dots, in a square of 24.
QIcon lineIcon(std::vector<QPolygonF> lines, std::vector<QPointF> dots) {
    return theme::paintedIcon([lines = std::move(lines), dots = std::move(dots)](
                                  QPainter& painter, const QRect& where, QIcon::Mode mode) {
        const QColor ink = QPalette().color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active,
                                            QPalette::WindowText);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(where.topLeft());
        painter.scale(where.width() / 24.0, where.height() / 24.0);
        painter.setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const QPolygonF& line : lines)
            painter.drawPolyline(line);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        for (const QPointF& dot : dots)
            painter.drawEllipse(dot, 2.4, 2.4);
    });
}

template <class Kind>
std::unique_ptr<Tool> makeTool(ToolHost& host) {
    return std::make_unique<Kind>(contextOf(host));
}

ToolKind kindOf(const char* id, Qt::Key key, QIcon icon, QString (*name)(),
                std::unique_ptr<Tool> (*make)(ToolHost&)) {
    return {.id = QString::fromLatin1(id),
            .key = QKeySequence(key),
            .icon = std::move(icon),
            .name = name,
            .gapBefore = false,
            .make = make};
}

/// A line parts it from the tool above.
ToolKind gapBefore(ToolKind kind) {
    kind.gapBefore = true;
    return kind;
}

} // namespace

ToolContext contextOf(ToolHost& host) {
    return {host.map(),
            [&host]() -> const draft::Draft& { return host.document().draft(); },
            [&host](draft::Change change) {
                return host.document().apply(std::move(change), {QStringLiteral("map"), host.chosen()});
            },
            [&host](std::string_view id) { return host.numberOf(id); },
            [&host](std::string_view id) {
                const Atlas& atlas = host.document().atlas();
                const int position = atlas.province(id);
                return position < 0 ? text(id) : atlas.provinceName(position);
            },
            [](const Sentence& sentence) { return sentenceText(sentence); },
            [&host] { return host.chosen(); },
            [&host](std::vector<std::string> provinces) { host.choose(std::move(provinces)); },
            [&host](const QString& said) { host.say(said); },
            [&host] { host.dropTool(); },
            [&host] { return host.document().atlas().countries; },
            [&host]() -> NewProvinceRows* {
                return host.panels() == nullptr ? nullptr : host.panels()->makeNewProvinceRows();
            },
            [&host]() -> const draft::Draft& { return host.document().within(); },
            &host.traced()};
}

std::span<const ToolKind> toolKinds() {
    static const std::array kinds{
        kindOf(
            "select", Qt::Key_V,
            lineIcon(
                {{{5, 2}, {5, 19}, {9.4, 15.2}, {12, 21.4}, {14.8, 20.2}, {12.2, 14.2}, {18, 14}, {5, 2}}},
                {}),
            [] { return ToolWords::tr("Select"); }, makeTool<SelectTool>),
        kindOf(
            "draw", Qt::Key_D,
            lineIcon({{{6, 9}, {12, 4}, {19, 9}, {16, 19}, {7, 18}, {6, 9}}},
                     {{6, 9}, {12, 4}, {19, 9}, {16, 19}, {7, 18}}),
            [] { return ToolWords::tr("Draw a province"); }, makeTool<DrawTool>),
        kindOf(
            "border", Qt::Key_B,
            lineIcon({{{3, 18}, {9, 10}, {15, 14}, {21, 5}}}, {{3, 18}, {9, 10}, {15, 14}, {21, 5}}),
            [] { return ToolWords::tr("Borders"); }, makeTool<BorderTool>),
        kindOf(
            "split", Qt::Key_S,
            lineIcon({{{4, 5}, {20, 5}, {20, 19}, {4, 19}, {4, 5}}, {{12, 2}, {12, 22}}}, {}),
            [] { return ToolWords::tr("Split"); }, makeTool<SplitTool>),
        kindOf(
            "merge", Qt::Key_G,
            lineIcon({{{4, 5}, {20, 5}, {20, 19}, {4, 19}, {4, 5}},
                      {{7, 12}, {17, 12}},
                      {{10, 9}, {7, 12}, {10, 15}},
                      {{14, 9}, {17, 12}, {14, 15}}},
                     {}),
            [] { return ToolWords::tr("Merge"); }, makeTool<MergeTool>),
        kindOf(
            "whose", Qt::Key_C,
            lineIcon({{{19, 4}, {11, 13}}, {{11, 13}, {8, 14}, {5, 20}, {11, 17}, {12, 14}}}, {}),
            [] { return ToolWords::tr("Whose"); }, makeTool<WhoseTool>),
        gapBefore(kindOf(
            "lane", Qt::Key_L, lineIcon({{{5, 17}, {9, 10}, {14, 9}, {19, 6}}}, {{5, 17}, {19, 6}}),
            [] { return ToolWords::tr("Sea lanes"); }, makeTool<LaneTool>)),
        kindOf(
            "corner", Qt::Key_Q, lineIcon({{{12, 3}, {12, 21}}, {{3, 12}, {21, 12}}}, {{12, 12}}),
            [] { return ToolWords::tr("Corners"); }, makeTool<CornerTool>),
        kindOf(
            "anchor", Qt::Key_A,
            lineIcon(
                {{{12, 6}, {12, 21}}, {{8, 10}, {16, 10}}, {{4, 15}, {6, 19}, {12, 21}, {18, 19}, {20, 15}}},
                {{12, 5}}),
            [] { return ToolWords::tr("Places of names and tokens"); }, makeTool<AnchorTool>),
        kindOf(
            "sea-name", Qt::Key_T,
            lineIcon({{{8, 15}, {12, 5}, {16, 15}},
                      {{9.5, 11.5}, {14.5, 11.5}},
                      {{3, 21}, {8, 19}, {16, 19}, {21, 21}}},
                     {}),
            [] { return ToolWords::tr("Names of seas"); }, makeTool<SeaNameTool>),
        gapBefore(kindOf(
            "river", Qt::Key_R, lineIcon({{{4, 4}, {7, 9}, {13, 10}, {15, 16}, {20, 20}}}, {}),
            [] { return ToolWords::tr("Rivers"); }, makeTool<RiverTool>)),
        kindOf(
            "relief", Qt::Key_I,
            lineIcon({{{2, 19}, {9, 6}, {14, 15}}, {{12, 19}, {16, 11}, {22, 19}, {2, 19}}}, {}),
            [] { return ToolWords::tr("Relief"); }, makeTool<ReliefTool>),
        kindOf(
            "woods", Qt::Key_W,
            lineIcon({{{8, 21}, {8, 17}},
                      {{3, 17}, {8, 4}, {13, 17}, {3, 17}},
                      {{16, 21}, {16, 18}},
                      {{12, 18}, {16, 8}, {21, 18}, {12, 18}}},
                     {}),
            [] { return ToolWords::tr("Woods"); }, makeTool<WoodsTool>),
        gapBefore(kindOf(
            "underlay", Qt::Key_U,
            lineIcon({{{3, 5}, {21, 5}, {21, 19}, {3, 19}, {3, 5}},
                      {{3, 16}, {8, 11}, {12, 15}, {16, 10}, {21, 15}}},
                     {{8, 8.5}}),
            [] { return ToolWords::tr("Picture to trace"); }, makeTool<UnderlayTool>))};
    return kinds;
}

} // namespace marches::editor
