#pragma once

#include "app/map/picture.h"
#include "app/map/province_face.h"
#include "editor/document.h"
#include "editor/face.h"
#include "editor/map/sheet_picture.h"

#include <QObject>
#include <QPointF>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

/// The drawing of a document, its provinces in the order of its atlas; null where it has no picture that can
/// be read.
[[nodiscard]] std::shared_ptr<const appmap::MapPicture> mapPicture(const Document& document);

/// How a map view numbers the provinces.
enum class MapNumbers {
    ofAtlas, ///< as the atlas does: where one comes or goes, the whole picture is made anew
    kept     ///< a province keeps its number as long as there is one of its id
};

/// Keeps a map view up to its document: the picture where something drawn changes, else the faces of the
/// provinces that a change names. A view with the numbers of the atlas is kept up to it while it is seen.
class MapFeed : public QObject {
    Q_OBJECT

public:
    /// `panels`: null for a game that has none.
    MapFeed(Document& document, appmap::MapView& map, const GamePanels* panels, QObject* parent,
            MapNumbers numbers = MapNumbers::ofAtlas);

    /// A province's number on the map; -1: it has none there.
    [[nodiscard]] int numberOf(std::string_view id) const;
    [[nodiscard]] std::vector<ProvinceId> numbersOf(const std::vector<std::string>& ids) const;
    /// The province of a number; empty: none has it.
    [[nodiscard]] std::string idOf(ProvinceId number) const;

    void renew();                                            ///< all of it; the view stays where it is
    void showFaces();                                        ///< all, in the language of now
    void showLayers(const ShownLayers& shown);               ///< the others are left out
    void showChosen(const std::vector<std::string>& chosen); ///< ids
    /// Names are in this language from now on; empty: in the program's.
    void showLanguage(const std::string& language);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(const draft::Change& change);
    /// Shows what a change has changed in the drawing alone; false: all of it has to be made anew.
    bool patched(const draft::Change& change, const draft::Touched& touched);
    void number(); ///< all provinces, as the atlas does
    /// Numbers those that came and frees the numbers of those that went, which it returns unless another has
    /// them now; nothing: more has come or gone than the change names.
    std::optional<std::vector<int>> renumber(const draft::Touched& touched);
    void patchNeighbours(appmap::PicturePatch& patch, const draft::Touched& touched) const;
    void showFace(std::string_view id);
    void showFace(int number, const ProvinceEntry& entry);
    void followVariant(const draft::Change& change);
    void showChanged(); ///< those that are in play, or whose, otherwise than is shown
    void showSeaNames();
    [[nodiscard]] QString nameIn(const LocalNames& names, std::string_view id) const;

    Document& document_;
    appmap::MapView& map_;
    const GamePanels* panels_;
    std::vector<std::string> chosen_;
    ShownLayers shown_;
    std::string language_; ///< of names; empty: the program's
    MapNumbers kind_;
    std::vector<std::string> ids_; ///< by number; empty: free
    std::map<std::string, int, std::less<>> numbers_;
    bool stale_ = false; ///< to be made anew when the view is seen
};

} // namespace marches::editor
