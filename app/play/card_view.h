#pragma once

#include "app/play/prompt.h"

#include <QWidget>

class QLabel;
class QLayout;
class QPushButton;

namespace marches::play {

/// What a card of the table shows: words above, and buttons that close it.
class CardView : public QWidget {
    Q_OBJECT

public:
    static QLabel* words(const QString& text, const char* name);

signals:
    void closeWanted();

protected:
    /// `name`: object name; `title`: what is read out.
    CardView(const QString& name, const QString& title, QWidget* parent);

    /// A button that closes the card and then does what it is for; the first made takes the focus.
    QPushButton* addButton(QLayout& layout, const Button& content);
    void addClose(QLayout& layout, const QString& text); ///< does nothing else
};

} // namespace marches::play
