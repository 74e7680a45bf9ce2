#include "editor/tools/land_panes.h"

#include "app/shell/parts.h"
#include "app/shell/section_title.h"
#include "app/theme/look.h"
#include "editor/tools/draw_tool.h"
#include "editor/tools/merge_tool.h"
#include "editor/tools/new_province_form.h"
#include "editor/tools/whose_tool.h"

#include <QButtonGroup>
#include <QLabel>
#include <QPixmap>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace marches::editor {

// --- Draw

DrawPane::DrawPane(DrawTool& tool, const ToolContext& context)
    : ToolPane(tool, QStringLiteral("draw")), tool_(tool), title_(new shell::SectionTitle),
      form_(new NewProvinceForm(context)) {
    column().addWidget(title_);
    column().addWidget(form_);
    area_ = addNote(QStringLiteral("draw.area"));
    take_ = shell::smallButton(QStringLiteral("draw.take"));
    take_->setCheckable(true);
    auto* row = new QHBoxLayout;
    row->addWidget(take_);
    row->addStretch(1);
    column().addLayout(row);
    connect(form_, &NewProvinceForm::edited, this, [this] { tool_.setWish(form_->wish()); });
    connect(&tool_, &DrawTool::made, this, [this] { // the next one goes to the same country
        form_->clearNames();
        tool_.setWish(form_->wish());
    });
    connect(take_, &QPushButton::clicked, this, [this](bool all) { tool_.takeAll(all); });
    fill();
}

void DrawPane::fill() {
    setWindowTitle(tr("Draw"));
    title_->setTexts(tr("The new province"));
    form_->fill(usualProvinceName(), tr("nobody yet", "to whom a province belongs"));
    const auto units = tool_.area();
    area_->setText(
        units ? tr("%1 square units so far").arg(std::lround(*units))
              : tr("It takes the sea and land out of play, and is linked with all that it touches."));
    take_->setText(tr("Take others’ land too"));
    take_->setChecked(tool_.takesAll());
    take_->setEnabled(!tool_.line().empty());
}

// --- Whose

WhosePane::WhosePane(WhoseTool& tool, const ToolContext& context)
    : ToolPane(tool, QStringLiteral("whose")), tool_(tool), context_(context),
      say_(addNote(QStringLiteral("whose.say"), true)), group_(new QButtonGroup(this)) {
    group_->setExclusive(false); // none is pressed at first
    fill();
}

void WhosePane::fill() {
    setWindowTitle(tr("Whose"));
    say_->setText(tr("Choose a country, then click or drag over provinces. With Shift they are contested."));
    const std::vector<std::string> ids = tool_.countryIds();
    while (countries_.size() > ids.size()) {
        countries_.back()->hide();
        countries_.back()->deleteLater();
        countries_.pop_back();
    }
    while (countries_.size() < ids.size()) {
        const std::size_t i = countries_.size();
        auto* button = shell::smallButton(QStringLiteral("whose.country.%1").arg(i));
        button->setCheckable(true);
        if (i < 9) theme::setKeyCap(button, QString::number(i + 1));
        connect(button, &QPushButton::clicked, this, [this, i] {
            const std::vector<std::string> now = tool_.countryIds();
            if (i < now.size()) tool_.setCountry(now[i]);
        });
        group_->addButton(button);
        column().addWidget(button);
        countries_.push_back(button);
    }
    const std::vector<CountryEntry> entries = context_.countries();
    for (std::size_t i = 0; i < ids.size(); ++i) {
        countries_[i]->setText(QString::fromStdString(ids[i]));
        countries_[i]->setChecked(ids[i] == tool_.country());
        for (const CountryEntry& each : entries) {
            if (each.id != ids[i]) continue;
            QPixmap swatch(14, 14);
            swatch.fill(each.colour);
            countries_[i]->setIcon(QIcon(swatch));
            countries_[i]->setText(each.name);
        }
    }
}

// --- Merge

MergePane::MergePane(MergeTool& tool, const ToolContext& context)
    : ToolPane(tool, QStringLiteral("merge")), tool_(tool), context_(context),
      say_(addNote(QStringLiteral("merge.say"), true)), keptTitle_(new shell::SectionTitle),
      kept_(new ChipRow(QStringLiteral("merge.kept"))), goesTitle_(new shell::SectionTitle) {
    for (QWidget* part : std::initializer_list<QWidget*>{keptTitle_, kept_, goesTitle_})
        column().addWidget(part);
    goes_ = addNote(QStringLiteral("merge.goes"));
    fill();
}

void MergePane::fill() {
    setWindowTitle(tr("Merge"));
    const auto& plan = tool_.plan();
    for (QWidget* part : std::initializer_list<QWidget*>{keptTitle_, kept_, goesTitle_, goes_})
        part->setVisible(plan.has_value());
    say_->setText(tool_.sentence());
    say_->setVisible(!plan || tool_.apart());
    if (!plan) return;
    if (tool_.apart())
        say_->setText(tr("They do not touch: a link leaves both, or they become one province "
                         "of two pieces."));
    keptTitle_->setTexts(tr("Keeps its name and id"));
    kept_->show({{context_.name(plan->kept), coloursOf(context_, context_.draft(), plan->kept), false}});
    goesTitle_->setTexts(tr("What goes"));
    QStringList lines{context_.name(plan->gone)};
    for (const Sentence& each : plan->goes)
        lines << context_.text(each);
    goes_->setText(lines.join(QLatin1Char('\n')));
}

} // namespace marches::editor
