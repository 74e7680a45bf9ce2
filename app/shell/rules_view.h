#pragma once

#include <QHash>
#include <QTextBrowser>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

namespace marches::shell {

/// The game's rules page, opened at a rule. Rule ids are headings of its Markdown and words in its text;
/// nobody sees them: they are places to go to and links. A bold mark in brackets, as **(house value)**, is
/// quiet and says on hover what the paragraph says that begins with it. Pictures are the program's own signs.
class RulesView : public QTextBrowser {
    Q_OBJECT

public:
    explicit RulesView(QWidget* parent = nullptr);

    /// Markdown with one heading a rule, the id being its last or only word. It is asked for when the page is
    /// first looked at: laying it out takes longer than painting the map.
    void setRules(std::function<QString()> markdown);
    /// Its chapter's title or another heading before it stands at the top where the rule is well in sight
    /// below it, else the rule itself. False: there is no such rule.
    bool goToRule(const QString& ruleId);
    void goToStart();
    /// Round from the end to the beginning. `next`: not the place that is shown already. False: nowhere.
    /// A heading that begins with them comes first.
    bool goToWords(const QString& words, bool next);

    /// Titles of the headings below the page's own, in their order; none before the page is looked at.
    QStringList chapters() const;
    int chapterInSight() const; ///< whose text stands at the top; -1: what stands before the first one
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
    void hideIds();
    void linkIds();
    void dress();
    void dressHeadings();
    void dressGaps();
    void dressTables();
    void dressWords();
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
    QHash<QString, QString> chapterOf_; ///< of each rule: the title that stands above it
    QHash<QString, QString> marks_;     ///< what they mean
    std::vector<Chapter> chapters_;
    QTimer resized_;            ///< since the width was changed last
    std::optional<int> wanted_; ///< what was gone to, until somebody scrolls: it stays at the top
};

} // namespace marches::shell
