#include "editor/tools/new_province_form.h"

#include "app/map/map_view.h"
#include "app/shell/parts.h"
#include "editor/face.h"
#include "engine/draft/ids.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QPointer>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace marches::editor {

NewProvinceForm::NewProvinceForm(const ToolContext& context, QWidget* parent)
    : QWidget(parent), context_(context),
      nameLabel_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), name_(new QLineEdit),
      idLabel_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), id_(new QLineEdit),
      idNote_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)),
      countryLabel_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), country_(new QComboBox),
      figures_(context.makeFigures()) {
    name_->setObjectName(QStringLiteral("new.name"));
    id_->setObjectName(QStringLiteral("new.id"));
    idNote_->setObjectName(QStringLiteral("new.id-note"));
    country_->setObjectName(QStringLiteral("new.country"));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(10);
    form->setVerticalSpacing(6);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(nameLabel_, name_);
    auto* idRow = new QWidget;
    shell::bareLayout<QHBoxLayout>(idRow, 6, {id_, idNote_});
    form->addRow(idLabel_, idRow);
    form->addRow(countryLabel_, country_);
    auto* column = shell::bareLayout<QVBoxLayout>(this, 6);
    column->addLayout(form);
    if (figures_ != nullptr) column->addWidget(figures_);
    connect(name_, &QLineEdit::textEdited, this, [this] {
        tellId();
        emit edited();
    });
    connect(id_, &QLineEdit::textEdited, this, [this] {
        tellId();
        emit edited();
    });
    connect(country_, &QComboBox::activated, this, &NewProvinceForm::edited);
    for (QLineEdit* field : {name_, id_}) // Enter there makes nothing: the hand goes back to the map
        connect(field, &QLineEdit::returnPressed, this,
                [this] { context_.map.setFocus(Qt::OtherFocusReason); });
}

NewProvinceWish NewProvinceForm::wish() const {
    NewProvinceWish wish;
    wish.name = name_->text();
    wish.id = id_->text().trimmed().toStdString();
    if (const QVariant chosen = country_->currentData(); chosen.isValid())
        wish.country = chosen.toString().toStdString();
    if (figures_ != nullptr)
        wish.figures = [figures = QPointer(figures_)](const draft::Draft& draft,
                                                      const std::string& province) {
            return figures ? figures->changeFor(draft, province) : draft::Change{};
        };
    return wish;
}

void NewProvinceForm::fill(const QString& usualName, const QString& usualCountry) {
    usualName_ = usualName;
    nameLabel_->setText(tr("Name"));
    idLabel_->setText(tr("Id", "of a province in the file"));
    countryLabel_->setText(tr("Belongs to"));
    name_->setAccessibleName(tr("Name of the new province"));
    id_->setAccessibleName(tr("Id of the new province"));
    country_->setAccessibleName(tr("To whom the new province belongs"));
    name_->setPlaceholderText(usualName);
    fillCountries(usualCountry);
    tellId();
}

void NewProvinceForm::fillCountries(const QString& usualCountry) {
    const QSignalBlocker quiet(country_);
    const QVariant chosen = country_->currentData();
    country_->clear();
    country_->addItem(usualCountry);
    country_->addItem(tr("nobody", "to whom a province belongs"), QString());
    for (const CountryEntry& each : context_.countries()) {
        QPixmap swatch(12, 12);
        swatch.fill(each.colour);
        country_->addItem(QIcon(swatch), each.name, QString::fromStdString(each.id));
    }
    if (chosen.isValid()) country_->setCurrentIndex(std::max(0, country_->findData(chosen)));
}

/// Says whether the id that is typed is free, and shows which one it would be.
void NewProvinceForm::tellId() {
    const Node whole = draft::wholeTree(context_.draft());
    const QString name = name_->text().trimmed().isEmpty() ? usualName_ : name_->text();
    id_->setPlaceholderText(QString::fromStdString(draft::freeId(whole, "provinces", name.toStdString())));
    const std::string typed = id_->text().trimmed().toStdString();
    const auto refused = typed.empty() ? std::nullopt : draft::idRefused(whole, "provinces", typed);
    idNote_->setText(refused ? context_.text(*refused) : tr("free", "an id that nothing else has"));
}

void NewProvinceForm::clear() {
    clearNames();
    country_->setCurrentIndex(0);
}

void NewProvinceForm::clearNames() {
    name_->clear();
    id_->clear();
    if (figures_ != nullptr) figures_->clear();
}

} // namespace marches::editor
