#pragma once

#include "editor/pages/import_models.h"

#include <QWidget>

#include <memory>
#include <vector>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace marches::editor {

class ChoiceTable;
class ImportChanges;
class MapForm;

/// What was found in a drawing, at the right of the import page: layers, provinces, what changes against the
/// map that is open (or the new map's name), names, what is left aside. It says what a person chooses, and
/// decides nothing.
class ImportSide : public QWidget {
    Q_OBJECT

public:
    /// `newMap`: there is none that is open.
    explicit ImportSide(bool newMap, QWidget* parent = nullptr);

    void show(std::shared_ptr<const FoundDrawing> found, std::shared_ptr<const ImportOutcome> outcome);
    void choose(int shape); ///< a row of the provinces; -1: none
    [[nodiscard]] bool watches() const;
    [[nodiscard]] draft::MapTitle title() const; ///< of the new map
    void propose(const QString& name);           ///< for the new map
    void takeFocus();

signals:
    void layerChosen(int layer, marches::draft::Becomes becomes);
    void shapeChosen(int shape, const QString& value); ///< ImportShapes::leftOut, fresh or an id
    void shapeLookedAt(int shape);
    void goneAnswered(int gone, marches::draft::GonePlan::Answer answer); ///< -1: all
    void nameAnswered(int otherName, bool take);                          ///< -1: all
    void picturesWanted();                                                ///< to be kept as files

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* headOf(QLabel* title, QLabel* note, std::initializer_list<QWidget*> more = {});
    void showNames();
    void showAside();
    void filter();
    void refresh();
    void retranslate();

    std::shared_ptr<const FoundDrawing> found_;
    std::shared_ptr<const ImportOutcome> outcome_;
    ImportLayers* layers_;
    ImportShapes* shapes_;
    ChoiceTable* layerTable_;
    ChoiceTable* shapeTable_;
    QPushButton* toLookAt_;
    QPushButton* all_;
    QLineEdit* text_;
    QLabel* layersTitle_;
    QLabel* layersNote_;
    QLabel* shapesTitle_;
    QLabel* nothingToLookAt_;
    MapForm* form_ = nullptr;          ///< of a new map
    QLabel* formTitle_ = nullptr;      ///< of a new map
    ImportChanges* changes_ = nullptr; ///< of one that is open
    QWidget* names_;
    QWidget* aside_;
    QCheckBox* watch_;
};

} // namespace marches::editor
