#pragma once

#include "editor/tools/sheet_tool.h"

namespace marches::editor {

/// Gives provinces to a country: all that a drag passes, in one step; with Shift it contests them. The
/// country is the one of the first province that is clicked, or that a number key names.
class WhoseTool : public SheetTool {
    Q_OBJECT

public:
    using SheetTool::SheetTool;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] std::vector<shell::KeyHint> hints() const override;
    bool stepBack() override;
    [[nodiscard]] QWidget* makePane() override;
    [[nodiscard]] std::vector<std::string> countryIds() const; ///< as the number keys name them

    void setCountry(std::string country); ///< id; empty: the next click takes one up
    [[nodiscard]] const std::string& country() const { return country_; }

protected:
    void pressAt(const Spot& spot) override;
    void moveTo(const Spot& spot) override;
    void releaseAt(const Spot& spot) override;
    void breakOff() override;
    bool letter(int key, Qt::KeyboardModifiers modifiers) override;
    void paintOver(QPainter& painter) override;
    [[nodiscard]] SnapWish wishAt(planar::GridPoint pointer) const override;
    [[nodiscard]] bool showsCaught() const override { return false; }

private:
    void passOver(const Spot& spot);
    [[nodiscard]] QString countryName(const std::string& country) const;

    std::string country_;
    std::vector<std::string> passed_; ///< provinces of the drag
    bool takesUp_ = false;            ///< this press only takes a country up
};

} // namespace marches::editor
