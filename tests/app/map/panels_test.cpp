// What lies on the map: the overview, the legend and its strip, tooltips.
#include "app/map/realm_shader.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/paint_spy.h"
#include "tests/app/register.h"

#include <QHelpEvent>
#include <QSignalSpy>
#include <QToolButton>
#include <QToolTip>
#include <QWindow>

#include <algorithm>
#include <memory>
#include <set>

namespace marches::appmap {

namespace {

LegendEntry soManyPieces() {
    LegendEntry entry;
    entry.sample = LegendEntry::Sample::Merged;
    entry.token.owner = theme::PlayerColour::Blue;
    entry.token.count = 5;
    entry.text = QStringLiteral("so many pieces");
    return entry;
}

/// One owner's, in a province that has no room for each.
std::vector<TokenGroup> fourPieces() {
    TokenGroup group;
    group.owner = theme::PlayerColour::Blue;
    for (const QString& name : {QStringLiteral("Fort"), QStringLiteral("two Archers"),
                                QStringLiteral("a Cavalry"), QStringLiteral("a Princess")}) {
        MapToken token;
        token.look.owner = group.owner;
        token.text = name;
        group.tokens.push_back(token);
    }
    return {group};
}

void setGroups(MapView& view, ProvinceId province, std::vector<TokenGroup> groups) {
    ProvinceFace face = view.face(province);
    face.owner = theme::PlayerColour::Blue;
    face.groups = std::move(groups);
    view.setFace(province, face);
}

class PanelsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        view_ = shownView();
        QVERIFY(view_ != nullptr);
    }
    void cleanup() { view_.reset(); }

    /// It stands where it hides least, and what it hides can be had out from under it.
    void overviewHidesNothingForGood_data() { onBothMaps(); }
    void overviewHidesNothingForGood() {
        QFETCH(QString, name);
        showPosition(*view_, bundledMap(name.toStdString()));
        auto* overview = view_->findChild<QWidget*>(QStringLiteral("map.overview"));
        view_->camera().fitMap();
        QVERIFY(!overview->isVisible());
        for (const double zoom : {0.0, 1.3}) {
            for (int i = 0; i < view_->provinceCount(); ++i) {
                const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i));
                if (zoom > 0)
                    view_->setScale(zoom);
                else
                    view_->openOn(id);
                QVERIFY(overview->isVisible());
                view_->camera().ensureVisible(id);
                const QPointF pole = view_->toView(view_->shapes()->grid().pole(i).point);
                QVERIFY2(view_->rect().contains(pole.toPoint()), qPrintable(view_->face(id).name));
                QVERIFY2(!overview->geometry().contains(pole.toPoint()), qPrintable(view_->face(id).name));
            }
        }
    }

    /// The same of what is written beside the land: names in the sea with their signs, tokens, yields.
    void overviewKeepsOffWhatIsWritten() {
        showPosition(*view_, west());
        view_->resize(1190, 640);
        for (const char* home : {"sjaelland", "london", "dublin"}) {
            view_->openOn(west().province(home));
            QTest::qWait(0);
            (void)view_->grab();
            const QRectF overview = view_->findChild<QWidget*>(QStringLiteral("map.overview"))->geometry();
            for (int i = 0; i < view_->provinceCount(); ++i) {
                const LabelPlace& place = view_->labels().places()[static_cast<std::size_t>(i)];
                const QPointF corner = view_->toView({});
                const QRectF name = place.name.translated(corner);
                QVERIFY2(!name.intersects(overview),
                         qPrintable(view_->face(idAt<ProvinceId>(static_cast<std::size_t>(i))).name));
            }
        }
        view_->resize(1200, 640);
    }

    /// Names, signs and tokens, wherever they stand.
    void toolTipsBeginWithTheProvince() {
        showPosition(*view_, west());
        view_->openOn(west().province("sjaelland"));
        (void)view_->grab();
        int apart = 0;
        int tokens = 0;
        const auto tipAt = [&](const QPointF& at) {
            QToolTip::hideText();
            QHelpEvent help(QEvent::ToolTip, at.toPoint(), view_->mapToGlobal(at.toPoint()));
            QApplication::sendEvent(view_.get(), &help);
            return QToolTip::text();
        };
        for (int i = 0; i < view_->provinceCount(); ++i) {
            const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i));
            const QString name = view_->face(id).name;
            const LabelPlace& place = view_->labels().places()[static_cast<std::size_t>(i)];
            const QPointF written = view_->toView({}) + place.name.center();
            if (!place.hidden && view_->rect().contains(written.toPoint()) &&
                !view_->childAt(written.toPoint()) && !view_->hitAt(written).token) {
                apart += view_->provinceAt(written) != id;
                QVERIFY2(tipAt(written).startsWith(name), qPrintable(name + u' ' + tipAt(written)));
            }
            const auto token = tokenPoint(*view_, id, {0, 0});
            if (!token) continue;
            ++tokens;
            QVERIFY2(tipAt(*token).startsWith(name), qPrintable(name + u' ' + tipAt(*token)));
        }
        QVERIFY(apart > 0);
        QVERIFY(tokens > 10);
        QToolTip::hideText();
    }

    void theWholeMapIsNotHiddenByItsLegend() {
        showChoice(*view_, west());
        auto* legend = view_->findChild<QToolButton*>(QStringLiteral("map.legend"));
        auto* strip = view_->findChild<QWidget*>(QStringLiteral("map.strip"));
        view_->setScale(1.2);
        const int unfolded = strip->width();
        QVERIFY(!legend->isVisible());
        view_->camera().fitMap();
        QVERIFY(legend->isVisible());
        QVERIFY(strip->width() < unfolded);
        QTest::mouseClick(legend, Qt::LeftButton);
        QVERIFY(strip->width() >= unfolded);
        QTest::mouseClick(legend, Qt::LeftButton);
    }

    /// What is being chosen is told where that hides no name; else the strip's button tells it. It stays in
    /// its corner, and as it is while the pointer is on it.
    void theLegendHidesNoNames() {
        showPosition(*view_, west());
        view_->resize(1200, 700);
        auto* strip = view_->findChild<MapStrip*>();
        auto* legend = view_->findChild<QToolButton*>(QStringLiteral("map.legend"));
        const auto hidden = [&] { // names and tokens
            const auto meets = [&](const QRectF& box) {
                return box.translated(view_->toView({})).intersects(strip->geometry());
            };
            int count = 0;
            for (const ProvinceId id : allProvinces(*view_)) {
                const LabelPlace& place = view_->labels().places()[index(id)];
                count += (!place.hidden && meets(place.name)) || meets(view_->stack(id).bounds) ? 1 : 0;
            }
            return count;
        };
        const std::vector<LegendEntry> entries(
            4, {LegendEntry::Sample::Line, Highlight::Legal, {}, {}, QStringLiteral("can be reached")});
        const auto look = [&](const QPointF& at) {
            view_->panels().setLegend({});
            view_->setScale(1);
            view_->centreOn(at);
            (void)view_->grab();
        };
        int folded = 0;
        int told = 0;
        for (const ProvinceId id : allProvinces(*view_)) {
            look(view_->shapes()->grid().pole(static_cast<int>(index(id))).point);
            const QSize alone = strip->size();
            view_->panels().setLegend(entries);
            QVERIFY(view_->rect().contains(strip->geometry()));
            QCOMPARE(strip->geometry().bottomRight(), QPoint(1200 - 15, 700 - 13));
            const bool folds = legend->isVisible();
            ++(folds ? folded : told);
            if (!folds) {
                QVERIFY(strip->width() > alone.width() + 100);
                QCOMPARE(hidden(), 0);
                continue;
            }
            QTest::mouseClick(legend, Qt::LeftButton);
            QVERIFY(strip->width() > alone.width() + 100);
            QVERIFY(hidden() > 0);
            QTest::mouseClick(legend, Qt::LeftButton);
        }
        QVERIFY(folded > 3 && told > 3);
    }

    /// What is printed on the map does not come and go with what lies over it for a while.
    void theLegendLiesOverTheCompass() {
        showNames(*view_, west());
        view_->resize(600, 400);
        view_->panels().setLegend({});
        view_->setTitle({QStringLiteral("Western Europe"), {}}, {});
        const auto* strip = view_->findChild<MapStrip*>();
        QVERIFY(strip->isVisible());
        const auto liesOver = [&] {
            return view_->layers().furniture.shown().compass.intersects(strip->geometry());
        };
        bool found = false;
        for (double scale = 1; scale < 4 && !found; scale += 0.25) {
            view_->setScale(scale);
            const QSizeF sheet = view_->shapes()->picture().size;
            for (double x = 0; x < sheet.width() && !found; x += 30)
                for (double y = 0; y < sheet.height() && !found; y += 30) {
                    view_->centreOn(QPointF(x, y));
                    found = liesOver();
                }
        }
        QVERIFY(found);
        view_->resize(1200, 700);
    }

    void allIsPaintedAnewWhenTheLegendGrows() {
        showNames(*view_, west());
        view_->panels().setLegend({});
        (void)view_->grab();
        PaintSpy spy(view_.get());
        QTest::qWait(50);
        QTRY_VERIFY(!view_->rendering());
        spy.painted = {};
        view_->panels().setLegend(
            {{LegendEntry::Sample::Line, Highlight::Legal, {}, {}, QStringLiteral("can be reached")}});
        QTRY_COMPARE(spy.painted.boundingRect(), view_->rect());
    }

    /// Whoever opens it.
    void allIsPaintedAnewWhenTheLegendIsOpened() {
        showNames(*view_, west());
        view_->camera().fitMap();
        view_->panels().setLegend(
            {{LegendEntry::Sample::Line, Highlight::Legal, {}, {}, QStringLiteral("can be reached")}});
        PaintSpy spy(view_.get());
        QTest::qWait(50);
        QTRY_VERIFY(!view_->rendering());
        spy.painted = {};
        QTest::mouseClick(view_->findChild<QToolButton*>(QStringLiteral("map.legend")), Qt::LeftButton);
        QTRY_COMPARE(spy.painted.boundingRect(), view_->rect());
    }

    /// In the colours that the map has.
    void countriesAreExplainedInTheirColours() {
        const std::vector<QColor> countries{Qt::darkGreen, Qt::darkRed};
        LegendEntry entry;
        entry.sample = LegendEntry::Sample::Country;
        entry.countries = countries;
        LegendRow row;
        row.setEntries({entry});
        row.resize(row.sizeHint());
        const QImage image = row.grab().toImage();
        std::set<QRgb> colours;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                colours.insert(image.pixel(x, y));
        for (const QColor& country : countries) {
            const CountryLook look = countryLook(country, theme::themeOf(&row));
            QVERIFY(colours.contains(look.ground.rgb()));
            QVERIFY(colours.contains(theme::blend(look.ground, look.band, look.band.alphaF()).rgb()));
        }
    }

    /// A shield with a number is in the legend as long as there is one, and its tip names all that it stands
    /// for.
    void piecesDrawnAsOneAreExplained() {
        showNames(*view_, west());
        const ProvinceId tight = west().province("geneve");
        const std::vector<TokenGroup> pieces = fourPieces();
        setGroups(*view_, tight, pieces);
        const LegendEntry several = soManyPieces();
        view_->panels().setLegend(
            {{LegendEntry::Sample::Line, Highlight::Legal, {}, {}, QStringLiteral("can go")}, several});
        const auto explained = [&] {
            return view_->findChild<LegendRow*>()->accessibleDescription().contains(several.text);
        };
        int seen = 0;
        for (const double scale : {0.35, 0.5, 2.0, 0.5}) {
            view_->setScale(scale);
            view_->centreOn(tight);
            (void)view_->grab();
            const bool told = explained();
            const bool merged = !view_->stack(tight).merged.empty();
            QCOMPARE(told, merged);
            if (!merged) continue;
            ++seen;
            const QPoint at = tokenPoint(*view_, tight, {0, 0}).value();
            QHelpEvent help(QEvent::ToolTip, at, view_->mapToGlobal(at));
            QApplication::sendEvent(view_.get(), &help);
            for (const MapToken& token : pieces.front().tokens)
                QVERIFY2(QToolTip::text().contains(token.text), qPrintable(QToolTip::text()));
            QToolTip::hideText();
        }
        QVERIFY(seen > 0 && seen < 4);
        QVERIFY(explained());
        setGroups(*view_, tight, {});
        QVERIFY(!explained());
        setGroups(*view_, tight, pieces);
        QVERIFY(explained());
    }

    /// The legend is given before anything has its place, and once.
    void whatAGameOpensOnIsExplained() {
        MapView view;
        view.resize(1200, 700);
        showNames(view, west());
        for (const ProvinceId id : allProvinces(view))
            setGroups(view, id, fourPieces());
        const LegendEntry several = soManyPieces();
        view.panels().setLegend({several});
        view.openOn(west().province("geneve"));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto* row = view.findChild<LegendRow*>();
        QTRY_VERIFY(row->accessibleDescription().contains(several.text));
        const auto all = allProvinces(view);
        QVERIFY(std::any_of(all.begin(), all.end(),
                            [&view](ProvinceId id) { return !view.stack(id).merged.empty(); }));
    }

    /// Pieces that leave while their places are sought anew are no longer asked for.
    void piecesMayLeaveBeforeTheyAreLaidOutAnew() {
        showNames(*view_, west());
        const ProvinceId tight = west().province("geneve");
        setGroups(*view_, tight, fourPieces());
        view_->setScale(0.5);
        QVERIFY(!view_->stack(tight).merged.empty());
        view_->setScale(0.55);
        setGroups(*view_, tight, {});
        view_->panels().setLegend({soManyPieces()});
        (void)view_->grab();
        QVERIFY(view_->stack(tight).merged.empty());
    }

    /// However long an entry is, and however many there are: its words take more lines, all stay on the map.
    void longLegendFitsNarrowMap() {
        std::vector<LegendEntry> entries;
        for (int i = 0; i < 17; ++i)
            entries.push_back(
                {LegendEntry::Sample::Line, Highlight::Legal, {}, {}, QStringLiteral("an entry")});
        for (LegendEntry& entry : entries)
            entry.onDemand = true;
        entries[3].text =
            QStringLiteral("Contested: part of two countries, of which each needs it not at all "
                           "for what is called Unification by the rules of this game");
        view_->panels().setLegend(entries);
        const auto* strip = view_->findChild<QWidget*>(QStringLiteral("map.strip"));
        auto* legend = view_->findChild<QToolButton*>(QStringLiteral("map.legend"));
        view_->resize(1200, 700);
        QTest::mouseClick(legend, Qt::LeftButton);
        const int wide = strip->height();
        for (const QSize& size : {QSize(560, 360), QSize(560, 500), QSize(640, 360), QSize(720, 420)}) {
            view_->resize(size);
            QVERIFY2(view_->rect().contains(strip->geometry()), qPrintable(QString::number(size.width())));
            QVERIFY(strip->height() > wide);
        }
        entries[3].text = QStringLiteral("an entry");
        const int high = strip->height();
        view_->panels().setLegend(entries);
        QVERIFY(strip->height() < high); // it had taken lines of its own
    }

    /// In columns downwards, not in rows across: what belongs together stands together.
    void longLegendIsReadDownwards() {
        std::vector<LegendEntry> entries;
        for (int i = 0; i < 12; ++i) {
            LegendEntry entry;
            entry.sample = LegendEntry::Sample::Striped;
            entry.countries = {QColor(20 * i, 0, 0), QColor(20 * i, 0, 0)};
            entry.text = QStringLiteral("an entry");
            entries.push_back(entry);
        }
        entries[5].text = QStringLiteral("one that has more to say than would go into a column");
        LegendRow row;
        row.setEntries(entries);
        row.setWidest(300);
        row.resize(row.sizeHint());
        QVERIFY(row.width() <= 300);
        const QImage image = row.grab().toImage();
        std::vector<QPoint> places; // of the samples, by entry
        for (const LegendEntry& entry : entries) {
            const QRgb ground = countryLook(entry.countries.front(), theme::themeOf(&row)).ground.rgb();
            QPoint found(-1, -1);
            for (int x = 0; x < image.width() && found.x() < 0; ++x)
                for (int y = 0; y < image.height() && found.x() < 0; ++y)
                    if (image.pixel(x, y) == ground) found = QPoint(x, y);
            QVERIFY(found.x() >= 0);
            places.push_back(found);
        }
        int columns = 1;
        for (std::size_t i = 1; i < places.size(); ++i) {
            if (places[i].y() > places[i - 1].y()) continue; // below the one before
            QVERIFY(places[i].x() > places[i - 1].x() + 50);
            ++columns;
        }
        QVERIFY(columns > 1 && columns < 5);
    }

    /// Whatever of the legend or the overview is clicked: edges, gaps, samples, words.
    void panelsTakeTheirOwnClicks() {
        showChoice(*view_, west());
        view_->setScale(1.2);
        view_->centreOn(west().province("bourbon"));
        QTest::mouseClick(view_->findChild<QToolButton*>(QStringLiteral("map.legend")), Qt::LeftButton);
        QSignalSpy clicked(&view_->playTool(), &PlayTool::provinceClicked);
        QSignalSpy twice(&view_->playTool(), &PlayTool::provinceDoubleClicked);
        QSignalSpy background(&view_->playTool(), &PlayTool::backgroundClicked);
        int provinces = 0;
        for (const char* name : {"map.strip", "map.overview"}) {
            const QRect panel = view_->findChild<QWidget*>(QString::fromLatin1(name))->geometry();
            QVERIFY(view_->rect().contains(panel));
            for (int y = panel.top(); y <= panel.bottom(); y += 13)
                for (int x = panel.left(); x <= panel.right(); x += 13) {
                    if (qobject_cast<QToolButton*>(view_->childAt(x, y))) continue;
                    provinces += view_->provinceAt(QPointF(x, y)) != noProvince;
                    QTest::mouseClick(view_->windowHandle(), Qt::LeftButton, Qt::NoModifier, QPoint(x, y));
                    QTest::mouseDClick(view_->windowHandle(), Qt::LeftButton, Qt::NoModifier, QPoint(x, y));
                    view_->centreOn(west().province("bourbon"));
                }
        }
        QVERIFY(provinces > 20);
        QCOMPARE(clicked.count() + twice.count() + background.count(), 0);
        // Pressed beside it, let go on it.
        const QRect strip = view_->findChild<QWidget*>(QStringLiteral("map.strip"))->geometry();
        const QPoint beside(strip.left() - 2, strip.center().y());
        QTest::mousePress(view_->windowHandle(), Qt::LeftButton, Qt::NoModifier, beside);
        QTest::mouseRelease(view_->windowHandle(), Qt::LeftButton, Qt::NoModifier, beside + QPoint(4, 0));
        QCOMPARE(clicked.count() + background.count(), 0);
    }

    void panelsGoAwayWhenThereIsNoRoom() {
        showChoice(*view_, west());
        auto* strip = view_->findChild<QWidget*>(QStringLiteral("map.strip"));
        auto* overview = view_->findChild<QWidget*>(QStringLiteral("map.overview"));
        QVERIFY(strip->isVisible() && !overview->isVisible()); // all of the map can be seen
        view_->setScale(1.2);
        QVERIFY(strip->isVisible() && overview->isVisible());
        view_->resize(700, 500);
        QVERIFY(strip->isVisible() && !overview->isVisible());
        auto* legend = view_->findChild<QToolButton*>(QStringLiteral("map.legend"));
        QVERIFY(legend->isVisible());
        const int folded = strip->width();
        QTest::mouseClick(legend, Qt::LeftButton);
        QTRY_VERIFY(strip->width() > folded);
        QVERIFY(view_->rect().contains(strip->geometry()));
        // It speaks for itself: nothing of the ground below is said over it.
        const QPoint over = strip->geometry().center();
        QToolTip::showText(view_->mapToGlobal(over), QStringLiteral("Oldenburg"), view_.get());
        QHelpEvent help(QEvent::ToolTip, over, view_->mapToGlobal(over));
        QApplication::sendEvent(view_.get(), &help);
        QTRY_VERIFY(QToolTip::text().isEmpty() || !QToolTip::isVisible());
        QVERIFY(view_->panels().foldLegend());
        QTRY_COMPARE(strip->width(), folded);
        QVERIFY(!view_->panels().foldLegend());
        QTest::mouseClick(legend, Qt::LeftButton);
        view_->resize(1200, 700);
        QVERIFY(!legend->isVisible() && overview->isVisible());
        const double before = view_->scale();
        QTest::mouseClick(view_->findChild<QToolButton*>(QStringLiteral("map.zoom-in")), Qt::LeftButton);
        QVERIFY(view_->scale() > before);
        QTest::mouseClick(view_->findChild<QToolButton*>(QStringLiteral("map.zoom-fit")), Qt::LeftButton);
        view_->setScale(2);
        const QPointF seen = view_->visibleMap().center();
        QTest::mouseClick(overview, Qt::LeftButton, Qt::NoModifier, QPoint(overview->width() - 20, 30));
        QVERIFY(view_->visibleMap().center().x() > seen.x());
    }

private:
    std::unique_ptr<MapView> view_;
};

} // namespace
} // namespace marches::appmap

MARCHES_TEST(marches::appmap::PanelsTest, look)

#include "panels_test.moc"
