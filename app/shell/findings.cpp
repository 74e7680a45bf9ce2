#include "app/shell/findings.h"

#include "app/shell/finding_sentences.h"
#include "app/theme/look.h"

#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::shell {

namespace {

constexpr int mostLines = 5;

QString lineOf(const Finding& finding, const QString& path) {
    const QString text = findingText(finding);
    const QString name = QFileInfo(QString::fromStdString(finding.place.file)).fileName();
    const bool elsewhere = !name.isEmpty() && name != QFileInfo(path).fileName();
    const Place& place = finding.place;
    if (place.line == 0)
        //: A file and what is wrong with it
        return elsewhere ? FindingsCard::tr("%1: %2", "a fault").arg(name, text) : text;
    if (elsewhere)
        //: A file, a line in it, and what is wrong there
        return FindingsCard::tr("%1, line %L2: %3").arg(name).arg(place.line).arg(text);
    if (place.column == 0) return FindingsCard::tr("Line %L1: %2").arg(place.line).arg(text);
    return FindingsCard::tr("Line %L1, column %L2: %3").arg(place.line).arg(place.column).arg(text);
}

QLabel* words(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // the words may come from a stranger's file
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// What to do about them.
QString adviceOn(const Findings& findings, FileKind kind) {
    const bool unread = std::any_of(findings.begin(), findings.end(),
                                    [](const Finding& finding) { return finding.code == "cannot-read"; });
    if (unread) return FindingsCard::tr("Is the file still there, and may it be read?");
    if (kind == FileKind::scenario)
        return FindingsCard::tr("Whoever made the scenario can mend it at these places.");
    if (kind == FileKind::partOfRecord)
        return FindingsCard::tr(
            "This line is left out, and what follows it. What is played from here on is a "
            "game of its own.");
    return FindingsCard::tr("An older copy of the game may still open; or ask whoever sent it for another.");
}

} // namespace

QStringList findingLines(const Findings& findings, const QString& path) {
    const bool errors = hasErrors(findings);
    QStringList lines;
    int left = 0;
    for (const Finding& finding : findings) {
        if (errors && finding.severity != Severity::error) continue;
        if (lines.size() < mostLines)
            lines << lineOf(finding, path);
        else
            ++left;
    }
    if (left > 0) lines << FindingsCard::tr("and %n more", nullptr, left);
    return lines;
}

FindingsCard::FindingsCard(QWidget* parent)
    : QFrame(parent), title_(words("findings.title")), lines_(words("findings.lines")),
      advice_(words("findings.advice")) {
    setObjectName(QStringLiteral("findings"));
    theme::setCard(this);
    theme::setFontRole(title_, theme::FontRole::Name);
    theme::setTextRole(title_, theme::Role::Bad);
    theme::setTextRole(advice_, theme::Role::Ink2);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(14, 10, 14, 10);
    all->setSpacing(6);
    for (QLabel* label : {title_, lines_, advice_})
        all->addWidget(label);
}

void FindingsCard::say(const QString& title, const Findings& findings, const QString& path, FileKind kind) {
    for (const Finding& finding : findings)
        qInfo("%s", formatted(finding).c_str()); // the codes, for the log file
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
    lines_->setText(findingLines(findings, path).join(QLatin1Char('\n')));
    lines_->setVisible(!findings.empty());
    advice_->setText(adviceOn(findings, kind));
    setAccessibleName(title);
    setAccessibleDescription(lines_->text() + QLatin1Char('\n') + advice_->text());
}

} // namespace marches::shell
