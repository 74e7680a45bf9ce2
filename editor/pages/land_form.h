#pragma once

#include "engine/draft/invent/invent.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSpinBox;

namespace marches::editor {

/// What is asked of an invented land: provinces, countries, and the number that makes the same land again.
class LandForm : public QWidget {
    Q_OBJECT

public:
    explicit LandForm(QWidget* parent = nullptr);

    [[nodiscard]] draft::LandWish wish() const;

signals:
    void changed(); ///< by a person

protected:
    void changeEvent(QEvent* event) override;

private:
    void limitCountries();
    void retranslate();

    int wanted_; ///< countries, where so many have room
    QLabel* provincesLabel_;
    QSpinBox* provinces_;
    QLabel* countriesLabel_;
    QSpinBox* countries_;
    QLabel* seedLabel_;
    QSpinBox* seed_;
    QPushButton* another_;
};

} // namespace marches::editor
