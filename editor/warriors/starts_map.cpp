#include "editor/warriors/starts_map.h"

#include "app/warriors/pieces/marks.h"
#include "engine/warriors/query.h"

#include <algorithm>

namespace marches::editor {

using warriors::UnitKind;

namespace {

/// Forts, Cavalry, Archers, Infantry, Princesses.
int rankOf(const StartPiece& piece) {
    switch (piece.kind) {
    case UnitKind::fort:
        return 0;
    case UnitKind::cavalry:
        return 1;
    case UnitKind::archer:
        return 2;
    case UnitKind::infantry:
        return 3;
    case UnitKind::princess:
        return 4;
    }
    return 5;
}

} // namespace

StartsMap::StartsMap(Document& document, const GamePanels* panels, QObject* parent)
    : QObject(parent), document_(document), view_(new appmap::MapView) {
    new MapFeed(document, *view_, panels, this);
    view_->setObjectName(QStringLiteral("starts.map"));
    appmap::PlayTool& tool = view_->playTool();
    connect(view_, &appmap::MapView::faceChanged, this, &StartsMap::dress);
    connect(view_, &appmap::MapView::pictureChanged, this, &StartsMap::paint);
    connect(&tool, &appmap::PlayTool::tokenLifted, this, &StartsMap::lifted);
    connect(&tool, &appmap::PlayTool::tokenDropped, this, &StartsMap::letGo);
    connect(&tool, &appmap::PlayTool::provinceClicked, this,
            [this](ProvinceId province, appmap::TokenHit token) { emit clicked(province, token); });
    connect(&tool, &appmap::PlayTool::contextMenuRequested, this, &StartsMap::menuWanted);
    connect(&tool, &appmap::PlayTool::provinceHovered, this, &StartsMap::pointed);
    connect(&view_->focus(), &appmap::MapFocus::activated, this, &StartsMap::entered);
    connect(&view_->focus(), &appmap::MapFocus::moved, this,
            [this](ProvinceId province) { emit pointed(province, {}); });
    retranslate();
}

std::string StartsMap::idOf(ProvinceId province) const {
    const auto& provinces = document_.atlas().provinces;
    return province != noProvince && index(province) < provinces.size() ? provinces[index(province)].id
                                                                        : std::string{};
}

ProvinceId StartsMap::of(const std::string& province) const {
    const int at = document_.atlas().province(province);
    return at >= 0 && at < view_->provinceCount() ? appmap::idOf(at) : noProvince;
}

std::optional<theme::PlayerColour> StartsMap::colourOf(const std::string& seat) const {
    for (std::size_t i = 0; i < model_.seats.size() && i < warriors::maxPlayers; ++i)
        if (model_.seats[i].id == seat) return warriors::face::playerColour(static_cast<warriors::Colour>(i));
    return std::nullopt;
}

std::vector<StartPiece> StartsMap::behind(ProvinceId province, appmap::TokenHit token) const {
    if (province == noProvince || index(province) >= painted_.size()) return {};
    const auto& groups = painted_[index(province)].pieces;
    std::vector<StartPiece> all;
    for (std::size_t group = 0; group < groups.size(); ++group)
        for (std::size_t at = 0; at < groups[group].size(); ++at)
            if (!token || (token.group == static_cast<int>(group) && token.token == static_cast<int>(at)))
                all.insert(all.end(), groups[group][at].begin(), groups[group][at].end());
    return all;
}

void StartsMap::show(const StartModel& model, const StartFacts& facts) {
    model_ = model;
    facts_ = facts;
    readAllowed();
    paint();
}

void StartsMap::showHand(const std::optional<StartHand>& hand) {
    hand_ = hand;
    readAllowed();
    paint();
    view_->playTool().setCarriedUnits(hand ? hand->count : 0);
}

void StartsMap::point(const std::string& province) {
    pointed_ = province;
    paint();
    if (const ProvinceId at = of(province); at != noProvince) {
        view_->camera().ensureVisible(at);
        view_->focus().click(at);
    }
}

void StartsMap::readAllowed() {
    allowed_.assign(document_.atlas().provinces.size(), false);
    if (!hand_) return;
    for (std::size_t i = 0; i < allowed_.size(); ++i) {
        const std::string& id = document_.atlas().provinces[i].id;
        if (id == hand_->piece.province) continue;
        allowed_[i] = hand_->freeLand
                          ? !model_.free.contains(id)
                          : !draft::warriors::whyNotThere(document_.whole(), model_, hand_->piece, id);
    }
}

theme::TokenLook StartsMap::lookOf(const StartPiece& piece) const {
    using warriors::face::Piece;
    theme::TokenLook look;
    look.owner = colourOf(piece.seat);
    const Piece kind = !piece.seat.empty()            ? warriors::face::pieceOf(piece.kind)
                       : piece.kind == UnitKind::fort ? Piece::barbarianFort
                                                      : Piece::barbarianArmy;
    look.piece = warriors::face::tokenPiece(kind);
    look.damage = piece.damage;
    look.lying = piece.retreated;
    const bool mover = model_.phase == warriors::StartPhase::maneuvering && !piece.seat.empty() &&
                       piece.kind < UnitKind::princess && !piece.retreated;
    if (const int full = mover ? facts_.actionPoints(piece.seat) : 0; full > 0)
        look.actionPoints = theme::ActionPointLamps{piece.ap.value_or(full), full};
    if (hand_ && !hand_->fromBox()) {
        const auto taken =
            hand_->stack.begin() + std::min<std::ptrdiff_t>(hand_->count, std::ssize(hand_->stack));
        look.ghost = std::find(hand_->stack.begin(), taken, piece) != taken;
    }
    return look;
}

StartsMap::Painted StartsMap::painted(const std::string& province) const {
    Painted made;
    std::vector<StartPiece> there = model_.in(province);
    std::stable_sort(there.begin(), there.end(),
                     [](const StartPiece& a, const StartPiece& b) { return rankOf(a) < rankOf(b); });
    std::vector<std::string> owners;
    for (const StartPiece& piece : there)
        if (std::find(owners.begin(), owners.end(), piece.seat) == owners.end()) owners.push_back(piece.seat);
    for (const std::string& owner : owners) {
        appmap::TokenGroup group;
        group.owner = colourOf(owner);
        std::vector<std::vector<StartPiece>> pieces;
        for (const StartPiece& piece : there) {
            if (piece.seat != owner) continue;
            const theme::TokenLook look = lookOf(piece);
            const auto same =
                std::find_if(group.tokens.begin(), group.tokens.end(), [&](appmap::MapToken token) {
                    token.look.count = 1;
                    return token.look == look;
                });
            const auto at = static_cast<std::size_t>(same - group.tokens.begin());
            if (same == group.tokens.end()) {
                group.tokens.push_back({look, {}, true});
                pieces.push_back({piece});
            } else {
                ++same->look.count;
                pieces[at].push_back(piece);
            }
        }
        for (std::size_t i = 0; i < group.tokens.size(); ++i) {
            const auto& alike = pieces[i];
            group.tokens[i].text =
                alike.size() == 1 ? pieceWords(document_, alike.front(), facts_)
                                  : handWords({alike.front(), alike, static_cast<int>(alike.size()), false});
        }
        made.groups.push_back(std::move(group));
        made.pieces.push_back(std::move(pieces));
        if (!owner.empty() && !made.owner) made.owner = colourOf(owner);
    }
    return made;
}

void StartsMap::paint() {
    const auto& provinces = document_.atlas().provinces;
    painted_.clear();
    for (const ProvinceEntry& province : provinces)
        painted_.push_back(painted(province.id));
    for (int i = 0; i < view_->provinceCount(); ++i)
        dress(appmap::idOf(i));
}

/// The feed shows what the province is; this adds what stands there.
void StartsMap::dress(ProvinceId province) {
    if (index(province) >= painted_.size() || appmap::numberOf(province) >= view_->provinceCount()) return;
    appmap::ProvinceFace face = view_->face(province);
    const Painted& what = painted_[index(province)];
    face.groups = what.groups;
    face.owner = what.owner;
    face.highlight = index(province) < allowed_.size() && allowed_[index(province)] ? appmap::Highlight::Legal
                     : !pointed_.empty() && idOf(province) == pointed_ ? appmap::Highlight::Selected
                                                                       : appmap::Highlight::None;
    view_->setFace(province, face);
}

void StartsMap::retranslate() {
    view_->setAccessibleName(tr("Map of the start position"));
    appmap::LegendEntry legal;
    legal.highlight = appmap::Highlight::Legal;
    legal.text = tr("where it may stand", "in the legend: a province that what is in hand may stand in");
    appmap::LegendEntry ghost;
    ghost.sample = appmap::LegendEntry::Sample::Token;
    ghost.token.piece = warriors::face::tokenPiece(warriors::face::Piece::archer);
    ghost.token.owner = theme::PlayerColour::Blue;
    ghost.token.ghost = true;
    ghost.text = tr("where it stood", "in the legend: a token that is being moved");
    view_->panels().setLegend({legal, ghost});
}

} // namespace marches::editor
