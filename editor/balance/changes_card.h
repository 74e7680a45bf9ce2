#pragma once

#include "editor/balance/played_changes.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace marches::shell {
class FlowLayout;
}

namespace marches::editor {

/// What has changed between two reports: a chip each, with what came of it when it was left out; and the ways
/// on.
class ChangesCard : public QWidget {
    Q_OBJECT

public:
    explicit ChangesCard(QWidget* parent = nullptr);

    /// What a change has done, by its position; empty: not known.
    struct Chip {
        QString words;
        QString effect;
        bool moved = false; ///< something beyond chance
        bool operator==(const Chip&) const = default;
    };
    void show(const std::vector<Chip>& chips, const QString& instead); ///< `instead`: where there is none
    /// Why a way can't be gone now; empty: it can.
    void setBack(const QString& refusal);
    void setWhich(const QString& refusal, bool playing);
    void retranslate();

signals:
    void backWanted();
    void whichWanted(); ///< or to stop it
    void said(const QString& text);

private:
    QWidget* chipsBox_;
    shell::FlowLayout* flow_;
    QLabel* none_;
    QPushButton* back_;
    QPushButton* which_;
    std::vector<Chip> chips_;
    QString backRefusal_;
    QString whichRefusal_;
    bool playing_ = false;
};

} // namespace marches::editor
