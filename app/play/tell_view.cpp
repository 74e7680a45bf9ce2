#include "app/play/tell_view.h"

#include "app/play/seat_look.h"
#include "app/shell/card_frame.h"
#include "app/theme/look.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::play {

namespace {

constexpr int shieldSide = 18;

QLabel* words(const QString& text, const char* name, theme::Role ink = theme::Role::Ink) {
    auto* label = new QLabel(text);
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    theme::setTextRole(label, ink);
    return label;
}

QLayout* lineOf(const LogEntry& entry, const Session& session) {
    auto* texts = new QVBoxLayout;
    texts->setSpacing(1);
    //: What was done, and its price or gain
    texts->addWidget(
        words(entry.detail.isEmpty() ? entry.text : TellView::tr("%1 · %2").arg(entry.text, entry.detail),
              "tell.line"));
    for (const QString& followed : entry.more)
        texts->addWidget(words(followed, "tell.more", theme::Role::Ink2));
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
    : QWidget(parent) {
    setObjectName(QStringLiteral("tell"));
    setAccessibleName(card.title);
    setAccessibleDescription(card.sentence);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(6);
    QLabel* title = words(card.title, "tell.title");
    theme::setFontRole(title, theme::FontRole::Name);
    all->addWidget(title);
    if (!card.sentence.isEmpty()) all->addWidget(words(card.sentence, "tell.sentence"));
    for (const LogEntry& line : card.lines)
        all->addLayout(lineOf(line, session));

    QHBoxLayout* bottom = shell::CardFrame::addFoot(*all);
    QPushButton* first = nullptr;
    for (const Button& each : card.buttons) {
        auto* button = new QPushButton(each.icon, each.text);
        button->setObjectName(QStringLiteral("card.") + each.id);
        theme::setPrimary(button, !first && !quiet);
        connect(button, &QPushButton::clicked, this, [this, press = each.press] {
            emit closeWanted();
            if (press) press();
        });
        bottom->addWidget(button);
        if (!first) first = button;
    }
    bottom->addStretch(1);
    auto* close = new QPushButton(tr("Close", "a card"));
    close->setObjectName(QStringLiteral("card.close"));
    theme::setKeyCap(close, QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    connect(close, &QPushButton::clicked, this, &TellView::closeWanted);
    bottom->addWidget(close);
    setFocusProxy(first ? first : close);
}

} // namespace marches::play
