/// theme_gallery DIR: paints every page of the gallery, light and dark, at 100 % and 200 % text, to
/// DIR/*.png.
#include "app/theme/style.h"
#include "tests/app/theme/gallery/pages.h"

#include <QApplication>
#include <QDir>
#include <QPixmap>

using namespace marches::theme;

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    if (application.arguments().size() != 2) {
        qWarning("usage: theme_gallery DIR");
        return 2;
    }
    if (const QStringList missing = init(); !missing.isEmpty()) {
        qWarning("fonts not loaded: %s", qPrintable(missing.join(u' ')));
        return 1;
    }
    auto* style = new MarchesStyle;
    QApplication::setStyle(style);
    const QDir target(application.arguments().at(1));
    QDir().mkpath(target.path());
    for (const Tone tone : {Tone::Light, Tone::Dark})
        for (const double factor : {1.0, 2.0}) {
            style->setTheme({.tone = tone, .textFactor = factor});
            for (const gallery::Page& page : gallery::allPages()) {
                const std::unique_ptr<QWidget> widget = page.make();
                widget->resize(widget->sizeHint().expandedTo({1200, 560}));
                widget->show();
                widget->activateWindow();
                QApplication::processEvents();
                if (auto* focused = widget->findChild<QWidget*>(QStringLiteral("focused")))
                    focused->setFocus(Qt::ShortcutFocusReason);
                QApplication::processEvents();
                const QString name = QStringLiteral("%1-%2-%3.png")
                                         .arg(page.name, tone == Tone::Light ? QStringLiteral("light")
                                                                             : QStringLiteral("dark"))
                                         .arg(qRound(factor * 100));
                if (!widget->grab().save(target.filePath(name))) {
                    qWarning("cannot write %s", qPrintable(target.filePath(name)));
                    return 1;
                }
            }
        }
    return 0;
}
