#include "editor/tools/split_pane.h"

#include "app/shell/parts.h"
#include "app/shell/section_title.h"
#include "app/theme/look.h"
#include "editor/tools/new_province_form.h"
#include "editor/tools/split_tool.h"
#include "engine/draft/command_parts.h"
#include "engine/draft/mentions.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace marches::editor {

SplitPane::SplitPane(SplitTool& tool, const ToolContext& context)
    : ToolPane(tool, QStringLiteral("split")), tool_(tool), context_(context),
      which_(addNote(QStringLiteral("split.which"), true)), pieces_(new QHBoxLayout),
      each_(shell::smallButton(QStringLiteral("split.each"))), newTitle_(new shell::SectionTitle),
      form_(new NewProvinceForm(context)), linksTitle_(new shell::SectionTitle) {
    pieces_->setSpacing(0);
    pieces_->addStretch(1);
    column().addLayout(pieces_);
    each_->setCheckable(true);
    auto* eachRow = new QHBoxLayout;
    eachRow->addWidget(each_);
    eachRow->addStretch(1);
    column().addLayout(eachRow);
    for (QWidget* part : std::initializer_list<QWidget*>{newTitle_, form_, linksTitle_})
        column().addWidget(part);
    keptName_ = addNote({}, true);
    column().addWidget(keptLinks_ = new ChipRow(QStringLiteral("split.kept-links")));
    newName_ = addNote({}, true);
    column().addWidget(newLinks_ = new ChipRow(QStringLiteral("split.new-links")));
    moved_ = addNote(QStringLiteral("split.moved"), true);
    column().addWidget(mentionsTitle_ = new shell::SectionTitle);
    mentions_ = addNote(QStringLiteral("split.mentions"));
    step_ = addNote(QStringLiteral("split.step"));
    theme::setTextRole(step_, theme::Role::Good);
    connect(form_, &NewProvinceForm::edited, this, [this] { tool_.setWish(form_->wish()); });
    connect(&tool_, &SplitTool::made, form_, &NewProvinceForm::clear);
    connect(each_, &QPushButton::clicked, this, [this](bool each) { tool_.setEachItsOwn(each); });
    fill();
}

/// Where a piece lies, seen from the others.
QString SplitPane::wherePiece(std::size_t piece) const {
    const planar::Split& split = *tool_.pieces();
    if (split.pieces.size() > 2) {
        std::int64_t all = 0;
        for (const planar::Piece& each : split.pieces)
            all += each.area2;
        return tr("%1 %", "the share of a piece").arg(all > 0 ? 100 * split.pieces[piece].area2 / all : 0);
    }
    const auto middle = [&split](planar::Label label) {
        const planar::GridBox box = split.rework.map.boxOf(label);
        return std::pair((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    };
    const auto own = middle(split.pieces[piece].label);
    const auto other = middle(split.pieces[1 - piece].label);
    const int x = own.first - other.first;
    const int y = own.second - other.second;
    const bool larger = piece == 0;
    if (std::abs(x) >= std::abs(y)) {
        if (x > 0) return larger ? tr("the eastern, larger one") : tr("the eastern one");
        return larger ? tr("the western, larger one") : tr("the western one");
    }
    if (y > 0) return larger ? tr("the southern, larger one") : tr("the southern one");
    return larger ? tr("the northern, larger one") : tr("the northern one");
}

void SplitPane::fillPieces() {
    const std::size_t count = tool_.pieces() ? std::min<std::size_t>(tool_.pieces()->pieces.size(), 5) : 0;
    while (pieceButtons_.size() > count) {
        pieceButtons_.back()->deleteLater();
        pieceButtons_.back()->hide();
        pieceButtons_.pop_back();
    }
    while (pieceButtons_.size() < count) {
        const std::size_t i = pieceButtons_.size();
        auto* button = shell::smallButton(QStringLiteral("split.piece.%1").arg(i));
        button->setCheckable(true);
        connect(button, &QPushButton::clicked, this, [this, i] {
            tool_.setKeeps(i);
            fill();
        });
        pieces_->insertWidget(static_cast<int>(i), button);
        pieceButtons_.push_back(button);
    }
    for (std::size_t i = 0; i < count; ++i) {
        pieceButtons_[i]->setText(wherePiece(i));
        pieceButtons_[i]->setChecked(i == tool_.keeps());
        theme::setSegment(pieceButtons_[i], i == 0           ? theme::Segment::First
                                            : i + 1 == count ? theme::Segment::Last
                                                             : theme::Segment::Middle);
    }
    each_->setVisible(count > 2);
    each_->setText(tr("Each piece its own province"));
    each_->setChecked(tool_.eachItsOwn());
}

std::vector<ChipRow::Content> SplitPane::linksAfter(const std::string& province) const {
    std::vector<ChipRow::Content> chips;
    const SplitTool::Outcome* outcome = tool_.outcome();
    if (outcome == nullptr) return chips;
    std::vector<std::string> links = draft::linksOf(draft::wholeTree(outcome->after), province);
    std::sort(links.begin(), links.end());
    links.erase(std::unique(links.begin(), links.end()), links.end());
    std::vector<ChipRow::Content> fresh;
    for (const std::string& id : links) {
        const bool isNew = id == tool_.province() ||
                           std::find(outcome->ids.begin(), outcome->ids.end(), id) != outcome->ids.end();
        const bool known = context_.draft().labels.labelOf(id).has_value();
        (isNew ? fresh : chips)
            .push_back({known ? context_.name(id) : tool_.newName(), coloursOf(context_, outcome->after, id),
                        isNew});
    }
    chips.insert(chips.end(), fresh.begin(), fresh.end());
    return chips;
}

void SplitPane::fillLinks() {
    const SplitTool::Outcome* outcome = tool_.outcome();
    for (QWidget* part :
         std::initializer_list<QWidget*>{linksTitle_, keptName_, keptLinks_, newName_, newLinks_, moved_})
        part->setVisible(outcome != nullptr);
    if (outcome == nullptr) return;
    linksTitle_->setTexts(tr("Links follow the borders"));
    const QString kept = context_.name(tool_.province());
    keptName_->setText(kept);
    newName_->setText(tool_.newName());
    keptLinks_->show(linksAfter(tool_.province()));
    newLinks_->show(linksAfter(outcome->ids.front()));
    const auto before = draft::linksOf(draft::wholeTree(context_.draft()), tool_.province());
    const auto after = draft::linksOf(draft::wholeTree(outcome->after), tool_.province());
    QStringList gone;
    for (const std::string& id : std::set<std::string>(before.begin(), before.end()))
        if (std::find(after.begin(), after.end(), id) == after.end()) gone << context_.name(id);
    moved_->setVisible(!gone.isEmpty());
    if (!gone.isEmpty())
        moved_->setText(tr("%1 no longer touches %2: these links go to %3.",
                           "a province, a list of provinces, the new province")
                            .arg(kept, gone.join(tr(", ", "between names of a list")), tool_.newName()));
}

void SplitPane::fillMentions() {
    const bool shown = tool_.outcome() != nullptr;
    mentionsTitle_->setVisible(shown);
    mentions_->setVisible(shown);
    if (!shown) return;
    std::set<std::string> leftOut;
    int starts = 0;
    for (const draft::FoundMention& found :
         draft::mentionsOf(draft::wholeTree(context_.draft()), context_.draft().opened->game,
                           draft::Mention::Of::province, tool_.province())) {
        const draft::TreePath& path = found.path;
        const bool start = std::find(path.begin(), path.end(), "start") != path.end();
        const bool out = std::find(path.begin(), path.end(), "left-out") != path.end();
        if (start)
            ++starts;
        else if (out && path.size() > 1 && path[0] == "variants")
            leftOut.insert(path[1]);
    }
    const auto names = draft::valueAt(context_.draft(), {"provinces", tool_.province(), "names"});
    const int texts = names && names->isMap() ? static_cast<int>(names->size()) : 1;
    QStringList lines;
    if (!leftOut.empty())
        lines << tr("%n variant(s): %1 is left out where %2 is", nullptr, static_cast<int>(leftOut.size()))
                     .arg(tool_.newName(), context_.name(tool_.province()));
    if (starts > 0)
        lines << tr("%n place(s) in start positions: they stay in %1", nullptr, starts)
                     .arg(context_.name(tool_.province()));
    lines << tr("%n text(s): %1 has an English name only", nullptr, texts).arg(tool_.newName());
    mentionsTitle_->setTexts(tr("What else it is in"));
    mentions_->setText(lines.join(QLatin1Char('\n')));
}

void SplitPane::fill() {
    setWindowTitle(tr("Split"));
    const bool ready = tool_.ready();
    which_->setText(ready ? tr("Which piece keeps the name and id. X takes the next one")
                          : tr("Draw a line across a province, from border to border. What comes of it "
                               "stands here."));
    fillPieces();
    newTitle_->setTexts(tr("The new province"));
    QStringList countries;
    for (const std::string& id : countriesOf(context_.draft(), tool_.province()))
        for (const CountryEntry& each : context_.countries())
            if (each.id == id) countries << each.name;
    form_->fill(tr("New province"), countries.isEmpty()
                                        ? tr("as the province that is cut")
                                        : countries.join(tr(", ", "between names of a list")));
    fillLinks();
    fillMentions();
    const SplitTool::Outcome* outcome = tool_.outcome();
    step_->setVisible(outcome != nullptr);
    if (outcome != nullptr)
        step_->setText(tr("Nothing overlaps, no gap, all pieces are large enough. One step in the history: "
                          "“%1”.")
                           .arg(context_.text(outcome->name)));
}

} // namespace marches::editor
