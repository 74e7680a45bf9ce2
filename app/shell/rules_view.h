#pragma once

#include <QHash>
#include <QTextBrowser>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace marches::shell {

/// The game's rules page, opened at a rule. Rule ids are headings of its Markdown and words in its text; the
/// headings are not shown, the words become links to them. A bold mark in brackets, as **(house value)**, is
/// quiet and has the paragraph that begins with it as its tooltip. Pictures are the program's own signs.
class RulesView : public QTextBrowser {
    Q_OBJECT

public:
    explicit RulesView(QWidget* parent = nullptr);

    /// Markdown with one heading a rule, the id being its last or only word. It is asked for when the page is
    /// first looked at: laying it out takes longer than painting the map.
    void setRules(std::function<QString()> markdown);
    /// Scrolls to a rule, with the title of its chapter or section at the top where that leaves the rule in
    /// the upper half of the view. Returns false if there is no such rule.
    bool goToRule(const QString& ruleId);
    void goToStart();
    /// Selects the next place of the words, and after the last one the first. `next`: behind the selection;
    /// else a heading that begins with them goes before other places. Returns false if they stand nowhere.
    bool goToWords(const QString& words, bool next);

    /// Titles of the headings below the page's own, in their order; none before the page is looked at.
    QStringList chapters() const;
    int chapterInSight() const; ///< the one whose text stands at the top; -1: before the first one
    void goToChapter(int chapter);

signals:
    void chaptersChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Chapter {
        QString title;
        int position; ///< in the document
    };

    void read();
    void dress();
    void findChapters();
    QTextCursor headingWith(const QString& words) const;
    std::optional<int> headingOver(const QTextBlock& rule) const;
    void markRule(const QTextBlock& begin);
    void putOnTop(int position);
    void offerSidewaysScroll();
    double heightOf(int position) const; ///< px from the document's top
    int positionAtTop() const;

    std::function<QString()> unread_;
    int left_ = -1; ///< the chapter in sight when other rules came, or the same in another language
    QHash<QString, QString> marks_; ///< see `marksOf`
    std::vector<Chapter> chapters_;
    QTimer resized_;            ///< since the width was changed last
    std::optional<int> wanted_; ///< the position that stays at the top until the user scrolls
};

} // namespace marches::shell
