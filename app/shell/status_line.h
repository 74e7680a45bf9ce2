#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QMainWindow;
class QStatusBar;

namespace marches::shell {

struct KeyHint {
    QString key;  ///< as on the keyboard: "F1"
    QString does; ///< "rule"
    bool operator==(const KeyHint&) const = default;
};

/// The keys that work now, in the status bar; those that find no room are left out from the right.
class KeyHints : public QWidget {
    Q_OBJECT

public:
    explicit KeyHints(QWidget* parent = nullptr);

    void setHints(std::vector<KeyHint> hints);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int widthOf(const KeyHint& hint) const;

    std::vector<KeyHint> hints_;
};

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
