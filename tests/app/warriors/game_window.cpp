#include "tests/app/warriors/game_window.h"

#include "app/shell/files.h"

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
    QDir(shell::runningGamesFolder()).removeRecursively();
}

void GameWindow::open(const Record& record, QSize size) {
    const QString path = pathOf(QStringLiteral("game.marches"));
    QVERIFY(!shell::saveRecord(path, record, {}));
    window_ = std::make_unique<shell::MainWindow>(*style_, language_);
    desk_ = &play::setPlayDesk(*window_, games_);
    window_->resize(size);
    window_->show();
    desk_->start(path);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(desk_->table());
}

} // namespace marches::warriors::face::test
