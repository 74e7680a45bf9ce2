#pragma once

#include "editor/face.h"
#include "editor/pages/import_work.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <span>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace marches::editor {

class ImportLeft;
class ImportSide;

/// A foreign drawing before it becomes a map: at the left the drawing with what each shape becomes and the
/// gaps between them, at the right what was found and what is asked. Enter takes what is seen. It changes
/// nothing by itself.
class ImportPage : public QWidget {
    Q_OBJECT

public:
    /// `draft`: the map that is open; nothing: the drawing becomes a new one. `like`: the file of the map
    /// whose figures a new one gets.
    ImportPage(const QString& path, std::optional<draft::Draft> draft, QString like,
               std::span<const GamePanels* const> games, std::optional<ChosenBefore> chosen = {},
               QWidget* parent = nullptr);

    [[nodiscard]] const QString& path() const { return path_; }
    [[nodiscard]] bool isNewMap() const { return newMap_; }
    [[nodiscard]] bool watches() const;
    [[nodiscard]] const std::shared_ptr<const FoundDrawing>& found() const { return found_; }
    [[nodiscard]] std::string titleId() const; ///< of the new map

    void sayFault(const QString& fault);

signals:
    void refused(const marches::Findings& findings); ///< the file is no drawing that is read
    /// Enter: this is to be made, one step.
    void changeWanted(const marches::draft::Change& change, const marches::draft::ImportPlan& plan);
    void mapWanted(const marches::draft::NewMap& made, const marches::draft::ImportPlan& plan);
    void otherFileWanted();
    void backWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeFoot();
    void connectParts();
    void connectWork();
    void remake(bool layers);
    void chooseShape(int shape, const QString& value);
    void keepPictures();
    void take();
    void give();
    void refresh();
    void retranslate();

    QString path_;
    QString like_;
    bool newMap_;
    std::span<const GamePanels* const> games_;
    ImportWork* work_;
    std::shared_ptr<const FoundDrawing> found_;
    std::shared_ptr<const ImportOutcome> outcome_;
    draft::ImportPlan plan_; ///< as the person wants it; the outcome may be behind it
    bool gapChosen_ = false;
    bool taking_ = false; ///< Enter came before the outcome
    QBoxLayout* halves_ = nullptr;
    QLabel* title_;
    QLabel* file_;
    QLabel* about_;
    QLabel* hint_;
    QLabel* fault_;
    ImportLeft* left_;
    ImportSide* side_;
    QScrollArea* right_;
    QLabel* howTo_; ///< in place of the right half
    QLabel* state_;
    QPushButton* other_;
    QPushButton* help_;
    QPushButton* cancel_;
    QPushButton* take_;
};

} // namespace marches::editor
