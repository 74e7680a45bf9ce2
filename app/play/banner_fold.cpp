#include "app/play/banner_layout.h"

#include <QBoxLayout>
#include <QFrame>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

// What gives way in the banner where there is little room, and in which order.

namespace marches::play {

/// Takes from the buttons what has no room beside the words, which keep one row if that can be. The buttons
/// that the window adds stand farthest and give way first: their notes and keys, the news of the detail, Hint
/// and Redo, all words but one button's, that one's, the keys of answers, the words of answers. Where no
/// answer shows a key the one button keeps its word: answers fold first.
class BannerLayout::Folding {
public:
    explicit Folding(BannerLayout& layout);

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
    [[nodiscard]] const Button& content(std::size_t i) const { return layout_.shown_.others[i]; }
    [[nodiscard]] int need(std::size_t i) const;
    [[nodiscard]] bool fits() const { return all_ <= mostInOneRow_; }
    /// Returns whether the window added the button to the answers.
    [[nodiscard]] bool added(std::size_t i) const { return content(i).keeps && !content(i).keepsKey; }
    [[nodiscard]] bool severalWords() const;
    [[nodiscard]] bool fitsBesideMenu() const;
    [[nodiscard]] int menuWidth() const;
    void lessen(std::size_t i, Dress how);

    BannerLayout& layout_;
    std::size_t count_;
    int room_;         ///< px for buttons other than the primary one
    int mostInOneRow_; ///< the same, where the words stand in one row
    int all_ = 0;      ///< px that the buttons need
    bool keyed_;
    bool tight_;
    std::vector<bool> signs_;  ///< shown by their sign alone
    std::vector<bool> hidden_; ///< without a place in the menu either
};

BannerLayout::Folding::Folding(BannerLayout& layout)
    : layout_(layout), count_(layout.shown_.others.size()), signs_(count_), hidden_(count_) {
    const QMargins margins = layout_.all_->contentsMargins();
    int beside = layout_.banner_.width() - margins.left() - margins.right();
    if (layout_.primary->isVisibleTo(&layout_.banner_) ||
        layout_.primary->sizePolicy().retainSizeWhenHidden())
        beside -= std::max(layout_.primary->sizeHint().width(), layout_.primary->minimumWidth()) +
                  layout_.row_->spacing();
    room_ = beside - (layout_.stacked() ? 0 : layout_.wordsWidth());
    mostInOneRow_ = layout_.stacked() ? room_ : std::min(room_, beside - layout_.oneRow());
    for (std::size_t i = 0; i < count_; ++i) {
        signs_[i] = content(i).signOnly;
        layout_.dress(i, Dress::whole);
        all_ += need(i);
    }
    tight_ = all_ > room_;
    const auto& others = layout_.shown_.others;
    keyed_ = std::any_of(others.begin(), others.end(), [](const Button& other) { return other.keepsKey; });
}

int BannerLayout::Folding::need(std::size_t i) const {
    return hidden_[i] ? 0 : layout_.others_[i]->sizeHint().width() + layout_.row_->spacing();
}

void BannerLayout::Folding::lessen(std::size_t i, Dress how) {
    if (fits()) return;
    all_ -= need(i);
    signs_[i] = signs_[i] || how == Dress::sign;
    layout_.dress(i, how);
    all_ += need(i);
}

void BannerLayout::Folding::leaveNotes() {
    for (std::size_t i = count_; i-- > 0;)
        if (added(i)) lessen(i, Dress::text);
}

void BannerLayout::Folding::hideWhatGoesFirst() {
    for (std::size_t i = count_; i-- > 0;)
        if (content(i).goesFirst && !fits()) {
            all_ -= need(i);
            hidden_[i] = true;
        }
}

bool BannerLayout::Folding::severalWords() const {
    std::size_t words = 0;
    for (std::size_t i = 0; i < count_; ++i)
        if (added(i) && !signs_[i]) ++words;
    return words > 1;
}

void BannerLayout::Folding::leaveWords() {
    for (std::size_t i = count_; i-- > 0;)
        if (added(i) && severalWords()) lessen(i, Dress::sign);
    for (std::size_t i = count_; keyed_ && i-- > 0;)
        if (added(i)) lessen(i, Dress::sign);
}

/// Gives one button its word again: a shorter one may fit where the last to give way was long.
void BannerLayout::Folding::giveBackAWord() {
    for (std::size_t i = count_; i-- > 0;) {
        if (!added(i) || !signs_[i] || content(i).signOnly || !fits()) continue;
        const int without = need(i);
        layout_.dress(i, Dress::text);
        signs_[i] = all_ + need(i) - without > mostInOneRow_;
        if (signs_[i]) layout_.dress(i, Dress::sign);
        all_ += need(i) - without;
    }
}

void BannerLayout::Folding::leaveKeys() {
    for (std::size_t i = count_; i-- > 0;)
        if (content(i).keepsKey) lessen(i, Dress::text);
}

int BannerLayout::Folding::menuWidth() const {
    return layout_.more->sizeHint().width() + layout_.row_->spacing();
}

bool BannerLayout::Folding::fitsBesideMenu() const {
    int kept = menuWidth();
    for (std::size_t i = 0; i < count_; ++i)
        if (content(i).keeps) kept += need(i);
    return kept <= room_;
}

/// Takes the words of all buttons that have to stay in sight; the first that the window adds keeps its word
/// where answers can go into the menu instead.
void BannerLayout::Folding::leaveLastWords() {
    std::size_t worded = 0;
    while (worded < count_ && (!added(worded) || signs_[worded]))
        ++worded;
    for (std::size_t i = count_; i-- > 0;)
        if (content(i).keeps && !(i <= worded && fitsBesideMenu())) lessen(i, Dress::sign);
}

/// Returns their positions, the farthest from the primary button first; what has to stay in sight stays.
std::vector<std::size_t> BannerLayout::Folding::whatGoesIntoTheMenu() {
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

void BannerLayout::Folding::fillMenu() {
    std::vector<std::size_t> folded = whatGoesIntoTheMenu();
    // A sign takes no more room than the menu that would hold nothing else.
    if (folded.size() == 1 && !content(folded.front()).icon.isNull()) {
        layout_.dress(folded.front(), Dress::sign);
        folded.clear();
    }
    QMenu* menu = layout_.more->menu();
    menu->clear();
    for (const std::size_t i : folded)
        menu->addAction(content(i).icon, content(i).text, &layout_.banner_, [layout = &layout_, i] {
            if (i < layout->shown_.others.size()) layout->press_(layout->shown_.others[i]);
        });
    for (std::size_t i = 0; i < count_; ++i)
        layout_.others_[i]->setVisible(!hidden_[i] &&
                                       std::find(folded.begin(), folded.end(), i) == folded.end());
    layout_.more->setVisible(!folded.empty());
}

void BannerLayout::fold() {
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
