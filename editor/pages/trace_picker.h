#pragma once

#include <QImage>
#include <QSize>
#include <QWidget>

class QLabel;
class QPushButton;

namespace marches::editor {

/// The picture that a map will be traced from: chosen, pasted or dropped, and shown small.
class TracePicker : public QWidget {
    Q_OBJECT

public:
    explicit TracePicker(QWidget* parent = nullptr);

    /// Takes a file; one that can't be traced leaves the one that was there, and is told.
    void take(const QString& file);
    [[nodiscard]] const QString& file() const { return file_; } ///< empty: none is chosen
    [[nodiscard]] QSize pixels() const { return pixels_; }      ///< of the file

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void choose();
    void paste();
    void say(const QString& fault);
    void showSmall();
    void retranslate();

    QString file_;
    QSize pixels_;
    QImage image_; ///< no larger than it is ever shown
    QLabel* picture_;
    QLabel* note_;
    QPushButton* choose_;
    QPushButton* paste_;
};

} // namespace marches::editor
