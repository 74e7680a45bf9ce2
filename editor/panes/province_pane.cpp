#include "editor/panes/province_pane.h"

#include "app/shell/field_events.h"
#include "app/shell/language.h"
#include "app/shell/parts.h"
#include "app/shell/section_title.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "editor/form_label.h"
#include "editor/panes/neighbour_rows.h"
#include "editor/swatch.h"
#include "editor/words.h"
#include "engine/draft/edits_names.h"
#include "engine/draft/edits_picture.h"
#include "engine/draft/edits_province.h"
#include "engine/draft/ids.h"
#include "engine/draft/mentions.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace marches::editor {

namespace {

constexpr int paneMargin = 10;

/// The position of the program's language among those that a map is named in; English for any other.
std::size_t spokenAmong(const std::array<const char*, 4>& languages) {
    const QString spoken = shell::spokenLanguage();
    for (std::size_t i = 0; i < languages.size(); ++i)
        if (spoken == QLatin1String(languages[i])) return i;
    return 0;
}

} // namespace

ProvincePane::ProvincePane(Document& document, const GamePanels* panels, QWidget* parent)
    : QScrollArea(parent), document_(document), panels_(panels),
      nothing_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)), body_(new QWidget),
      title_(shell::roleLabel(theme::FontRole::Name)),
      idNote_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)),
      show_(shell::smallButton(QStringLiteral("province.show"))),
      more_(shell::smallButton(QStringLiteral("province.languages"))), id_(new QLineEdit),
      mentions_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)), country_(new QComboBox),
      contested_(new QComboBox), rows_(panels ? panels->makeProvinceRows(document) : nullptr),
      neighboursTitle_(new shell::SectionTitle), neighbours_(new QWidget),
      notesTitle_(new shell::SectionTitle),
      notes_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink)) {
    setObjectName(QStringLiteral("province"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    nothing_->setWordWrap(true);
    notes_->setWordWrap(true);
    notes_->setObjectName(QStringLiteral("province.notes"));
    neighbours_->setObjectName(QStringLiteral("province.neighbours"));
    shell::bareLayout<QVBoxLayout>(neighbours_, 0);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(10);
    form->setVerticalSpacing(6);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    addFields(*form);
    auto* column = shell::bareLayout<QVBoxLayout>(body_, 6, {makeHead()});
    column->addLayout(form);
    if (rows_) column->addWidget(rows_);
    for (QWidget* part :
         std::initializer_list<QWidget*>{neighboursTitle_, neighbours_, makeTools(), notesTitle_, notes_})
        column->addWidget(part);
    auto* inside = new QWidget;
    auto* all = new QVBoxLayout(inside);
    all->setContentsMargins(paneMargin, 8, paneMargin, 8);
    all->addWidget(nothing_);
    all->addWidget(body_);
    all->addStretch(1);
    setWidget(inside);
    connectFields();
    shell::leaveUndoToWindow(*this);
    shell::leaveWheelToScrolling(*this);
    retranslate();
    show({});
}

QWidget* ProvincePane::makeTools() {
    auto* row = new QWidget;
    auto* layout = shell::bareLayout<QHBoxLayout>(row, 6);
    for (const char* id : {"split", "merge", "lane"}) {
        auto* button = shell::smallButton(QStringLiteral("province.tool.") + QLatin1String(id));
        connect(button, &QPushButton::clicked, this,
                [this, id = QString::fromLatin1(id)] { emit toolWanted(id); });
        button->hide();
        layout->addWidget(button);
        tools_.push_back(button);
    }
    layout->addStretch(1);
    return row;
}

void ProvincePane::setTools(const std::map<QString, QString>& keys) {
    for (QPushButton* button : tools_) {
        const auto tool = keys.find(button->objectName().section(QLatin1Char('.'), -1));
        button->setVisible(tool != keys.end());
        if (tool != keys.end()) theme::setKeyCap(button, tool->second);
    }
}

void ProvincePane::takeFocusOf(const draft::TreePath& path) {
    if (path.size() < 3 || path[0] != "provinces") return;
    const draft::TreePath below(path.begin() + 2, path.end());
    if (rows_ && rows_->focusField(below)) return;
    if (below[0] == "country") return country_->setFocus(Qt::OtherFocusReason);
    if (below[0] != "names") return;
    std::size_t at = spokenAmong(languages);
    for (std::size_t i = 0; i < languages.size(); ++i)
        if (below.size() > 1 && below[1] == languages[i]) at = i;
    if (nameRows_[at]->isHidden()) more_->setChecked(true);
    names_[at]->setFocus(Qt::OtherFocusReason);
    names_[at]->selectAll();
}

QWidget* ProvincePane::makeHead() {
    auto* head = new QWidget;
    title_->setObjectName(QStringLiteral("province.title"));
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    idNote_->setTextFormat(Qt::PlainText);
    auto* row = shell::bareLayout<QHBoxLayout>(head, 8, {title_, idNote_});
    row->addStretch(1);
    row->addWidget(show_);
    return head;
}

void ProvincePane::addRow(QFormLayout& form, QLabel*& label, QWidget* field) {
    label = new FormLabel;
    form.addRow(label, field);
}

void ProvincePane::addFields(QFormLayout& form) {
    const std::size_t first = spokenAmong(languages);
    for (std::size_t i = 0; i < languages.size(); ++i) {
        names_[i] = new QLineEdit;
        names_[i]->setObjectName(QStringLiteral("province.name.") + QLatin1String(languages[i]));
    }
    for (std::size_t turn = 0; turn < languages.size(); ++turn) {
        const std::size_t i = turn == 0 ? first : turn <= first ? turn - 1 : turn;
        auto* row = new QWidget;
        auto* layout = shell::bareLayout<QHBoxLayout>(row, 6, {names_[i]});
        nameRows_[i] = row;
        if (turn == 0) {
            layout->addWidget(more_);
            addRow(form, nameLabel_, row);
        } else {
            form.addRow(new FormLabel(QString::fromLatin1(languages[i]), theme::Role::Ink3), row);
            form.setRowVisible(row, false);
        }
    }
    more_->setCheckable(true);
    show_->setIcon(theme::icon(theme::Icon::Search));
    for (QPushButton* pill : {show_, more_})
        theme::setFontRole(pill, theme::FontRole::Note);
    connect(more_, &QPushButton::toggled, this, [this, &form, first](bool shown) {
        for (std::size_t i = 0; i < languages.size(); ++i)
            if (i != first) form.setRowVisible(nameRows_[i], shown);
    });
    id_->setObjectName(QStringLiteral("province.id"));
    mentions_->setObjectName(QStringLiteral("province.mentions"));
    mentions_->setWordWrap(true);
    auto* idRow = new QWidget;
    auto* idLayout = shell::bareLayout<QHBoxLayout>(idRow, 6, {id_, mentions_});
    idLayout->setStretch(0, 3);
    idLayout->setStretch(1, 2);
    addRow(form, idLabel_, idRow);
    country_->setObjectName(QStringLiteral("province.country"));
    contested_->setObjectName(QStringLiteral("province.contested"));
    for (QComboBox* box : {country_, contested_})
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* belongs = new QWidget;
    shell::bareLayout<QHBoxLayout>(belongs, 6, {country_, contested_});
    addRow(form, belongsLabel_, belongs);
}

void ProvincePane::connectFields() {
    connect(show_, &QPushButton::clicked, this, &ProvincePane::showWanted);
    for (std::size_t i = 0; i < languages.size(); ++i) {
        connect(names_[i], &QLineEdit::textEdited, this,
                [this, i](const QString& name) { setName(languages[i], name); });
        connect(names_[i], &QLineEdit::editingFinished, &document_, &Document::endMerge);
    }
    if (rows_) connect(rows_, &ProvinceRows::said, this, &ProvincePane::said);
    connect(id_, &QLineEdit::editingFinished, this, &ProvincePane::setId);
    const auto chosen = [this] {
        setCountries(country_->currentData().toInt(), contested_->currentData().toInt());
    };
    connect(country_, &QComboBox::activated, this, chosen);
    connect(contested_, &QComboBox::activated, this, chosen);
    connect(&document_, &Document::changed, this, [this] { fill(); });
    connect(&document_, &Document::variantShown, this, [this] { fill(); });
}

int ProvincePane::position() const {
    return document_.atlas().province(province_);
}

void ProvincePane::show(const std::vector<std::string>& chosen) {
    chosen_ = chosen;
    province_ = chosen.empty() ? std::string{} : chosen.front();
    fill();
}

void ProvincePane::takeNameFocus() {
    QLineEdit* name = names_[spokenAmong(languages)];
    name->setFocus(Qt::OtherFocusReason);
    name->selectAll();
}

/// What is typed stays as it is typed, with the cursor where it stands.
void ProvincePane::fill() {
    const int at = position();
    body_->setVisible(at >= 0);
    nothing_->setVisible(at < 0);
    if (at < 0) return;
    const Atlas& atlas = document_.atlas();
    const ProvinceEntry& entry = atlas.provinces[static_cast<std::size_t>(at)];
    const auto others = static_cast<int>(chosen_.size()) - 1;
    title_->setText(
        others > 0
            ? tr("%1 and %n other(s)", "%1 a province; all are chosen", others).arg(atlas.provinceName(at))
            : atlas.provinceName(at));
    idNote_->setText(others > 0 ? tr("The country is set for all, the rest for %1 alone.", "a province")
                                      .arg(atlas.provinceName(at))
                                : text(entry.id));
    for (std::size_t i = 0; i < languages.size(); ++i) {
        const auto name = entry.names.find(languages[i]);
        const auto plain = entry.names.find("");
        const QString wanted = name != entry.names.end()    ? text(name->second)
                               : plain != entry.names.end() ? text(plain->second)
                                                            : QString{};
        if (names_[i]->text() != wanted) names_[i]->setText(wanted);
    }
    if (!id_->hasFocus() || !id_->isModified()) id_->setText(text(entry.id));
    const auto places = static_cast<int>(draft::mentionsOf(document_.whole(), document_.draft().opened->game,
                                                           draft::Mention::Of::province, entry.id)
                                             .size());
    mentions_->setText(tr("in %n place(s), all follow", "of an id; they change with it", places));
    fillCountries(entry);
    if (rows_) rows_->show(document_, entry.id);
    fillNeighbours(at);
    QStringList notes;
    if (panels_) notes = panels_->provinceNotes(document_.whole(), entry.id);
    notesTitle_->setVisible(!notes.isEmpty());
    notes_->setVisible(!notes.isEmpty());
    notes_->setText(notes.join(QLatin1Char('\n')));
}

void ProvincePane::fillCountries(const ProvinceEntry& entry) {
    const Atlas& atlas = document_.atlas();
    const int first = entry.countries.empty() ? -1 : entry.countries[0];
    const int second = entry.countries.size() < 2 ? -1 : entry.countries[1];
    const auto refill = [&](QComboBox& box, const QString& none, int chosen, int without) {
        const QSignalBlocker quiet(box);
        box.clear();
        box.addItem(none, -1);
        for (std::size_t i = 0; i < atlas.countries.size(); ++i)
            if (static_cast<int>(i) != without)
                box.addItem(swatchIcon(std::span(&atlas.countries[i].colour, 1)), atlas.countries[i].name,
                            static_cast<int>(i));
        box.setCurrentIndex(std::max(0, box.findData(chosen)));
    };
    refill(*country_, tr("nobody", "to whom a province belongs"), first, second);
    refill(*contested_, tr("not contested", "a province: it belongs to one country"), second, first);
    contested_->setEnabled(first >= 0);
}

void ProvincePane::fillNeighbours(int province) {
    const std::vector<NeighbourRow> rows = neighbourRows(document_, province);
    int borders = 0;
    for (const NeighbourRow& row : rows)
        if (row.border > 0) ++borders;
    neighboursTitle_->setTexts(tr("Neighbours"),
                               tr("%1 by border, %2 by sea", "how many neighbours a province has")
                                   .arg(borders)
                                   .arg(static_cast<int>(rows.size()) - borders));
    auto* column = static_cast<QVBoxLayout*>(neighbours_->layout());
    const auto count = static_cast<int>(rows.size());
    while (column->count() > count) {
        QWidget* last = column->itemAt(column->count() - 1)->widget();
        column->removeWidget(last);
        last->deleteLater();
    }
    for (int i = 0; i < count; ++i) {
        if (i == column->count()) {
            auto* button = new NeighbourButton;
            connect(button, &QAbstractButton::clicked, this,
                    [this, button] { emit chosen(button->province()); });
            connect(button, &NeighbourButton::linkWanted, this, [this, button] {
                take(draft::addLink(document_.draft(), province_, button->province().toStdString()));
            });
            connect(button, &NeighbourButton::unlinkWanted, this,
                    [this, button] { unlink(button->province().toStdString(), button->touches()); });
            column->addWidget(button);
        }
        static_cast<NeighbourButton*>(column->itemAt(i)->widget())->show(rows[static_cast<std::size_t>(i)]);
    }
}

/// Takes the link with a neighbour away. Two that touch are named as an exception, with a reason that stands
/// among the map's texts.
void ProvincePane::unlink(const std::string& neighbour, bool touches) {
    take(touches ? draft::setUnlinked(document_.draft(), province_, neighbour,
                                      shell::spokenLanguage().toStdString(),
                                      tr("No way leads across this border",
                                         "reason, kept in the map: two provinces touch and are not linked")
                                          .toStdString())
                 : draft::removeLink(document_.draft(), province_, neighbour));
}

/// Tells what can't be done; the fields show again what is.
void ProvincePane::take(Expected<draft::Change, Sentence> change) {
    if (!change) {
        emit said(sentenceText(change.error()));
        fill();
        return;
    }
    document_.apply(std::move(*change), {QStringLiteral("map"), {province_}});
}

void ProvincePane::setName(const char* language, const QString& name) {
    auto change = draft::setName(document_.within(), {"provinces", province_}, language, name.toStdString());
    if (change) take(std::move(change)); // a name that is as it was needs no word
}

void ProvincePane::setId() {
    id_->setModified(false);
    const std::string wanted = id_->text().trimmed().toStdString();
    if (wanted == province_ || province_.empty()) return;
    auto change = draft::renameProvinceId(document_.draft(), province_, wanted);
    if (!change) return take(std::move(change));
    const std::string before = std::exchange(province_, wanted);
    if (document_.apply(std::move(*change), {QStringLiteral("map"), {wanted}}))
        emit renamed(wanted);
    else
        province_ = before;
    fill();
}

void ProvincePane::setCountries(int first, int second) {
    const Atlas& atlas = document_.atlas();
    std::vector<std::string> countries;
    for (const int country : {first, second})
        if (country >= 0) countries.push_back(atlas.countries[static_cast<std::size_t>(country)].id);
    if (first < 0) countries.clear();
    take(countriesForAll(countries));
}

/// Gives all chosen provinces to the countries, in one step.
Expected<draft::Change, Sentence>
ProvincePane::countriesForAll(const std::vector<std::string>& countries) const {
    if (chosen_.size() == 1) return draft::setCountries(document_.within(), province_, countries);
    draft::Draft after = document_.within();
    if (countries.size() == 1) return draft::giveToCountry(after, chosen_, countries[0], false);
    draft::Change all;
    for (const std::string& province : chosen_) {
        auto one = draft::setCountries(after, province, countries);
        if (!one || !draft::apply(after, *one)) return one;
        all = all.empty() ? std::move(*one) : draft::joined(all, *one);
    }
    return all;
}

void ProvincePane::retranslate() {
    setWindowTitle(tr("Province"));
    setAccessibleName(windowTitle());
    nothing_->setText(tr("Click a province on the map or in the list of provinces."));
    show_->setText(tr("show", "a button: a province on the map"));
    nameLabel_->setText(tr("Name", "of a province"));
    more_->setText(QStringLiteral("en fr de nl"));
    more_->setToolTip(tr("The name in all languages"));
    more_->setAccessibleName(tr("The name in all languages"));
    idLabel_->setText(tr("Id", "the word by which the file names a province"));
    belongsLabel_->setText(tr("Belongs to", "a province, to a country"));
    notesTitle_->setTexts(tr("On the map"));
    const QStringList tools{tr("Split", "a button: takes the tool that cuts a province"),
                            tr("Merge with…", "a button: takes the tool that makes one province of two"),
                            tr("Sea link…", "a button: takes the tool that links provinces by sea")};
    for (std::size_t i = 0; i < tools_.size(); ++i)
        tools_[i]->setText(tools[static_cast<qsizetype>(i)]);
    for (std::size_t i = 0; i < languages.size(); ++i)
        names_[i]->setAccessibleName(
            tr("Name in %1", "a language")
                .arg(QLocale(QString::fromLatin1(languages[i])).nativeLanguageName()));
    id_->setAccessibleName(tr("Id", "the word by which the file names a province"));
    country_->setAccessibleName(tr("Belongs to", "a province, to a country"));
    contested_->setAccessibleName(tr("Contested with"));
    fill();
}

void ProvincePane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QScrollArea::changeEvent(event);
}

} // namespace marches::editor
