#include "editor/balance/balance_view.h"

#include "app/shell/finding_sentences.h"
#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "editor/balance/balance_parts.h"
#include "editor/balance/kept_reports.h"
#include "editor/document.h"
#include "editor/map_files.h"
#include "editor/words.h"

#include <QButtonGroup>
#include <QEvent>
#include <QLocale>
#include <QPointer>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QUuid>
#include <QVBoxLayout>

#include <algorithm>

// The making of the view, and its games. What it shows stands in balance_shown.cpp.
namespace marches::editor {

namespace {

constexpr std::uint64_t runSeed = 1; // of every run, as marches-cli has it by default

QString fileOfDocument(const Document& document) {
    return QString::fromStdU16String(document.draft().opened->path().u16string());
}

/// A note beside tabs, as high as they are: Qt paints their strip on below its whole height.
class TabNote : public QLabel {
public:
    explicit TabNote(const QTabWidget& tabs) : tabs_(tabs) {
        theme::setFontRole(this, theme::FontRole::Note);
        theme::setTextRole(this, theme::Role::Ink2);
        setContentsMargins(8, 0, 12, 0);
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {QLabel::sizeHint().width(), tabs_.tabBar()->sizeHint().height()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

private:
    const QTabWidget& tabs_;
};

} // namespace

BalanceView::BalanceView(ViewHost& host, const BalanceGame& game, QWidget* parent)
    : View(parent), document_(host.document()), game_(game), parts_(std::make_unique<Parts>()), causes_(game),
      session_(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
    setObjectName(QStringLiteral("balance"));
    theme::setGroundRole(this, theme::Role::Window);
    pool_.setMaxThreadCount(1);
    arrange();
    connectParts();
    retranslate();
    readKept();
}

BalanceView::~BalanceView() {
    run_.stop();
    causes_.stop();
    pool_.waitForDone();
}

QWidget* BalanceView::makeWins() {
    Parts& parts = *parts_;
    parts.wins = new Panel(QStringLiteral("balance.who"));
    parts.winModel = new WinModel(this);
    parts.winTable = new WinTable(*parts.winModel);
    parts.winKey = new WinKey;
    auto* group = new QButtonGroup(this);
    const char* const names[] = {"country", "order", "variant"};
    for (int i = 0; i < 3; ++i) {
        auto* button = shell::smallButton(QStringLiteral("balance.by.") + QLatin1String(names[i]));
        button->setCheckable(true);
        button->setChecked(i == 0);
        theme::setSegment(button, i == 0   ? theme::Segment::First
                                  : i == 2 ? theme::Segment::Last
                                           : theme::Segment::Middle);
        group->addButton(button, i);
        parts.by.push_back(button);
    }
    auto* row = new QWidget;
    auto* segments = shell::bareLayout<QHBoxLayout>(row, 0);
    for (QPushButton* button : parts.by)
        segments->addWidget(button);
    parts.wins->addTool(row);
    parts.wins->body().addWidget(parts.winTable, 1);
    parts.wins->body().addWidget(parts.winKey);
    connect(group, &QButtonGroup::idClicked, this, [this](int id) {
        by_ = static_cast<By>(id);
        refreshWins();
    });
    return parts.wins;
}

QWidget* BalanceView::makeTabs() {
    Parts& parts = *parts_;
    parts.tabs = new QTabWidget;
    parts.tabs->setObjectName(QStringLiteral("balance.tabs"));
    parts.tabs->setDocumentMode(true);
    parts.standNote = new TabNote(*parts.tabs);
    parts.tabs->setCornerWidget(parts.standNote);
    connect(parts.tabs, &QTabWidget::currentChanged, this, &BalanceView::refreshNote);
    parts.standModel = new StandOutModel(this);
    parts.standView = new shell::RowsView(QStringLiteral("balance.stands-out"));
    parts.standView->setRootIsDecorated(false);
    parts.standView->setModel(parts.standModel);
    parts.figureTable = new WordTable(this);
    parts.figureView = wordTableView(QStringLiteral("balance.figures"), *parts.figureTable);
    parts.reportTable = new WordTable(this);
    parts.reportView = wordTableView(QStringLiteral("balance.reports"), *parts.reportTable);
    parts.tabs->addTab(parts.standView, {});
    parts.tabs->addTab(parts.figureView, {});
    parts.tabs->addTab(parts.reportView, {});
    parts.tabs->setMinimumHeight(120);
    return parts.tabs;
}

void BalanceView::refreshNote() {
    parts_->standNote->setText(parts_->tabs->currentIndex() == 0 ? tr("only what chance does not explain")
                                                                 : QString{});
}

void BalanceView::arrange() {
    Parts& parts = *parts_;
    parts.banner = new ToolBanner;
    parts.compare = new QComboBox;
    parts.compare->setObjectName(QStringLiteral("balance.compare"));
    theme::setControlSize(parts.compare, theme::ControlSize::Large);
    parts.banner->addTool(parts.compare);
    parts.map = new BalanceMap(document_);
    parts.places = new Panel(QStringLiteral("balance.places"));
    parts.placeTable = new WordTable(this);
    parts.placeView = wordTableView(QStringLiteral("balance.places.table"), *parts.placeTable);
    parts.places->setContent(parts.placeView);
    parts.course = new Panel(QStringLiteral("balance.course"));
    parts.strip = new CourseStrip(game_);
    parts.course->setContent(parts.strip);
    parts.changes = new Panel(QStringLiteral("balance.changes"));
    parts.card = new ChangesCard;
    parts.changes->setContent(parts.card);

    auto* left = new QSplitter(Qt::Vertical);
    left->addWidget(parts.map);
    left->addWidget(parts.places);
    left->setStretchFactor(0, 3);
    left->setStretchFactor(1, 1);
    left->setChildrenCollapsible(false);
    auto* column = new QWidget;
    auto* right = shell::bareLayout<QVBoxLayout>(column, 1, {makeWins(), parts.course});
    right->addWidget(makeTabs(), 1);
    right->addWidget(parts.changes);
    auto* scroll = new QScrollArea;
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(column);
    auto* middle = new QSplitter(Qt::Horizontal);
    middle->addWidget(left);
    middle->addWidget(scroll);
    middle->setStretchFactor(0, 2);
    middle->setStretchFactor(1, 3);
    middle->setChildrenCollapsible(false);
    middle->setSizes({520, 780});
    auto* whole = shell::bareLayout<QVBoxLayout>(this, 0, {parts.banner});
    whole->addWidget(middle, 1);
}

void BalanceView::connectParts() {
    Parts& parts = *parts_;
    connect(&run_, &BalanceRun::advanced, this,
            [this](const std::shared_ptr<const BalanceFigures>& figures, quint64 played, quint64 of) {
                live_.figures = figures;
                played_ = played;
                of_ = of;
                if (isVisible()) refreshFigures();
            });
    connect(&run_, &BalanceRun::ended, this, &BalanceView::take);
    connect(&run_, &BalanceRun::failed, this, [this](const Findings& findings) {
        refresh();
        emit said(tr("It can't be played yet: %1")
                      .arg(findings.empty() ? QString{} : shell::findingText(findings.front())));
    });
    connect(&causes_, &Causes::advanced, this, [this](int change, quint64 played, quint64 of) {
        causeProgress_ = tr("change %1 of %2 left out: %3 of %4 games", "games are being played")
                             .arg(change + 1)
                             .arg(causes_.effects().size())
                             .arg(QLocale().toString(played), QLocale().toString(of));
        if (isVisible()) refreshBanner();
        if (played == 0) refreshChanges();
    });
    connect(&causes_, &Causes::ended, this, &BalanceView::refresh);
    connect(&document_, &Document::changed, this, [this] {
        if (!isVisible()) return;
        refreshBanner();
        refreshChanges();
    });
    connect(parts.compare, &QComboBox::activated, this, [this](int at) {
        beforeId_ = parts_->compare->itemData(at).toString();
        refresh();
    });
    const auto country = [this](const QModelIndex& index) {
        showRow(index.data(WinModel::IdRole).toString().toStdString());
    };
    connect(parts.winTable, &WinTable::chosen, this, country);
    connect(parts.standView, &shell::RowsView::chosen, this,
            [this](const QModelIndex& index) { goWay(index.row()); });
    connect(parts.placeView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid()) parts_->map->pointOut(parts_->placeTable->id(index.row()));
            });
    connect(parts.placeView, &QTreeView::activated, this, [this](const QModelIndex& index) {
        emit provincesWanted({parts_->placeTable->id(index.row())});
    });
    connect(parts.map, &BalanceMap::chosen, this, [this](const std::string& province) {
        for (int row = 0; row < parts_->placeTable->rowCount(); ++row)
            if (parts_->placeTable->id(row) == province)
                parts_->placeView->setCurrentIndex(parts_->placeTable->index(row, 0));
    });
    connect(parts.reportView, &QTreeView::activated, this, [this](const QModelIndex& index) {
        shownId_ = QString::fromStdString(parts_->reportTable->id(index.row()));
        beforeId_.clear();
        refresh();
    });
    connect(parts.card, &ChangesCard::backWanted, this, &BalanceView::goBack);
    connect(parts.card, &ChangesCard::whichWanted, this, &BalanceView::askWhich);
    connect(parts.card, &ChangesCard::said, this, &BalanceView::said);
}

/// The reports of before are read beside the window.
void BalanceView::readKept() {
    pool_.start([this, where = folder(), legend = game_.legend()] {
        auto kept = keptReports(where, legend);
        QMetaObject::invokeMethod(
            this,
            [this, kept = std::move(kept)]() mutable {
                std::vector<BalanceReport> own = std::move(reports_);
                reports_ = std::move(kept);
                for (BalanceReport& report : own) {
                    std::erase_if(reports_, [&](const BalanceReport& old) { return old.id == report.id; });
                    reports_.push_back(std::move(report));
                }
                if (shown() == nullptr && !reports_.empty()) shownId_ = reports_.back().id;
                refresh();
            },
            Qt::QueuedConnection);
    });
}

QString BalanceView::folder() const {
    return reportsFolder(fileOfDocument(document_));
}

int BalanceView::gamesAtATime() const {
    const int wanted = property("games").toInt();
    return wanted > 0 ? wanted : usualGames;
}

void BalanceView::playGames() {
    play(false);
}

/// Plays the text as it is now; `more`: goes on with the report that is shown, on the text of then.
void BalanceView::play(bool more) {
    if (run_.isRunning() || causes_.isRunning()) {
        emit said(tr("Games are being played already; Stop ends them."));
        return;
    }
    const BalanceReport* on = more ? shown() : nullptr;
    if (more && on == nullptr) return;
    BalanceWish wish;
    wish.game = &game_;
    wish.folder = folder();
    if (on != nullptr) {
        wish.report = *on;
        wish.terms = on->terms;
        wish.games = on->figures->report.games + static_cast<std::uint64_t>(gamesAtATime());
        wish.played = [where = folder(), id = on->id] { return gamesOf(where, id); };
        wish.scenario = [whole = on->whole, where = document_.draft().opened->folder,
                         sources = mapSources()] { return scenarioOfTree(whole, where, sources); };
    } else {
        wish.report.id = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz"));
        wish.report.session = session_;
        wish.report.step = document_.history().index();
        wish.terms.variant = variant_;
        wish.terms.seed = runSeed;
        wish.games = static_cast<std::uint64_t>(gamesAtATime());
        wish.scenario = [draft = document_.draft()] { return draft::scenarioOf(draft); };
    }
    live_ = wish.report;
    live_.terms = wish.terms;
    if (on == nullptr) live_.figures = nullptr;
    played_ = on == nullptr ? 0 : on->figures->report.games;
    of_ = wish.games;
    causes_.forget();
    run_.start(std::move(wish));
    refresh();
}

void BalanceView::take(const BalanceReport& report, const QString& notKept) {
    if (report.figures->report.games > 0) {
        const auto same = std::find_if(reports_.begin(), reports_.end(),
                                       [&](const BalanceReport& old) { return old.id == report.id; });
        if (same == reports_.end())
            reports_.push_back(report);
        else
            *same = report;
        if (reports_.size() > mostReports) reports_.erase(reports_.begin());
        shownId_ = report.id;
        beforeId_.clear();
    }
    refresh();
    if (!notKept.isEmpty()) emit said(tr("This report is not kept on the disk: %1").arg(notKept));
}

bool BalanceView::stepBack() {
    if (run_.isRunning()) {
        run_.stop();
        return true;
    }
    if (!causes_.isRunning()) return false;
    causes_.stop();
    return true;
}

void BalanceView::askWhich() {
    if (causes_.isRunning()) return causes_.stop();
    if (shown() == nullptr || before() == nullptr || run_.isRunning()) return;
    causes_.ask({*shown(), changes_, document_.draft().opened->folder, mapSources()});
    refresh();
}

/// The map as it was when the report before was made.
void BalanceView::goBack() {
    const BalanceReport* then = before();
    if (then == nullptr || !whyNotBack().isEmpty()) return;
    // The history may have taken another course since: then the step of that number is another one.
    draft::Draft draft = document_.draft();
    const int now = document_.history().index();
    bool fits = then->step <= document_.history().count();
    for (int step = now; fits && step > then->step; --step)
        fits = draft::apply(draft, draft::reversed(document_.step(step - 1).change()));
    for (int step = now; fits && step < then->step; ++step)
        fits = draft::apply(draft, document_.step(step).change());
    if (!fits || !playedChanges(then->whole, draft::wholeTree(draft), then->terms.variant).empty()) {
        emit said(tr("The history has taken another course since: those steps are gone."));
        return;
    }
    document_.goTo(then->step);
    emit said(tr("The map is as it was at the report before; Redo leads back."));
}

void BalanceView::goWay(int row) {
    if (row < 0 || row >= static_cast<int>(standsOut_.size())) return;
    const StandsOut& out = standsOut_[static_cast<std::size_t>(row)];
    switch (out.way) {
    case StandsOut::Way::country:
        if (out.country.empty())
            emit viewWanted(QStringLiteral("countries"));
        else
            showRow(out.country);
        return;
    case StandsOut::Way::provinces:
        emit provincesWanted(out.provinces);
        return;
    case StandsOut::Way::changes:
        parts_->card->setFocus(Qt::OtherFocusReason);
        return;
    case StandsOut::Way::tables:
        emit viewWanted(QStringLiteral("tables"));
        return;
    case StandsOut::Way::none:
        return;
    }
}

/// Shows a country's provinces on the map; of a variant: that variant.
void BalanceView::showRow(const std::string& id) {
    if (by_ == By::variant) {
        emit variantWanted(QString::fromStdString(id));
        return;
    }
    const Atlas& atlas = document_.atlas();
    const int country = atlas.country(id);
    if (country < 0) return;
    std::vector<std::string> provinces;
    for (const ProvinceEntry& province : atlas.provinces)
        if (std::find(province.countries.begin(), province.countries.end(), country) !=
            province.countries.end())
            provinces.push_back(province.id);
    emit provincesWanted(provinces);
}

void BalanceView::takeFocus() {
    parts_->winTable->setFocus(Qt::OtherFocusReason);
}

void BalanceView::showVariant(const std::string& variant) {
    variant_ = variant;
    if (isVisible()) refreshBanner();
}

void BalanceView::showEvent(QShowEvent* event) {
    View::showEvent(event);
    refresh();
}

void BalanceView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    View::changeEvent(event);
}

} // namespace marches::editor
