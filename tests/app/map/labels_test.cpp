// No name over another name, a mark, tokens' room, a lane or a foreign province: both bundled maps, all
// variants, all languages and names 40 % longer, at half, full and double size. Measured on the outlines
// themselves, not on the raster that the layout uses.
#include "app/map/label_layout.h"
#include "app/map/labels.h"
#include "tests/app/map/bundled.h"
#include "tests/app/register.h"

#include <algorithm>

namespace marches::appmap {

namespace {

bool crosses(const QPointF& a, const QPointF& b, const QRectF& box) {
    // Liang and Barsky: the part of a-b within the box
    double from = 0;
    double to = 1;
    const QPointF d = b - a;
    for (const auto& [p, q] :
         {std::pair(-d.x(), a.x() - box.left()), std::pair(d.x(), box.right() - a.x()),
          std::pair(-d.y(), a.y() - box.top()), std::pair(d.y(), box.bottom() - a.y())}) {
        if (p == 0) {
            if (q < 0) return false;
            continue;
        }
        const double t = q / p;
        p < 0 ? from = std::max(from, t) : to = std::min(to, t);
    }
    return from <= to;
}

bool covers(const ProvinceOutline& province, const QRectF& box) {
    int inside = 0;
    for (const QPolygonF& ring : province.rings) {
        if (!ring.boundingRect().intersects(box)) continue;
        for (qsizetype i = 0; i < ring.size(); ++i)
            if (crosses(ring[i], ring[(i + 1) % ring.size()], box)) return true;
        inside += ring.containsPoint(box.center(), Qt::OddEvenFill);
    }
    return inside % 2 == 1;
}

QString stretched(const QString& name) {
    QString longer = name;
    while (longer.size() * 10 < name.size() * 14)
        longer += u'ä';
    return longer;
}

class LabelsTest : public QObject {
    Q_OBJECT

private slots:
    void labelsKeepTheirPartsApart() {
        ProvinceFace face;
        face.name = QStringLiteral("East Anglia");
        const PlaceMark mark{theme::Icon::Capital, PlaceMark::Tone::Gold};
        for (const double factor : {1.0, 0.88})
            for (const bool large : {false, true})
                for (const std::size_t marks : {std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
                    face.marks.assign(marks, mark);
                    LabelStyle style;
                    style.large = large;
                    style.factor = factor;
                    const LabelFonts fonts(style);
                    const std::vector<LabelForm> forms = labelForms(face, style);
                    QVERIFY(forms.front() == LabelForm{});
                    QVERIFY(forms.size() >= 4);
                    for (const LabelForm& form : forms) {
                        const LabelParts parts = labelParts(face, form, fonts);
                        QCOMPARE(parts.size, labelSize(face, form, fonts));
                        QCOMPARE(labelPixmap(face, form, fonts, 1).size(), parts.size.toSize());
                        std::vector<QRectF> all{parts.text};
                        if (!parts.shield.isEmpty()) all.push_back(parts.shield);
                        all.insert(all.end(), parts.marks.begin(), parts.marks.end());
                        QCOMPARE(parts.marks.size(), form.plain ? std::size_t{0} : marks);
                        QCOMPARE(parts.shield.isEmpty(), form.bare || form.plain);
                        for (std::size_t i = 0; i < all.size(); ++i) {
                            QVERIFY(QRectF(QPointF(), parts.size).contains(all[i]));
                            for (std::size_t j = 0; j < i; ++j)
                                QVERIFY(!all[i].intersects(all[j]));
                        }
                        // a letter may reach to the edge of its line: a seal keeps off it
                        for (const QRectF& seal : parts.marks)
                            QVERIFY(!seal.adjusted(-0.9, -0.9, 0.9, 0.9).intersects(parts.text));
                    }
                }
    }

    void badgesKeepClear_data() { atAllScales(); }
    /// Off all names with their shields, off all tokens, off each other: every province can be gone to.
    void badgesKeepClear() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        view.resize(1200, 800);
        showPosition(view, bundledMap(map.toStdString()));
        changeFaces(view, [](ProvinceId, ProvinceFace& face) {
            face.badges = {{theme::Badge::Kind::Battle, QStringLiteral("2")}};
        });
        showToScale(view, scale);
        struct Taken {
            QRectF box;
            QString what;
        };
        std::vector<Taken> taken;
        const QPointF shift = view.toView({});
        for (int i = 0; i < view.provinceCount(); ++i) {
            const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i));
            const QString name = view.face(id).name;
            taken.push_back(
                {view.labels().places()[static_cast<std::size_t>(i)].name.translated(shift), name});
            for (const StackedToken& token : view.stack(id).tokens)
                taken.push_back({token.box.translated(shift), name + QStringLiteral("'s tokens")});
        }
        QStringList faults;
        for (int i = 0; i < view.provinceCount(); ++i) {
            const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i));
            const std::vector<QRectF> badges = badgeRects(view, id);
            QCOMPARE(badges.size(), std::size_t{1});
            for (const Taken& other : taken)
                if (other.box.intersects(badges[0]))
                    faults << QStringLiteral("badge of %1 over %2").arg(view.face(id).name, other.what);
            taken.push_back({badges[0], QStringLiteral("badge of ") + view.face(id).name});
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    }

    void namesKeepClear_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<int>("variant"); // -1: the whole
        QTest::addColumn<QString>("language");
        for (const char* map : {"western-europe", "eastern-europe"})
            for (int variant = -1; variant < static_cast<int>(bundledMap(map).scenario.variants.size());
                 ++variant)
                for (const char* language : {"en", "fr", "de", "nl", "pseudo"})
                    QTest::newRow(qPrintable(QStringLiteral("%1 %2 %3")
                                                 .arg(QLatin1String(map))
                                                 .arg(variant)
                                                 .arg(QLatin1String(language))))
                        << QString::fromLatin1(map) << variant << QString::fromLatin1(language);
    }
    void namesKeepClear() {
        QFETCH(QString, map);
        QFETCH(int, variant);
        QFETCH(QString, language);
        const BundledMap& shown = bundledMap(map.toStdString());
        MapView view;
        view.resize(1200, 800);
        showNames(view, shown, language, variant);
        if (language == QStringLiteral("pseudo"))
            changeFaces(view, [](ProvinceId, ProvinceFace& face) { face.name = stretched(face.name); });
        QStringList faults;
        for (const double scale : {0.5, 1.0, 2.0}) {
            showToScale(view, scale);
            const std::vector<LabelPlace>& places = view.labels().places();
            for (std::size_t i = 0; i < places.size(); ++i) {
                const LabelPlace& place = places[i];
                const ProvinceFace& face = view.faces()[i];
                const auto fault = [&](const QString& what) {
                    faults << QStringLiteral("%1 at %2: %3").arg(face.name).arg(scale).arg(what);
                };
                if (!face.inPlay) {
                    QVERIFY(place.name.isNull());
                    continue;
                }
                if (place.hidden) {
                    fault(QStringLiteral("hidden"));
                    continue;
                }
                const QRectF box(place.name.topLeft() / scale, place.name.size() / scale);
                if (!QRectF(QPointF(), shown.picture->size).contains(box))
                    fault(QStringLiteral("off the sheet"));
                for (std::size_t j = 0; j < places.size(); ++j) {
                    if (place.name.intersects(places[j].tokens))
                        fault(QStringLiteral("over tokens of ") + view.faces()[j].name);
                    if (j == i) continue;
                    if (place.name.intersects(places[j].name))
                        fault(QStringLiteral("over ") + view.faces()[j].name);
                    if (covers(shown.picture->provinces[j], box))
                        fault(QStringLiteral("on the land of ") + view.faces()[j].name);
                }
                for (const SeaLane& lane : shown.picture->lanes)
                    for (qsizetype p = 0; p + 1 < lane.line.size(); ++p)
                        if (crosses(lane.line[p], lane.line[p + 1], box)) {
                            fault(QStringLiteral("on a lane"));
                            break;
                        }
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    }

    /// The short name stands where the name has no room on its province's ground, and nowhere else.
    void shortNamesStandWhereTheNameHasNoRoom() {
        MapView view;
        view.resize(1200, 800);
        showPosition(view, bundledMap("western-europe"));
        showToScale(view, 0.6);
        const auto briefOnes = [&view](const QString& name) {
            for (int i = 0; i < view.provinceCount(); ++i) {
                ProvinceFace face = view.face(idOf(i));
                face.name = name;
                face.shortName = QStringLiteral("Sh.");
                view.setFace(idOf(i), face);
            }
            LabelStyle style;
            style.factor = 0.88;
            int brief = 0;
            for (int i = 0; i < view.provinceCount(); ++i) {
                const LabelPlace& place = view.labels().places()[static_cast<std::size_t>(i)];
                const std::vector<LabelForm> forms = labelForms(view.face(idOf(i)), style);
                brief += !place.hidden && forms[static_cast<std::size_t>(place.form)].brief;
            }
            return brief;
        };
        QCOMPARE(briefOnes(QStringLiteral("Ely")), 0);
        QVERIFY(briefOnes(QStringLiteral("Nordrhein-Westfalen und Lippe")) > 0);
    }

    void namesStayNearOnASmallMap_data() {
        QTest::addColumn<QString>("map");
        for (const char* map : {"western-europe", "eastern-europe"})
            QTest::newRow(map) << QString::fromLatin1(map);
    }
    /// No name at the end of a long line; what is left out is little, and told by the pointer.
    void namesStayNearOnASmallMap() {
        QFETCH(QString, map);
        const BundledMap& shown = bundledMap(map.toStdString());
        MapView view;
        view.resize(1200, 800);
        showPosition(view, shown);
        showToScale(view, 0.36);
        const std::vector<LabelPlace>& places = view.labels().places();
        int hidden = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            hidden += view.faces()[i].inPlay && places[i].hidden;
            if (places[i].hidden || !places[i].nameLeader || shown.picture->provinces[i].anchors.leader)
                continue;
            const double length = QLineF(places[i].name.center(), *places[i].nameLeader).length();
            QVERIFY2(length <= 91, qPrintable(view.face(idAt<ProvinceId>(i)).name));
        }
        QVERIFY2(hidden * 6 < view.provinceCount(), qPrintable(QString::number(hidden)));
    }

    void namesStandByTheirProvincesOnASmallMap_data() {
        onBothMaps({0.2, 0.22, 0.24, 0.26, 0.28, 0.3, 0.33, 0.36, 0.4, 0.45});
    }
    /// None out at sea, in no language; those with a golden seal are there all the same.
    void namesStandByTheirProvincesOnASmallMap() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        const BundledMap& shown = bundledMap(map.toStdString());
        for (const char* language : {"en", "nl"}) {
            MapView view;
            view.resize(1300, 900);
            showPosition(view, shown);
            showNames(view, shown, QString::fromLatin1(language));
            showToScale(view, scale);
            const std::vector<LabelPlace>& places = view.labels().places();
            for (std::size_t i = 0; i < places.size(); ++i) {
                const ProvinceFace& face = view.faces()[i];
                const ProvinceOutline& outline = shown.picture->provinces[i];
                const bool golden = !face.marks.empty() && face.marks.front().tone == PlaceMark::Tone::Gold;
                QVERIFY2(!golden || !places[i].hidden, qPrintable(face.name));
                if (!face.inPlay || places[i].hidden || outline.anchors.leader) continue;
                constexpr double reach = 31; // px
                const QRectF about = places[i].name.adjusted(-reach, -reach, reach, reach);
                QVERIFY2(covers(outline, QRectF(about.topLeft() / view.scale(), about.size() / view.scale())),
                         qPrintable(face.name));
            }
        }
    }

    void wholeMapOnASmallScreenSaysWhichIsWhich_data() { namesStayNearOnASmallMap_data(); }
    /// Most names, those with a golden seal before all others; none over another one or over tokens.
    void wholeMapOnASmallScreenSaysWhichIsWhich() {
        QFETCH(QString, map);
        MapView view;
        view.resize(954, 450);
        showPosition(view, bundledMap(map.toStdString()));
        view.camera().fitMap();
        QVERIFY(view.scale() < 0.3);
        int written = 0;
        int golden = 0;
        int goldenWritten = 0;
        const std::vector<LabelPlace>& places = view.labels().places();
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto& marks = view.faces()[i].marks;
            const bool gold = !marks.empty() && marks.front().tone == PlaceMark::Tone::Gold;
            golden += gold;
            if (places[i].hidden) continue;
            ++written;
            goldenWritten += gold;
            const QString name = view.faces()[i].name;
            for (std::size_t j = 0; j < places.size(); ++j) {
                QVERIFY2(j == i || places[j].hidden || !places[i].name.intersects(places[j].name),
                         qPrintable(name));
                for (const StackedToken& token : view.stack(idAt<ProvinceId>(j)).tokens)
                    QVERIFY2(!places[i].name.adjusted(2, 2, -2, -2).intersects(token.box), qPrintable(name));
            }
        }
        QVERIFY2(written * 5 >= view.provinceCount() * 3, qPrintable(QString::number(written)));
        QVERIFY2(goldenWritten > 0 && goldenWritten == golden,
                 qPrintable(QStringLiteral("%1 of %2").arg(goldenWritten).arg(golden)));
    }

    void marksAreNeverLeftOut_data() { onBothMaps({0.24, 0.3, 0.35, 0.4, 0.47, 0.55, 0.64, 0.8}); }
    /// On the name's label, or beside it where that has no room for them; what is read is not covered.
    void marksAreNeverLeftOut() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        MapView view;
        view.resize(1200, 800);
        showPosition(view, bundledMap(map.toStdString()));
        showToScale(view, scale);
        const std::vector<LabelPlace>& places = view.labels().places();
        const double factor = view.scale() < 0.65 ? 0.88 : 1;
        QStringList covered;
        QStringList astray;
        int marked = 0;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const ProvinceFace& face = view.faces()[i];
            if (face.marks.empty()) continue;
            ++marked;
            LabelStyle style;
            style.factor = factor;
            const bool within =
                !places[i].hidden && !labelForms(face, style)[static_cast<std::size_t>(places[i].form)].plain;
            QVERIFY2(places[i].marks.isEmpty() == within, qPrintable(face.name));
            if (within) continue;
            QVERIFY2(places[i].marks.height() >= 13, qPrintable(face.name));
            const QRectF& mark = places[i].marks;
            const bool beside = !places[i].hidden && places[i].name.adjusted(-4, -4, 4, 4).intersects(mark);
            const double own = view.labels().ground(static_cast<int>(i)).under(mark).own;
            if (!beside && own < (places[i].hidden ? 0.2 : 0.5)) astray << face.name;
            const bool battle = std::any_of(face.groups.begin(), face.groups.end(),
                                            [](const TokenGroup& group) { return group.attacking; });
            for (std::size_t j = 0; j < places.size(); ++j) {
                const bool name = !places[j].hidden && places[j].name.intersects(mark);
                const bool other = j != i && places[j].marks.intersects(mark);
                bool token = false;
                for (const StackedToken& t : view.stack(idAt<ProvinceId>(j)).tokens)
                    token = token || t.box.adjusted(1, 1, -1, -1).intersects(mark);
                if (battle && j == i) token = false; // it gives way to that
                if (name || other || token)
                    covered << face.name + QStringLiteral(" on ") + view.faces()[j].name;
            }
        }
        QVERIFY(marked > 15);
        // on half of a small map there is no room for all
        QVERIFY2(astray.size() <= (scale < 0.35 ? 3 : 0), qPrintable(astray.join(QStringLiteral("; "))));
        QVERIFY2(scale < 0.3 || covered.isEmpty(), qPrintable(covered.join(QStringLiteral("; "))));
        QVERIFY2(covered.size() * 4 <= marked, qPrintable(covered.join(QStringLiteral("; "))));
    }

    void seaNamesKeepClear_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("language");
        for (const char* map : {"western-europe", "eastern-europe"})
            for (const char* language : {"en", "fr", "de", "nl"})
                QTest::addRow("%s %s", map, language)
                    << QString::fromLatin1(map) << QString::fromLatin1(language);
    }
    /// Letter by letter: off land, lanes, names and tokens; each can be read at full size.
    void seaNamesKeepClear() {
        QFETCH(QString, map);
        QFETCH(QString, language);
        const BundledMap& shown = bundledMap(map.toStdString());
        MapView view;
        view.resize(1200, 800);
        showPosition(view, shown);
        showNames(view, shown, language);
        const QStringList names = view.layers().seas.names();
        QVERIFY(names.size() >= 4);
        QStringList faults;
        for (const double scale : {0.5, 1.0, 2.0}) {
            showToScale(view, scale);
            const std::vector<SeaLettering> seas = view.layers().seas.shown();
            QCOMPARE(seas.size(), static_cast<std::size_t>(names.size()));
            for (std::size_t i = 0; i < seas.size(); ++i) {
                const auto fault = [&](const QString& what) {
                    faults << QStringLiteral("%1 at %2: %3")
                                  .arg(names[static_cast<qsizetype>(i)])
                                  .arg(scale)
                                  .arg(what);
                };
                if (seas[i].isEmpty()) {
                    if (scale >= 1) fault(QStringLiteral("not written"));
                    continue;
                }
                const QString text = QString(names[static_cast<qsizetype>(i)]).remove(u' ');
                QCOMPARE(static_cast<qsizetype>(seas[i].boxes.size()), text.size());
                for (const QPolygonF& letter : seas[i].boxes) {
                    const QRectF px = letter.boundingRect();
                    const QRectF box(px.topLeft() / scale, px.size() / scale);
                    if (!QRectF(QPointF(), shown.picture->size).contains(box))
                        fault(QStringLiteral("off the sheet"));
                    if (covers({shown.picture->land, {}, {}}, box)) fault(QStringLiteral("on land"));
                    for (const SeaLane& lane : shown.picture->lanes)
                        for (qsizetype p = 0; p + 1 < lane.line.size(); ++p)
                            if (crosses(lane.line[p], lane.line[p + 1], box))
                                fault(QStringLiteral("on a lane"));
                    for (int j = 0; j < view.provinceCount(); ++j) {
                        const auto id = idAt<ProvinceId>(static_cast<std::size_t>(j));
                        const QString name = view.face(id).name;
                        if (view.labels().places()[static_cast<std::size_t>(j)].name.intersects(px))
                            fault(QStringLiteral("under ") + name);
                        for (const StackedToken& token : view.stack(id).tokens)
                            if (token.box.intersects(px)) fault(QStringLiteral("under tokens of ") + name);
                    }
                }
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    }
};

} // namespace
} // namespace marches::appmap

MARCHES_TEST(marches::appmap::LabelsTest, look)

#include "labels_test.moc"
