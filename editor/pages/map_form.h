#pragma once

#include "engine/draft/new_map.h"

#include <QSize>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace marches::editor {

/// What a new map is called, its file and its sheet. Name and file are proposed until a person gives others.
class MapForm : public QWidget {
    Q_OBJECT

public:
    enum class Sheet {
        none, ///< that of another map
        part, ///< cut close around a part, or all of the sheet that it is of
        free  ///< any size
    };

    explicit MapForm(QWidget* parent = nullptr);

    void propose(const QString& name); ///< a name; the file follows it
    void setSheet(Sheet sheet);
    void setSizes(const QSize& part, const QSize& whole); ///< of the two sheets of a part; units
    void setFreeSize(const QSize& size);                  ///< of a free sheet; units
    [[nodiscard]] draft::MapTitle title() const;
    [[nodiscard]] bool wholeSheet() const; ///< of a part
    [[nodiscard]] QSize size() const;      ///< of a free sheet; units

signals:
    void changed(); ///< by a person

protected:
    void changeEvent(QEvent* event) override;

private:
    void followName();
    void retranslate();

    Sheet sheet_ = Sheet::none;
    QSize part_;
    QSize whole_;
    bool ownName_ = false; ///< a person gave it
    bool ownFile_ = false;
    QLabel* nameLabel_;
    QLabel* fileLabel_;
    QLabel* sheetLabel_;
    QLineEdit* name_;
    QLineEdit* file_;
    QLabel* folder_;
    QComboBox* sheets_;
    QWidget* free_;
    QSpinBox* width_;
    QSpinBox* height_;
};

} // namespace marches::editor
