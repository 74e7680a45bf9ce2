#pragma once

#include <QLabel>

#include <utility>
#include <vector>

namespace marches::theme {

/// Words in as many lines as they need. Layouts ask dozens of times how high they are, and Qt lays the text
/// out for each question; here it does once for each width, until something changes that it depends on.
class WrappedLabel : public QLabel {
    Q_OBJECT
public:
    explicit WrappedLabel(QWidget* parent = nullptr);

    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What the heights depend on, besides what `changeEvent` tells.
    struct Words {
        QString text;
        Qt::TextFormat format = Qt::AutoText;
        Qt::TextInteractionFlags interaction;
        bool wraps = true;
        int margin = 0;
        int indent = 0;
        QSize least;

        bool operator==(const Words&) const = default;
    };
    mutable Words measured_;
    mutable std::vector<std::pair<int, int>> known_; ///< width, height
};

} // namespace marches::theme
