#pragma once

#include "app/play/prompt.h"

#include <QWidget>

namespace marches::play {

/// What a refusal's card shows: the sentence with its figures, what has been spent, what would do it, the
/// rule.
class RefusalView : public QWidget {
    Q_OBJECT

public:
    explicit RefusalView(const RefusalCard& card, QWidget* parent = nullptr);

signals:
    void closeWanted();
    void ruleWanted(const QString& ruleId);
};

} // namespace marches::play
