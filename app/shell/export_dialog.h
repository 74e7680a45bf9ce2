#pragma once

#include "app/map/export.h"

#include <QDialog>
#include <QStringList>

#include <filesystem>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace marches::appmap {
class MapView;
}

namespace marches::shell {

/// Asks how the map is to be put on paper, then where; says so when it could not be written and stays open.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    /// `map` must outlive the dialog. `proposal`: file name without its suffix; `folder` is asked first.
    /// `scenarioFiles`: the game's own, whose names no picture takes.
    ExportDialog(const appmap::MapView& map, const QString& folder, const QString& proposal,
                 const QStringList& scenarioFiles, QWidget* parent);

signals:
    void exported(const QString& path);

private:
    [[nodiscard]] appmap::MapExport wanted() const;
    void showSize();
    void askWhere();
    void write(const QString& path);

    const appmap::MapView& map_;
    QString folder_;
    QString proposal_;
    std::vector<std::filesystem::path> scenarioFiles_;
    QComboBox* format_;
    QFormLayout* form_;
    QSpinBox* width_;
    QComboBox* paper_;
    QCheckBox* landscape_;
    QSpinBox* across_;
    QLabel* size_;
    QLabel* message_;
};

} // namespace marches::shell
