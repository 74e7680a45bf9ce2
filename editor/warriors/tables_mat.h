#pragma once

#include "app/warriors/pieces/mat_words.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace marches::editor {

/// The play-mat as players will see it at the beginning, painted as in the game.
class PlayersMat : public QWidget {
    Q_OBJECT

public:
    explicit PlayersMat(QWidget* parent = nullptr);
    ~PlayersMat() override;

    /// Shows the figures of a tree; what can't be read leaves what was shown. False then.
    bool show(const Node& tree);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    warriors::face::MatModel model_;
    std::unique_ptr<const warriors::Setting> setting_;
    mutable std::optional<warriors::face::MatWords> words_;
};

} // namespace marches::editor
