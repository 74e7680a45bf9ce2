#include "tests/app/warriors/game_window.h"

#include "app/play/files.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTest>

namespace marches::warriors::face::test {

void GameWindow::begin(const QString& application) {
    QCoreApplication::setApplicationName(application);
    QStandardPaths::setTestModeEnabled(true);
    QVERIFY(theme::init().isEmpty());
    style_ = new theme::MarchesStyle;
    QApplication::setStyle(style_);
    home_ = std::make_unique<QTemporaryDir>();
}

void GameWindow::forgetSettings() {
    QFile::remove(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                  QStringLiteral("/marches.ini"));
}

void GameWindow::forgetRunningGames() {
    QDir(play::runningGamesFolder()).removeRecursively();
}

void GameWindow::open(const Record& record, QSize size) {
    const QString path = pathOf(QStringLiteral("game.marches"));
    QVERIFY(!play::saveRecord(path, record, {}));
    window_ = std::make_unique<play::MainWindow>(games_, *style_, language_);
    window_->resize(size);
    window_->show();
    window_->start(path);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(window_->table());
}

} // namespace marches::warriors::face::test
