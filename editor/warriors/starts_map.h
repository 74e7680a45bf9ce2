#pragma once

#include "app/map/map_view.h"
#include "editor/map_feed.h"
#include "editor/warriors/starts_facts.h"

#include <QObject>

#include <map>

namespace marches::editor {

/// The map of a start position: the document's, with the tokens that stand on it, where what is in hand may
/// stand, and where it stood.
class StartsMap : public QObject {
    Q_OBJECT

public:
    StartsMap(Document& document, const GamePanels* panels, QObject* parent);

    [[nodiscard]] appmap::MapView& view() const { return *view_; }
    void show(const StartModel& model, const StartFacts& facts);
    void showHand(const std::optional<StartHand>& hand);
    /// A province that stands out: undo went there, or a problem is there. Empty: none.
    void point(const std::string& province);
    void retranslate();

    [[nodiscard]] std::string idOf(ProvinceId province) const; ///< empty for none
    [[nodiscard]] ProvinceId of(const std::string& province) const;
    /// The pieces behind a token; all of the province where none is named.
    [[nodiscard]] std::vector<StartPiece> behind(ProvinceId province, appmap::TokenHit token) const;
    [[nodiscard]] std::optional<theme::PlayerColour> colourOf(const std::string& seat) const;

signals:
    void lifted(marches::ProvinceId province, marches::appmap::TokenHit token);
    void letGo(marches::ProvinceId onto);
    void clicked(marches::ProvinceId province, marches::appmap::TokenHit token);
    void menuWanted(marches::ProvinceId province, marches::appmap::TokenHit token, const QPoint& global);
    void entered(marches::ProvinceId province); ///< Enter on it
    void pointed(marches::ProvinceId province, marches::appmap::TokenHit token);

private:
    struct Painted {
        std::vector<appmap::TokenGroup> groups;
        std::vector<std::vector<std::vector<StartPiece>>> pieces; ///< [group][token]
        std::optional<theme::PlayerColour> owner;
    };
    void paint();
    [[nodiscard]] Painted painted(const std::string& province) const;
    [[nodiscard]] theme::TokenLook lookOf(const StartPiece& piece) const;
    void dress(ProvinceId province);
    void readAllowed();

    Document& document_;
    appmap::MapView* view_;
    StartModel model_;
    StartFacts facts_;
    std::optional<StartHand> hand_;
    std::vector<Painted> painted_; ///< by province
    std::vector<bool> allowed_;    ///< by province, for what is in hand
    std::string pointed_;
};

} // namespace marches::editor
