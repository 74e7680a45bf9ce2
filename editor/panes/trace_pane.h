#pragma once

#include "editor/document.h"

#include <QScrollArea>
#include <QTimer>

#include <array>

class QLabel;
class QPushButton;
class QSlider;
class QVBoxLayout;

namespace marches::shell {
class SectionTitle;
}

namespace marches::editor {

class TracedPicture;

/// What is left to do while a map is traced, and the picture that is traced.
class TracePane : public QScrollArea {
    Q_OBJECT

public:
    TracePane(const Document& document, TracedPicture& traced, QWidget* parent = nullptr);

    QSize sizeHint() const override { return {320, 280}; }

signals:
    void provinceWanted(const QString& province, bool named); ///< an id; named: its name is to be given
    void toolWanted(const QString& id);
    void viewWanted(const QString& id);
    void takeAwayWanted();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// One line of what is left: a sign, words, and a way there.
    struct Line {
        QLabel* sign = nullptr;
        QLabel* words = nullptr;
        QPushButton* go = nullptr;
    };
    enum Task : std::size_t { provinces, countries, country, name, sea, tasks };

    void addLines(QVBoxLayout& column);
    void go(std::size_t task);
    void say(Task task, bool done, const QString& words);
    void count();
    void follow(); ///< the picture
    void retranslate();

    const Document& document_;
    TracedPicture& traced_;
    QTimer soon_;
    shell::SectionTitle* left_;
    std::array<Line, tasks> lines_{};
    std::string firstWithoutCountry_;
    std::string firstWithoutName_;
    shell::SectionTitle* title_;
    QLabel* file_;
    QPushButton* choose_;
    QPushButton* paste_;
    QPushButton* place_;
    QPushButton* takeAway_;
    QLabel* opacityLabel_;
    QSlider* opacity_;
};

} // namespace marches::editor
