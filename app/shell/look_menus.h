#pragma once

#include "app/theme/motion.h"

#include <QAction>
#include <QObject>

class QActionGroup;
class QMenu;

namespace marches::shell {

/// The menus of text size, animations and language, for the desk's View menu.
class LookMenus : public QObject {
    Q_OBJECT

public:
    explicit LookMenus(QWidget& window);

    [[nodiscard]] QMenu* textSize() const { return textSize_; }
    [[nodiscard]] QMenu* motion() const { return motion_; }
    [[nodiscard]] QMenu* language() const { return language_; }

    // What is chosen now.
    void showTextFactor(double factor);
    void showMotion(theme::Motion motion);
    void showLanguage(const QString& code);
    void retranslate();

    /// The next larger text size that the menu offers; after the largest, the smallest.
    static double nextTextFactor(double factor);

signals:
    void textFactorChosen(double factor);
    void motionChosen(marches::theme::Motion motion);
    void languageChosen(const QString& code);

private:
    QMenu* textSize_;
    QMenu* motion_;
    QMenu* language_;
};

/// Adds a checkable action with a value to a menu and its group; it has no text yet.
QAction* addChoice(QMenu& menu, QActionGroup& group, const QVariant& value);

} // namespace marches::shell
