#pragma once

#include "app/map/picture.h"
#include "app/map/province_face.h"
#include "editor/document.h"
#include "editor/face.h"
#include "editor/map/sheet_picture.h"

#include <QObject>
#include <QPointF>

#include <memory>
#include <optional>

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

/// The drawing of a document, its provinces in the order of its atlas; null where it has no picture that can
/// be read.
[[nodiscard]] std::shared_ptr<const appmap::MapPicture> mapPicture(const Document& document);

/// Keeps a map view up to its document: the picture where something drawn changes, else the faces of the
/// provinces that a change names.
class MapFeed : public QObject {
    Q_OBJECT

public:
    /// `panels`: null for a game that has none.
    MapFeed(Document& document, appmap::MapView& map, const GamePanels* panels, QObject* parent);

    void renew();                                            ///< all of it; the view stays where it is
    void showFaces();                                        ///< all, in the language of now
    void showLayers(const ShownLayers& shown);               ///< the others are left out
    void showChosen(const std::vector<std::string>& chosen); ///< ids
    /// Names are in this language from now on; empty: in the program's.
    void showLanguage(const std::string& language);

private:
    void follow(const draft::Change& change);
    /// Shows what a change has changed in the drawing alone; false: all of it has to be made anew.
    bool patched(const draft::Change& change);
    void showFace(int province);
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
};

} // namespace marches::editor
