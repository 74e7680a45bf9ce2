#include "editor/pages/land_form.h"

#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>

namespace marches::editor {

namespace {

constexpr int mostSeed = 999'999; // is easily passed on

QSpinBox* numberField(const char* name, int least, int most, int value) {
    auto* field = new QSpinBox;
    field->setObjectName(QString::fromLatin1(name));
    field->setRange(least, most);
    field->setValue(value);
    return field;
}

} // namespace

LandForm::LandForm(QWidget* parent)
    : QWidget(parent), wanted_(draft::LandWish{}.countries), provincesLabel_(new QLabel),
      provinces_(numberField("new.land.provinces", draft::leastInvented, draft::mostInvented,
                             draft::LandWish{}.provinces)),
      countriesLabel_(new QLabel),
      countries_(numberField("new.land.countries", draft::leastInventedCountries,
                             draft::mostInventedCountries, draft::LandWish{}.countries)),
      seedLabel_(new QLabel), seed_(numberField("new.land.seed", 1, mostSeed, 1)), another_(new QPushButton) {
    setObjectName(QStringLiteral("new.land"));
    another_->setObjectName(QStringLiteral("new.land.another"));
    auto* row = new shell::FlowLayout(this, 18, 6);
    for (const auto& [label, field] :
         {std::pair{provincesLabel_, provinces_}, {countriesLabel_, countries_}, {seedLabel_, seed_}}) {
        label->setBuddy(field);
        auto* pair = new QWidget;
        shell::bareLayout<QHBoxLayout>(pair, 6, {label, field});
        row->addWidget(pair);
    }
    row->addWidget(another_);
    limitCountries();
    connect(provinces_, &QSpinBox::valueChanged, this, [this] {
        limitCountries();
        emit changed();
    });
    connect(countries_, &QSpinBox::valueChanged, this, [this](int count) {
        wanted_ = count;
        emit changed();
    });
    connect(seed_, &QSpinBox::valueChanged, this, &LandForm::changed);
    connect(another_, &QPushButton::clicked, this, [this] {
        const int before = seed_->value();
        while (seed_->value() == before)
            seed_->setValue(QRandomGenerator::global()->bounded(1, mostSeed + 1));
    });
    retranslate();
}

draft::LandWish LandForm::wish() const {
    return {provinces_->value(), countries_->value(), static_cast<std::uint64_t>(seed_->value())};
}

void LandForm::limitCountries() {
    const QSignalBlocker quiet(countries_);
    countries_->setMaximum(draft::mostCountriesOn(provinces_->value()));
    countries_->setValue(wanted_); // a number that is being typed is small for a moment
}

void LandForm::retranslate() {
    provincesLabel_->setText(tr("Provinces", "how many an invented land has"));
    countriesLabel_->setText(tr("Countries", "how many an invented land has"));
    seedLabel_->setText(tr("Number", "by which a land is invented"));
    another_->setText(tr("Another", "land, by another number"));
    provinces_->setAccessibleName(provincesLabel_->text());
    countries_->setAccessibleName(countriesLabel_->text());
    seed_->setAccessibleName(seedLabel_->text());
    another_->setAccessibleName(tr("Another land"));
    seed_->setToolTip(tr("The same numbers make the same land again."));
    seed_->setAccessibleDescription(seed_->toolTip());
}

void LandForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
