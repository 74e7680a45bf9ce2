#include "editor/pages/new_map_pane.h"

#include "app/shell/files.h"
#include "app/shell/findings.h"
#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/pages/land_form.h"
#include "editor/pages/map_form.h"
#include "editor/pages/part_picker.h"
#include "editor/pages/trace_picker.h"
#include "editor/trace_memory.h"
#include "editor/words.h"
#include "engine/draft/checks/game_checks.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr int restBefore = 60;                  // ms without a choice before the map is made anew
constexpr int bothAcross = 560;                 // px at 100 %: form and notes have room side by side
constexpr int leastAtTable = 2;                 // nobody plays alone
constexpr double usualSheetArea = 1200.0 * 900; // units
constexpr int signSide = 18;                    // px at 100 %

QSize boxSize(const Box& box) {
    return QSizeF(box.right - box.left, box.bottom - box.top).toSize();
}

/// As large as a blank sheet, with a picture's proportions.
QSize sheetFor(const QSize& pixels) {
    const double by = std::sqrt(usualSheetArea / (static_cast<double>(pixels.width()) * pixels.height()));
    const auto side = [by](int length) {
        return std::clamp(static_cast<int>(std::lround(length * by)), draft::leastSheet, draft::mostSheet);
    };
    return {side(pixels.width()), side(pixels.height())};
}

Box wholeSheetOf(const draft::Draft& draft) {
    return draft::sheetAround(draft, {});
}

} // namespace

NewMapPane::NewMapPane(std::span<const GamePanels* const> games, QWidget* parent)
    : QWidget(parent), games_(games), maps_(allMaps()), title_(shell::roleLabel(theme::FontRole::Score)),
      sources_(new QComboBox), picker_(new PartPicker), traced_(new TracePicker), wish_(new LandForm),
      form_(new MapForm), notes_(new QFrame), sign_(new QLabel),
      headline_(shell::roleLabel(theme::FontRole::TextBold)),
      lines_(shell::roleLabel(theme::FontRole::Text)) {
    std::stable_partition(maps_.begin(), maps_.end(), [](const MapFile& map) { return map.bundled; });
    setObjectName(QStringLiteral("new"));
    sources_->setObjectName(QStringLiteral("new.source"));
    sources_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    sources_->setMinimumContentsLength(12);
    for (const MapFile& map : maps_)
        sources_->addItem(QFileInfo(map.path).completeBaseName());
    headline_->setObjectName(QStringLiteral("new.headline"));
    lines_->setObjectName(QStringLiteral("new.notes"));
    for (QLabel* label : {title_, headline_, lines_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    theme::setCard(notes_);
    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(sign_, 0, Qt::AlignTop);
    first->addWidget(headline_, 1);
    auto* inside = new QVBoxLayout(notes_);
    inside->setContentsMargins(12, 10, 12, 10);
    inside->setSpacing(6);
    inside->addLayout(first);
    inside->addWidget(lines_);
    inside->addStretch(1);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(title_, 1);
    head->addWidget(sources_);
    below_ = new QBoxLayout(QBoxLayout::LeftToRight);
    below_->setSpacing(16);
    below_->addWidget(form_, 1);
    below_->addWidget(notes_, 1, Qt::AlignTop);
    auto* column = shell::bareLayout<QVBoxLayout>(this, 10);
    column->addLayout(head);
    column->addWidget(picker_, 1);
    column->addWidget(traced_, 1);
    column->addWidget(wish_);
    column->addLayout(below_);
    column->addStretch(0);
    soon_.setSingleShot(true);
    soon_.setInterval(restBefore);
    connect(&soon_, &QTimer::timeout, this, &NewMapPane::remake);
    connect(sources_, &QComboBox::activated, this, &NewMapPane::chooseSource);
    connect(picker_, &PartPicker::changed, this, [this] { soon_.start(); });
    connect(traced_, &TracePicker::changed, this, [this] {
        form_->setFreeSize(sheetFor(traced_->pixels()));
        propose();
        soon_.start();
    });
    connect(wish_, &LandForm::changed, this, [this] {
        propose();
        soon_.start();
    });
    connect(form_, &MapForm::changed, this, [this] { soon_.start(); });
    retranslate();
}

void NewMapPane::begin(Beginning beginning) {
    beginning_ = beginning;
    picker_->setVisible(!beginsEmpty());
    traced_->setVisible(beginning == Beginning::traced);
    wish_->setVisible(beginning == Beginning::invented);
    picker_->setChoosing(beginning == Beginning::part);
    form_->setSheet(beginning == Beginning::part ? MapForm::Sheet::part
                    : beginsEmpty()              ? MapForm::Sheet::free
                                                 : MapForm::Sheet::none);
    showOnMap();
    propose();
    soon_.start();
}

void NewMapPane::showOnMap() {
    const bool lands = beginning_ == Beginning::invented;
    const auto& wanted = lands ? land_ : source_;
    if (wanted == shown_ && wanted != nullptr) return;
    shown_ = wanted;
    picker_->show(shown_, lands || read_ < 0 ? QString()
                          : source_ ? tr("The borders of this map have gaps: open it and join them first.")
                                    : tr("This map can't be read."));
}

bool NewMapPane::beginsEmpty() const {
    return beginning_ == Beginning::traced || beginning_ == Beginning::blank;
}

void NewMapPane::trace(const QString& picture) {
    traced_->take(picture);
}

void NewMapPane::readSource() {
    if (read_ >= 0 || maps_.empty()) return;
    chooseSource(0);
}

void NewMapPane::nameSource(const QString& path, const QString& title) {
    for (std::size_t i = 0; i < maps_.size(); ++i)
        if (maps_[i].path == path) sources_->setItemText(static_cast<int>(i), title);
}

void NewMapPane::chooseSource(int number) {
    if (number == read_ || number < 0 || number >= static_cast<int>(maps_.size())) return;
    read_ = number;
    sources_->setCurrentIndex(number);
    source_ = openSource(maps_[static_cast<std::size_t>(number)].path, games_);
    if (source_) sources_->setItemText(number, source_->title);
    showOnMap();
    propose();
    remake();
}

void NewMapPane::propose() {
    const QString name = source_ ? source_->title : QString();
    switch (beginning_) {
    case Beginning::part:
        title_->setText(tr("Part of %1", "%1 a map").arg(name));
        form_->propose(title_->text());
        break;
    case Beginning::changed:
        title_->setText(tr("%1, changed", "%1 a map").arg(name));
        form_->propose(title_->text());
        break;
    case Beginning::traced:
        title_->setText(tr("A picture to trace"));
        form_->propose(traced_->file().isEmpty() ? tr("New map")
                                                 : QFileInfo(traced_->file()).completeBaseName());
        break;
    case Beginning::invented:
        title_->setText(tr("An invented land with the figures of %1", "%1 a map").arg(name));
        form_->propose(QString::fromStdString(draft::inventedName(wish_->wish().seed)));
        break;
    case Beginning::blank:
        title_->setText(tr("A blank sheet with the figures of %1", "%1 a map").arg(name));
        form_->propose(tr("New map"));
        break;
    case Beginning::drawing: // of the import page
        break;
    }
}

Expected<draft::NewMap, Sentence> NewMapPane::made() {
    const draft::MapTitle title = form_->title();
    switch (beginning_) {
    case Beginning::traced:
    case Beginning::blank:
        return draft::blankMap(source_->draft, title, form_->size().width(), form_->size().height());
    case Beginning::changed:
        if (source_->base.empty())
            return unexpected(Sentence(
                "A map is based on one that comes with the program, or one in the folder of own maps."));
        return draft::changedMap(source_->draft, title, source_->base);
    case Beginning::part:
    case Beginning::invented: // on a worker
    case Beginning::drawing:  // of the import page
        break;
    }
    const Box whole = wholeSheetOf(source_->draft);
    const Box part = draft::sheetAround(source_->draft, picker_->chosen());
    form_->setSizes(boxSize(part), boxSize(whole));
    return draft::partOfMap(source_->draft, picker_->chosen(), title, form_->wholeSheet() ? whole : part);
}

void NewMapPane::remake() {
    soon_.stop();
    made_.reset();
    if (!source_) {
        why_ = read_ < 0 ? QString() : tr("This map can't be read.");
        say(why_, false, {});
        return emit stateChanged();
    }
    if (beginning_ == Beginning::traced && traced_->file().isEmpty()) {
        why_ = tr("Choose a picture first.");
        say(why_, false, {});
        return emit stateChanged();
    }
    if (beginning_ == Beginning::invented) return invent();
    auto answer = made();
    take(std::move(answer));
    if (made_) {
        const GamePanels* panels = source_->panels;
        QStringList notes;
        const QString first =
            headline(*made_,
                     draft::readNewMap(*made_, shell::onDisk(ownMapsFolder()), mapSources(),
                                       panels != nullptr ? panels->gameChecks().check : nullptr),
                     notes);
        say(first, notes.isEmpty() || !beginsEmpty(), notes);
    }
    emit stateChanged();
}

/// Keeps what was made, or says why it can't be.
void NewMapPane::take(Expected<draft::NewMap, Sentence> answer) {
    const QString file = QString::fromStdString(form_->title().id);
    made_.reset();
    if (!answer) {
        why_ = sentenceText(answer.error());
    } else if (isMapNameTaken(file)) {
        why_ = tr("A map with the file name %1 is there already. Give another one.").arg(file);
    } else {
        why_.clear();
        made_ = std::move(*answer);
    }
    if (!made_) say(why_, false, {});
}

void NewMapPane::invent() {
    work_.ask([this, like = source_, title = form_->title(),
               wish = wish_->wish()](const NewestWork::GivenUp&) -> NewestWork::Answer {
        auto land = std::make_shared<InventedMap>(invented(*like, title, wish));
        return [this, land, like] {
            if (beginning_ == Beginning::invented && source_ == like && !soon_.isActive())
                takeInvented(std::move(*land));
        };
    });
}

void NewMapPane::takeInvented(InventedMap land) {
    if (land.shown != nullptr && (land_ == nullptr || land.wish != landWish_)) {
        land_ = std::move(land.shown);
        landWish_ = land.wish;
        showOnMap();
    }
    take(std::move(land.made));
    if (made_) {
        QStringList notes;
        const QString first = headline(*made_, land.read, notes);
        say(first, true, notes);
    }
    emit stateChanged();
}

QString NewMapPane::headline(const draft::NewMap& made, const ScenarioResult& read,
                             QStringList& notes) const {
    const GamePanels* panels = source_->panels;
    for (const Sentence& note : made.notes)
        notes << sentenceText(note);
    if (!read.scenario) {
        const QString needs = panels != nullptr ? panels->emptyMapNeeds() : QString{};
        if (!beginsEmpty())
            notes << shell::findingLines(read.findings, {});
        else if (!needs.isEmpty())
            notes << needs;
        return !beginsEmpty()                    ? tr("It can't be played yet")
               : beginning_ == Beginning::traced ? tr("The picture lies over the sea: you draw the land")
                                                 : tr("Nothing but sea: you draw the land");
    }
    return tr("%1, %2, %3: it can be played", "provinces, countries, players")
        .arg(tr("%n province(s)", nullptr, static_cast<int>(made.provinces)),
             tr("%n country(ies)", nullptr, static_cast<int>(made.countries)), playersIn(*read.scenario));
}

/// How many may play a map, as far as its game seats them.
QString NewMapPane::playersIn(const Scenario& scenario) const {
    PlayerRange players = scenario.whole.players;
    if (source_->panels != nullptr) players.max = std::min(players.max, source_->panels->players().second);
    players.min = std::min(players.max, std::max(players.min, leastAtTable));
    return players.min == players.max ? tr("%n player(s)", nullptr, players.max)
                                      : tr("%1 to %2 players").arg(players.min).arg(players.max);
}

void NewMapPane::say(const QString& headline, bool good, const QStringList& notes) {
    const theme::Theme& theme = theme::themeOf(this);
    const int side = theme.scaledIcon(signSide);
    sign_->setFixedSize(side, side);
    sign_->setPixmap(theme::icon(good ? theme::Icon::Check : theme::Icon::Hint,
                                 theme.colour(good ? theme::Role::Good : theme::Role::Ink2))
                         .pixmap(QSize(side, side), devicePixelRatioF()));
    sign_->setVisible(!headline.isEmpty());
    headline_->setText(headline);
    QStringList lines;
    for (const QString& note : notes)
        lines << QStringLiteral("• ") + note;
    lines_->setText(lines.join(QLatin1Char('\n')));
    lines_->setVisible(!lines.isEmpty());
}

std::shared_ptr<const draft::Underlay> NewMapPane::fitted() const {
    const QSize pixels = traced_->pixels();
    const QSize sheet = form_->size();
    return std::make_shared<const draft::Underlay>(draft::fittedOn(
        traced_->file().toStdString(), pixels.width(), pixels.height(), sheet.width(), sheet.height()));
}

QString NewMapPane::make() {
    readSource(); // Enter was quicker
    if (beginning_ == Beginning::invented) {
        const bool stale = soon_.isActive();
        soon_.stop();
        if (source_ && (stale || !made_ || work_.isBusy()))
            takeInvented(invented(*source_, form_->title(), wish_->wish()));
    } else if (soon_.isActive() || !made_) {
        remake();
    }
    if (!made_) return {};
    const auto written = writeNewMap(*made_, QString::fromStdString(form_->title().id));
    if (written) {
        if (beginning_ == Beginning::traced) rememberTrace(*written, {fitted(), TraceMemory{}.opacity});
        return *written;
    }
    why_ = shell::findingLines({written.error()}, {}).value(0);
    made_.reset();
    say(why_, false, {});
    emit stateChanged();
    return {};
}

void NewMapPane::retranslate() {
    sources_->setAccessibleName(tr("The map to begin with"));
    notes_->setAccessibleName(tr("What is made"));
    propose();
}

void NewMapPane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange) soon_.start();
    QWidget::changeEvent(event);
}

void NewMapPane::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    below_->setDirection(width() >= theme::themeOf(this).scaled(bothAcross) ? QBoxLayout::LeftToRight
                                                                            : QBoxLayout::TopToBottom);
}

} // namespace marches::editor
