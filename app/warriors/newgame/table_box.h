#pragma once

#include "engine/warriors/setting.h"

#include <QWidget>

class QLabel;
class QPixmap;

namespace marches::warriors::face {

/// The game that would start: who plays from where and with what, and its map; or why it can't be made.
class TableBox : public QWidget {
    Q_OBJECT
public:
    explicit TableBox(QWidget* parent = nullptr);

    /// `drawn`: lots will say who plays what.
    void show(const Setting& setting, bool drawn);
    void sayProblems(const QStringList& sentences);
    void setPicture(const QPixmap& picture); ///< null: none

protected:
    void changeEvent(QEvent* event) override;

private:
    void showSeats(const Setting& setting);
    QString start(const Setting& setting, bool drawn) const;
    void retranslate();

    QLabel* title_;
    QLabel* picture_;
    QWidget* seats_;
    QLabel* text_;
    QLabel* problem_;
};

} // namespace marches::warriors::face
