#pragma once

#include <QWidget>

class QLabel;

namespace marches::warriors::face {

/// The heading of a part of a dock: a title and, at the right end, a quiet note. The note goes below the
/// title where there is no room beside it.
class SectionTitle : public QWidget {
    Q_OBJECT
public:
    explicit SectionTitle(QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& note = {});

private:
    QLabel* title_;
    QLabel* note_;
};

} // namespace marches::warriors::face
