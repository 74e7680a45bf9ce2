#include "editor/warriors/province_rows.h"

#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "editor/document.h"
#include "editor/form_label.h"
#include "editor/words.h"
#include "engine/draft/edits_names.h"
#include "engine/draft/warriors/edits_warriors.h"

#include <QButtonGroup>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace marches::editor {

namespace {

using warriors::ProvinceType;

/// In the order of the buttons.
constexpr std::array shownTypes{ProvinceType::common, ProvinceType::tradeCenter, ProvinceType::capital};

} // namespace

WarriorsProvinceRows::WarriorsProvinceRows(Document& document, QWidget* parent)
    : ProvinceRows(parent), document_(document), isLabel_(new FormLabel), yieldsLabel_(new FormLabel) {
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(10);
    form->setVerticalSpacing(6);
    auto* types = new QWidget;
    auto* typeRow = shell::bareLayout<QHBoxLayout>(types, 0);
    auto* group = new QButtonGroup(this);
    constexpr std::array names{"common", "trade-center", "capital"};
    constexpr std::array segments{theme::Segment::First, theme::Segment::Middle, theme::Segment::Last};
    for (std::size_t i = 0; i < types_.size(); ++i) {
        auto* button = shell::smallButton(QStringLiteral("province.is.") + QLatin1String(names[i]));
        button->setCheckable(true);
        theme::setSegment(button, segments[i]);
        group->addButton(button, static_cast<int>(i));
        typeRow->addWidget(button);
        types_[i] = button;
    }
    typeRow->addStretch(1);
    connect(group, &QButtonGroup::idClicked, this,
            [this](int i) { setType(shownTypes[static_cast<std::size_t>(i)]); });
    form->addRow(isLabel_, types);
    auto* yields = new QWidget;
    auto* yieldRow = shell::bareLayout<QHBoxLayout>(yields, 6);
    for (std::size_t i = 0; i < yields_.size(); ++i) {
        auto* sign = new QLabel;
        sign->setPixmap(theme::icon(warriors::face::iconFor(yieldedResources[i])).pixmap(18, 18));
        auto* spin = new QSpinBox;
        const std::string_view key = symbolKey(yieldedResources[i]);
        spin->setObjectName(QStringLiteral("province.yield.") +
                            QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())));
        spin->setRange(0, 9);
        yieldRow->addWidget(sign);
        yieldRow->addWidget(spin);
        connect(spin, &QSpinBox::valueChanged, this, [this, i](int figure) { setYield(i, figure); });
        connect(spin, &QSpinBox::editingFinished, &document_, &Document::endMerge);
        yields_[i] = spin;
    }
    yieldRow->addStretch(1);
    form->addRow(yieldsLabel_, yields);
    retranslate();
}

void WarriorsProvinceRows::show(const Document& document, const std::string& province) {
    province_ = province;
    facts_ = boardFacts(document.whole(), province);
    for (std::size_t i = 0; i < types_.size(); ++i) {
        types_[i]->setChecked(facts_.type == shownTypes[i] ||
                              (i == 0 && facts_.type == ProvinceType::contested));
        types_[i]->setEnabled(i == 0 || facts_.countries.size() == 1);
    }
    for (std::size_t i = 0; i < yields_.size(); ++i) {
        const QSignalBlocker quiet(yields_[i]);
        yields_[i]->setValue(facts_.yields[i]);
    }
}

bool WarriorsProvinceRows::focusField(const draft::TreePath& below) {
    if (below[0] != "symbols") return false;
    std::size_t at = 0;
    for (std::size_t i = 0; i < yields_.size(); ++i)
        if (below.size() > 1 && below[1] == symbolKey(yieldedResources[i])) at = i;
    yields_[at]->setFocus(Qt::OtherFocusReason);
    return true;
}

void WarriorsProvinceRows::take(Expected<draft::Change, Sentence> change) {
    if (change)
        document_.apply(std::move(*change), {QStringLiteral("map"), {province_}});
    else
        emit said(sentenceText(change.error()));
    show(document_, province_);
}

void WarriorsProvinceRows::setYield(std::size_t resource, int figure) {
    take(draft::warriors::setSymbol(document_.within(), province_, symbolKey(yieldedResources[resource]),
                                    figure));
}

/// A common province is no town of its country any more; a town is named by its country.
void WarriorsProvinceRows::setType(ProvinceType type) {
    if (facts_.countries.size() != 1 || type == facts_.type) return show(document_, province_);
    const std::string& country = facts_.countries.front();
    if (type != ProvinceType::common) {
        const auto kind = type == ProvinceType::capital ? draft::warriors::TownKind::capital
                                                        : draft::warriors::TownKind::tradeCenter;
        return take(draft::warriors::setTown(document_.within(), country, kind, province_));
    }
    const std::string key = facts_.type == ProvinceType::capital ? "capital" : "trade-center";
    take(draft::setValue(
        document_.within(), {"countries", country, key}, Node{},
        Sentence("{0} is a common province",
                 document_.atlas().provinceName(document_.atlas().province(province_)).toStdString())));
}

void WarriorsProvinceRows::retranslate() {
    isLabel_->setText(tr("Is", "what a province is: common, a Trade Center, a Capital"));
    yieldsLabel_->setText(tr("Yields", "what a province yields"));
    for (std::size_t i = 0; i < types_.size(); ++i)
        types_[i]->setText(warriors::face::provinceType(shownTypes[i]));
    for (std::size_t i = 0; i < yields_.size(); ++i)
        yields_[i]->setAccessibleName(warriors::face::resourceName(yieldedResources[i]));
}

void WarriorsProvinceRows::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::StyleChange) update();
    ProvinceRows::changeEvent(event);
}

} // namespace marches::editor
