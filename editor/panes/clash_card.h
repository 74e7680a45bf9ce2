#pragma once

#include "editor/atlas.h"
#include "editor/outside.h"

#include <QWidget>

#include <string>
#include <utility>
#include <vector>

class QPushButton;

namespace marches::editor {

/// What was changed both here and by another program: a row for each value with "yours" and "theirs", one of
/// which is taken. For a card over the map.
class ClashCard : public QWidget {
    Q_OBJECT

public:
    ClashCard(const QString& file, const std::vector<draft::Clash>& clashes, const Atlas& atlas);

signals:
    void settled(const marches::draft::Sides& sides);
    void later(); ///< nothing is taken in now

private:
    QWidget* rowOf(const draft::Clash& clash, const Atlas& atlas, std::size_t number);
    [[nodiscard]] draft::Sides sides() const;

    std::vector<std::pair<std::string, QPushButton*>> theirs_; ///< by subject; checked: theirs is taken
};

} // namespace marches::editor
