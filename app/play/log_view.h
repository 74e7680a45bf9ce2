#pragma once

#include "app/play/face.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace marches::shell {
class RowsView;
}

namespace marches::play {

class LogModel;
class Scrubber;

/// The Log dock: what happened, and the slider that looks back at it.
class LogView : public QWidget {
    Q_OBJECT

public:
    explicit LogView(QWidget* parent = nullptr);

    void setGame(Session* session, GameFace* face);
    /// By a row of the log; nothing happens at its ends.
    void lookBack();
    void lookForward();
    /// The heading under which what is looked at is the last; empty: more follows under it.
    QString endedHere() const;

signals:
    /// Another one of several rows of the same node is looked at, or headings have other names.
    void placeChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void follow();
    void showPlace();
    void markPlace(bool wasBack);
    void openRows(const QModelIndex& parent, int first, int last);
    void showVariations();

    Session* session_ = nullptr;
    bool unseen_ = true; ///< something came since the log was in sight
    LogModel* model_;
    shell::RowsView* view_;
    QLabel* empty_;
    QComboBox* variations_;
    Scrubber* scrubber_;
    QToolButton* first_;
    QToolButton* back_;
    QToolButton* forward_;
    QToolButton* now_;
};

} // namespace marches::play
