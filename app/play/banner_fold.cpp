#include "app/play/banner.h"

#include <QBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

// What gives way in the banner where there is little room, and in which order.

namespace marches::play {

/// The words come first, and in one row if that can be. What the window adds stands farthest and gives way
/// first: its notes and keys. Then goes the news of the detail, then Hint and Redo, then of its words all but
/// one's, then that one's, then keys of answers, then their words. Where no answer shows a key that one keeps
/// its word: answers fold first.
class Banner::Folding {
public:
    explicit Folding(Banner& banner);

    void leaveNotes();
    [[nodiscard]] bool wantsNewsOut() const { return keyed_ && !fits(); }
    void hideWhatGoesFirst();
    void leaveWords();
    void giveBackAWord();
    void leaveKeys();
    void leaveLastWords();
    void fillMenu();

private:
    std::vector<std::size_t> whatGoesIntoTheMenu();
    [[nodiscard]] const Button& content(std::size_t i) const { return banner_.prompt_.others[i]; }
    [[nodiscard]] int need(std::size_t i) const;
    [[nodiscard]] bool fits() const { return all_ <= mostInOneRow_; }
    /// Of what the window adds to the answers.
    [[nodiscard]] bool added(std::size_t i) const { return content(i).keeps && !content(i).keepsKey; }
    [[nodiscard]] bool severalWords() const;
    [[nodiscard]] bool fitsBesideMenu() const;
    [[nodiscard]] int menuWidth() const;
    void lessen(std::size_t i, Dress how);

    Banner& banner_;
    std::size_t count_;
    int room_;         ///< px for buttons other than the primary one
    int mostInOneRow_; ///< the same, where the words stand in one row
    int all_ = 0;      ///< px that the buttons need
    bool keyed_;
    bool tight_;
    std::vector<bool> signs_;  ///< shown by their sign alone
    std::vector<bool> hidden_; ///< without a place in the menu either
};

Banner::Folding::Folding(Banner& banner)
    : banner_(banner), count_(banner.prompt_.others.size()), signs_(count_), hidden_(count_) {
    const QMargins margins = banner_.all_->contentsMargins();
    int beside = banner_.width() - margins.left() - margins.right();
    if (banner_.primary_->isVisibleTo(&banner_) || banner_.busy_)
        beside -= std::max(banner_.primary_->sizeHint().width(), banner_.primary_->minimumWidth()) +
                  banner_.row_->spacing();
    room_ = beside - (banner_.stacked() ? 0 : banner_.wordsWidth());
    mostInOneRow_ = banner_.stacked() ? room_ : std::min(room_, beside - banner_.oneRow());
    for (std::size_t i = 0; i < count_; ++i) {
        signs_[i] = content(i).signOnly;
        banner_.dress(i, Dress::whole);
        all_ += need(i);
    }
    tight_ = all_ > room_;
    const auto& others = banner_.prompt_.others;
    keyed_ = std::any_of(others.begin(), others.end(), [](const Button& other) { return other.keepsKey; });
}

int Banner::Folding::need(std::size_t i) const {
    return hidden_[i] ? 0 : banner_.others_[i]->sizeHint().width() + banner_.row_->spacing();
}

void Banner::Folding::lessen(std::size_t i, Dress how) {
    if (fits()) return;
    all_ -= need(i);
    signs_[i] = signs_[i] || how == Dress::sign;
    banner_.dress(i, how);
    all_ += need(i);
}

void Banner::Folding::leaveNotes() {
    for (std::size_t i = count_; i-- > 0;)
        if (added(i)) lessen(i, Dress::text);
}

void Banner::Folding::hideWhatGoesFirst() {
    for (std::size_t i = count_; i-- > 0;)
        if (content(i).goesFirst && !fits()) {
            all_ -= need(i);
            hidden_[i] = true;
        }
}

bool Banner::Folding::severalWords() const {
    std::size_t words = 0;
    for (std::size_t i = 0; i < count_; ++i)
        if (added(i) && !signs_[i]) ++words;
    return words > 1;
}

void Banner::Folding::leaveWords() {
    for (std::size_t i = count_; i-- > 0;)
        if (added(i) && severalWords()) lessen(i, Dress::sign);
    for (std::size_t i = count_; keyed_ && i-- > 0;)
        if (added(i)) lessen(i, Dress::sign);
}

/// A shorter word may go in where the last to give way was long.
void Banner::Folding::giveBackAWord() {
    for (std::size_t i = count_; i-- > 0;) {
        if (!added(i) || !signs_[i] || content(i).signOnly || !fits()) continue;
        const int without = need(i);
        banner_.dress(i, Dress::text);
        signs_[i] = all_ + need(i) - without > mostInOneRow_;
        if (signs_[i]) banner_.dress(i, Dress::sign);
        all_ += need(i) - without;
    }
}

void Banner::Folding::leaveKeys() {
    for (std::size_t i = count_; i-- > 0;)
        if (content(i).keepsKey) lessen(i, Dress::text);
}

int Banner::Folding::menuWidth() const {
    return banner_.more_->sizeHint().width() + banner_.row_->spacing();
}

bool Banner::Folding::fitsBesideMenu() const {
    int kept = menuWidth();
    for (std::size_t i = 0; i < count_; ++i)
        if (content(i).keeps) kept += need(i);
    return kept <= room_;
}

/// Of all that has to stay in sight: but the first that the window adds keeps its word where answers can go
/// into the menu instead.
void Banner::Folding::leaveLastWords() {
    std::size_t worded = 0;
    while (worded < count_ && (!added(worded) || signs_[worded]))
        ++worded;
    for (std::size_t i = count_; i-- > 0;)
        if (content(i).keeps && !(i <= worded && fitsBesideMenu())) lessen(i, Dress::sign);
}

/// The farthest from the primary one first; what has to stay in sight stays.
std::vector<std::size_t> Banner::Folding::whatGoesIntoTheMenu() {
    const auto mayFold = [this](std::size_t i) { return !hidden_[i] && !(tight_ && content(i).keeps); };
    int rest = 0;
    for (std::size_t i = 0; i < count_; ++i)
        if (mayFold(i))
            rest += need(i);
        else
            room_ -= need(i);
    std::vector<std::size_t> folded;
    for (std::size_t i = 0; i < count_; ++i) {
        if (!mayFold(i)) continue;
        rest -= need(i);
        room_ -= need(i);
        if (!folded.empty() || room_ < (rest > 0 ? menuWidth() : 0)) folded.push_back(i);
    }
    return folded;
}

void Banner::Folding::fillMenu() {
    std::vector<std::size_t> folded = whatGoesIntoTheMenu();
    // A sign takes no more room than the menu that would hold nothing else.
    if (folded.size() == 1 && !content(folded.front()).icon.isNull()) {
        banner_.dress(folded.front(), Dress::sign);
        folded.clear();
    }
    QMenu* menu = banner_.more_->menu();
    menu->clear();
    for (const std::size_t i : folded)
        menu->addAction(content(i).icon, content(i).text, &banner_, [banner = &banner_, i] {
            if (i < banner->prompt_.others.size()) banner->attempt(banner->prompt_.others[i]);
        });
    for (std::size_t i = 0; i < count_; ++i)
        banner_.others_[i]->setVisible(!hidden_[i] &&
                                       std::find(folded.begin(), folded.end(), i) == folded.end());
    banner_.more_->setVisible(!folded.empty());
}

void Banner::fold() {
    all_->setDirection(stacked() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    Folding folding(*this);
    folding.leaveNotes();
    if (folding.wantsNewsOut() && leaveOutNews()) return fold();
    folding.hideWhatGoesFirst();
    folding.leaveWords();
    folding.giveBackAWord();
    folding.leaveKeys();
    folding.leaveLastWords();
    folding.fillMenu();
}

} // namespace marches::play
