#pragma once

#include "editor/pages/source_map.h"

#include <QWidget>

#include <set>
#include <string>
#include <vector>

class QCheckBox;
class QLabel;

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

class PartTool;

/// A map on which a part is chosen: by provinces on the map, by frames, and by countries below it. It can
/// also just show the map.
class PartPicker : public QWidget {
    Q_OBJECT

public:
    explicit PartPicker(QWidget* parent = nullptr);
    ~PartPicker() override;

    /// Another map, of which nothing is chosen; null: none, and `notice` says why.
    void show(std::shared_ptr<const SourceMap> source, const QString& notice);
    /// Whether a part can be chosen; else all of the map is shown as it is.
    void setChoosing(bool choosing);
    [[nodiscard]] const std::set<std::string>& chosen() const { return chosen_; } ///< ids of provinces

signals:
    void changed(); ///< what is chosen, by a person

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Chip {
        int country;
        std::vector<std::string> own; ///< its provinces that are no other's; all of them where there are none
        QCheckBox* box;
    };
    void makeChips();
    void toggleProvince(int province);
    void toggleFrame(const std::vector<int>& within);
    void toggleCountry(const Chip& chip);
    [[nodiscard]] bool holds(const Chip& chip) const; ///< any of its own provinces is chosen
    [[nodiscard]] const std::string& idAt(int province) const;
    void refresh();
    void showFaces();
    void retranslate();

    std::shared_ptr<const SourceMap> source_;
    std::set<std::string> chosen_;
    bool choosing_ = true;
    appmap::MapView* map_;
    std::unique_ptr<PartTool> tool_;
    QWidget* chipRow_;
    std::vector<Chip> chips_;
    QLabel* hint_;
};

} // namespace marches::editor
