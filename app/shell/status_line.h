#pragma once

#include <QObject>

#include <vector>

class QLabel;
class QMainWindow;
class QStatusBar;
class QWidget;

namespace marches::shell {

class KeyHints;
struct KeyHint;

/// The window's last line: what is under the pointer or was done last, and the keys that work now. A desk
/// adds its own parts at the right end.
class StatusLine : public QObject {
    Q_OBJECT

public:
    explicit StatusLine(QMainWindow& window);

    /// Shows as much of the text as fits into two lines; all of it is the tooltip.
    void say(const QString& text);
    void setHints(std::vector<KeyHint> hints);
    /// The status bar owns the part from now on.
    void addPart(QWidget* part);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    QString text_;
    QStatusBar* bar_;
    QLabel* under_;
    KeyHints* keys_;
};

} // namespace marches::shell
