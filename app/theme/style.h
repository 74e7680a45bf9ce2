#pragma once

#include "app/theme/motion.h"
#include "app/theme/theme.h"

#include <QProxyStyle>

#include <memory>

namespace marches::theme {

class FocusRing;
class PressKeys;

/// Paints every control of the program from the roles of its Theme; Fusion lends what is not painted here.
/// `QApplication::setStyle(new MarchesStyle(theme))`; a later `setTheme` changes a running program.
class MarchesStyle : public QProxyStyle {
    Q_OBJECT
public:
    explicit MarchesStyle(const Theme& theme = {});
    ~MarchesStyle() override;

    [[nodiscard]] const Theme& theme() const { return theme_; }
    /// Takes effect at once for what asks `theme()`; Qt hands fonts and palette on with the next events.
    void setTheme(const Theme& theme);
    /// Off until `setMotion` is called.
    [[nodiscard]] Motion motion() const { return motion_; }
    /// For Motion::Desktop the desktop is asked once, now. Running animations go on as they began.
    void setMotion(Motion motion);
    /// How long a second of motion takes, in ms; 0: nothing moves.
    [[nodiscard]] int motionSecond() const { return motionSecond_; }

    using QProxyStyle::polish;
    void polish(QApplication* application) override;
    void polish(QWidget* widget) override;
    void unpolish(QApplication* application) override;
    QPalette standardPalette() const override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
    QIcon standardIcon(StandardPixmap pixmap, const QStyleOption* option,
                       const QWidget* widget) const override;

signals:
    void themeChanged();

private:
    void applyToApplication();

    Theme theme_;
    Motion motion_ = Motion::Off;
    int motionSecond_ = 0;
    std::unique_ptr<FocusRing> focusRing_;
    std::unique_ptr<PressKeys> pressKeys_;
};

/// The theme that `widget` is painted in; the default one (light, 100 %) where the style is not ours.
[[nodiscard]] const Theme& themeOf(const QWidget* widget);

} // namespace marches::theme
