#pragma once

#include <QWidget>

#include <vector>

namespace marches::shell {

struct KeyHint {
    QString key;  ///< as on the keyboard: "F1"
    QString does; ///< "rule"
    bool operator==(const KeyHint&) const = default;
};

/// The keys that work now, in the status bar; those that find no room are left out from the right.
class KeyHints : public QWidget {
    Q_OBJECT

public:
    explicit KeyHints(QWidget* parent = nullptr);

    void setHints(std::vector<KeyHint> hints);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int widthOf(const KeyHint& hint) const;

    std::vector<KeyHint> hints_;
};

} // namespace marches::shell
