#include "app/shell/main_window.h"

#include "app/shell/language.h"
#include "app/shell/log_file.h"
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
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QWindow>

#include <utility>

namespace marches::shell {

namespace {
const QString geometryKey = QStringLiteral("window/geometry");
} // namespace

MainWindow::MainWindow(theme::MarchesStyle& style, Language& language)
    : style_(style), language_(language), actions_(this), look_(new LookMenus(*this)),
      status_(new StatusLine(*this)) {
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

/// The desk goes while all that it has put into the window still stands.
MainWindow::~MainWindow() {
    desk_.reset();
}

void MainWindow::setDesk(std::unique_ptr<Desk> desk) {
    desk_ = std::move(desk);
    useKeptShortcuts(desk_->actions());
}

void MainWindow::retranslate() {
    actions_.retranslate();
    look_->retranslate();
    if (desk_) desk_->retranslate();
}

void MainWindow::showShortcuts() {
    auto* owner = new QObject;
    auto* dialog = new ShortcutsDialog(desk_->actionsWithKeys(owner), this);
    owner->setParent(dialog);
    connect(dialog, &QDialog::finished, this, [this] { desk_->keysChanged(); });
    dialog->open();
}

void MainWindow::setDark(bool dark) {
    theme::Theme theme = style_.theme();
    theme.tone = dark ? theme::Tone::Dark : theme::Tone::Light;
    style_.setTheme(theme);
    Settings settings;
    keepTheme(settings, theme);
}

void MainWindow::setTextFactor(double factor) {
    theme::Theme theme = style_.theme();
    theme.textFactor = factor;
    style_.setTheme(theme);
    Settings settings;
    keepTheme(settings, theme);
    look_->showTextFactor(factor);
}

void MainWindow::setMotion(theme::Motion motion) {
    style_.setMotion(motion);
    Settings settings;
    keepMotion(settings, motion);
    look_->showMotion(motion);
}

void MainWindow::setLanguage(const QString& code) {
    language_.use(code);
    Settings settings;
    keepLanguage(settings, code);
}

void MainWindow::showAbout() {
    auto* box = new QMessageBox(
        QMessageBox::NoIcon, tr("About Marches"),
        tr("<h3>Marches %1</h3><p>A table for medieval board wargames.</p>"
           "<p>An independent work, with words and art of its own. Free software under the GNU "
           "General Public License, version 3 or later.</p><p>Logs: %2</p>",
           "%1 a version number, %2 a folder")
            .arg(QCoreApplication::applicationVersion(),
                 QDir::toNativeSeparators(logFolder()).toHtmlEscaped()),
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
    if (desk_ && !desk_->mayClose()) {
        event->ignore();
        return;
    }
    Settings().setValue(geometryKey, saveGeometry());
    if (desk_) desk_->leave();
    QMainWindow::closeEvent(event);
}

} // namespace marches::shell
