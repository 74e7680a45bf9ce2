#pragma once

#include "editor/map_files.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace marches::editor {

struct MapGlance;

/// The maps that are there: the person's own to go on with, and those that come with the program, of which a
/// copy can be begun. Their files are read one after the other while nothing else happens.
class MapRows : public QWidget {
    Q_OBJECT

public:
    explicit MapRows(QWidget* parent = nullptr);
    ~MapRows() override;

    void readAll();
    [[nodiscard]] bool isRead() const { return read_ == rows_.size(); }

signals:
    void mapChosen(const QString& path);
    void copyWanted(const QString& path); ///< of a bundled map
    void seen(const marches::editor::MapFile& map, const marches::editor::MapGlance& glance); ///< read

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row;

    void addRow(const MapFile& map, QVBoxLayout& list);
    void readNext();
    void describe(Row& row) const;
    void retranslate();

    std::vector<std::unique_ptr<Row>> rows_;
    std::size_t read_ = 0; ///< rows whose file has been read
    QTimer idle_;
    QLabel* ownTitle_;
    QLabel* none_; ///< there are no own maps yet
    QLabel* bundledTitle_;
};

} // namespace marches::editor
