#pragma once

#include "app/play/prompt.h"

#include <QRect>

#include <functional>
#include <utility>
#include <vector>

class QBoxLayout;
class QFrame;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace marches::play {

/// Where everything in the banner stands, and what gives way where there is little room.
class BannerLayout {
public:
    static constexpr int strip = 9; ///< width of the seat's colour at the left, px

    /// `shown`: what the banner shows. `press`: a button was chosen in the menu of those without room.
    BannerLayout(QFrame& banner, const Prompt& shown, std::function<void(const Button&)> press);
    BannerLayout(const BannerLayout&) = delete;
    BannerLayout& operator=(const BannerLayout&) = delete;

    QLabel* const sentence;
    QLabel* const detail;
    QPushButton* const primary;
    QToolButton* const more; ///< has the menu of the buttons without room
    /// The buttons besides the primary one, the nearest to it first; some may be hidden.
    const std::vector<QPushButton*>& others() const { return others_; }

    QPushButton* addOther();
    /// Returns the px that the primary button has been wide at most since it was called with `anew`; while a
    /// button is visible and `counts`, what it is wide now is one of them.
    int widestPrimary(bool anew, bool counts);
    void setKeys(std::function<QString(const QString& action)> keyOf) { keyOf_ = std::move(keyOf); }
    QString keyCap(const QString& action) const; ///< empty: the action has no key, or there is no action
    void setLow(bool low);
    bool low() const { return low_; }
    bool stacked() const; ///< the buttons stand below the words
    int room() const;     ///< see Banner
    int oneRow() const;   ///< px that the longer of sentence and detail needs to stand in one row
    QRect shieldPlace() const;
    void fold(); ///< gives the buttons the room that there is
    /// Makes the banner as high as its words need, and no lower than `room`.
    void takeHeight();
    /// Shows again what was left out for want of room, and lets the primary button shrink: letters, language
    /// or the banner's width have changed. `follow` then lays all out.
    void measureAnew();
    /// Answers a request for layout, which a text or a button makes when it needs another room than before:
    /// folds after `measureAnew`, and takes another height where the words need it.
    void follow();

private:
    class Folding;                          // banner_fold.cpp
    static constexpr int accents = 3;       ///< px by which one on a capital stands above its font's line
    enum class Dress { whole, text, sign }; ///< what a button shows of itself

    int shieldSide() const { return low_ ? 24 : 32; }
    void fitButton(QWidget* button) const;
    void dress(std::size_t other, Dress how);
    void fit();
    int wordsWidth() const;
    int usualHeight() const;
    int roomForWords() const;
    int heightOfWords() const;
    void shorten();
    bool leaveOutNews();

    QFrame& banner_;
    const Prompt& shown_;
    std::function<void(const Button&)> press_;
    std::vector<QPushButton*> others_;
    std::function<QString(const QString& action)> keyOf_;
    int widest_ = 0;
    QBoxLayout* all_;  ///< words beside the buttons, or above them where it is narrow
    QHBoxLayout* row_; ///< buttons
    QVBoxLayout* texts_;
    bool low_ = false;
    bool measured_ = false; ///< the height fits what is said
};

} // namespace marches::play
