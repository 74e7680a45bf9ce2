#include "app/play/play_desk.h"
#include "app/play/table_window.h"
#include "app/shell/files.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/map_files.h"
#include "engine/draft/package.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"
#include "tests/engine/draft/zip_by_hand.h"

#include <QAbstractItemView>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace marches::editor {

/// Maps in one file: packed for friends, and opened by those who get one.
class PackageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        sent_ = std::make_unique<QTemporaryDir>();
        glass_ = std::make_unique<EditorGlass>();
    }
    void cleanup() { glass_.reset(); }

    /// Task 5's end: a map is sent as one file, and a friend plays on it.
    void friendGetsTheMapAsItIsAndPlays() {
        packOne("Lotharingia");
        forgetOwnMaps();
        glass_->startWindow();
        dropOn(packed());
        QCOMPARE(glass_->text("message.title"), QStringLiteral("Lotharingia"));
        auto* picture = glass_->find<QLabel>("package.picture");
        QVERIFY(picture && !picture->pixmap().isNull());
        const QString kept = ownMapsFolder() + QStringLiteral("/mine/mine.yaml");
        QVERIFY(QFile::exists(kept));
        QVERIFY(QFile::exists(ownMapsFolder() + QStringLiteral("/mine/mine.svg")));
        QVERIFY(glass_->find<QPushButton>("message.play")->hasFocus());
        QTest::keyClick(glass_->find<QPushButton>("message.play"), Qt::Key_Return);
        QTRY_VERIFY(glass_->find<QWidget>("new-game"));
        QVERIFY(maps().contains(QStringLiteral("Lotharingia")));
        glass_->click("new-game.start");
        QTRY_VERIFY(glass_->play().table());
    }

    void newGameListsOwnMapsFromThenOn() {
        packOne("Lotharingia");
        forgetOwnMaps();
        glass_->startWindow();
        QTest::qWait(50);
        QVERIFY(!maps().contains(QStringLiteral("Lotharingia")));
        dropOn(packed());
        glass_->click("message.leave");
        QTRY_VERIFY(maps().contains(QStringLiteral("Lotharingia")));
        auto* cards = glass_->find<QAbstractItemView>("new-game.maps");
        const QModelIndex card = cards->model()->index(static_cast<int>(maps().indexOf("Lotharingia")), 0);
        QTest::mouseClick(cards->viewport(), Qt::LeftButton, {}, cards->visualRect(card).center());
        glass_->click("new-game.start");
        QTRY_VERIFY(glass_->play().table());
    }

    void changeOpensItInTheEditor() {
        packOne("Lotharingia");
        forgetOwnMaps();
        glass_->startWindow();
        glass_->play().start(packed()); // as from the command line
        glass_->click("message.change");
        QTRY_VERIFY(glass_->editor().editor());
        QCOMPARE(glass_->editor().editor()->document().title(), QStringLiteral("Lotharingia"));
    }

    void editorOpensOneToo() {
        packOne("Lotharingia");
        forgetOwnMaps();
        glass_->beginCopy();
        glass_->key(Qt::Key_O, Qt::ControlModifier);
        choose("editor.open-dialog", packed());
        QTRY_COMPARE(glass_->text("message.title"), QStringLiteral("Lotharingia"));
        glass_->window().activateWindow(); // it was the dialog
        QVERIFY(QTest::qWaitForWindowActive(&glass_->window()));
        glass_->key(Qt::Key_Escape); // back to the map that is open
        QTRY_VERIFY(!glass_->find<QWidget>("package") || !glass_->find<QWidget>("package")->isVisible());
        QVERIFY(glass_->editor().editor()->isVisible());
        dropOn(packed());
        QVERIFY(glass_->text("message.text").startsWith(QStringLiteral("It was among your maps already")));
        glass_->click("message.play");
        QTRY_VERIFY(glass_->find<QWidget>("new-game") && glass_->find<QWidget>("new-game")->isVisible());
    }

    void anotherMapOfTheSameIdAsks() {
        packOne("Lotharingia");
        forgetOwnMaps();
        glass_->startWindow();
        dropOn(packed());
        const QString kept = ownMapsFolder() + QStringLiteral("/mine/mine.yaml");
        const QString before = EditorGlass::textOf(kept);
        glass_->click("message.play");
        glass_->click("new-game.start");
        QTRY_VERIFY(glass_->play().table());
        // a newer one comes
        const QString newer = changedPackage("Lotharingia", "Lorraine");
        dropOn(newer);
        QVERIFY(glass_->find<QPushButton>("message.beside"));
        QVERIFY(glass_->find<QPushButton>("message.replace"));
        QCOMPARE(EditorGlass::textOf(kept), before); // nothing was replaced silently
        glass_->click("message.leave");
        QCOMPARE(EditorGlass::textOf(kept), before);
        QVERIFY(glass_->play().table()->isVisible());
        dropOn(newer);
        glass_->click("message.beside");
        QCOMPARE(glass_->text("message.title"), QStringLiteral("Lorraine"));
        QCOMPARE(EditorGlass::textOf(kept), before);
        QVERIFY(QFile::exists(ownMapsFolder() + QStringLiteral("/mine-2/mine.yaml")));
        QDir(ownMapsFolder() + QStringLiteral("/mine-2")).removeRecursively();
        dropOn(newer);
        glass_->click("message.replace");
        QVERIFY(EditorGlass::textOf(kept).contains(QStringLiteral("Lorraine")));
    }

    void hostilePackagesGetASentenceAndNothingIsWritten_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("word");
        using draft::zipByHand;
        const std::string yaml = "format: marches-scenario 1\ngame: warriors-and-traders\nid: kent\n";
        const auto row = [](const char* name, const std::string& bytes, const char* word) {
            QTest::newRow(name) << QByteArray::fromStdString(bytes) << QString::fromLatin1(word);
        };
        row("path", zipByHand({{"kent.yaml", yaml}, {"../kent.svg", "<svg/>"}}), "no paths");
        row("link", zipByHand({{"kent.yaml", yaml}, {"kent.svg", "/etc/passwd", 0120777U << 16}}), "link");
        row("type", zipByHand({{"kent.yaml", yaml}}, true), "no package");
        row("empty", zipByHand({}), "no scenario");
        row("picture", zipByHand({{"kent.yaml", picturesYaml()}}), "kent.svg");
        row("base", zipByHand({{"kent.yaml", "format: marches-scenario 1\nbased-on: nowhere\n"}}), "nowhere");
        row("noise", "PK\x03\x04 and nothing more", "no package");
    }
    void hostilePackagesGetASentenceAndNothingIsWritten() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, word);
        const QString path = sent_->filePath(QStringLiteral("kent.marchesmap"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        glass_->startWindow();
        dropOn(path);
        QCOMPARE(glass_->text("message.title"), QStringLiteral("kent.marchesmap cannot be opened"));
        QString said;
        for (const QLabel* label : glass_->find<QWidget>("package")->findChildren<QLabel*>())
            said += label->text() + QLatin1Char(' ');
        QVERIFY2(said.contains(word), qPrintable(said));
        QCOMPARE(QDir(ownMapsFolder()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
        glass_->click("message.leave");
        QTRY_VERIFY(glass_->find<QWidget>("new-game")->isVisible());
    }

    void mapThatCanNotBePlayedIsNotPacked() {
        glass_->openOwn([](QString& yaml, QString&) {
            yaml.replace(QStringLiteral("number: 7"), QStringLiteral("number: seven"));
        });
        glass_->openMenu("editor.menu.file", "editor.pack");
        QVERIFY(!glass_->window().findChild<QFileDialog*>(QStringLiteral("editor.pack-dialog")));
    }

private:
    [[nodiscard]] QString packed() const { return sent_->filePath(QStringLiteral("lotharingia.marchesmap")); }
    /// A map of that title, packed by the menu with what is not saved yet; the window is closed then.
    void packOne(const char* title) {
        glass_->openOwn([](QString&, QString&) {});
        glass_->key(Qt::Key_6, Qt::ControlModifier);
        auto* grid = glass_->find<QAbstractItemView>("texts.grid");
        const QModelIndex at = grid->model()->index(1, 1);
        QTest::mouseClick(grid->viewport(), Qt::LeftButton, {}, grid->visualRect(at).center());
        QTRY_VERIFY(grid->viewport()->findChild<QLineEdit*>());
        auto* field = grid->viewport()->findChild<QLineEdit*>();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QString::fromLatin1(title));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(grid->model()->index(1, 1).data().toString(), QString::fromLatin1(title));
        glass_->openMenu("editor.menu.file", "editor.pack");
        choose("editor.pack-dialog", packed());
        QTRY_VERIFY(QFile::exists(packed()));
        QFile file(packed());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = draft::readPackage(file.readAll().toStdString(), {});
        QVERIFY(read);
        QVERIFY(QByteArray::fromStdString(read->thumbnail).size() > 1000);
        QVERIFY(read->scenario().bytes.find(title) != std::string::npos); // though it is not saved
        glass_->closeWindow();
    }
    static void forgetOwnMaps() { EditorGlass::forgetAll(); }
    QString changedPackage(const char* from, const char* to) const {
        QFile file(packed());
        if (!file.open(QIODevice::ReadOnly)) return {};
        auto read = draft::readPackage(file.readAll().toStdString(), {});
        std::string& yaml = read->files.front().bytes;
        yaml.replace(yaml.find(from), std::string_view(from).size(), to);
        const QString path = sent_->filePath(QStringLiteral("newer.marchesmap"));
        QFile newer(path);
        if (newer.open(QIODevice::WriteOnly))
            newer.write(QByteArray::fromStdString(draft::packageBytes(*read).value_or("")));
        return path;
    }
    /// A playable scenario whose picture is missing.
    static std::string picturesYaml() {
        QString yaml =
            EditorGlass::textOf(shell::bundledScenarios() + QStringLiteral("/western-europe.yaml"));
        yaml.replace(QStringLiteral("id: western-europe"), QStringLiteral("id: kent"));
        yaml.replace(QStringLiteral("western-europe.svg"), QStringLiteral("kent.svg"));
        return yaml.toStdString();
    }
    void choose(const char* name, const QString& path) {
        QTRY_VERIFY(glass_->find<QFileDialog>(name));
        auto* dialog = glass_->find<QFileDialog>(name);
        dialog->setOption(QFileDialog::DontConfirmOverwrite);
        dialog->selectFile(path);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(!glass_->window().findChild<QFileDialog*>(QString::fromLatin1(name)));
    }
    void dropOn(const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&glass_->window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&glass_->window(), &drop);
        QTRY_VERIFY(glass_->find<QWidget>("package") && glass_->find<QWidget>("package")->isVisible());
    }
    /// The maps that New Game offers now.
    QStringList maps() {
        QStringList all;
        auto* cards = glass_->find<QAbstractItemView>("new-game.maps");
        for (int row = 0; cards && row < cards->model()->rowCount(); ++row)
            all << cards->model()->index(row, 0).data().toString();
        return all;
    }

    std::unique_ptr<QTemporaryDir> sent_;
    std::unique_ptr<EditorGlass> glass_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::PackageTest, application)
#include "package_test.moc"
