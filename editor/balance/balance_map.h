#pragma once

#include "editor/balance/figures.h"
#include "editor/document.h"

#include <QTimer>
#include <QWidget>

class QAbstractButton;

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

class RampKey;
class TintLayer;

/// The document's map, tinted by how often something happened in each province, with a key. Never taken is
/// hatched and said in a word.
class BalanceMap : public QWidget {
    Q_OBJECT

public:
    /// What is counted, by its id in the games' Legend.
    enum class Shown { taken, fought, held };

    explicit BalanceMap(Document& document, QWidget* parent = nullptr);
    ~BalanceMap() override;

    /// Null: nothing was played yet. `live`: others follow soon, and what is said of a province waits.
    void show(std::shared_ptr<const BalanceFigures> figures, bool live);
    void pointOut(const std::string& province);
    void retranslate();

signals:
    void chosen(const std::string& province); ///< clicked, or Enter

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void renew(); ///< the picture, once it is seen
    void refresh();
    void sayFaces();
    void place();

    Document& document_;
    appmap::MapView* map_;
    std::unique_ptr<TintLayer> tints_;
    QWidget* card_; ///< buttons and key, on the map
    RampKey* key_;
    std::vector<QAbstractButton*> buttons_;
    std::shared_ptr<const BalanceFigures> figures_;
    Shown shown_ = Shown::taken;
    bool live_ = false;
    bool stale_ = true; ///< the picture
    QTimer later_;      ///< after changes of the document
};

} // namespace marches::editor
