#pragma once

#include "editor/tools/sheet_tool.h"

namespace marches::editor {

/// Writes the name of a sea along a curve of three clicks: where it begins, its middle, where it ends. Points
/// of names that are there are dragged; Del takes a name away.
class SeaNameTool : public SheetTool {
    Q_OBJECT

public:
    using SheetTool::SheetTool;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString sentence() const override;
    [[nodiscard]] std::vector<shell::Button> buttons() const override;
    [[nodiscard]] QWidget* makePane() override;
    bool stepBack() override;

    // What the pane shows and sets, of the chosen name or of the next one
    [[nodiscard]] QString name() const;
    [[nodiscard]] double height() const; ///< of the letters, SVG units
    void setName(const QString& name);
    void setHeight(double height);
    [[nodiscard]] bool isChosen() const { return chosen_.has_value(); }

protected:
    void pressAt(const Spot& spot) override;
    void moveTo(const Spot& spot) override;
    void releaseAt(const Spot& spot) override;
    void breakOff() override { grip_.reset(); }
    bool finish(Qt::KeyboardModifiers modifiers) override;
    bool takeBack() override;
    bool removeHere() override;
    void paintOver(QPainter& painter) override;
    [[nodiscard]] SnapWish wishAt(planar::GridPoint pointer) const override;
    [[nodiscard]] std::vector<planar::GridPoint> walkable() const override;
    [[nodiscard]] bool showsCaught() const override { return false; }

private:
    struct Entry {
        QString name;
        double height = 0;
        std::vector<Point> path;
    };
    struct Grip {
        std::size_t entry = 0;
        std::size_t point = 0;
        std::vector<Point> path;
    };
    [[nodiscard]] std::vector<Entry> entries() const;
    [[nodiscard]] std::optional<Grip> gripAt(const Spot& spot) const;
    bool make(Expected<draft::Change, Sentence> change, bool merges = false);
    void paintName(QPainter& painter, const QString& name, const std::vector<Point>& path,
                   double height) const;

    std::vector<Point> line_; ///< of a name that is being set
    QString name_;
    double height_ = 12;
    std::optional<std::size_t> chosen_; ///< position in the tree's list
    std::optional<Grip> grip_;
};

} // namespace marches::editor
