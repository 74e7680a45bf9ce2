#include "tests/editor/glass.h"

#include "app/play/play_desk.h"
#include "app/shell/files.h"
#include "app/theme/theme.h"
#include "app/warriors/opening.h"
#include "editor/editor_desk.h"
#include "editor/map_files.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStandardPaths>

namespace marches::editor {

namespace {
theme::MarchesStyle* glassStyle = nullptr;
} // namespace

void EditorGlass::initOnce() {
    QCoreApplication::setApplicationName(QStringLiteral("marches-editor-test"));
    QStandardPaths::setTestModeEnabled(true);
    (void)theme::init();
    glassStyle = new theme::MarchesStyle;
    QApplication::setStyle(glassStyle);
}

void EditorGlass::forgetAll() {
    QDir(shell::runningGamesFolder()).removeRecursively();
    QDir(shell::dataFolder() + QStringLiteral("/maps")).removeRecursively();
    QDir(ownMapsFolder()).removeRecursively();
    QFile::remove(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                  QStringLiteral("/marches.ini"));
}

EditorGlass::EditorGlass() : games_{warriors::face::gameEntry()} {
    language_.use(QStringLiteral("en"));
}

theme::MarchesStyle& EditorGlass::style() const {
    return *glassStyle;
}

void EditorGlass::startWindow(const QSize& size) {
    window_ = std::make_unique<shell::MainWindow>(*glassStyle, language_);
    const Desks desks = setDesks(*window_, games_);
    play_ = &desks.play;
    editor_ = &desks.editor;
    window_->resize(size);
    window_->show();
    play_->start({});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void EditorGlass::beginCopy(const QSize& size) {
    startWindow(size);
    click("new-game.design");
    for (auto* button : window_->findChildren<QAbstractButton*>())
        if (button->accessibleName() == QStringLiteral("Begin a copy: western-europe") ||
            button->accessibleName() == QStringLiteral("Begin a copy: Western Europe")) {
            QTest::mouseClick(button, Qt::LeftButton);
            break;
        }
    QVERIFY(editor_->editor());
}

void EditorGlass::openOwn(const std::function<void(QString& yaml, QString& svg)>& change) {
    const QString bundled = shell::bundledScenarios() + QStringLiteral("/western-europe");
    QString yaml = textOf(bundled + QStringLiteral(".yaml"));
    QString svg = textOf(bundled + QStringLiteral(".svg"));
    change(yaml, svg);
    yaml.replace(QStringLiteral("id: western-europe"), QStringLiteral("id: mine"));
    yaml.replace(QStringLiteral("western-europe.svg"), QStringLiteral("mine.svg"));
    const QString own = ownMapsFolder() + QStringLiteral("/mine");
    write(own + QStringLiteral(".svg"), svg);
    write(own + QStringLiteral(".yaml"), yaml);
    startWindow();
    window_->showDesk(*editor_);
    editor_->start(own + QStringLiteral(".yaml"));
    QVERIFY(editor_->editor());
}

bool EditorGlass::isInFront(const QWidget* inDock) {
    const QWidget* dock = inDock;
    while (dock != nullptr && qobject_cast<const QDockWidget*>(dock) == nullptr)
        dock = dock->parentWidget();
    return dock != nullptr && dock->isVisible() && dock->parentWidget()->rect().intersects(dock->geometry());
}

QString EditorGlass::onlyOwnMap() {
    const QStringList maps = QDir(ownMapsFolder()).entryList({QStringLiteral("*.yaml")});
    return maps.size() == 1 ? ownMapsFolder() + QLatin1Char('/') + maps.front() : QString{};
}

QString EditorGlass::textOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString{};
}

QStringList EditorGlass::linesOf(const QString& path) {
    return textOf(path).split(QLatin1Char('\n'));
}

void EditorGlass::write(const QString& path, const QString& text) {
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(path));
    file.write(text.toUtf8());
}

void EditorGlass::click(const char* name) const {
    auto* button = find<QAbstractButton>(name);
    QVERIFY2(button && button->isVisible(), name);
    QTest::mouseClick(button, Qt::LeftButton);
}

void EditorGlass::key(Qt::Key key, Qt::KeyboardModifiers held) const {
    if (!window_->isActiveWindow() &&
        QApplication::activeModalWidget() == nullptr) { // a menu or dialog was open
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    QTest::keyClick(window_->focusWidget() ? window_->focusWidget() : window_.get(), key, held);
}

void EditorGlass::openMenu(const char* menuName, const char* actionName) const {
    auto* menu = window_->findChild<QMenu*>(QString::fromLatin1(menuName));
    QVERIFY(menu);
    menu->popup(window_->mapToGlobal(QPoint(10, 30)));
    for (QAction* action : menu->actions())
        if (action->objectName() == QLatin1String(actionName))
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
}

void EditorGlass::choose(const char* province) const {
    key(Qt::Key_F, Qt::ControlModifier);
    auto* filter = find<QLineEdit>("provinces.filter");
    QVERIFY(filter);
    QTest::keyClicks(filter, QString::fromLatin1(province));
    QTest::keyClick(filter, Qt::Key_Return);
    QTest::keyClick(filter, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(filter, Qt::Key_Delete);
}

void EditorGlass::rename(const char* name) const {
    auto* field = find<QLineEdit>("province.name.en");
    QTest::mouseClick(field, Qt::LeftButton);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, QString::fromLatin1(name));
    QTest::keyClick(field, Qt::Key_Return);
}

int EditorGlass::rowsOfHistory() const {
    return find<QAbstractItemView>("history.view")->model()->rowCount();
}

QString EditorGlass::text(const char* label) const {
    const auto* found = find<QLabel>(label);
    return found ? found->text() : QString{};
}

} // namespace marches::editor
