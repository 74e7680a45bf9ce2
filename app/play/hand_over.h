#pragma once

#include "app/play/session.h"

#include <QElapsedTimer>
#include <QFrame>

#include <optional>

class QLabel;
class QPushButton;

namespace marches::play {

/// The curtain between two people at one screen, in the next one's colour: it covers its parent until that
/// person says to be there.
class HandOver : public QFrame {
    Q_OBJECT

public:
    explicit HandOver(QWidget* parent);

    /// Covers the parent and takes the focus. `person` and `seat`: as they are called; may be the same.
    void ask(const SeatInfo& next, const QString& person, const QString& seat);
    /// As by its button. A press within the grace of `ask` is none: it was meant for what stood there before.
    void press();
    void setGrace(int ms) { grace_ = ms; }

signals:
    void taken();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    std::optional<SeatInfo> next_;
    QString person_;
    QLabel* sentence_;
    QLabel* seat_;
    QPushButton* here_;
    int grace_ = 0;
    QElapsedTimer asked_;
};

} // namespace marches::play
