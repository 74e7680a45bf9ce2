#include "editor/places/variant_differences.h"

#include "app/shell/field_events.h"
#include "app/shell/flow_layout.h"
#include "app/shell/language.h"
#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "editor/map_problems.h"
#include "editor/swatch.h"
#include "editor/words.h"
#include "engine/draft/edits_names.h"
#include "engine/draft/edits_variant.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::editor {

namespace {

enum LineOf : std::size_t { nameLine, playersLine, seatsLine, leftOutLine, whoseLine };

QLabel* wrapped(const char* name) {
    QLabel* label = shell::roleLabel(theme::FontRole::Text);
    label->setObjectName(QLatin1String("variants.") + QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QString spokenLanguage() {
    return shell::spokenLanguage();
}

} // namespace

VariantDifferences::VariantDifferences(Document& document, const GamePanels* panels, QWidget* parent)
    : QScrollArea(parent), document_(document), panels_(panels), none_(wrapped("none")), body_(new QWidget),
      grid_(new QGridLayout), leftOut_(wrapped("left-out")), whose_(wrapped("whose")),
      more_(shell::smallButton(QStringLiteral("variants.more"))),
      note_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)) {
    setObjectName(QStringLiteral("variants.differences"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    theme::setTextRole(none_, theme::Role::Ink2);
    note_->setWordWrap(true);
    note_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid_->setHorizontalSpacing(10);
    grid_->setVerticalSpacing(7);
    grid_->setColumnStretch(1, 3);
    grid_->setColumnStretch(2, 2);
    for (std::size_t i = 0; i < heads_.size(); ++i) {
        heads_[i] = shell::roleLabel(theme::FontRole::Note, theme::Role::Ink3);
        grid_->addWidget(heads_[i], 0, static_cast<int>(i));
    }
    addName();
    addPlayersAndSeats();
    lines_[leftOutLine] = addLine("left-out", leftOut_);
    lines_[whoseLine] = addLine("whose", whose_);
    auto* foot = new QHBoxLayout;
    foot->addWidget(more_);
    foot->addWidget(note_, 1);
    auto* column = shell::bareLayout<QVBoxLayout>(body_, 10);
    column->addLayout(grid_);
    column->addLayout(foot);
    auto* inside = new QWidget;
    auto* all = new QVBoxLayout(inside);
    all->setContentsMargins(12, 8, 10, 10);
    all->addWidget(none_);
    all->addWidget(body_);
    all->addStretch(1);
    setWidget(inside);
    makeMenu();
    shell::leaveUndoToWindow(*this);
    shell::leaveWheelToScrolling(*this);
    retranslate();
}

std::size_t VariantDifferences::spoken() const {
    for (std::size_t i = 0; i < languages.size(); ++i)
        if (spokenLanguage() == QLatin1String(languages[i])) return i;
    return 0;
}

VariantDifferences::Line VariantDifferences::addLine(const char* name, QWidget* here) {
    Line line;
    line.key = shell::roleLabel(theme::FontRole::TextBold);
    line.key->setWordWrap(true);
    line.here = here;
    line.whole = shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2);
    line.whole->setObjectName(QLatin1String("variants.whole.") + QLatin1String(name));
    line.whole->setTextFormat(Qt::PlainText);
    line.whole->setWordWrap(true);
    line.whole->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    line.back = new QToolButton;
    line.back->setObjectName(QLatin1String("variants.back.") + QLatin1String(name));
    line.back->setIcon(theme::icon(theme::Icon::Undo));
    line.back->setAutoRaise(true);
    const int row = grid_->rowCount();
    grid_->addWidget(line.key, row, 0, Qt::AlignTop);
    grid_->addWidget(here, row, 1);
    grid_->addWidget(line.whole, row, 2);
    grid_->addWidget(line.back, row, 3, Qt::AlignTop);
    return line;
}

void VariantDifferences::addName() {
    auto* fields = new QWidget;
    auto* column = shell::bareLayout<QVBoxLayout>(fields, 4);
    languagesButton_ =
        shell::smallButton(QStringLiteral("variants.languages"), QStringLiteral("en fr de nl"));
    languagesButton_->setCheckable(true);
    theme::setFontRole(languagesButton_, theme::FontRole::Note);
    const std::size_t first = spoken();
    for (std::size_t turn = 0; turn < languages.size(); ++turn) {
        const std::size_t i = turn == 0 ? first : turn <= first ? turn - 1 : turn;
        names_[i] = new QLineEdit;
        names_[i]->setObjectName(QStringLiteral("variants.name.") + QLatin1String(languages[i]));
        if (turn == 0) {
            auto* row = new QHBoxLayout;
            row->setSpacing(6);
            row->addWidget(names_[i], 1);
            row->addWidget(languagesButton_);
            column->addLayout(row);
        } else {
            names_[i]->hide();
            column->addWidget(names_[i]);
        }
        connect(names_[i], &QLineEdit::textEdited, this, [this, i](const QString& name) {
            auto change =
                draft::setName(document_.draft(), {"variants", variant_}, languages[i], name.toStdString());
            if (change) take(std::move(change), {"names"}); // a name that is as it was needs no word
        });
        connect(names_[i], &QLineEdit::editingFinished, &document_, &Document::endMerge);
    }
    connect(languagesButton_, &QPushButton::toggled, this, [this, first](bool shown) {
        for (std::size_t i = 0; i < names_.size(); ++i)
            if (i != first) names_[i]->setVisible(shown);
    });
    lines_[nameLine] = addLine("name", fields);
    lines_[nameLine].back->hide(); // the whole map has a name of its own
}

void VariantDifferences::addPlayersAndSeats() {
    auto* players = new QWidget;
    auto* row = shell::bareLayout<QHBoxLayout>(players, 6);
    to_ = shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2);
    const auto range = panels_ ? panels_->players() : std::pair{1, 12};
    const int fewest = range.first;
    const int most = range.second;
    for (QSpinBox** spin : {&least_, &most_}) {
        *spin = new QSpinBox;
        (*spin)->setRange(fewest, most);
        (*spin)->setKeyboardTracking(false);
        connect(*spin, &QSpinBox::valueChanged, this, &VariantDifferences::setPlayers);
        connect(*spin, &QSpinBox::editingFinished, &document_, &Document::endMerge);
    }
    least_->setObjectName(QStringLiteral("variants.players.least"));
    most_->setObjectName(QStringLiteral("variants.players.most"));
    row->addWidget(least_);
    row->addWidget(to_);
    row->addWidget(most_);
    row->addStretch(1);
    lines_[playersLine] = addLine("players", players);
    auto* seats = new QWidget;
    auto* column = shell::bareLayout<QVBoxLayout>(seats, 4);
    seatNames_ = wrapped("seats");
    changeSeats_ = shell::smallButton(QStringLiteral("variants.change-seats"));
    changeSeats_->setCheckable(true);
    seatBoxes_ = new QWidget;
    seatBoxes_->setObjectName(QStringLiteral("variants.seat-boxes"));
    new shell::FlowLayout(seatBoxes_, 12, 4);
    seatBoxes_->hide();
    connect(changeSeats_, &QPushButton::toggled, seatBoxes_, &QWidget::setVisible);
    column->addWidget(seatNames_);
    column->addWidget(seatBoxes_);
    column->addWidget(changeSeats_, 0, Qt::AlignLeft);
    lines_[seatsLine] = addLine("seats", seats);
    const std::array<draft::TreePath, 3> paths{{{"players"}, {"seats"}, {"left-out"}}};
    for (std::size_t i = 0; i < 2; ++i)
        connect(lines_[playersLine + i].back, &QToolButton::clicked, this,
                [this, path = paths[i]] { takeBack(path); });
}

void VariantDifferences::makeMenu() {
    connect(lines_[leftOutLine].back, &QToolButton::clicked, this, [this] { takeBack({"left-out"}); });
    connect(lines_[whoseLine].back, &QToolButton::clicked, this, [this] { takeBack({"membership"}); });
    auto* menu = new QMenu(more_);
    menu->setObjectName(QStringLiteral("variants.figures"));
    connect(more_, &QPushButton::clicked, this, [this, menu] {
        menu->clear();
        const Node whole = draft::wholeTree(document_.draft());
        for (const VariantFigure& figure :
             panels_ ? panels_->variantFigures(whole) : std::vector<VariantFigure>{}) {
            QAction* action = menu->addAction(figure.name);
            action->setObjectName(QString::fromStdString("figure." + draft::written(figure.path)));
            connect(action, &QAction::triggered, this, [this, figure] {
                if (!figure.typed) return emit tablesWanted();
                wanted_ = {figure};
                refreshFigures();
                takeFocusOf(figure.path);
            });
        }
        menu->popup(more_->mapToGlobal(QPoint(0, more_->height())));
    });
}

void VariantDifferences::show(const std::string& variant) {
    if (variant != variant_) {
        wanted_.clear();
        changeSeats_->setChecked(false);
    }
    variant_ = variant;
    refresh();
}

void VariantDifferences::refresh() {
    none_->setVisible(variant_.empty());
    body_->setVisible(!variant_.empty());
    if (variant_.empty()) return;
    filling_ = true;
    refreshFrame(draft::wholeTree(document_.draft()));
    refreshFigures();
    filling_ = false;
}

void VariantDifferences::setBack(Line& line, bool differs, const QString& key) {
    line.key->setText(key);
    theme::setTextRole(line.key, differs ? theme::Role::Ink : theme::Role::Ink2);
    line.back->setVisible(differs);
    line.back->setAccessibleName(
        tr("%1 as in the whole map", "a button; %1 what a variant has of its own").arg(key));
    line.back->setToolTip(line.back->accessibleName());
}

void VariantDifferences::refreshFrame(const Node& whole) {
    const Atlas& atlas = document_.atlas();
    const VariantFrame frame = variantFrame(whole, atlas, panels_, variant_);
    const VariantFrame ofWhole = variantFrame(whole, atlas, panels_, {});
    lines_[nameLine].key->setText(tr("Name", "of a variant"));
    lines_[nameLine].whole->setText(QStringLiteral("–"));
    const LocalNames names = namesOf(draft::find(whole, {"variants", variant_, "names"}));
    for (std::size_t i = 0; i < names_.size(); ++i) {
        const auto name = names.find(languages[i]);
        const auto plain = names.find("");
        const QString wanted = name != names.end()    ? text(name->second)
                               : plain != names.end() ? text(plain->second)
                                                      : QString();
        if (names_[i]->text() != wanted) names_[i]->setText(wanted);
    }
    const auto numbers = [](int least, int most) {
        return least == most ? QLocale().toString(least)
                             : VariantDifferences::tr("%1 to %2", "numbers of players").arg(least).arg(most);
    };
    least_->setValue(frame.least);
    most_->setValue(frame.most);
    lines_[playersLine].whole->setText(numbers(ofWhole.least, ofWhole.most));
    setBack(lines_[playersLine], frame.ownPlayers, tr("Players", "of a variant"));
    refreshSeats(frame, ofWhole);
    const auto provinces = [](const std::vector<std::string>& ids) {
        return ids.empty() ? tr("none", "no province")
                           : tr("%n province(s)", nullptr, static_cast<int>(ids.size()));
    };
    QStringList left;
    for (const std::string& id : frame.leftOut)
        left << nameOfId(document_, id);
    leftOut_->setText(provinces(frame.leftOut));
    leftOut_->setToolTip(left.join(QStringLiteral(", ")));
    lines_[leftOutLine].whole->setText(provinces(ofWhole.leftOut));
    setBack(lines_[leftOutLine], frame.ownLeftOut, tr("Left out", "provinces of a variant"));
    QStringList here;
    QStringList was;
    for (std::size_t i = 0; i < frame.whose.size(); ++i) {
        here << tr("%1: %2", "a province and whose it is")
                    .arg(nameOfId(document_, frame.whose[i].first), frame.whose[i].second);
        was << frame.wasWhose[i].second;
    }
    whose_->setText(here.isEmpty() ? tr("as in the whole map") : here.join(QLatin1Char('\n')));
    lines_[whoseLine].whole->setText(was.join(QLatin1Char('\n')));
    setBack(lines_[whoseLine], !here.isEmpty(), tr("Whose", "to whom provinces belong"));
}

void VariantDifferences::refreshSeats(const VariantFrame& frame, const VariantFrame& ofWhole) {
    const Atlas& atlas = document_.atlas();
    std::erase_if(seats_, [&](const auto& each) {
        if (atlas.country(each.first) >= 0) return false;
        delete each.second;
        return true;
    });
    QStringList names;
    QWidget* before = changeSeats_; // in the order of Tab
    for (const CountryEntry& country : atlas.countries) {
        QCheckBox*& box = seats_[country.id];
        if (box == nullptr) {
            box = new QCheckBox;
            box->setObjectName(QStringLiteral("variants.seat.") + text(country.id));
            connect(box, &QCheckBox::clicked, this, &VariantDifferences::setSeats);
            seatBoxes_->layout()->addWidget(box);
            setTabOrder(before, box);
        }
        before = box;
        box->setText(country.name);
        box->setIcon(swatchIcon(std::span(&country.colour, 1)));
        const bool in = std::find(frame.seats.begin(), frame.seats.end(), country.id) != frame.seats.end();
        box->setChecked(in);
        if (in) names << country.name;
    }
    seatNames_->setText(names.join(QStringLiteral(", ")));
    lines_[seatsLine].whole->setText(tr("%n countries", nullptr, static_cast<int>(ofWhole.seats.size())));
    setBack(lines_[seatsLine], frame.ownSeats, tr("Seats", "the countries that may be played"));
}

void VariantDifferences::dropFigures() {
    // A field that is hidden while it has the focus tells that its text is ended, and the lines are made
    // anew.
    for (const FigureLine& figure : std::exchange(figures_, {})) {
        if (figure.field != nullptr) figure.field->disconnect(this);
        for (QWidget* part : std::initializer_list<QWidget*>{figure.line.key, figure.line.here,
                                                             figure.line.whole, figure.line.back}) {
            part->hide();
            part->deleteLater();
        }
    }
}

void VariantDifferences::addFigure(const VariantRow& row) {
    FigureLine figure;
    figure.row = row;
    const std::string name = draft::written(row.path);
    auto* here = new QWidget;
    auto* layout = shell::bareLayout<QHBoxLayout>(here, 6);
    if (row.typed) {
        figure.field = new QLineEdit;
        figure.field->setObjectName(QStringLiteral("variants.figure.") + text(name));
        figure.field->setMaximumWidth(120);
        layout->addWidget(figure.field);
        layout->addStretch(1);
        connect(figure.field, &QLineEdit::editingFinished, this,
                [this, field = figure.field, path = row.path] {
                    if (!field->isModified()) return;
                    field->setModified(false);
                    take(draft::setInVariant(document_.draft(), variant_, path,
                                             Node::scalar(field->text().trimmed().toStdString())),
                         path);
                });
    } else {
        figure.value = shell::roleLabel(theme::FontRole::Text);
        figure.value->setObjectName(QStringLiteral("variants.figure.") + text(name));
        figure.value->setWordWrap(true);
        layout->addWidget(figure.value, 1);
    }
    figure.line = addLine(name.c_str(), here);
    setTabOrder(figures_.empty() ? lines_[whoseLine].back : figures_.back().line.back, figure.line.back);
    if (figure.field != nullptr)
        setTabOrder(figures_.empty() ? lines_[whoseLine].back : figures_.back().line.back, figure.field);
    connect(figure.line.back, &QToolButton::clicked, this, [this, path = row.path] { takeBack(path); });
    for (QWidget* part : std::initializer_list<QWidget*>{figure.line.key, here, figure.line.whole})
        part->show(); // at once: the field may be given the focus
    figures_.push_back(std::move(figure));
}

/// Lines are made anew only where others are to be seen: what is typed stays as it is typed.
void VariantDifferences::refreshFigures() {
    std::vector<VariantRow> rows = variantRows(document_, panels_, variant_);
    const Node whole = draft::wholeTree(document_.draft());
    for (const VariantFigure& figure : wanted_)
        if (std::none_of(rows.begin(), rows.end(),
                         [&](const VariantRow& row) { return row.path == figure.path; }))
            rows.push_back(rowFor(figure, whole, panels_));
    const bool same = std::equal(rows.begin(), rows.end(), figures_.begin(), figures_.end(),
                                 [](const VariantRow& row, const FigureLine& line) {
                                     return row.path == line.row.path && row.typed == line.row.typed;
                                 });
    if (!same) {
        dropFigures();
        for (const VariantRow& row : rows)
            addFigure(row);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        FigureLine& figure = figures_[i];
        figure.row = rows[i];
        if (figure.field != nullptr && !figure.field->isModified()) figure.field->setText(rows[i].here);
        if (figure.field != nullptr) figure.field->setAccessibleName(rows[i].name);
        if (figure.value != nullptr) figure.value->setText(rows[i].here);
        figure.line.whole->setText(rows[i].whole);
        setBack(figure.line, true, rows[i].name);
    }
}

void VariantDifferences::setSeats() {
    std::vector<std::string> seats;
    for (const CountryEntry& country : document_.atlas().countries)
        if (const auto box = seats_.find(country.id); box != seats_.end() && box->second->isChecked())
            seats.push_back(country.id);
    auto change = draft::setSeats(document_.draft(), variant_, seats);
    if (change) change->mergeKey.clear(); // each choice is a step
    take(std::move(change), {"seats"});
}

void VariantDifferences::setPlayers() {
    if (filling_) return;
    int least = least_->value();
    int most = most_->value();
    if (least > most) (sender() == least_ ? most : least) = sender() == least_ ? least : most;
    take(draft::setPlayers(document_.draft(), variant_, least, most), {"players"});
}

void VariantDifferences::takeBack(const draft::TreePath& path) {
    std::erase_if(wanted_, [&](const VariantFigure& figure) { return figure.path == path; });
    if (!draft::valueAt(document_.draft(),
                        draft::treePath("variants/" + variant_ + '/' + draft::written(path))))
        return refreshFigures(); // it did not differ yet
    take(draft::asInScenario(document_.draft(), variant_, path), path);
}

/// Tells what can't be done; the fields show again what is.
void VariantDifferences::take(Expected<draft::Change, Sentence> change, const draft::TreePath& below) {
    if (!change) {
        emit said(sentenceText(change.error()));
        return refresh();
    }
    draft::TreePath path{"variants", variant_};
    path.insert(path.end(), below.begin(), below.end());
    document_.applyAsItIs(std::move(*change), {QStringLiteral("variants"), {}, path, variant_});
}

void VariantDifferences::takeNameFocus() {
    QLineEdit* name = names_[spoken()];
    name->setFocus(Qt::OtherFocusReason);
    name->selectAll();
}

bool VariantDifferences::takeFocusOf(const draft::TreePath& below) {
    if (below.empty()) return false;
    if (below[0] == "names") return takeNameFocus(), true;
    if (below[0] == "players") return least_->setFocus(Qt::OtherFocusReason), true;
    if (below[0] == "seats") return changeSeats_->setFocus(Qt::OtherFocusReason), true;
    for (const FigureLine& figure : figures_)
        if (figure.field != nullptr && figure.row.path == below) {
            figure.field->setFocus(Qt::OtherFocusReason);
            figure.field->selectAll();
            ensureWidgetVisible(figure.field);
            return true;
        }
    return false;
}

void VariantDifferences::retranslate() {
    none_->setText(tr("The whole map is shown. Choose a variant to see what it changes, or make a new one."));
    heads_[0]->setText(tr("Key", "the first column: what differs"));
    heads_[1]->setText(tr("Here", "a column: the values of a variant"));
    heads_[2]->setText(tr("In the whole map", "a column: the values that a variant lies over"));
    to_->setText(tr("to", "between two numbers of players"));
    least_->setAccessibleName(tr("Players, at least"));
    most_->setAccessibleName(tr("Players, at most"));
    changeSeats_->setText(tr("Change…", "a button: who may be played"));
    changeSeats_->setAccessibleName(tr("Change who may be played"));
    languagesButton_->setAccessibleName(tr("The name in all languages"));
    languagesButton_->setToolTip(tr("The name in all languages"));
    for (std::size_t i = 0; i < names_.size(); ++i)
        names_[i]->setAccessibleName(
            tr("Name in %1", "a language")
                .arg(QLocale(QString::fromLatin1(languages[i])).nativeLanguageName()));
    more_->setText(tr("Change another figure here…"));
    note_->setText(tr("what isn’t listed is the map’s own"));
    refresh();
}

} // namespace marches::editor
