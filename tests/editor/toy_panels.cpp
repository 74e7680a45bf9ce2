#include "tests/editor/toy_panels.h"

#include "editor/document.h"
#include "editor/panel.h"
#include "editor/words.h"
#include "engine/base/text.h"
#include "engine/draft/command_parts.h"
#include "engine/scenario/keys.h"
#include "tests/engine/table/toy/toy.h"

#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

#include <array>

namespace marches::editor {

const char* const toyScenario = R"(format: marches-scenario 1
game: lanterns
id: evening
names: {en: Evening}
seats: [ann, bob]
players: 2
countries:
  east: {names: {en: East}}
  west: {names: {en: West}}
provinces:
  kent: {names: {en: Kent}, country: east, links: [artois]}
  artois: {names: {en: Artois}, country: west}
lanterns:
  rounds: 3 # as long as the oil lasts
picture:
  file: evening.svg
  size: [400, 300]
)";

const char* const toyPicture =
    R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
  <g id="provinces">
    <path id="prov-kent" d="M50 50 L150 50 L150 150 L50 150 Z"/>
    <path id="prov-artois" d="M150 50 L250 50 L250 150 L150 150 Z"/>
  </g>
</svg>
)";

namespace {

const draft::TreePath roundsPath{"lanterns", "rounds"};
constexpr int mostRounds = 9;

int roundsOf(const Node& tree) {
    const Node* rounds = draft::find(tree, roundsPath);
    return rounds != nullptr ? static_cast<int>(wholeNumber(rounds->text).value_or(0)) : 0;
}

Findings checkRounds(const Scenario& scenario) {
    const Node tree = scenario.treeOf(scenario.whole);
    if (const int rounds = roundsOf(tree); rounds >= 1 && rounds <= mostRounds) return {};
    const Node* at = draft::find(tree, roundsPath);
    return {{Severity::error, "rounds", at == nullptr ? Place{} : at->place(),
             Sentence("A game has 1 to {0} rounds.", mostRounds)}};
}

constexpr std::array toyChangeNames{MARCHES_NAME_PATTERN("Rounds: {0}")};

/// The table of Lanterns' figures: one row, the name and the figure.
class ToyTables final : public View {
public:
    explicit ToyTables(ViewHost& host)
        : document_(host.document()), panel_(new Panel(QStringLiteral("toy.figures"))),
          table_(new QTableWidget(1, 1)) {
        table_->setObjectName(QStringLiteral("toy.table"));
        table_->setVerticalHeaderLabels({QStringLiteral("Rounds")});
        table_->horizontalHeader()->hide();
        panel_->setTitle(QStringLiteral("Figures"));
        panel_->setContent(table_);
        auto* all = new QVBoxLayout(this);
        all->addWidget(panel_);
        setFocusProxy(table_);
        refresh();
        connect(&document_, &Document::changed, this, &ToyTables::refresh);
        connect(table_, &QTableWidget::itemChanged, this, [this] {
            if (!refreshing_) take(table_->item(0, 0)->text().toStdString());
        });
    }
    ~ToyTables() override { document_.disconnect(this); }

    void edit() override { table_->editItem(table_->item(0, 0)); }
    void goTo(const draft::ProblemPlace& place) override { goTo(place.path); }
    void goTo(const draft::TreePath& path) override {
        if (path == roundsPath) table_->setCurrentCell(0, 0);
    }

private:
    void take(const std::string& rounds) {
        draft::TreeWork work(document_.within());
        work.setText(roundsPath, rounds);
        auto change = draft::finished(std::move(work), Sentence("Rounds: {0}", rounds));
        if (change)
            document_.apply(std::move(*change), {QStringLiteral("tables"), {}, roundsPath});
        else
            emit said(sentenceText(change.error()));
    }
    void refresh() {
        refreshing_ = true;
        if (table_->item(0, 0) == nullptr) table_->setItem(0, 0, new QTableWidgetItem);
        table_->item(0, 0)->setText(QString::number(roundsOf(document_.whole())));
        refreshing_ = false;
    }

    Document& document_;
    Panel* panel_;
    QTableWidget* table_;
    bool refreshing_ = false;
};

Expected<draft::Change, Sentence> noOrder() {
    return unexpected(Sentence("Lanterns has no order of play."));
}

} // namespace

std::string_view ToyPanels::game() const {
    return toy::Game::id;
}

QString ToyPanels::gameName() const {
    return QStringLiteral("Lanterns");
}

const draft::GameSlots& ToyPanels::gameSlots() const {
    static constexpr std::array<std::string_view, 1> sections{"lanterns"};
    static const GameKeys keys{sections, {}, {}, {}};
    static const draft::GameSlots gameSlots{.game = toy::Game::id, .keys = &keys, .mentions = {}};
    return gameSlots;
}

const draft::GameChecks& ToyPanels::gameChecks() const {
    static const draft::GameChecks checks{
        .game = toy::Game::id, .model = {}, .check = checkRounds, .codes = {}};
    return checks;
}

std::span<const draft::NamePattern> ToyPanels::changeNames() const {
    return toyChangeNames;
}

ViewMaker ToyPanels::view(const QString& id) const {
    if (id != QLatin1String("tables")) return nullptr;
    return [](ViewHost& host) -> View* { return new ToyTables(host); };
}

std::vector<std::string> ToyPanels::orderOfPlay(const Node& whole) const {
    std::vector<std::string> ids;
    if (const Node* countries = whole.find("countries"); countries != nullptr && countries->isMap())
        for (const auto& key : countries->keys)
            ids.push_back(key.text);
    return ids;
}

std::vector<std::vector<CountryCell>> ToyPanels::countryCells(const Node& whole) const {
    return std::vector<std::vector<CountryCell>>(orderOfPlay(whole).size());
}

Expected<draft::Change, Sentence> ToyPanels::setOrder(const draft::Draft&, const std::string&,
                                                      std::size_t) const {
    return noOrder();
}

Expected<draft::Change, Sentence> ToyPanels::chooseForCountry(const draft::Draft&, const std::string&,
                                                              std::size_t, const std::string&) const {
    return noOrder();
}

} // namespace marches::editor
