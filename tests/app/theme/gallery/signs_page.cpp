#include "app/theme/icons.h"
#include "app/theme/style.h"
#include "tests/app/theme/gallery/pages.h"

#include <QPainter>

namespace marches::theme::gallery {

namespace {

class Signs : public QWidget {
public:
    QSize sizeHint() const override { return {1100, ((iconCount + 5) / 6 + 1) * 62}; }

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = themeOf(this);
        QPainter painter(this);
        painter.fillRect(rect(), theme.colour(Role::Panel));
        painter.setFont(theme.font(FontRole::Note));
        for (int i = 0; i < iconCount; ++i) {
            const int x = 16 + (i % 6) * 180;
            const int y = 10 + (i / 6) * 62;
            paintIcon(painter, Icon(i), QRectF(x, y, 48, 48), theme.colour(Role::Ink));
            paintIcon(painter, Icon(i), QRectF(x + 56, y, 24, 24), theme.colour(Role::Ink));
            paintIcon(painter, Icon(i), QRectF(x + 60, y + 30, 16, 16), theme.colour(Role::Ink));
            painter.setPen(theme.colour(Role::Ink2));
            painter.drawText(QRect(x + 86, y, 90, 48), Qt::AlignVCenter | Qt::AlignLeft, iconName(Icon(i)));
        }
        programIcon().paint(&painter, QRect(916, height() - 70, 64, 64));
        programIcon().paint(&painter, QRect(990, height() - 40, 32, 32));
        programIcon().paint(&painter, QRect(1030, height() - 24, 16, 16));
    }
};

} // namespace

std::unique_ptr<QWidget> signsPage() {
    return std::make_unique<Signs>();
}

QList<Page> allPages() {
    return {{QStringLiteral("controls"), controlsPage}, {QStringLiteral("views"), viewsPage},
            {QStringLiteral("window"), windowPage},     {QStringLiteral("signs"), signsPage},
            {QStringLiteral("tokens"), tokensPage},     {QStringLiteral("dialogs"), dialogsPage}};
}

} // namespace marches::theme::gallery
