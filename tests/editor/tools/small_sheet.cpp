#include "tests/editor/tools/small_sheet.h"

#include "editor/map/sheet_picture.h"
#include "engine/draft/warriors/warriors_slots.h"

#include <QFile>
#include <QMouseEvent>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr auto sheetYaml = R"(format: marches-scenario 1
game: warriors-and-traders
id: small
names: {en: Small}
countries:
  north: {names: {en: North}, number: 1, capital: kent, trade-center: artois}
  south: {names: {en: South}, number: 2, capital: wales, trade-center: bern}
provinces:
  kent: {names: {en: Kent}, country: north, links: [artois, wales]}
  artois: {names: {en: Artois}, country: north, links: [bern, fyn]}
  wales: {names: {en: Wales}, country: south, links: [bern]}
  bern: {names: {en: Bern}, country: south}
  fyn: {names: {en: Fyn}, country: [north, south]}
picture:
  file: small.svg
  size: [400, 300]
  sea-lanes:
    - {between: [artois, fyn], path: [[250, 100], [300, 120]]}
  anchors:
    kent: {label: [90, 90]}
)";

constexpr auto sheetSvg =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
  <g id="rivers"><path d="M60 60 L100 140"/></g>
  <g id="provinces">
    <path id="prov-kent" d="M50 50 L150 50 L150 150 L50 150 Z"/>
    <path id="prov-artois" d="M150 50 L250 50 L250 150 L150 150 Z"/>
    <path id="prov-wales" d="M50 150 L150 150 L150 250 L50 250 Z"/>
    <path id="prov-bern" d="M150 150 L250 150 L250 250 L150 250 Z"/>
    <path id="prov-fyn" d="M300 100 L350 100 L350 150 L300 150 Z"/>
  </g>
</svg>
)";

void putFile(const QTemporaryDir& folder, const char* name, const char* bytes) {
    QFile file(folder.filePath(QString::fromLatin1(name)));
    if (file.open(QIODevice::WriteOnly)) file.write(bytes);
}

} // namespace

draft::Draft smallDraft(const QTemporaryDir& folder) {
    putFile(folder, "small.yaml", sheetYaml);
    putFile(folder, "small.svg", sheetSvg);
    const std::filesystem::path path = folder.path().toStdString();
    const draft::GameSlots games[] = {draft::warriors::warriorsSlots()};
    return draft::openDraft(path / "small.yaml", {path}, games).draft.value_or(draft::Draft{});
}

SmallSheet::SmallSheet() : draft(smallDraft(folder)) {
    const ScenarioResult read = draft::scenarioOf(draft);
    view.resize(900, 700);
    if (!read.scenario) return;
    const Map& map = *read.scenario->whole.map;
    for (std::size_t i = 0; i < map.provinces().size(); ++i)
        ids.push_back(map.provinces()[idAt<ProvinceId>(i)].id);
    view.setPicture(sheetPicture(draft, map));
    for (std::size_t i = 0; i < ids.size(); ++i) {
        appmap::ProvinceFace face;
        face.name = QString::fromStdString(ids[i]);
        view.setFace(idAt<ProvinceId>(i), face);
    }
    view.setScale(2);
    view.centreOn(QPointF(200, 150));
    view.show();
    (void)view.grab();
}

int SmallSheet::position(std::string_view id) const {
    const auto known = std::find(ids.begin(), ids.end(), id);
    return known == ids.end() ? -1 : static_cast<int>(known - ids.begin());
}

void SmallSheet::follow(const draft::Change& change) {
    for (const auto& [label, id] : draft.labels.all())
        if (position(id) < 0) ids.push_back(id);
    const auto patch = changePatch(draft, change, view.shapes()->picture(),
                                   [this](std::string_view id) { return position(id); });
    if (patch) return view.patch(*patch);
    const ScenarioResult read = draft::scenarioOf(draft); // another sheet
    QVERIFY(read.scenario.has_value());
    const Map& map = *read.scenario->whole.map;
    ids.clear();
    for (std::size_t i = 0; i < map.provinces().size(); ++i)
        ids.push_back(map.provinces()[idAt<ProvinceId>(i)].id);
    view.setPicture(sheetPicture(draft, map));
    view.setScale(2);
}

ToolContext SmallSheet::context() {
    return {view,
            [this]() -> const draft::Draft& { return draft; },
            [this](draft::Change change) {
                if (!draft::apply(draft, change)) return false;
                follow(change);
                steps.push_back(std::move(change));
                return true;
            },
            [this](std::string_view id) { return position(id); },
            [](std::string_view id) {
                QString name = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
                return name.left(1).toUpper() + name.mid(1);
            },
            [](const Sentence& sentence) { return QString::fromStdString(englishText(sentence)); },
            [this] { return chosen; },
            [this](std::vector<std::string> provinces) { chosen = std::move(provinces); },
            [this](const QString& text) { said << text; },
            [this] { ++left; },
            [] {
                return std::vector<CountryEntry>{
                    {"north", QStringLiteral("North"), theme::countryPigment(0)},
                    {"south", QStringLiteral("South"), theme::countryPigment(1)}};
            },
            []() -> NewProvinceRows* { return nullptr; },
            [this]() -> const draft::Draft& { return draft; },
            nullptr};
}

void SmallSheet::undo() {
    const draft::Change back = draft::reversed(steps.back());
    steps.pop_back();
    QVERIFY(draft::apply(draft, back));
    follow(back);
}

QPoint SmallSheet::at(double x, double y) const {
    return view.toView({x, y}).toPoint();
}

double SmallSheet::area(const char* id) const {
    return planar::squareUnitsOf(draft.map->area2(label(id)));
}

void SmallSheet::use(SheetTool& tool) {
    view.setTool(&tool);
    view.setFocus();
}

void SmallSheet::press(double x, double y, Qt::KeyboardModifiers modifiers) {
    QTest::mousePress(&view, Qt::LeftButton, modifiers, at(x, y));
}

/// QTest's moves bear no modifiers.
void SmallSheet::move(double x, double y, Qt::KeyboardModifiers modifiers) {
    const QPointF to = at(x, y);
    QMouseEvent event(QEvent::MouseMove, to, view.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers);
    QApplication::sendEvent(&view, &event);
}

void SmallSheet::release(double x, double y, Qt::KeyboardModifiers modifiers) {
    QTest::mouseRelease(&view, Qt::LeftButton, modifiers, at(x, y));
}

void SmallSheet::click(double x, double y, Qt::KeyboardModifiers modifiers) {
    press(x, y, modifiers);
    release(x, y, modifiers);
}

void SmallSheet::drag(double x, double y, double toX, double toY, Qt::KeyboardModifiers modifiers) {
    press(x, y, modifiers);
    move((x + toX) / 2, (y + toY) / 2, modifiers);
    move(toX, toY, modifiers);
    release(toX, toY, modifiers);
}

void SmallSheet::keysTo(const SheetTool& tool, double x, double y) {
    if (!tool.crosshair()) key(Qt::Key_Left);
    const auto go = [&](bool across) {
        const auto left = [&] {
            const QPointF way = QPointF(at(x, y)) - *tool.crosshair();
            return qRound(across ? way.x() : way.y());
        };
        for (int guard = 0; left() != 0 && guard < 400; ++guard) {
            const int way = left();
            const int forward = across ? Qt::Key_Right : Qt::Key_Down;
            const int back = across ? Qt::Key_Left : Qt::Key_Up;
            key(way > 0 ? forward : back, std::abs(way) >= 8 ? Qt::NoModifier : Qt::ShiftModifier);
        }
    };
    go(true);
    go(false);
}

void SmallSheet::dragByKeys(const SheetTool& tool, double x, double y, double toX, double toY) {
    keysTo(tool, x, y);
    key(Qt::Key_Period);
    keysTo(tool, toX, toY);
    key(Qt::Key_Period);
}

void SmallSheet::key(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(&view, static_cast<Qt::Key>(key), modifiers);
}

} // namespace marches::editor
