#pragma once

#include <QLabel>

#include <utility>
#include <vector>

namespace marches::theme {

/// Words in as many lines as they need. Layouts ask dozens of times how high they are, and Qt lays the text
/// out for each question; here it does once for each width, until text or font change.
class WrappedLabel : public QLabel {
    Q_OBJECT
public:
    explicit WrappedLabel(QWidget* parent = nullptr);

    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    mutable QString measured_;                       ///< text whose heights are known
    mutable std::vector<std::pair<int, int>> known_; ///< width, height
};

} // namespace marches::theme
