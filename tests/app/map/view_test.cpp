// The map through the glass: mouse, keys, what is painted again, what a screen reader is told.
#include "app/theme/style.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/image_difference.h"
#include "tests/app/map/paint_spy.h"
#include "tests/app/pieces.h"
#include "tests/app/register.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace marches::appmap {

namespace {

qint64 areaOf(const QRegion& region) {
    qint64 sum = 0;
    for (const QRect& part : region)
        sum += qint64{part.width()} * part.height();
    return sum;
}

constexpr int rounding = 8; // smoothly scaled parts differ a little by where they begin

class ViewTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        view_ = shownView();
        QVERIFY(view_ != nullptr);
    }
    void cleanup() { view_.reset(); }

    void everyProvinceCanBeClicked_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("scale");
        for (const char* name : {"western-europe", "eastern-europe"})
            for (const double scale : {0.45, 1.0, 2.5})
                QTest::addRow("%s %d", name, static_cast<int>(scale * 100))
                    << QString::fromLatin1(name) << scale;
    }
    void everyProvinceCanBeClicked() {
        QFETCH(QString, name);
        QFETCH(double, scale);
        showPosition(*view_, bundledMap(name.toStdString()));
        showToScale(*view_, scale);
        for (int i = 0; i < view_->provinceCount(); ++i) {
            const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i));
            view_->centreOn(id);
            const auto point = provincePoint(*view_, id);
            QVERIFY2(point, qPrintable(view_->face(id).name));
            QSignalSpy clicked(&view_->playTool(), &PlayTool::provinceClicked);
            QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::NoModifier, *point);
            QCOMPARE(clicked.count(), 1);
            QCOMPARE(clicked[0][0].value<ProvinceId>(), id);
            QVERIFY(!clicked[0][1].value<TokenHit>());
            QCOMPARE(view_->focus().province(), id);
        }
    }

    void namesAndSealsAreTheirProvinces_data() { everyProvinceCanBeClicked_data(); }
    /// Clicked, pointed at or told of, over water and over others' ground too.
    void namesAndSealsAreTheirProvinces() {
        QFETCH(QString, name);
        QFETCH(double, scale);
        showPosition(*view_, bundledMap(name.toStdString()));
        showToScale(*view_, scale);
        int written = 0;
        int atSea = 0;
        int seals = 0;
        for (const ProvinceId id : allProvinces(*view_)) {
            view_->centreOn(id);
            const LabelPlace& place = view_->labels().places()[index(id)];
            for (const QRectF& box : {place.hidden ? QRectF() : place.name, place.marks}) {
                const QPoint at = (box.center() + view_->toView({})).toPoint();
                if (box.isEmpty() || !view_->rect().contains(at) || view_->childAt(at)) continue;
                if (view_->hitAt(at).token) continue; // it lies over what is written
                ++written;
                seals += box == place.marks;
                atSea += view_->provinceAt(at) == noProvince;
                const QString& what = view_->face(id).name;
                QTest::mouseMove(view_.get(), at);
                QVERIFY2(view_->hitAt(at).province == id, qPrintable(what));
                QSignalSpy clicked(&view_->playTool(), &PlayTool::provinceClicked);
                QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::NoModifier, at);
                QCOMPARE(clicked.count(), 1);
                QVERIFY2(clicked[0][0].value<ProvinceId>() == id, qPrintable(what));
                QToolTip::hideText();
                QHelpEvent help(QEvent::ToolTip, at, view_->mapToGlobal(at));
                QApplication::sendEvent(view_.get(), &help);
                QVERIFY2(QToolTip::text().startsWith(what), qPrintable(what + QToolTip::text()));
            }
        }
        QToolTip::hideText();
        QVERIFY(written > 20);
        QVERIFY(atSea > 0 || scale > 0.5);
        QVERIFY(seals > 0 || scale > 0.5);
    }

    void tokensAreHitBeforeTheGround() {
        showPosition(*view_, west());
        view_->setScale(1);
        const ProvinceId artois = west().province("artois");
        view_->centreOn(artois);
        const std::vector<TokenGroup>& groups = view_->face(artois).groups;
        QCOMPARE(groups.size(), std::size_t{3});
        int hits = 0;
        for (int g = 0; g < 3; ++g)
            for (int t = 0; t < static_cast<int>(groups[static_cast<std::size_t>(g)].tokens.size()); ++t) {
                const auto point = tokenPoint(*view_, artois, {g, t});
                QVERIFY(point);
                QSignalSpy clicked(&view_->playTool(), &PlayTool::provinceClicked);
                QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::ShiftModifier, *point);
                QCOMPARE(clicked.count(), 1);
                QCOMPARE(clicked[0][0].value<ProvinceId>(), artois);
                QCOMPARE(clicked[0][1].value<TokenHit>(), (TokenHit{g, t}));
                QCOMPARE(clicked[0][2].value<Qt::KeyboardModifiers>(), Qt::ShiftModifier);
                ++hits;
            }
        QCOMPARE(hits, 6);
    }

    void draggingScrollsAndIsNoClick() {
        showPosition(*view_, west());
        view_->setScale(1.5);
        view_->centreOn(west().province("bourbon"));
        const QPoint start = provincePoint(*view_, west().province("bourbon")).value();
        const QPointF under = view_->scene().viewport.toMap(start);
        QSignalSpy clicked(&view_->playTool(), &PlayTool::provinceClicked);
        QSignalSpy empty(&view_->playTool(), &PlayTool::backgroundClicked);
        QTest::mousePress(view_.get(), Qt::LeftButton, Qt::NoModifier, start);
        QTest::mouseMove(view_.get(), start + QPoint(40, 10));
        QTest::mouseMove(view_.get(), start + QPoint(90, -30));
        QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::NoModifier, start + QPoint(90, -30));
        QCOMPARE(clicked.count(), 0);
        QCOMPARE(empty.count(), 0);
        QVERIFY((view_->toView(under) - QPointF(start + QPoint(90, -30))).manhattanLength() < 2);
    }

    void theWheelKeepsWhatIsUnderTheCursor() {
        showPosition(*view_, west());
        view_->setScale(0.8);
        const QPointF cursor(700, 300);
        const QPointF before = view_->scene().viewport.toMap(cursor);
        for (const int turn : {120, 120, -120, 360}) {
            QWheelEvent wheel(cursor, view_->mapToGlobal(cursor), {}, QPoint(0, turn), Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(view_.get(), &wheel);
        }
        QVERIFY(view_->scale() > 1.5);
        QVERIFY(QLineF(view_->scene().viewport.toMap(cursor), before).length() * view_->scale() < 3);
        for (int i = 0; i < 60; ++i) {
            QWheelEvent wheel(cursor, view_->mapToGlobal(cursor), {}, QPoint(0, 240), Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(view_.get(), &wheel);
        }
        QCOMPARE(view_->scale(), Viewport::greatestScale);
        view_->camera().fitMap();
        QVERIFY(view_->visibleMap().contains(QRectF(QPointF(1, 1), west().picture->size - QSizeF(2, 2))));
    }

    /// A click right after the wheel, while the last picture still stands in, hits what the cursor points at.
    void aClickRightAfterTheWheelHitsWhatIsThere() {
        showPosition(*view_, west());
        view_->setScale(1);
        const ProvinceId bourbon = west().province("bourbon");
        view_->centreOn(bourbon);
        view_->grab();
        const QPoint cursor = provincePoint(*view_, bourbon).value() + QPoint(60, 20);
        for (const int turn : {120, 240, -120, -480, 360}) {
            const QPointF under = view_->scene().viewport.toMap(cursor);
            QWheelEvent wheel(cursor, view_->mapToGlobal(cursor), {}, QPoint(0, turn), Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(view_.get(), &wheel);
            QVERIFY(view_->rendering());
            QVERIFY(QLineF(view_->scene().viewport.toMap(cursor), under).length() * view_->scale() < 2);
            QSignalSpy clicked(&view_->playTool(), &PlayTool::provinceClicked);
            QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::NoModifier, cursor);
            QCOMPARE(clicked.count(), 1);
            const int ground = view_->shapes()->grid().provinceAt(view_->scene().viewport.toMap(cursor));
            const bool onToken = static_cast<bool>(clicked[0][1].value<TokenHit>());
            QVERIFY(onToken ||
                    clicked[0][0].value<ProvinceId>() == idAt<ProvinceId>(static_cast<std::size_t>(ground)));
        }
    }

    void onlyTheChangeIsPainted() {
        showPosition(*view_, west());
        view_->setScale(1);
        const ProvinceId bourbon = west().province("bourbon");
        view_->centreOn(bourbon);
        QTRY_VERIFY(!view_->rendering());
        QTest::qWait(20);
        PaintSpy spy(view_.get());

        // nothing changed: nothing painted
        ProvinceFace face = view_->face(bourbon);
        view_->setFace(bourbon, face);
        QTest::qWait(20);
        QVERIFY(spy.painted.isEmpty());

        // one more token: about a stack's room
        TokenGroup blue;
        blue.owner = theme::PlayerColour::Blue;
        MapToken archer;
        archer.look.piece = theme::pieces::archer;
        archer.look.owner = blue.owner;
        blue.tokens = {archer};
        face.groups = {blue};
        view_->setFace(bourbon, face);
        QTRY_VERIFY(!spy.painted.isEmpty());
        QVERIFY2(areaOf(spy.painted) < 30000, qPrintable(QString::number(areaOf(spy.painted))));

        // another owner: the province, and no more
        spy.painted = {};
        face.owner = theme::PlayerColour::Black;
        view_->setFace(bourbon, face);
        QTRY_VERIFY(!spy.painted.isEmpty());
        const QRectF box = view_->shapes()->bounds(static_cast<int>(index(bourbon)));
        const QRectF seen(view_->toView(box.topLeft()), box.size());
        QVERIFY(seen.adjusted(-40, -40, 40, 40).contains(QRectF(spy.painted.boundingRect())));

        // the pointer moves from one to another: both, not the rest
        const QPoint from = provincePoint(*view_, bourbon).value();
        QTest::mouseMove(view_.get(), from);
        QTest::qWait(20);
        spy.painted = {};
        QTest::mouseMove(view_.get(), from + QPoint(3, 3));
        QTest::qWait(20);
        QVERIFY(spy.painted.isEmpty());
    }

    void firstPictureIsThePaintedOne_data() { onBothMaps(); }
    /// Its ground is painted beside names and tokens, by a thread.
    void firstPictureIsThePaintedOne() {
        QFETCH(QString, name);
        showPosition(*view_, bundledMap(name.toStdString()));
        view_->repaint();
        QVERIFY(!view_->rendering());
        const QImage first = view_->grab().toImage();
        view_->layers().ground.drop();
        QVERIFY2(greatestDifference(first, view_->grab().toImage()) <= rounding, "not what is painted later");
    }

    void scrolledPictureIsThePaintedOne() {
        showChoice(*view_, west());
        view_->setScale(1.2);
        view_->centreOn(west().province("bourbon"));
        view_->repaint();
        view_->camera().scrollBy({-37, 21});
        view_->repaint();
        view_->camera().scrollBy({90, -160});
        const QImage scrolled = view_->grab().toImage();
        view_->layers().ground.drop();
        const QImage fresh = view_->grab().toImage();
        QVERIFY2(greatestDifference(scrolled, fresh) <= rounding, "scrolling leaves traces");
    }

    void changesOneByOneAreThePaintedWhole() {
        showPosition(*view_, west());
        view_->setScale(0.9);
        view_->repaint();
        showChoice(*view_, west());
        view_->setScale(0.9);
        view_->repaint();
        for (int i = 0; i < view_->provinceCount(); i += 3) {
            const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i));
            ProvinceFace face = view_->face(id);
            face.owner = face.owner == theme::PlayerColour::Red ? theme::PlayerColour::Green
                                                                : theme::PlayerColour::Red;
            face.highlight = i % 2 ? Highlight::Legal : Highlight::None;
            view_->setFace(id, face);
            view_->repaint();
        }
        const QImage grown = view_->grab().toImage();
        view_->layers().ground.drop();
        QVERIFY2(greatestDifference(grown, view_->grab().toImage()) <= rounding, "a change leaves traces");
    }

    void keysReachEveryProvince_data() { onBothMaps(); }
    void keysReachEveryProvince() {
        QFETCH(QString, name);
        const BundledMap& map = bundledMap(name.toStdString());
        showPosition(*view_, map);
        view_->setFocus();
        for (std::size_t i = 0; i < map.picture->provinces.size(); ++i) {
            const auto from = idAt<ProvinceId>(i);
            view_->focus().set(from);
            std::set<ProvinceId> walked;
            const auto neighbours = map.map().neighbours(from);
            for (std::size_t n = 0; n < neighbours.size(); ++n) {
                QTest::keyClick(view_.get(), Qt::Key_BracketRight);
                walked.insert(view_->focus().province());
            }
            QCOMPARE(walked, std::set<ProvinceId>(neighbours.begin(), neighbours.end()));
            // and back again, the other way round
            const ProvinceId last = view_->focus().province();
            QTest::keyClick(view_.get(), Qt::Key_BracketLeft);
            if (neighbours.size() > 1) QVERIFY(view_->focus().province() != last);
        }
    }

    void keysTravelAndAct() {
        showChoice(*view_, west());
        view_->setFocus();
        view_->focus().setHomes({west().province("ile-de-france")},
                                {west().province("london"), west().province("schwyz")});
        QSignalSpy moved(&view_->focus(), &MapFocus::moved);
        QTest::keyClick(view_.get(), Qt::Key_Home);
        QCOMPARE(view_->focus().province(), west().province("ile-de-france"));
        QCOMPARE(moved.count(), 1);
        QTest::keyClick(view_.get(), Qt::Key_Home, Qt::ShiftModifier);
        QCOMPARE(view_->focus().province(), west().province("london"));
        QTest::keyClick(view_.get(), Qt::Key_Home, Qt::ShiftModifier);
        QCOMPARE(view_->focus().province(), west().province("schwyz"));
        view_->focus().set(west().province("anjou"));
        QTest::keyClick(view_.get(), Qt::Key_Right);
        QCOMPARE(view_->focus().province(), west().province("bourbon"));
        // the next that can be gone to lies beyond what is no target
        view_->focus().set(west().province("munster"));
        QTest::keyClick(view_.get(), Qt::Key_Right, Qt::ControlModifier);
        const Highlight there = view_->face(view_->focus().province()).highlight;
        QVERIFY(there == Highlight::Legal || there == Highlight::LegalBattle);

        QSignalSpy activated(&view_->focus(), &MapFocus::activated);
        QSignalSpy chosen(&view_->focus(), &MapFocus::chosen);
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QTest::keyClick(view_.get(), Qt::Key_Space);
        QCOMPARE(activated.count(), 1);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen[0][0].value<ProvinceId>(), view_->focus().province());
    }

    void focusScrollsIntoSight() {
        showPosition(*view_, west());
        view_->setScale(2.5);
        view_->focus().set(west().province("orkney"));
        QVERIFY(provincePoint(*view_, west().province("orkney")));
        view_->focus().set(west().province("provence"));
        QVERIFY(provincePoint(*view_, west().province("provence")));
    }

    /// Whoever looks from a list sees which it is, while the list keeps the keyboard.
    void whatIsPointedOutIsOutlined() {
        showPosition(*view_, west());
        view_->clearFocus();
        QVERIFY(!view_->hasFocus());
        const ProvinceId artois = west().province("artois");
        view_->focus().set(artois);
        const QImage focused = view_->grab().toImage();
        view_->focus().pointOut(artois);
        const QImage outlined = view_->grab().toImage();
        QVERIFY(outlined != focused);
        view_->focus().pointOut(west().province("bern"));
        view_->focus().set(artois);
        QCOMPARE(view_->grab().toImage(), focused);
    }

    void cardsKeepOffWhatCanBeReached() {
        showChoice(*view_, west());
        for (const double scale : {0.5, 0.76, 1.0}) {
            view_->setScale(scale);
            view_->centreOn(west().province("bourbon"));
            for (const char* name : {"artois", "bourbon", "ile-de-france"}) {
                const ProvinceId near = west().province(name);
                const QRect card = view_->freeRect(QSize(290, 250), std::array{near});
                QVERIFY(view_->rect().contains(card));
                int reached = 0;
                for (int y = card.top(); y <= card.bottom(); y += 4)
                    for (int x = card.left(); x <= card.right(); x += 4) {
                        const ProvinceId here = view_->provinceAt(QPointF(x, y));
                        if (here == noProvince) continue;
                        const Highlight h = view_->face(here).highlight;
                        reached += here == near || (h != Highlight::None && h != Highlight::OutOfReach);
                    }
                QCOMPARE(reached, 0);
                for (const auto* panel : {"map.strip", "map.overview"})
                    QVERIFY(
                        !view_->findChild<QWidget*>(QString::fromLatin1(panel))->geometry().intersects(card));
            }
        }
    }

    /// What is written of the province that a card speaks of, even off its ground.
    void cardsKeepOffWhatIsWrittenOfTheirProvince() {
        showPosition(*view_, west());
        view_->setYieldsShown(true);
        for (const double scale : {0.5, 0.66, 0.9}) {
            view_->setScale(scale);
            for (const ProvinceId near : allProvinces(*view_)) {
                view_->centreOn(near);
                const LabelPlace& label = view_->labels().places()[index(near)];
                const QRect card = view_->freeRect(QSize(290, 250), std::array{near});
                const QPointF corner = view_->toView({});
                for (const QRectF& own : {label.hidden ? QRectF() : label.name.translated(corner),
                                          view_->stack(near).bounds.translated(corner),
                                          yieldRect(*view_, near).value_or(QRectF())})
                    QVERIFY2(!own.intersects(card), qPrintable(view_->face(near).name));
            }
        }
    }

    /// A high card on the map of a small window, where all else that can be chosen leaves it no place.
    void cardsLeaveTheirOwnProvinceInSight() {
        const BundledMap& east = bundledMap("eastern-europe");
        showPosition(*view_, east);
        view_->setYieldsShown(true);
        view_->resize(1040, 488);
        for (const ProvinceId id : allProvinces(*view_)) {
            ProvinceFace face = view_->face(id);
            face.highlight = Highlight::Legal;
            view_->setFace(id, face);
        }
        view_->openOn(east.province("budapest"));
        (void)view_->grab();
        for (const ProvinceId near : allProvinces(*view_)) {
            view_->camera().ensureVisible(near);
            const QRect card = view_->freeRect(QSize(310, 430), std::array{near});
            const LabelPlace& label = view_->labels().places()[index(near)];
            if (!label.hidden)
                QVERIFY2(!label.name.translated(view_->toView({})).intersects(card),
                         qPrintable(view_->face(near).name));
            for (int y = card.top() + 12; y <= card.bottom() - 12; y += 4)
                for (int x = card.left() + 12; x <= card.right() - 12; x += 4)
                    QVERIFY2(view_->provinceAt(QPointF(x, y)) != near, qPrintable(view_->face(near).name));
        }
        view_->resize(1200, 700);
    }

    void cardsKeepOffAllThatTheySpeakOf() {
        showPosition(*view_, west());
        view_->setScale(0.76);
        view_->centreOn(west().province("bourbon"));
        const std::array about{west().province("artois"), west().province("bourbon"),
                               west().province("wessex")};
        const QRect card = view_->freeRect(QSize(290, 250), about);
        for (int y = card.top(); y <= card.bottom(); y += 4)
            for (int x = card.left(); x <= card.right(); x += 4)
                QVERIFY(std::find(about.begin(), about.end(), view_->provinceAt(QPointF(x, y))) ==
                        about.end());
    }

    void screenReadersFindProvinces() {
        showPosition(*view_, west());
        const ProvinceId artois = west().province("artois");
        ProvinceFace face = view_->face(artois);
        face.text = QStringLiteral("Contested. Held by Burgundy.");
        view_->setFace(artois, face);
        const ProvinceId away = west().province("orkney");
        ProvinceFace out = view_->face(away);
        out.inPlay = false;
        view_->setFace(away, out);
        view_->setFocus();
        view_->focus().set(artois);

        QAccessibleInterface* map = QAccessible::queryAccessibleInterface(view_.get());
        QVERIFY(map);
        QCOMPARE(map->role(), QAccessible::Tree);
        std::map<QString, QAccessibleInterface*> provinces;
        for (int i = 0; i < map->childCount(); ++i) {
            QAccessibleInterface* child = map->child(i);
            QVERIFY(child);
            QCOMPARE(map->indexOfChild(child), i);
            if (child->role() == QAccessible::TreeItem) provinces[child->text(QAccessible::Name)] = child;
        }
        QCOMPARE(provinces.size(), west().picture->provinces.size() - 1);
        QVERIFY(!provinces.contains(QStringLiteral("Orkney")));
        QAccessibleInterface* found = provinces[QStringLiteral("Artois")];
        QVERIFY(found);
        QCOMPARE(found->text(QAccessible::Description), face.text);
        QVERIFY(found->state().focused);
        QVERIFY(found->parent() == map);
        const QPoint inside = view_->mapToGlobal(provincePoint(*view_, artois).value());
        QVERIFY(found->rect().contains(inside));
        QVERIFY(map->childAt(inside.x(), inside.y()) == found);
        QVERIFY(map->focusChild() == found);
        QSignalSpy activated(&view_->focus(), &MapFocus::activated);
        auto* london = provinces[QStringLiteral("London")];
        london->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(activated.count(), 1);
        QCOMPARE(view_->focus().province(), west().province("london"));
    }

    void aVariantGreysWhatIsLeftOut() {
        showPosition(*view_, west());
        view_->setScale(0.7);
        const ProvinceId anjou = west().province("anjou");
        view_->centreOn(anjou);
        const QPoint at = provincePoint(*view_, anjou).value();
        ProvinceFace face = view_->face(anjou);
        face.inPlay = false;
        face.owner = {};
        face.groups = {};
        view_->setFace(anjou, face);
        const QColor out = theme::colour(theme::Role::OutOfPlay, theme::Tone::Light);
        const QColor seen(view_->grab().toImage().pixel(at)); // but for the paper's grain
        const int off = std::max({std::abs(seen.red() - out.red()), std::abs(seen.green() - out.green()),
                                  std::abs(seen.blue() - out.blue())});
        QVERIFY2(off <= 12, qPrintable(seen.name()));
    }

    void themesChangeWhileRunning() {
        showPosition(*view_, west());
        const QImage light = view_->grab().toImage();
        auto* style = qobject_cast<theme::MarchesStyle*>(QApplication::style());
        style->setTheme({theme::Tone::Dark, 1.0});
        const QImage dark = view_->grab().toImage();
        style->setTheme({theme::Tone::Light, 1.0});
        QVERIFY(QColor(light.pixel(700, 20)).lightness() > 150);
        QVERIFY(QColor(dark.pixel(700, 20)).lightness() < 80);
        QCOMPARE(view_->grab().toImage(), light);
    }

private:
    std::unique_ptr<MapView> view_;
};

} // namespace
} // namespace marches::appmap

MARCHES_TEST(marches::appmap::ViewTest, look)

#include "view_test.moc"
