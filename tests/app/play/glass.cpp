#include "tests/app/play/glass.h"

#include "app/shell/files.h"

#include <QDir>
#include <QFileDialog>
#include <QStandardPaths>

namespace marches::toy {

void GlassTest::initTestCase() {
    QCoreApplication::setApplicationName(QStringLiteral("marches-") +
                                         QString::fromLatin1(metaObject()->className()).section(u':', -1));
    QStandardPaths::setTestModeEnabled(true);
    (void)theme::init();
    style_ = new theme::MarchesStyle;
    QApplication::setStyle(style_);
    language_.use(QStringLiteral("en"));
}

void GlassTest::init() {
    QDir(shell::runningGamesFolder()).removeRecursively();
    QFile::remove(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                  QStringLiteral("/marches.ini"));
    home_ = std::make_unique<QTemporaryDir>();
}

void GlassTest::cleanup() {
    window_.reset();
}

void GlassTest::click(const char* name) {
    auto* button = find<QAbstractButton>(name);
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
}

void GlassTest::startWindow(const QString& path) {
    window_ = std::make_unique<shell::MainWindow>(*style_, language_);
    desk_ = &play::setPlayDesk(*window_, games_);
    window_->resize(1400, 900);
    window_->show();
    desk_->start(path);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void GlassTest::startGame() {
    startWindow();
    QTest::keyClick(window_->focusWidget(), Qt::Key_Return);
    QVERIFY(desk_->table());
    session().setPace(0);
    settle();
}

void GlassTest::saveAs(const QString& path) {
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    auto* dialog = find<QFileDialog>("save");
    QVERIFY(dialog);
    QCOMPARE(dialog->labelText(QFileDialog::LookIn), QStringLiteral("Save in:"));
    dialog->selectFile(path);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(!window_->findChild<QFileDialog*>(QStringLiteral("save")));
    backToWindow();
}

void GlassTest::backToWindow() {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void GlassTest::settle() {
    QTRY_VERIFY(session().outcome() || session().computerToMove() == noSeat);
}

void GlassTest::playToTheEnd() {
    startGame();
    for (int i = 0; i < 200 && !session().outcome(); ++i) {
        const NodeId before = session().head();
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(session().head() != before);
        settle();
    }
    QVERIFY(session().outcome());
}

} // namespace marches::toy
