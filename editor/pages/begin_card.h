#pragma once

#include <QAbstractButton>
#include <QPixmap>

class QLabel;

namespace marches::editor {

/// One way to begin a map, as a large button with a picture; one of several is chosen.
class BeginCard : public QAbstractButton {
    Q_OBJECT

public:
    static constexpr QSize pictureSize{132, 92}; ///< px

    explicit BeginCard(const QString& name, QWidget* parent = nullptr);

    void setPicture(const QPixmap& picture);
    void setTexts(const QString& title, const QString& about);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* picture_;
    QLabel* title_;
    QLabel* about_;
};

} // namespace marches::editor
