#include "app/map/map_view.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QTest>

namespace marches::editor {

/// The view of variants, and how every place changes the variant that is shown.
class VariantsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        glass_ = std::make_unique<EditorGlass>();
    }
    void cleanup() { glass_.reset(); }

    void variantIsMadeByMouse() {
        openVariants();
        const QByteArray before = bytes();
        auto* name = glass_->find<QLineEdit>("variants.new-name");
        QTest::mouseClick(name, Qt::LeftButton);
        QTest::keyClicks(name, "Three crowns");
        glass_->click("variants.add");
        QTest::qWait(30); // the map goes there
        QVERIFY(bannerTitle().startsWith(QStringLiteral("Three crowns: click provinces")));
        QCOMPARE(glass_->find<QComboBox>("strip.shown")->currentText(), QStringLiteral("Three crowns"));
        glass_->click("variants.change-seats");
        for (const char* country : {"burgundy", "denmark", "ireland", "switzerland", "germany"})
            glass_->click(qPrintable(QStringLiteral("variants.seat.") + QLatin1String(country)));
        for (const char* end : {"variants.players.least", "variants.players.most"}) {
            auto* number = glass_->find<QSpinBox>(end);
            number->selectAll();
            QTest::keyClicks(number, "3");
            QTest::keyClick(number, Qt::Key_Return);
        }
        for (const char* province : {"sjaelland", "fyn"})
            clickProvince(province);
        QVERIFY(glass_->text("variants.left-out").startsWith(QStringLiteral("2 ")));
        clickProvince("fyn"); // in again
        menuOf("calais");
        chooseInMenu("variants.whose-menu", "give.england");
        QVERIFY(glass_->text("variants.whose").contains(QStringLiteral("Calais: England")));
        QCOMPARE(blockOf("three-crowns"), QStringLiteral("  three-crowns:\n"
                                                         "    names: {en: Three crowns}\n"
                                                         "    seats: [england, france, scotland]\n"
                                                         "    players: 3\n"
                                                         "    left-out: [sjaelland]\n"
                                                         "    membership: {calais: england}\n"));
        for (int step = 0; step < 40 && document().history().canUndo(); ++step)
            glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bytes(), before);
    }

    void variantIsMadeByKeysAlone() {
        openVariants();
        const QByteArray before = bytes();
        tabTo("variants.new-name");
        QTest::keyClicks(focus(), "By keys");
        glass_->key(Qt::Key_Return);
        tabTo("variants.change-seats");
        glass_->key(Qt::Key_Space);
        for (const char* country : {"burgundy", "denmark", "ireland", "switzerland", "germany"}) {
            tabTo(qPrintable(QStringLiteral("variants.seat.") + QLatin1String(country)));
            glass_->key(Qt::Key_Space);
        }
        tabTo("variants.players.least");
        QTest::keyClicks(focus(), "3");
        tabTo("variants.players.most");
        QTest::keyClicks(focus(), "3");
        glass_->key(Qt::Key_Return);
        tabTo("variants.map");
        glass_->key(Qt::Key_Right); // some province
        const ProvinceId at = map().focus().province();
        QVERIFY(at != noProvince);
        const std::string id = document().atlas().provinces[index(at)].id;
        glass_->key(Qt::Key_1);
        QVERIFY(bannerTitle().contains(QStringLiteral("leave them out")));
        glass_->key(Qt::Key_Space);
        QVERIFY(!map().face(at).inPlay);
        QCOMPARE(blockOf("by-keys"), QStringLiteral("  by-keys:\n"
                                                    "    names: {en: By keys}\n"
                                                    "    seats: [england, france, scotland]\n"
                                                    "    players: 3\n"
                                                    "    left-out: [%1]\n")
                                         .arg(QString::fromStdString(id)));
        glass_->key(Qt::Key_Backspace);
        glass_->key(Qt::Key_Space);
        QVERIFY(map().face(at).inPlay);
        QVERIFY(!blockOf("by-keys").contains(QStringLiteral("left-out")));
        glass_->key(Qt::Key_Escape); // the mode, not the view
        QVERIFY(glass_->find<QWidget>("variants")->isVisible());
        for (int step = 0; step < 40 && document().history().canUndo(); ++step)
            glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bytes(), before);
    }

    void dragIsOneStep() {
        openVariants();
        show("3p-british-isles");
        const QByteArray before = bytes();
        const int steps = document().history().index();
        const std::array path{place("munster"), place("dublin"), place("connaught")};
        QTest::mousePress(&map(), Qt::LeftButton, {}, path[0]);
        for (const QPoint& to : path)
            moveTo(to);
        QTest::mouseRelease(&map(), Qt::LeftButton, {}, path[2]);
        QVERIFY(blockOf("3p-british-isles").contains(QStringLiteral("munster")));
        QVERIFY(blockOf("3p-british-isles").contains(QStringLiteral("connaught")));
        QCOMPARE(document().history().index(), steps + 1);
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(bytes(), before);
    }

    void cardsTabAndRename() {
        openVariants();
        auto* cards = glass_->find<QAbstractItemView>("variants.cards");
        QCOMPARE(cards->model()->rowCount(), 5);
        cards->setFocus();
        QTest::keyClick(cards, Qt::Key_Down);
        QCOMPARE(shown(), QStringLiteral("2p-england-scotland"));
        map().setFocus();
        glass_->key(Qt::Key_Tab);
        QCOMPARE(shown(), QStringLiteral("2p-ireland-scotland"));
        glass_->key(Qt::Key_F2);
        auto* field = glass_->find<QLineEdit>("variants.rename");
        QVERIFY(field);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, "Two isles");
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(blockOf("2p-ireland-scotland").contains(QStringLiteral("en: Two isles")));
        glass_->click("variants.remove");
        QCOMPARE(cards->model()->rowCount(), 4);
        QCOMPARE(shown(), QString()); // the whole map
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(cards->model()->rowCount(), 5);
    }

    void figureIsChangedHereAndTakenBack() {
        openVariants();
        show("3p-british-isles");
        QVERIFY(glass_->text("variants.figure.route-income").contains(QStringLiteral("Product")));
        glass_->click("variants.more");
        chooseInMenu("variants.figures", "figure.rules/turns");
        auto* turns = glass_->find<QLineEdit>("variants.figure.rules/turns");
        QVERIFY(turns && turns->hasFocus());
        QCOMPARE(turns->text(), QStringLiteral("10"));
        QTest::keyClick(turns, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(turns, "8");
        QTest::keyClick(turns, Qt::Key_Return);
        QVERIFY2(blockOf("3p-british-isles").contains(QStringLiteral("rules: {turns: 8}")),
                 qPrintable(blockOf("3p-british-isles")));
        QCOMPARE(glass_->text("variants.whole.rules/turns"), QStringLiteral("10"));
        glass_->click("variants.back.rules/turns");
        QVERIFY(!blockOf("3p-british-isles").contains(QStringLiteral("rules")));
    }

    void proofSaysWhatIsCutOff() {
        openVariants();
        show("2p-england-scotland");
        const auto says = [this](const char* check) {
            return glass_->text(qPrintable(QStringLiteral("variants.proof.") + QLatin1String(check)));
        };
        QTRY_VERIFY_WITH_TIMEOUT(says("one-piece").contains(QStringLiteral("10 provinces")), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(says("plays").contains(QStringLiteral("20 ended")), 120'000);
        clickProvince("lothian"); // the only way from England to Scotland
        QTRY_VERIFY_WITH_TIMEOUT(says("one-piece").contains(QStringLiteral("can't reach")), 60'000);
        QVERIFY(says("near").contains(QStringLiteral("can't be reached")));
        QVERIFY(!says("plays").contains(QStringLiteral("ended")));
        const auto* cards = glass_->find<QAbstractItemView>("variants.cards");
        QVERIFY(cards->currentIndex()
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("to look at")));
        const auto* table = glass_->find<QAbstractItemView>("variants.table");
        QCOMPARE(table->model()->columnCount(), 6); // the checks, the whole map, four variants
    }

    void everyPlaceChangesTheVariantThatIsShown() {
        glass_->beginCopy();
        QVERIFY(!glass_->find<QWidget>("variant-bar")->isVisible());
        auto* shownList = glass_->find<QComboBox>("strip.shown");
        shownList->setFocus();
        while (shownList->currentData().toString() != QLatin1String("3p-british-isles"))
            QTest::keyClick(shownList, Qt::Key_Down);
        QVERIFY(glass_->find<QWidget>("variant-bar")->isVisible());
        QVERIFY(glass_->text("variant-bar.text")
                    .startsWith(QStringLiteral("This changes The British Isles alone")));
        const QByteArray before = bytes();
        glass_->choose("yorkshire");
        auto* product = glass_->find<QSpinBox>("province.yield.product");
        QCOMPARE(product->value(), 1);
        product->setFocus();
        QTest::keyClick(product, Qt::Key_Up);
        QVERIFY(blockOf("3p-british-isles").contains(QStringLiteral("yorkshire")));
        QCOMPARE(product->value(), 2);
        glass_->choose("ulster"); // given to one country here: no longer contested
        QCOMPARE(glass_->find<QComboBox>("province.country")->currentText(), QStringLiteral("Ireland"));
        glass_->click("variant-bar.whole");
        QVERIFY(!glass_->find<QWidget>("variant-bar")->isVisible());
        glass_->choose("yorkshire");
        QCOMPARE(product->value(), 1);
        glass_->key(Qt::Key_Z, Qt::ControlModifier); // goes to the variant again
        QCOMPARE(shown(), QStringLiteral("3p-british-isles"));
        QCOMPARE(product->value(), 1);
        QCOMPARE(bytes(), before);
    }

    void looks_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << QSize(1600, 1000) << false;
        QTest::newRow("dark") << QSize(1600, 1000) << true;
        QTest::newRow("small") << QSize(1280, 720) << false;
    }
    void looks() {
        QFETCH(const QSize, size);
        QFETCH(const bool, dark);
        glass_->style().setTheme({dark ? theme::Tone::Dark : theme::Tone::Light, 1.0});
        openVariants(size);
        show("3p-british-isles");
        QTRY_VERIFY_WITH_TIMEOUT(glass_->text("variants.proof.plays").contains(QStringLiteral("ended")),
                                 120'000);
        QTest::qWait(600); // the map has come to rest
        for (const QAbstractButton* button : glass_->window().findChildren<QAbstractButton*>())
            if (button->isVisible() && !button->text().isEmpty() && !button->visibleRegion().isEmpty())
                QVERIFY2(button->width() >= button->minimumSizeHint().width() - 1,
                         qPrintable(button->objectName() + QStringLiteral(": ") + button->text()));
        const QString name =
            QStringLiteral("editor-variants-%1.png").arg(QLatin1String(QTest::currentDataTag()));
        QVERIFY(glass_->window().grab().save(QDir(QStringLiteral(MARCHES_PICTURE_DIR)).filePath(name)));
        const double shownScale = map().scale();
        map().camera().fitMap();
        QVERIFY(shownScale > 1.2 * map().scale()); // the map showed the part that is played
        glass_->style().setTheme({});
    }

private:
    void openVariants(const QSize& size = {1600, 1000}) {
        glass_->beginCopy(size);
        glass_->key(Qt::Key_4, Qt::ControlModifier);
        QVERIFY(glass_->find<QWidget>("variants")->isVisible());
    }
    Document& document() { return glass_->editor().editor()->document(); }
    QByteArray bytes() { return QByteArray::fromStdString(document().yaml()); }
    QString shown() { return QString::fromStdString(document().shownVariant()); }
    QString bannerTitle() { return glass_->text("tool-banner.title"); }
    appmap::MapView& map() { return *glass_->find<appmap::MapView>("variants.map"); }
    QWidget* focus() { return glass_->window().focusWidget(); }

    /// The lines of a variant in the file.
    QString blockOf(const char* variant) {
        const QStringList lines = QString::fromUtf8(bytes()).split(QLatin1Char('\n'));
        QString block;
        for (qsizetype i = lines.indexOf(QStringLiteral("  %1:").arg(QLatin1String(variant))); i >= 0; ++i) {
            if (!block.isEmpty() && !lines[i].startsWith(QStringLiteral("    "))) break;
            block += lines[i] + QLatin1Char('\n');
        }
        return block;
    }
    void show(const char* variant) {
        auto* cards = glass_->find<QAbstractItemView>("variants.cards");
        for (int i = 0; i < 10 && shown() != QLatin1String(variant); ++i)
            QTest::keyClick(cards, Qt::Key_Down);
        QCOMPARE(shown(), QLatin1String(variant));
        QTest::qWait(30); // the map goes there
    }
    QPoint place(const char* province) {
        const int at = document().atlas().province(province);
        map().camera().fitMap();
        const auto point = appmap::provincePoint(map(), appmap::idOf(at));
        if (!point) QTest::qFail(province, __FILE__, __LINE__);
        return point.value_or(QPoint());
    }
    void clickProvince(const char* province) {
        QTest::mouseClick(&map(), Qt::LeftButton, {}, place(province));
    }
    void moveTo(const QPoint& to) {
        QMouseEvent event(QEvent::MouseMove, to, map().mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&map(), &event);
    }
    void menuOf(const char* province) {
        const QPoint at = place(province);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, map().mapToGlobal(at));
        QCoreApplication::sendEvent(&map(), &event);
    }
    void chooseInMenu(const char* name, const char* action) {
        QMenu* menu = glass_->find<QMenu>(name);
        QVERIFY2(menu && menu->isVisible(), name);
        for (QAction* each : menu->actions())
            if (each->objectName() == QLatin1String(action))
                return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(each).center());
        QFAIL(action);
    }
    void tabTo(const char* name) {
        for (int i = 0; i < 200; ++i) {
            if (focus() && focus()->objectName() == QLatin1String(name)) return;
            glass_->key(Qt::Key_Tab);
        }
        QFAIL(name);
    }

    std::unique_ptr<EditorGlass> glass_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::VariantsTest, application)
#include "variants_test.moc"
