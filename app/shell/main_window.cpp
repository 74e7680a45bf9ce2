#include "app/shell/main_window.h"

#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/shell/look_menus.h"
#include "app/shell/settings.h"
#include "app/shell/shortcuts.h"
#include "app/shell/shortcuts_dialog.h"
#include "app/shell/status_line.h"
#include "app/shell/window_place.h"
#include "app/theme/icons.h"
#include "app/theme/style.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace marches::shell {

namespace {
const QString geometryKey = QStringLiteral("window/geometry");

/// The first file among what is dragged; empty: there is none.
QString draggedFile(const QMimeData& data) {
    for (const QUrl& url : data.urls())
        if (url.isLocalFile() && QFileInfo(url.toLocalFile()).isFile()) return url.toLocalFile();
    return {};
}
} // namespace

MainWindow::MainWindow(theme::MarchesStyle& style, Language& language)
    : style_(style), language_(language), actions_(this), look_(new LookMenus(*this)),
      status_(new StatusLine(*this)), centre_(new QStackedWidget) {
    setCentralWidget(centre_);
    setAcceptDrops(true);
    setObjectName(QStringLiteral("window"));
    setWindowIcon(theme::programIcon());
    setContextMenuPolicy(Qt::NoContextMenu);
    actions_.dark->setChecked(style_.theme().tone == theme::Tone::Dark);
    look_->showTextFactor(style_.theme().textFactor);
    look_->showMotion(style_.motion());
    look_->showLanguage(language_.code());
    look_->retranslate();
    connect(look_, &LookMenus::textFactorChosen, this, &MainWindow::setTextFactor);
    connect(look_, &LookMenus::motionChosen, this, &MainWindow::setMotion);
    connect(look_, &LookMenus::languageChosen, this, &MainWindow::setLanguage);
    connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
    connect(actions_.about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(actions_.keys, &QAction::triggered, this, &MainWindow::showShortcuts);
    connect(actions_.dark, &QAction::toggled, this, &MainWindow::setDark);
    connect(actions_.textLarger, &QAction::triggered, this,
            [this] { setTextFactor(LookMenus::nextTextFactor(style_.theme().textFactor)); });
    resize(1600, 1000);
    restoreGeometry(Settings().value(geometryKey).toByteArray());
    if (!isMaximized() && !isFullScreen())
        resize(size().boundedTo(screen()->availableGeometry().marginsRemoved(usualFrame).size()));
    begunWith_ = size();
}

/// The desks go while all that they have put into the window still stands.
MainWindow::~MainWindow() {
    shown_ = nullptr;
    while (!desks_.empty())
        desks_.pop_back();
}

void MainWindow::addDesk(std::unique_ptr<Desk> desk) {
    Desk& added = *desk;
    const DeskParts parts = added.parts();
    centre_->addWidget(parts.centre);
    for (QWidget* part : parts.status)
        part->hide();
    desks_.push_back({std::move(desk), {}});
    useKeptShortcuts(added.actions());
    connect(&added, &Desk::titleChanged, this, [this, &added] {
        if (shown_ == &added) setWindowTitle(added.title());
    });
    if (!shown_) showDesk(added);
}

MainWindow::Standing* MainWindow::standing(const Desk* desk) {
    const auto found = std::find_if(desks_.begin(), desks_.end(),
                                    [desk](const Standing& each) { return each.desk.get() == desk; });
    return found == desks_.end() ? nullptr : &*found;
}

/// Puts the parts of a desk into the window, or takes them out of it: an action whose menu stands nowhere has
/// no key.
void MainWindow::takeParts(const DeskParts& parts, bool shown) {
    for (QMenu* menu : parts.menus)
        if (shown)
            menuBar()->addMenu(menu);
        else
            menuBar()->removeAction(menu->menuAction());
    for (QAction* action : parts.actions)
        if (shown)
            addAction(action);
        else
            removeAction(action);
    for (QWidget* part : parts.status)
        part->setVisible(shown);
}

void MainWindow::showDesk(Desk& desk) {
    if (shown_ == &desk) return;
    if (Standing* before = standing(shown_)) {
        QWidget* focus = focusWidget();
        before->focus = focus && before->desk->parts().centre->isAncestorOf(focus) ? focus : nullptr;
        before->desk->setInFront(false);
        takeParts(before->desk->parts(), false);
        status_->say({});
        status_->setHints({});
    }
    shown_ = &desk;
    const DeskParts parts = desk.parts();
    takeParts(parts, true);
    centre_->setCurrentWidget(parts.centre);
    setWindowTitle(desk.title());
    desk.setInFront(true);
    if (const Standing* here = standing(&desk); here && here->focus) here->focus->setFocus();
}

void MainWindow::removeDesk(Desk& desk) {
    Q_ASSERT(shown_ != &desk);
    std::erase_if(desks_, [&desk](const Standing& each) { return each.desk.get() == &desk; });
}

void MainWindow::retranslate() {
    actions_.retranslate();
    look_->retranslate();
    for (const Standing& each : desks_)
        each.desk->retranslate();
}

void MainWindow::showShortcuts() {
    auto* owner = new QObject;
    auto* dialog = new ShortcutsDialog(shown_->actionsWithKeys(owner), this);
    owner->setParent(dialog);
    connect(dialog, &QDialog::finished, this, [this] {
        for (const Standing& each : desks_) {
            useKeptShortcuts(each.desk->actions());
            each.desk->keysChanged();
        }
    });
    dialog->open();
}

void MainWindow::setDark(bool dark) {
    theme::Theme theme = style_.theme();
    theme.tone = dark ? theme::Tone::Dark : theme::Tone::Light;
    style_.setTheme(theme);
    keepTheme(theme);
}

void MainWindow::setTextFactor(double factor) {
    theme::Theme theme = style_.theme();
    theme.textFactor = factor;
    style_.setTheme(theme);
    keepTheme(theme);
    look_->showTextFactor(factor);
}

void MainWindow::setMotion(theme::Motion motion) {
    style_.setMotion(motion);
    keepMotion(motion);
    look_->showMotion(motion);
}

void MainWindow::setLanguage(const QString& code) {
    language_.use(code);
    keepLanguage(code);
}

void MainWindow::showAbout() {
    auto* box = new QMessageBox(
        QMessageBox::NoIcon, tr("About Marches"),
        tr("<h3>Marches %1</h3><p>A table for medieval board wargames.</p>"
           "<p>An independent work, with words and art of its own. Free software under the GNU "
           "General Public License, version 3 or later.</p><p>Logs: %2</p>",
           "%1 a version number, %2 a folder")
            .arg(QCoreApplication::applicationVersion(),
                 QDir::toNativeSeparators(dataFolder()).toHtmlEscaped()),
        QMessageBox::Close, this);
    box->setObjectName(QStringLiteral("about"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIconPixmap(theme::programIcon().pixmap(64, 64));
    box->open();
}

/// Moves the window, once it has its frame, so that no part of it lies beyond the screen's edges, unless it
/// was given another size meanwhile.
void MainWindow::keepOnScreen() {
    if (std::exchange(begunWith_, QSize{}) != size() || isMaximized() || isFullScreen()) return;
    const QRect place =
        placedOnScreen(geometry(), windowHandle()->frameMargins(), screen()->availableGeometry());
    if (place != geometry()) setGeometry(place);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) keepOnScreen();
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    for (const Standing& each : desks_)
        if (!each.desk->mayClose()) {
            showDesk(*each.desk);
            event->ignore();
            return;
        }
    Settings().setValue(geometryKey, saveGeometry());
    for (const Standing& each : desks_)
        each.desk->leave();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (shown_ && !draggedFile(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = draggedFile(*event->mimeData());
    if (!shown_ || path.isEmpty()) return;
    event->acceptProposedAction();
    shown_->openFile(path);
}

} // namespace marches::shell
