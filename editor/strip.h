#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QAction;
class QButtonGroup;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace marches::editor {

/// One of the editor's views, as the strip names it.
struct ViewTab {
    QString id; ///< "map", "countries"
    QString name;
    int problems = 0; ///< shown beside it
};

/// The strip above the editor: the map's name, its game, the views, what is shown of the map, undo, redo, and
/// Test-play.
class Strip : public QWidget {
    Q_OBJECT

public:
    struct Actions {
        QAction* undo;
        QAction* redo;
        QAction* testPlay;
    };
    explicit Strip(const Actions& actions, QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& game);
    void setViews(const std::vector<ViewTab>& views);
    void showView(const QString& id);
    /// What may be shown: ids and names, the whole map (an empty id) first.
    void setShown(const std::vector<std::pair<QString, QString>>& variants, const QString& chosen);
    void keysChanged();
    void retranslate();

    /// Narrow: what finds no room is cut at the right, or the tool bar would hide all of it.
    QSize minimumSizeHint() const override { return {240, sizeHint().height()}; }

signals:
    void viewWanted(const QString& id);
    void shownWanted(const QString& variant);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitTitle();

    Actions actions_;
    QString wholeTitle_;
    QLabel* title_;
    QLabel* game_;
    QHBoxLayout* views_;
    QButtonGroup* group_;
    QLabel* shownLabel_;
    QComboBox* shown_;
    QToolButton* undo_;
    QToolButton* redo_;
    QPushButton* play_;
};

} // namespace marches::editor
