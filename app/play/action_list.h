#pragma once

#include "app/play/face.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QLabel;

namespace marches::shell {
class RowsView;
}

namespace marches::play {

class ActionModel;
class ActionFilter;

/// The Actions dock: everything that can be done now, grouped, filtered by typing; what is refused on demand.
class ActionList : public QWidget {
    Q_OBJECT

public:
    explicit ActionList(QWidget* parent = nullptr);

    /// Null: no game. The face must outlive its use here.
    void setGame(const Session* session, GameFace* face);
    void refresh();
    /// Another question is asked: what was typed for the last one goes, and the list begins at its top.
    void newQuestion();
    /// Ctrl+F: the cursor goes to the filter.
    void startFilter();
    /// False: there was nothing to clear, or the filter has not the focus.
    bool clearFilter();
    /// Has the refusal of the current row told. False: the list has not the focus, or the row is not refused.
    bool explainCurrent();

signals:
    /// A row is to be done, as a button: the banner does it, under its guards.
    void chosen(const marches::play::Button& button);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void act(const QModelIndex& index);
    void showRefused();
    void showCount();
    void beginAtTop();
    void leaveToHeading();

    const Session* session_ = nullptr;
    GameFace* face_ = nullptr;
    ActionModel* model_;
    ActionFilter* filter_;
    QLineEdit* field_;
    QCheckBox* refused_;
    shell::RowsView* view_;
    QLabel* empty_;
    std::size_t refusedCount_ = 0;
    bool fromTop_ = false; ///< the next rows answer another question
};

} // namespace marches::play
