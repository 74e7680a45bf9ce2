#pragma once

#include <QWidget>

class QLabel;

namespace marches::shell {

/// The heading of a part of a dock: a title and, at the right end, a quiet note. The title has its line to
/// itself as far as it leaves the note a third; the note wraps before it.
class SectionTitle : public QWidget {
    Q_OBJECT
public:
    explicit SectionTitle(QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& note = {});

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void share();

    QLabel* title_;
    QLabel* note_;
};

} // namespace marches::shell
