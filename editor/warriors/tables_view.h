#pragma once

#include "editor/view.h"
#include "editor/warriors/tables_sheet.h"

#include <QPointer>

#include <map>
#include <vector>

class QScrollArea;
class QSplitter;

namespace marches::shell {
class RulesWindow;
}

namespace marches::editor {

class FigureGrid;
class FigureMeaning;
class FigureText;
class Panel;
class PlayersMat;
class ToolBanner;

/// The view of tables of Warriors & Traders: every figure that a scenario sets, in panels; what the one in
/// focus means, and where it stands in the file.
class TablesView : public View {
    Q_OBJECT

public:
    explicit TablesView(ViewHost& host);

    void takeFocus() override;
    void showVariant(const std::string& variant) override;
    void goTo(const draft::ProblemPlace& place) override;
    void goTo(const draft::TreePath& path) override;
    bool stepBack() override;
    void showProblems(const draft::Problems& problems) override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void addPanel(const char* name, const std::vector<Section>& sections, QScrollArea& into);
    void connectGrid(FigureGrid& grid);
    void refresh();
    void refreshBanner();
    void showOnly(bool only);
    void tell();
    void openRule();
    void retranslate();
    [[nodiscard]] QString problemName(const std::string& id) const;

    ViewHost& host_;
    TablesNow now_;
    Node model_; ///< of the whole map
    draft::Problems problems_;
    bool only_ = false;
    bool stale_ = true; ///< something has changed since it was shown last
    ToolBanner* banner_;
    QScrollArea* left_;
    QScrollArea* right_;
    QSplitter* explained_; ///< what it means, the file
    std::vector<std::pair<Panel*, std::vector<FigureGrid*>>> panels_;
    Panel* seen_;
    PlayersMat* mat_;
    Panel* meant_;
    FigureMeaning* meaning_;
    Panel* file_;
    FigureText* text_;
    FigureGrid* grid_ = nullptr; ///< the one that had the focus last
    QPointer<shell::RulesWindow> rules_;
};

View* makeTablesView(ViewHost& host);

} // namespace marches::editor
