#include "app/play/tell_view.h"

#include "app/play/seat_look.h"
#include "app/shell/card_frame.h"
#include "app/theme/look.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace marches::play {

namespace {

constexpr int shieldSide = 18;

QLabel* plainWords(const QString& text, const char* name, theme::Role ink = theme::Role::Ink) {
    QLabel* label = CardView::words(text, name);
    label->setTextFormat(Qt::PlainText);
    theme::setTextRole(label, ink);
    return label;
}

QLayout* lineOf(const LogEntry& entry, const Session& session) {
    auto* texts = new QVBoxLayout;
    texts->setSpacing(1);
    //: What was done, and its price or gain
    texts->addWidget(plainWords(
        entry.detail.isEmpty() ? entry.text : TellView::tr("%1 · %2").arg(entry.text, entry.detail),
        "tell.line"));
    for (const QString& followed : entry.more)
        texts->addWidget(plainWords(followed, "tell.more", theme::Role::Ink2));
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    auto* shield = new QLabel;
    shield->setFixedWidth(shieldSide + 2);
    if (isSeat(entry.seat))
        shield->setPixmap(
            shieldIcon(session.seat(entry.seat), currentTheme()).pixmap(shieldSide, shieldSide));
    else if (!entry.icon.isNull())
        shield->setPixmap(entry.icon.pixmap(shieldSide, shieldSide));
    row->addWidget(shield, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    return row;
}

} // namespace

TellView::TellView(const TellCard& card, const Session& session, bool quiet, QWidget* parent)
    : CardView(QStringLiteral("tell"), card.title, parent) {
    setAccessibleDescription(card.sentence);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(6);
    QLabel* title = plainWords(card.title, "tell.title");
    theme::setFontRole(title, theme::FontRole::Name);
    all->addWidget(title);
    if (!card.sentence.isEmpty()) all->addWidget(plainWords(card.sentence, "tell.sentence"));
    for (const LogEntry& line : card.lines)
        all->addLayout(lineOf(line, session));

    QHBoxLayout* bottom = shell::CardFrame::addFoot(*all);
    bool primary = !quiet;
    for (const Button& each : card.buttons)
        theme::setPrimary(addButton(*bottom, each), std::exchange(primary, false));
    bottom->addStretch(1);
    addClose(*bottom, tr("Close", "a card"));
}

} // namespace marches::play
