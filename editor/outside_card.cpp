#include "editor/outside_card.h"

#include "app/shell/card_frame.h"
#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "editor/pages/import_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::editor {

namespace {
constexpr int drawingCardWidth = 380;
} // namespace

DrawingCard::DrawingCard(const QString& file, const draft::ImportDiff& diff, QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("drawing-card"));
    setMinimumWidth(drawingCardWidth);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(6);
    auto* title = shell::roleLabel(theme::FontRole::Name, theme::Role::Ink,
                                   tr("The drawing %1 was saved", "%1 a file").arg(file));
    auto* figures = shell::roleLabel(theme::FontRole::TextBold, theme::Role::Ink, diffText(diff));
    figures->setObjectName(QStringLiteral("drawing-card.figures"));
    auto* words = shell::roleLabel(
        theme::FontRole::Text, theme::Role::Ink2,
        tr("Taking it in is one step that can be taken back; yields, links and start positions stay."));
    for (QLabel* label : {title, figures, words}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    auto* foot = shell::CardFrame::addFoot(*column);
    const auto add = [foot](const char* name, const QString& text) {
        auto* button = new QPushButton(text);
        button->setObjectName(QString::fromLatin1(name));
        foot->addWidget(button);
        return button;
    };
    auto* look = add("drawing-card.look", tr("Look at it…", "a drawing that was saved"));
    foot->addStretch(1);
    auto* later = add("drawing-card.later", tr("Later", "a button: a drawing is not taken in now"));
    auto* take = add("drawing-card.take", tr("Take it in", "a drawing that was saved"));
    theme::setPrimary(take);
    setFocusProxy(take);
    connect(look, &QPushButton::clicked, this, &DrawingCard::lookWanted);
    connect(later, &QPushButton::clicked, this, &DrawingCard::later);
    connect(take, &QPushButton::clicked, this, &DrawingCard::takeWanted);
}

} // namespace marches::editor
