#include "app/play/language.h"
#include "app/play/log_file.h"
#include "app/play/main_window.h"
#include "app/play/settings.h"
#include "app/play/window_menus.h"
#include "app/theme/icons.h"
#include "app/theme/style.h"

#include <QCoreApplication>
#include <QDir>
#include <QMessageBox>

/// The window's part in how it looks and speaks, which is remembered, and what it says of itself.
namespace marches::play {

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
    menus_->showTextFactor(factor);
}

void MainWindow::setMotion(theme::Motion motion) {
    style_.setMotion(motion);
    Settings settings;
    keepMotion(settings, motion);
    menus_->showMotion(motion);
}

void MainWindow::setLanguage(const QString& code) {
    language_.use(code);
    Settings settings;
    keepLanguage(settings, code);
}

void MainWindow::about() {
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

} // namespace marches::play
