#include "editor/places/variants_view.h"

#include "app/map/map_view.h"
#include "app/map/thumbnail.h"
#include "app/shell/field_events.h"
#include "app/shell/flow_layout.h"
#include "app/shell/language.h"
#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/map_problems.h"
#include "editor/panel.h"
#include "editor/places/variant_differences.h"
#include "editor/places/variant_proof_list.h"
#include "editor/places/variant_proofs.h"
#include "editor/places/variant_table.h"
#include "editor/tool_banner.h"
#include "editor/views.h"
#include "editor/words.h"
#include "engine/draft/edits_names.h"
#include "engine/draft/edits_variant.h"
#include "engine/draft/edits_variant_within.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr int cardsWidth = 272; // px at 100 % text
constexpr int rightWidth = 424;
constexpr int tableHeight = 176;

QString languageOfNow() {
    return shell::spokenLanguage();
}

/// The part of the map in which a variant is played, a square of map units.
QRectF playedPart(const appmap::MapView& map, const std::vector<appmap::ThumbnailTint>& tints) {
    const QSizeF whole = map.shapes()->picture().size;
    QRectF played;
    for (std::size_t i = 0; i < tints.size(); ++i)
        if (tints[i].inPlay) played = played.united(map.shapes()->bounds(static_cast<int>(i)));
    if (played.isEmpty()) return {{0, 0}, whole};
    const double side =
        std::min({1.08 * std::max(played.width(), played.height()), whole.width(), whole.height()});
    const auto from = [side](double centre, double all) {
        return std::clamp(centre - side / 2, 0.0, all - side);
    };
    return {from(played.center().x(), whole.width()), from(played.center().y(), whole.height()), side, side};
}

} // namespace

struct VariantsView::Thumbnail {
    theme::Theme theme;
    QPixmap picture;
};

VariantsView::VariantsView(ViewHost& host, QWidget* parent)
    : View(parent), document_(host.document()), panels_(host.panels()),
      proofs_(new VariantProofs(panels_, this)), banner_(new ToolBanner),
      cardsPanel_(new Panel(QStringLiteral("variants.cards-panel"))),
      differencesPanel_(new Panel(QStringLiteral("variants.differences-panel"))),
      proofPanel_(new Panel(QStringLiteral("variants.proof-panel"))),
      tablePanel_(new Panel(QStringLiteral("variants.table-panel"))), cards_(new VariantCards),
      newName_(new QLineEdit), add_(shell::smallButton(QStringLiteral("variants.add"))),
      copy_(shell::smallButton(QStringLiteral("variants.copy"))),
      remove_(shell::smallButton(QStringLiteral("variants.remove"))),
      map_(new VariantMap(document_, panels_)), differences_(new VariantDifferences(document_, panels_)),
      proof_(new VariantProofList), table_(new VariantTable),
      balance_(shell::smallButton(QStringLiteral("variants.balance"))),
      test_(shell::smallButton(QStringLiteral("variants.test"))) {
    setObjectName(QStringLiteral("variants"));
    theme::setGroundRole(this, theme::Role::Window);
    auto* across = new QSplitter(Qt::Horizontal);
    across->setObjectName(QStringLiteral("variants.across"));
    across->setChildrenCollapsible(false);
    for (QWidget* part : {makeCards(), makeMiddle(), makeRight()})
        across->addWidget(part);
    across->setStretchFactor(1, 1);
    const theme::Theme& theme = theme::themeOf(this);
    across->setSizes({theme.scaled(cardsWidth), 4000, theme.scaled(rightWidth)});
    shell::bareLayout<QVBoxLayout>(this, 0, {banner_, across})->setStretch(1, 1);
    later_.setSingleShot(true);
    later_.setInterval(0);
    connect(&later_, &QTimer::timeout, this, &VariantsView::refresh);
    connect(&document_, &Document::changed, this, &VariantsView::follow);
    connect(proofs_, &VariantProofs::proven, this, &VariantsView::refreshProofs);
    connect(proofs_, &VariantProofs::played, this, &VariantsView::refreshProofs);
    const auto wanted = [this](const QString& id) { emit variantWanted(id); };
    connect(cards_, &VariantCards::chosen, this, wanted);
    connect(table_, &VariantTable::chosen, this, wanted);
    connect(cards_, &VariantCards::renamed, this, &VariantsView::rename);
    connect(cards_, &VariantCards::removeWanted, this, &VariantsView::remove);
    connect(add_, &QPushButton::clicked, this, [this] { add(false); });
    connect(newName_, &QLineEdit::returnPressed, this, [this] { add(false); });
    connect(copy_, &QPushButton::clicked, this, [this] { add(true); });
    connect(remove_, &QPushButton::clicked, this, &VariantsView::remove);
    connect(map_, &VariantMap::said, this, &VariantsView::said);
    connect(map_, &VariantMap::modeKey, this, [this](int key) {
        const VariantMode mode = key == Qt::Key_1   ? VariantMode::leftOut
                                 : key == Qt::Key_2 ? VariantMode::inPlay
                                 : key == Qt::Key_3 ? VariantMode::whose
                                                    : VariantMode::asInWhole;
        setMode(mode);
    });
    connect(differences_, &VariantDifferences::said, this, &VariantsView::said);
    connect(differences_, &VariantDifferences::tablesWanted, this,
            [this] { emit viewWanted(QStringLiteral("tables")); });
    connect(balance_, &QPushButton::clicked, this, [this] { emit viewWanted(QStringLiteral("balance")); });
    connect(test_, &QPushButton::clicked, this, &VariantsView::testWanted);
    map_->view().installEventFilter(this);
    connect(&map_->view(), &appmap::MapView::picturePatched, this, [this] { thumbnails_.clear(); });
    banner_->setKeys([](const QString& key) { return key; }); // the letters of the map, as they are
    shell::leaveUndoToWindow(*this);
    retranslate();
}

VariantsView::~VariantsView() = default;

QWidget* VariantsView::makeCards() {
    newName_->setObjectName(QStringLiteral("variants.new-name"));
    newName_->setMaxLength(80);
    add_->setIcon(theme::icon(theme::Icon::Plus));
    cardsPanel_->setContent(cards_);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(8, 8, 8, 8);
    foot->setSpacing(6);
    foot->addWidget(newName_);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (QPushButton* button : {add_, copy_, remove_})
        row->addWidget(button);
    row->addStretch(1);
    foot->addLayout(row);
    cardsPanel_->body().addLayout(foot);
    return cardsPanel_;
}

QWidget* VariantsView::makeMiddle() {
    auto* down = new QSplitter(Qt::Vertical);
    down->setObjectName(QStringLiteral("variants.down"));
    down->setChildrenCollapsible(false);
    tablePanel_->setContent(table_);
    map_->setMinimumSize(240, 160);
    down->addWidget(map_);
    down->addWidget(tablePanel_);
    down->setStretchFactor(0, 1);
    down->setSizes({4000, theme::themeOf(this).scaled(tableHeight)});
    return down;
}

QWidget* VariantsView::makeRight() {
    auto* right = new QSplitter(Qt::Vertical);
    right->setObjectName(QStringLiteral("variants.right"));
    right->setChildrenCollapsible(false);
    differencesPanel_->setContent(differences_);
    proofPanel_->setContent(proof_);
    auto* foot = new shell::FlowLayout(nullptr, 8, 6);
    foot->setContentsMargins(12, 4, 12, 10);
    foot->addWidget(balance_);
    foot->addWidget(test_);
    proofPanel_->body().addLayout(foot);
    theme::setKeyCap(test_, QStringLiteral("F5"));
    test_->setIcon(theme::icon(theme::Icon::Next));
    right->addWidget(differencesPanel_);
    right->addWidget(proofPanel_);
    right->setStretchFactor(0, 1);
    right->setStretchFactor(1, 1);
    right->setMinimumWidth(theme::themeOf(this).scaled(300));
    return right;
}

std::vector<std::string> VariantsView::ids() const {
    std::vector<std::string> all{std::string()};
    if (const Node* variants = document_.whole().find("variants"); variants != nullptr && variants->isMap())
        for (std::size_t i = 0; i < variants->size(); ++i)
            if (variants->items[i].isMap()) all.push_back(variants->keys[i].text);
    return all;
}

QString VariantsView::nameOfVariant(const std::string& id) const {
    return id.empty() ? tr("The whole map") : nameOf(draft::find(document_.whole(), {"variants", id}), id);
}

void VariantsView::takeFocus() {
    if (document_.shownVariant().empty())
        cards_->setFocus(Qt::OtherFocusReason);
    else
        map_->setFocus(Qt::OtherFocusReason);
}

void VariantsView::edit() {
    if (document_.shownVariant().empty()) return emit said(tr("The whole map is named by the map itself."));
    cards_->setFocus(Qt::OtherFocusReason);
    cards_->startRenaming();
}

void VariantsView::showVariant(const std::string& variant) {
    if (!isVisible()) {
        stale_ = true;
        return;
    }
    setMode(VariantMode::outOrIn);
    cards_->showChosen(text(variant));
    differences_->show(variant);
    map_->refresh();
    QTimer::singleShot(0, map_, &VariantMap::seePlayed); // once it has its size
    proofs_->playFirst(variant);
    refreshProofs();
}

void VariantsView::goTo(const draft::ProblemPlace& place) {
    if (!place.variant.empty()) emit variantWanted(text(place.variant));
    if (place.path.size() > 2 && place.path[0] == "variants" &&
        differences_->takeFocusOf({place.path.begin() + 2, place.path.end()}))
        return;
    if (!place.provinces.empty()) map_->goTo(place.provinces.front());
    takeFocus();
}

void VariantsView::goTo(const draft::TreePath& path) {
    if (path.size() > 1 && path[0] == "variants") emit variantWanted(text(path[1]));
}

bool VariantsView::stepBack() {
    if (map_->mode() == VariantMode::outOrIn) return false;
    setMode(VariantMode::outOrIn);
    return true;
}

void VariantsView::follow(const draft::Change& change) {
    stale_ = true;
    const draft::Touched touched = draft::touched(change);
    bool all = touched.geometry || !touched.labels.empty();
    for (const char* each : {"provinces", "countries", "left-out", "membership", "picture"})
        all = all || touched.sections.contains(each);
    if (all) thumbnails_.clear();
    for (const std::string& variant : touched.variants)
        thumbnails_.erase(variant);
    if (!isVisible()) return;
    differences_->refresh();
    map_->refresh();
    later_.start();
}

void VariantsView::showEvent(QShowEvent* event) {
    View::showEvent(event);
    if (!stale_) return;
    refresh();
    showVariant(document_.shownVariant());
}

void VariantsView::refresh() {
    stale_ = false;
    const draft::GameChecks* game = panels_ ? &panels_->gameChecks() : nullptr;
    proofs_->changed([draft = document_.draft(), game] { return readingSourceOf(draft, game); });
    differences_->refresh();
    refreshBanner();
    refreshProofs();
}

QPixmap VariantsView::pictureOf(const std::string& variant) {
    appmap::MapView& map = map_->view();
    if (!map.hasPicture()) return {};
    const theme::Theme& theme = theme::themeOf(this);
    Thumbnail& kept = thumbnails_[variant];
    if (!kept.picture.isNull() && kept.theme == theme) return kept.picture;
    const Atlas atlas = atlasOf(draft::treeWithin(draft::wholeTree(document_.draft()), variant));
    std::vector<appmap::ThumbnailTint> tints(atlas.provinces.size());
    for (std::size_t i = 0; i < tints.size(); ++i) {
        const ProvinceEntry& entry = atlas.provinces[i];
        tints[i].inPlay = !entry.leftOut;
        if (!entry.countries.empty())
            tints[i].fill = atlas.countries[static_cast<std::size_t>(entry.countries.front())].colour;
    }
    tints.resize(static_cast<std::size_t>(map.provinceCount()));
    const appmap::MapPicture& picture = map.shapes()->picture();
    const QRectF part = variant.empty() ? QRectF({0, 0}, picture.size) : playedPart(map, tints);
    const double larger =
        std::max(picture.size.width(), picture.size.height()) / std::max(part.width(), part.height());
    QPixmap painted = appmap::renderThumbnail(picture, tints, VariantCards::pictureSize() * larger, theme,
                                              devicePixelRatioF());
    const double px = painted.width() / picture.size.width();
    painted = painted.copy(QRectF(part.topLeft() * px, part.size() * px).toRect());
    painted.setDevicePixelRatio(devicePixelRatioF());
    kept = {theme, painted};
    return painted;
}

/// Cards, proof and table show what is known by now.
void VariantsView::refreshProofs() {
    if (!isVisible()) return;
    const std::string& shown = document_.shownVariant();
    const Node whole = draft::wholeTree(document_.draft());
    std::vector<VariantCard> cards;
    std::vector<VariantTable::Column> columns;
    std::size_t provinces = document_.atlas().provinces.size();
    for (const std::string& id : ids()) {
        const VariantFrame frame = variantFrame(whole, document_.atlas(), panels_, id);
        VariantCard card;
        card.id = text(id);
        card.name = nameOfVariant(id);
        card.lines = {frame.least == frame.most ? tr("%n player(s)", nullptr, frame.most)
                                                : tr("%1 to %2 players").arg(frame.least).arg(frame.most),
                      tr("%n province(s)", nullptr,
                         static_cast<int>(provinces - std::min(provinces, frame.leftOut.size())))};
        std::tie(card.state, card.tone) = shownState(document_, *proofs_, id);
        card.picture = pictureOf(id);
        columns.push_back({card.id, card.name, shownProofs(document_, *proofs_, id)});
        cards.push_back(std::move(card));
    }
    cards_->setCards(cards);
    cards_->showChosen(text(shown));
    table_->setColumns(columns);
    proof_->setLines(shownProofs(document_, *proofs_, shown));
    proofPanel_->setTitle(tr("Proof of %1", "%1 a variant").arg(nameOfVariant(shown)));
    const bool current = proofs_->isCurrent();
    proofPanel_->setNote(current ? tr("checked", "a variant") : tr("being checked…", "a variant"));
    tablePanel_->setNote(current ? tr("%n checked", "variants", static_cast<int>(columns.size()))
                                 : tr("being checked…", "a variant"));
    copy_->setEnabled(!shown.empty());
    remove_->setEnabled(!shown.empty());
}

void VariantsView::setMode(VariantMode mode) {
    map_->setMode(mode == map_->mode() ? VariantMode::outOrIn : mode);
    refreshBanner();
}

void VariantsView::refreshBanner() {
    ToolBanner::Content content;
    content.icon = theme::icon(theme::Icon::Edit);
    const std::string& variant = document_.shownVariant();
    if (variant.empty()) {
        content.title = tr("Variants: choose one, or make a new one");
        content.sentence = tr("A variant is another way to play this map: fewer players, fewer provinces. It "
                              "says only what differs");
        return banner_->show(content);
    }
    const QString name = nameOfVariant(variant);
    switch (map_->mode()) {
    case VariantMode::outOrIn:
        content.title = tr("%1: click provinces to leave them out or take them in", "%1 a variant").arg(name);
        break;
    case VariantMode::leftOut:
        content.title = tr("%1: click provinces to leave them out", "%1 a variant").arg(name);
        break;
    case VariantMode::inPlay:
        content.title = tr("%1: click provinces to take them in", "%1 a variant").arg(name);
        break;
    case VariantMode::whose:
        content.title = tr("%1: click provinces to say whose they are", "%1 a variant").arg(name);
        break;
    case VariantMode::asInWhole:
        content.title = tr("%1: click provinces to make them as in the whole map", "%1 a variant").arg(name);
        break;
    }
    content.sentence = tr("Drag paints many. Right-click a contested province to give it to one country. The "
                          "map itself is not changed");
    const auto button = [this](const char* id, const QString& text, const QString& key, VariantMode mode) {
        shell::Button made;
        made.id = QString::fromLatin1(id);
        made.text = text;
        made.action = key;
        made.press = [this, mode] {
            setMode(mode);
            map_->setFocus(Qt::OtherFocusReason);
        };
        return made;
    };
    content.buttons = {
        button("left-out", tr("Left out", "a button: provinces"), QStringLiteral("1"), VariantMode::leftOut),
        button("in-play", tr("In play", "a button: provinces"), QStringLiteral("2"), VariantMode::inPlay),
        button("whose", tr("Whose", "a button: to whom provinces belong"), QStringLiteral("3"),
               VariantMode::whose),
        button("as-in-whole", tr("As in the whole map"), QStringLiteral("⌫"), VariantMode::asInWhole)};
    content.chosen = static_cast<int>(map_->mode()) - 1;
    banner_->show(content);
}

void VariantsView::takeChange(Expected<draft::Change, Sentence> change, const std::string& variant) {
    if (!change) return emit said(sentenceText(change.error()));
    document_.applyAsItIs(std::move(*change),
                          {QStringLiteral("variants"), {}, {"variants", variant}, variant});
}

/// The new one is shown at once, to be painted.
void VariantsView::add(bool copy) {
    const std::string like = copy ? document_.shownVariant() : std::string();
    QString name = newName_->text().simplified();
    if (name.isEmpty() && copy) name = tr("Copy of %1", "a name; %1 a variant").arg(nameOfVariant(like));
    if (name.isEmpty()) return newName_->setFocus(Qt::OtherFocusReason);
    auto added =
        draft::addVariant(document_.draft(), languageOfNow().toStdString(), name.toStdString(), like);
    if (!added) return emit said(sentenceText(added.error()));
    newName_->clear();
    takeChange(std::move(added->change), added->id);
    emit variantWanted(text(added->id));
    takeFocus();
}

void VariantsView::remove() {
    const std::string variant = document_.shownVariant();
    if (!variant.empty()) takeChange(draft::removeVariant(document_.draft(), variant), {});
    cards_->setFocus(Qt::OtherFocusReason);
}

void VariantsView::rename(const QString& id, const QString& name) {
    const std::string variant = id.toStdString();
    if (name.isEmpty() || name == nameOfVariant(variant)) return refreshProofs();
    takeChange(draft::setName(document_.draft(), {"variants", variant}, languageOfNow().toStdString(),
                              name.toStdString()),
               variant);
    document_.endMerge();
}

/// Tab goes on to the next variant while the map has the focus, and behind the last one to the next field.
bool VariantsView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &map_->view() && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Tab && key->modifiers() == Qt::NoModifier)
            if (const auto next = cards_->neighbour(1)) {
                emit variantWanted(*next);
                return true;
            }
    }
    return View::eventFilter(watched, event);
}

void VariantsView::retranslate() {
    cardsPanel_->setTitle(tr("Variants"));
    cardsPanel_->setNote(tr("of one map", "variants"));
    differencesPanel_->setTitle(tr("What is different here"));
    differences_->setAccessibleName(tr("What is different here"));
    tablePanel_->setTitle(tr("All variants"));
    cards_->setAccessibleName(tr("Variants"));
    table_->setAccessibleName(tr("All variants"));
    proof_->setAccessibleName(tr("What is proven of this variant"));
    newName_->setPlaceholderText(tr("A new variant’s name"));
    newName_->setAccessibleName(tr("A new variant’s name"));
    add_->setText(tr("New variant", "a button"));
    copy_->setText(tr("Copy of this", "a button: a variant"));
    remove_->setText(tr("Remove", "a button: a variant"));
    balance_->setText(tr("Let computers play 1,000 games", "a button"));
    balance_->setVisible(viewMaker(QStringLiteral("balance"), panels_) != nullptr);
    test_->setText(tr("Test-play here", "a button: a game of the variant that is shown"));
    differences_->retranslate();
    map_->retranslate();
    refreshBanner();
    refreshProofs();
}

void VariantsView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::StyleChange) refreshProofs();
    View::changeEvent(event);
}

} // namespace marches::editor
