#include "editor/panes/clash_card.h"

#include "app/shell/card_frame.h"
#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "editor/words.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr int cardWidth = 420;
constexpr qsizetype mostValueText = 24;
constexpr std::size_t mostNames = 3;

struct ClashWords {
    Q_DECLARE_TR_FUNCTIONS(ClashWords)
};

QString layerName(draft::Layer layer) {
    switch (layer) {
    case draft::Layer::rivers:
        return ClashWords::tr("Rivers", "a layer of the map");
    case draft::Layer::relief:
        return ClashWords::tr("Relief", "a layer of the map");
    case draft::Layer::woods:
        return ClashWords::tr("Woods", "a layer of the map");
    case draft::Layer::water:
        return ClashWords::tr("Lakes", "a layer of the map");
    }
    return {};
}

QString whatOf(const draft::Clash& clash, const Atlas& atlas) {
    const auto provinceName = [&](const std::string& id) {
        const int at = atlas.province(id);
        return at < 0 ? text(id) : atlas.provinceName(at);
    };
    if (clash.of == draft::Clash::Of::layer) return layerName(clash.layer);
    if (clash.of == draft::Clash::Of::outlines) {
        if (clash.provinces.empty()) return ClashWords::tr("Outlines", "of all provinces");
        QStringList names;
        for (std::size_t i = 0; i < std::min(clash.provinces.size(), mostNames); ++i)
            names << provinceName(clash.provinces[i]);
        const QString all = QLocale().createSeparatedList(names);
        const auto more = static_cast<int>(clash.provinces.size() - static_cast<std::size_t>(names.size()));
        return more > 0 ? ClashWords::tr("Outlines: %1 and %n more", "%1 names of provinces", more)
                              .arg(names.join(QStringLiteral(", ")))
               : names.size() == 1 ? ClashWords::tr("Outline of %1", "of a province").arg(all)
                                   : ClashWords::tr("Outlines: %1", "names of provinces").arg(all);
    }
    QStringList parts;
    for (std::size_t i = 0; i < clash.path.size(); ++i) {
        if (i == 0 && clash.path.size() > 1 && (clash.path[0] == "provinces" || clash.path[0] == "countries"))
            continue;
        const int country = i == 1 && clash.path[0] == "countries" ? atlas.country(clash.path[1]) : -1;
        parts << (i == 1 && clash.path[0] == "provinces" ? provinceName(clash.path[1])
                  : country >= 0 ? atlas.countries[static_cast<std::size_t>(country)].name
                                 : text(clash.path[i]));
    }
    return parts.join(QStringLiteral(" · "));
}

QString valueText(const std::optional<Node>& value) {
    if (!value) return ClashWords::tr("taken out", "a value of the file");
    if (!value->isScalar()) return ClashWords::tr("%n value(s)", "", static_cast<int>(value->size()));
    const QString all = text(value->text);
    return all.size() <= mostValueText ? all : all.left(mostValueText - 1) + QChar(0x2026);
}

} // namespace

ClashCard::ClashCard(const QString& file, const std::vector<draft::Clash>& clashes, const Atlas& atlas) {
    setObjectName(QStringLiteral("clashes"));
    setMinimumWidth(cardWidth);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(6);
    auto* title = shell::roleLabel(theme::FontRole::Name, theme::Role::Ink,
                                   tr("%1 was changed by another program", "%1 a file").arg(file));
    title->setTextFormat(Qt::PlainText);
    auto* words =
        shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2,
                         tr("What only one of you has changed is taken as it is. Choose where both have:"));
    for (QLabel* label : {title, words}) {
        label->setWordWrap(true);
        column->addWidget(label);
    }
    for (std::size_t i = 0; i < clashes.size(); ++i)
        column->addWidget(rowOf(clashes[i], atlas, i));
    auto* foot = shell::CardFrame::addFoot(*column);
    auto* later = new QPushButton(tr("Later", "a button: files are not taken in now"));
    later->setObjectName(QStringLiteral("clashes.later"));
    auto* take = new QPushButton(tr("Take these", "a button: the values that were chosen"));
    take->setObjectName(QStringLiteral("clashes.take"));
    theme::setPrimary(take);
    foot->addStretch(1);
    foot->addWidget(later);
    foot->addWidget(take);
    setFocusProxy(take);
    connect(later, &QPushButton::clicked, this, &ClashCard::later);
    connect(take, &QPushButton::clicked, this, [this] { emit settled(sides()); });
}

QWidget* ClashCard::rowOf(const draft::Clash& clash, const Atlas& atlas, std::size_t number) {
    const bool drawn = clash.of != draft::Clash::Of::value;
    auto* row = new QWidget;
    auto* what = shell::roleLabel(theme::FontRole::TextBold, theme::Role::Ink, whatOf(clash, atlas));
    what->setTextFormat(Qt::PlainText);
    what->setWordWrap(true);
    const QString name = QStringLiteral("clashes.%1").arg(number);
    QPushButton* mine = shell::smallButton(name + QStringLiteral(".yours"),
                                           drawn ? tr("yours", "what was changed here")
                                                 : tr("yours: %1", "a value").arg(valueText(clash.mine)));
    QPushButton* theirs = shell::smallButton(
        name + QStringLiteral(".theirs"), drawn ? tr("theirs", "what another program has changed")
                                                : tr("theirs: %1", "a value").arg(valueText(clash.theirs)));
    theme::setSegment(mine, theme::Segment::First);
    theme::setSegment(theirs, theme::Segment::Last);
    auto* group = new QButtonGroup(row);
    for (QPushButton* button : {mine, theirs}) {
        button->setCheckable(true);
        group->addButton(button);
    }
    mine->setChecked(true);
    theirs_.emplace_back(draft::subjectOf(clash), theirs);
    auto* layout = shell::bareLayout<QHBoxLayout>(row, 8, {what});
    layout->setStretch(0, 1);
    auto* both = new QHBoxLayout;
    both->setSpacing(0);
    both->addWidget(mine);
    both->addWidget(theirs);
    layout->addLayout(both);
    return row;
}

draft::Sides ClashCard::sides() const {
    draft::Sides sides;
    for (const auto& [subject, theirs] : theirs_)
        sides.emplace(subject, theirs->isChecked() ? draft::Side::theirs : draft::Side::mine);
    return sides;
}

} // namespace marches::editor
