#pragma once

#include <QObject>

#include <memory>

namespace marches::appmap {
class MapView;
}

namespace marches::draft {
struct Underlay;
}

namespace marches::editor {

class Document;
class LayersPane;
class MapFeed;
class TracedPicture;
class TracePane;

/// The picture that is traced on a document's map, and which layers of the map are seen: keeps the view up to
/// both, and remembers the picture for the next time.
class Tracing : public QObject {
    Q_OBJECT

public:
    Tracing(Document& document, appmap::MapView& map, MapFeed& feed, QObject* parent);

    [[nodiscard]] TracedPicture& picture() const { return *picture_; }
    [[nodiscard]] LayersPane* layers() const { return layers_; }
    [[nodiscard]] TracePane* pane() const { return pane_; }
    /// Whether a map is being begun: a picture lies on it, and nothing is drawn yet.
    [[nodiscard]] bool begins() const;
    /// Lays a picture over the map, as large as fits; `said` tells what is wrong with it.
    void take(const QString& file);
    void remember() const; ///< for the map's file as it is called now

signals:
    void said(const QString& text);

private:
    void choose();
    void paste();
    void takeAway();
    void apply(std::shared_ptr<const draft::Underlay> underlay);

    Document& document_;
    appmap::MapView& map_;
    TracedPicture* picture_;
    LayersPane* layers_; ///< the docks own both
    TracePane* pane_;
};

} // namespace marches::editor
