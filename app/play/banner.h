#pragma once

#include "app/play/banner_layout.h"
#include "app/play/press_guard.h"
#include "app/play/prompt.h"
#include "app/play/session.h"

#include <QBasicTimer>
#include <QFrame>
#include <QLayoutItem>

#include <functional>

class QPushButton;

namespace marches::play {

/// The banner above the map: who decides, what is asked, what is left unused, and the buttons. The primary
/// button stands at the right end, always in the same place. It has room for two lines, asked or not: the map
/// below must not jump from one question to the next. Where the words need more it is higher as long as they
/// stand, and lies over what is below (BannerRoom).
class Banner : public QFrame {
    Q_OBJECT

public:
    explicit Banner(QWidget* parent = nullptr);

    /// `seat`: whose colour and arms; null for nobody's.
    void show(const Prompt& prompt, const SeatInfo* seat);
    /// As by Ctrl+Enter, and Ctrl+1 to Ctrl+4 (number 0 to 3). Nothing happens where there is no such button.
    void pressPrimary();
    void pressOther(int number);
    void press(const QString& id); ///< the button of that id
    /// Does the same for a row of the Actions list: a button here that writes that line is pressed; anything
    /// else is done under the same guards, its question put in the banner.
    void pressAs(const Button& content);
    /// Answers a question that a button has put here with No. False: none stands here.
    bool dropQuestion();
    /// Presses a refused button, which says why: the one that has the focus, else the first. False: none is.
    bool explainRefused();
    /// To its primary button, else to itself; false: it has no button.
    bool takeFocus(Qt::FocusReason reason = Qt::OtherFocusReason);
    /// A computer player thinks: a short bar goes to and fro at the lower edge, or, where the style wishes
    /// for no motion, dots stand along all of it.
    void setBusy(bool busy);
    /// Smaller letters, buttons and margins, where the window is low.
    void setLow(bool low) { layout_.setLow(low); }
    /// px that a layout keeps for its height, whatever it says.
    [[nodiscard]] int room() const { return layout_.room(); }
    /// For so many ms after a person is asked, or asked something else, and after a question was put or
    /// answered with No, presses are ignored: they were meant for what stood there before. For twice as long
    /// those of the mouse at the very spot of the last one. After another person at the screen it is three
    /// times as long for all of them; meanwhile the banner is flushed with the next one's colour and its
    /// buttons are pale. 0, as at first: none is. The second press of a double
    /// click never answers anything but what the first one did.
    void setGrace(int ms) { guard_.setGrace(ms); }
    /// What stands on the cap of an action's key, by its object name.
    void setKeys(std::function<QString(const QString& action)> keyOf) { layout_.setKeys(std::move(keyOf)); }

signals:
    /// The button that had the focus has gone, and there is none.
    void focusLeft();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    QPushButton* button(std::size_t position);
    void fill(QPushButton* button, const Button& content, bool primary);
    void lay(const Prompt& prompt);
    void dropOldBubble();
    void attempt(const Button& content);
    void askWhether(const Button& content);
    Prompt questionOf(const Button& content, const Prompt& over);
    const Button* stillAsks(const Prompt& prompt) const;
    void alert();
    QWidget* buttonOf(const QString& name) const;
    bool anyButton() const { return prompt_.primary || !prompt_.others.empty(); }
    void settle(bool settling);
    [[nodiscard]] bool repeats(const QObject* button) const;
    void paintFocus(QPainter& painter) const;
    [[nodiscard]] QRect busyEdge() const;
    void paintBusy(QPainter& painter) const;

    Prompt prompt_;                ///< as it is shown
    std::optional<Prompt> before_; ///< what a question stands in place of
    QString asker_;                ///< id of the button that has put it
    QString attempted_;            ///< id of the button pressed last
    std::optional<SeatInfo> seat_;
    SeatId asked_ = noSeat;
    SeatId person_ = noSeat; ///< at the screen, who was asked last
    BannerLayout layout_;
    PressGuard guard_;
    bool busy_ = false;
    bool questioned_ = false; ///< a question that a button has put is shown
    QBasicTimer busyTicks_;   ///< while its bar moves
    bool settling_ = false;   ///< somebody else is asked since a moment ago
};

/// A banner in a layout: it has the same room whatever it says, and reaches beyond it where it is higher.
class BannerRoom : public QWidgetItem {
public:
    explicit BannerRoom(Banner& banner) : QWidgetItem(&banner), banner_(banner) {}
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize maximumSize() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    void setGeometry(const QRect& room) override;

private:
    Banner& banner_;
};

} // namespace marches::play
