// What moves on the map: it stands in for the stacks while it lasts, leads to what is so, and gives way to
// input.
#include "app/map/motion.h"
#include "app/theme/motion.h"
#include "app/theme/style.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/paint_spy.h"
#include "tests/app/motion_clock.h"
#include "tests/app/pieces.h"
#include "tests/app/register.h"

#include <QDir>
#include <QLineEdit>
#include <QSignalSpy>
#include <QVBoxLayout>

#include <array>

namespace marches::appmap {

namespace {

using theme::PlayerColour;
using theme::TokenPiece;

MapToken tokenOf(TokenPiece kind, std::optional<PlayerColour> owner, int count = 1) {
    MapToken token;
    token.look.piece = kind;
    token.look.owner = owner;
    token.look.count = count;
    return token;
}

class MotionTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aMarchLeadsFromThereToHere_data();
    void aMarchLeadsFromThereToHere();
    void nothingMovesWhereTheStyleWishesSo();
    void halfSpeedTakesTwiceAsLong();
    void inputEndsItAtOnce_data();
    void inputEndsItAtOnce();
    void inputElsewhereEndsItToo();
    void theNextOneTakesItsPlace();
    void zoomingEndsIt();
    void onlyWhatMovesIsPainted();
    void theGroundChangesHandsOnArrival();
    void aBattleInPictures_data();
    void aBattleInPictures();
    void arrowsAndArcsAreDrawnFromTheirStart();
    void theViewGlides();

private:
    /// What lies about the province where it happens.
    QImage about(const QImage& image) {
        const QPointF middle =
            view_->toView(view_->shapes()->grid().pole(static_cast<int>(index(to_))).point);
        return image.copy(QRect(middle.toPoint() - QPoint(200, 170), QSize(480, 380)));
    }
    void keep(const QImage& image, const QString& name) {
        const QDir pictures(QStringLiteral(MARCHES_PICTURE_DIR));
        QVERIFY(about(image).save(pictures.filePath(name)));
    }
    QImage shot() { return view_->grab().toImage().convertToFormat(QImage::Format_RGB32); }
    void setGroups(ProvinceId province, std::optional<PlayerColour> owner, std::vector<TokenGroup> groups);
    StackPicture pictureNow(ProvinceId province, UnitMark firstUnit);
    MapMotion march();

    theme::MarchesStyle* style_ = nullptr;
    std::unique_ptr<MotionClock> clock_;
    BundledMap map_;
    std::unique_ptr<QWidget> window_;
    MapView* view_ = nullptr;
    QLineEdit* field_ = nullptr;
    ProvinceId from_ = noProvince;
    ProvinceId to_ = noProvince;
};

void MotionTest::init() {
    style_ = qobject_cast<theme::MarchesStyle*>(QApplication::style());
    style_->setTheme({});
    style_->setMotion(theme::Motion::Usual);
    clock_ = std::make_unique<MotionClock>();
    map_ = bundledMap("western-europe");
    window_ = std::make_unique<QWidget>();
    auto* layout = new QVBoxLayout(window_.get());
    view_ = new MapView;
    field_ = new QLineEdit;
    layout->addWidget(view_, 1);
    layout->addWidget(field_);
    window_->resize(1200, 800);
    showPosition(*view_, map_);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    view_->setScale(1);
    from_ = map_.province("bayern");
    to_ = map_.province("palatinate");
    view_->centreOn(map_.province("palatinate"));
    TokenGroup army;
    army.owner = PlayerColour::Blue;
    army.tokens = {tokenOf(theme::pieces::archer, PlayerColour::Blue, 2),
                   tokenOf(theme::pieces::infantry, PlayerColour::Blue)};
    setGroups(from_, PlayerColour::Blue, {army});
    setGroups(to_, PlayerColour::Green, {});
    (void)shot(); // the new scale is ready
}

void MotionTest::cleanup() {
    window_.reset();
    clock_.reset();
}

void MotionTest::setGroups(ProvinceId province, std::optional<PlayerColour> owner,
                           std::vector<TokenGroup> groups) {
    ProvinceFace face = view_->face(province);
    face.owner = owner;
    face.groups = std::move(groups);
    view_->setFace(province, face);
}

/// As the face says; its units are numbered on from `firstUnit`.
StackPicture MotionTest::pictureNow(ProvinceId province, UnitMark firstUnit) {
    StackPicture picture;
    picture.owner = view_->face(province).owner;
    picture.groups = view_->face(province).groups;
    for (const TokenGroup& group : picture.groups) {
        picture.units.emplace_back();
        for (const MapToken& token : group.tokens) {
            picture.units.back().emplace_back();
            for (int i = 0; i < token.look.count; ++i)
                picture.units.back().back().push_back(firstUnit++);
        }
    }
    return picture;
}

/// One of the two Archers goes; sets the faces as they are then.
MapMotion MotionTest::march() {
    MapMotion motion;
    motion.provinces = {from_, to_};
    motion.pictures.push_back({pictureNow(from_, 0), pictureNow(to_, 100)});
    TokenGroup rest = view_->face(from_).groups.front();
    rest.tokens[0].look.count = 1;
    TokenGroup gone;
    gone.owner = PlayerColour::Blue;
    gone.tokens = {tokenOf(theme::pieces::archer, PlayerColour::Blue)};
    setGroups(from_, PlayerColour::Blue, {rest});
    setGroups(to_, PlayerColour::Blue, {gone});
    StackPicture there = pictureNow(to_, 1);
    StackPicture here = pictureNow(from_, 0);
    here.units = {{{0}, {2}}};
    motion.pictures.push_back({here, there});
    motion.scenes.push_back({220, false, {}, {}});
    return motion;
}

void MotionTest::aMarchLeadsFromThereToHere_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void MotionTest::aMarchLeadsFromThereToHere() {
    QFETCH(bool, dark);
    theme::Theme look;
    look.tone = dark ? theme::Tone::Dark : theme::Tone::Light;
    style_->setTheme(look);
    QCoreApplication::processEvents();
    const QImage before = shot();
    const MapMotion motion = march();
    const QImage after = shot();
    QVERIFY(before != after);
    view_->layers().motion.play(motion);
    QVERIFY(view_->layers().motion.moves());
    const QString name = QStringLiteral("motion-march-%1-%2.png").arg(dark ? "dark" : "light");
    std::vector<QImage> seen{shot()};
    QVERIFY(seen.back() != after);
    keep(seen.back(), name.arg(0));
    // nobody has arrived yet
    const QRect place = view_->stack(to_).bounds.translated(view_->toView({0, 0})).toAlignedRect();
    QCOMPARE(seen.back().copy(place), before.copy(place));
    QVERIFY(after.copy(place) != before.copy(place));
    for (const int percent : {25, 50, 75}) {
        clock_->pass(55);
        QVERIFY(view_->layers().motion.moves());
        seen.push_back(shot());
        keep(seen.back(), name.arg(percent));
        QVERIFY(seen.back() != seen[seen.size() - 2]);
        QVERIFY(seen.back() != after);
    }
    clock_->pass(55);
    QVERIFY(!view_->layers().motion.moves());
    QCOMPARE(shot(), after);
    keep(after, name.arg(100));
}

void MotionTest::nothingMovesWhereTheStyleWishesSo() {
    style_->setMotion(theme::Motion::Off);
    const MapMotion motion = march();
    const QImage after = shot();
    view_->layers().motion.play(motion);
    QVERIFY(!view_->layers().motion.moves());
    QCOMPARE(shot(), after);
}

void MotionTest::halfSpeedTakesTwiceAsLong() {
    style_->setMotion(theme::Motion::Half);
    view_->layers().motion.play(march());
    clock_->pass(430);
    QVERIFY(view_->layers().motion.moves());
    clock_->pass(10);
    QVERIFY(!view_->layers().motion.moves());
}

void MotionTest::inputEndsItAtOnce_data() {
    QTest::addColumn<int>("input");
    int input = 0;
    for (const char* name : {"left button", "right button", "key", "wheel"})
        QTest::newRow(name) << input++;
}

void MotionTest::inputEndsItAtOnce() {
    QFETCH(int, input);
    const MapMotion motion = march();
    const QImage after = about(shot());
    view_->layers().motion.play(motion);
    clock_->pass(60);
    QVERIFY(about(shot()) != after);
    // a move of the pointer is none
    const QPoint elsewhere(20, 20);
    QTest::mouseMove(view_, elsewhere);
    QVERIFY(view_->layers().motion.moves());
    switch (input) {
    case 0:
        QTest::mousePress(view_, Qt::LeftButton, {}, elsewhere);
        break;
    case 1:
        QTest::mousePress(view_, Qt::RightButton, {}, elsewhere);
        break;
    case 2:
        QTest::keyPress(view_, Qt::Key_Control);
        break;
    default: {
        QWheelEvent wheel(elsewhere, view_->mapToGlobal(elsewhere), {}, {120, 0}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view_, &wheel);
    }
    }
    QVERIFY(!view_->layers().motion.moves());
    QCOMPARE(about(shot()), after);
    clock_->pass(500);
    QCOMPARE(about(shot()), after);
}

void MotionTest::inputElsewhereEndsItToo() {
    view_->layers().motion.play(march());
    clock_->pass(60);
    field_->setFocus();
    QVERIFY(view_->layers().motion.moves());
    QTest::keyClick(field_, Qt::Key_A);
    QVERIFY(!view_->layers().motion.moves());
    QCOMPARE(field_->text(), QStringLiteral("a")); // it has lost nothing by it
}

void MotionTest::theNextOneTakesItsPlace() {
    const MapMotion motion = march();
    view_->layers().motion.play(motion);
    clock_->pass(200);
    view_->layers().motion.play(motion);
    clock_->pass(200); // the first one would be over
    QVERIFY(view_->layers().motion.moves());
    clock_->pass(20);
    QVERIFY(!view_->layers().motion.moves());
}

void MotionTest::zoomingEndsIt() {
    view_->layers().motion.play(march());
    clock_->pass(60);
    const QSignalSpy over(view_, &MapView::motionOver);
    view_->camera().zoomIn();
    QVERIFY(!view_->layers().motion.moves());
    QTRY_COMPARE(over.size(), 1);
    QCOMPARE(over[0][0].toBool(), false);
}

void MotionTest::onlyWhatMovesIsPainted() {
    view_->layers().motion.play(march());
    QTRY_VERIFY(!view_->grab().isNull());
    clock_->pass(40);
    QCoreApplication::processEvents();
    PaintSpy spy(view_);
    clock_->pass(16);
    QTRY_VERIFY(!spy.painted.isEmpty());
    int area = 0;
    for (const QRect& part : spy.painted)
        area += part.width() * part.height();
    QVERIFY2(area < view_->width() * view_->height() / 20, qPrintable(QString::number(area)));
}

void MotionTest::theGroundChangesHandsOnArrival() {
    const QPoint ground = provincePoint(*view_, to_).value() + QPoint(0, 60); // off its name
    QCOMPARE(view_->provinceAt(ground), to_);
    const QColor green = shot().pixelColor(ground);
    const MapMotion motion = march();
    const QColor blue = shot().pixelColor(ground);
    QVERIFY(green != blue);
    view_->layers().motion.play(motion);
    clock_->pass(200);
    QVERIFY(view_->layers().motion.moves());
    QCOMPARE(shot().pixelColor(ground), green);
    clock_->pass(20);
    QCOMPARE(shot().pixelColor(ground), blue);
}

void MotionTest::aBattleInPictures_data() {
    aMarchLeadsFromThereToHere_data();
}

/// Two attack, one of each side falls, the other defender retreats, the province changes hands.
void MotionTest::aBattleInPictures() {
    QFETCH(bool, dark);
    theme::Theme look;
    look.tone = dark ? theme::Tone::Dark : theme::Tone::Light;
    style_->setTheme(look);
    QCoreApplication::processEvents();
    const ProvinceId refuge = map_.province("brandenburg");
    TokenGroup holder;
    holder.owner = PlayerColour::Green;
    holder.tokens = {tokenOf(theme::pieces::fort, PlayerColour::Green),
                     tokenOf(theme::pieces::infantry, PlayerColour::Green)};
    TokenGroup attacker;
    attacker.owner = PlayerColour::Blue;
    attacker.attacking = true;
    attacker.tokens = {tokenOf(theme::pieces::cavalry, PlayerColour::Blue),
                       tokenOf(theme::pieces::archer, PlayerColour::Blue)};
    const auto picture = [](std::optional<PlayerColour> owner, std::vector<TokenGroup> groups,
                            std::vector<std::vector<std::vector<UnitMark>>> units) {
        return StackPicture{owner, std::move(groups), std::move(units)};
    };
    MapMotion motion;
    motion.provinces = {to_, refuge};
    const StackPicture empty = picture(PlayerColour::Green, {}, {});
    motion.pictures.push_back(
        {picture(PlayerColour::Green, {holder, attacker}, {{{1}, {2}}, {{3}, {4}}}), empty});
    holder.tokens[1].look.damage = 1;
    attacker.tokens[0].look.damage = 1;
    motion.pictures.push_back(
        {picture(PlayerColour::Green, {holder, attacker}, {{{1}, {2}}, {{3}, {4}}}), empty});
    TokenGroup infantry = holder;
    infantry.tokens.erase(infantry.tokens.begin());
    TokenGroup cavalry = attacker;
    cavalry.tokens.pop_back();
    motion.pictures.push_back({picture(PlayerColour::Green, {infantry, cavalry}, {{{2}}, {{3}}}), empty});
    infantry.tokens[0].look.lying = true;
    cavalry.attacking = false;
    motion.pictures.push_back(
        {picture(PlayerColour::Blue, {cavalry}, {{{3}}}), picture(PlayerColour::Green, {infantry}, {{{2}}})});
    motion.pictures.push_back(motion.pictures.back());
    motion.scenes = {{250, true, {}, {}}, {300, false, {}, {}}, {300, false, {}, {}}};
    motion.scenes.push_back({700, false, {{0, PlayerColour::Blue, QStringLiteral("+5")}}, {0}});
    setGroups(to_, PlayerColour::Green, motion.pictures[0][0].groups);
    setGroups(refuge, PlayerColour::Green, {});
    const QImage before = shot();
    setGroups(to_, PlayerColour::Blue, {cavalry});
    setGroups(refuge, PlayerColour::Green, {infantry});
    const QImage after = shot();
    view_->layers().motion.play(motion);
    QCOMPARE(about(shot()), about(before));
    std::vector<QImage> seen;
    int at = 0;
    for (const int next : {0, 60, 125, 190, 250, 400, 475, 550, 700, 775, 850, 1000, 1200, 1400, 1500}) {
        clock_->pass(next - at);
        at = next;
        QVERIFY(view_->layers().motion.moves());
        QVERIFY(seen.empty() || shot() != seen.back());
        seen.push_back(shot());
        keep(seen.back(), QStringLiteral("motion-battle-%1-%2.png")
                              .arg(dark ? "dark" : "light")
                              .arg(next, 4, 10, QLatin1Char('0')));
    }
    clock_->pass(50);
    QVERIFY(!view_->layers().motion.moves());
    QCOMPARE(shot(), after);
}

void MotionTest::arrowsAndArcsAreDrawnFromTheirStart() {
    const QImage without = shot();
    MapArrow arrow;
    arrow.path = {static_cast<int>(index(from_)), static_cast<int>(index(to_))};
    arrow.owner = PlayerColour::Blue;
    MapArc arc;
    arc.from = static_cast<int>(index(from_));
    arc.to = static_cast<int>(index(map_.province("brandenburg")));
    arc.owner = PlayerColour::Red;
    arc.label = QStringLiteral("a route");
    const auto drawn = [this](const char* name) {
        QVERIFY(view_->layers().marks.draws());
        clock_->pass(100);
        const QImage early = shot();
        clock_->pass(100);
        const QImage late = shot();
        keep(late, QString::fromLatin1(name));
        QVERIFY(early != late);
        clock_->pass(100);
        QVERIFY(!view_->layers().marks.draws());
        QVERIFY(shot() != late);
    };
    view_->layers().marks.setArrows({arrow});
    drawn("motion-arrow.png");
    const QImage withArrow = shot();
    QVERIFY(withArrow != without);
    view_->layers().marks.setArcs({arc});
    drawn("motion-arc.png");
    // what is gone is gone at once; what stays isn't drawn again
    view_->layers().marks.setArcs({});
    QVERIFY(!view_->layers().marks.draws());
    QCOMPARE(shot(), withArrow);
    MapArrow second = arrow;
    second.path.back() = static_cast<int>(index(map_.province("brandenburg")));
    view_->layers().marks.setArrows({arrow, second});
    QVERIFY(view_->layers().marks.draws());
    QTest::keyClick(view_, Qt::Key_Shift);
    QVERIFY(!view_->layers().marks.draws());
    style_->setMotion(theme::Motion::Off);
    view_->layers().marks.setArrows({arrow});
    QVERIFY(!view_->layers().marks.draws());
    QCOMPARE(shot(), withArrow);
}

/// To a province out of sight, step by step; input leaves the view where it is. Where the style wishes for no
/// motion it is there at once.
void MotionTest::theViewGlides() {
    const ProvinceId far = map_.province("orkney");
    const QPointF goal = view_->shapes()->grid().pole(static_cast<int>(index(far))).point;
    const QRectF before = view_->visibleMap();
    QVERIFY(!before.contains(goal));
    view_->camera().glideToSee(std::array{far});
    QVERIFY(view_->camera().glides());
    QCOMPARE(view_->visibleMap(), before);
    const QRectF rest = view_->scene().viewport.resting();
    QVERIFY(rest.contains(goal));
    clock_->pass(175);
    const QRectF halfway = view_->visibleMap();
    QVERIFY(halfway.top() < before.top() && halfway.top() > rest.top());
    clock_->pass(200);
    QVERIFY(!view_->camera().glides());
    QCOMPARE(view_->visibleMap(), rest);
    QCOMPARE(view_->scene().viewport.resting(), rest);
    view_->camera().glideTo(before.center());
    clock_->pass(175);
    QTest::keyClick(field_, Qt::Key_A);
    QVERIFY(!view_->camera().glides());
    QVERIFY(view_->visibleMap() != before && view_->visibleMap() != rest);
    QCOMPARE(view_->scene().viewport.resting(), view_->visibleMap());
    style_->setMotion(theme::Motion::Off);
    view_->camera().glideToSee(std::array{far});
    QVERIFY(!view_->camera().glides());
    QVERIFY(view_->visibleMap().contains(goal));
}

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::MotionTest, look)

#include "motion_test.moc"
