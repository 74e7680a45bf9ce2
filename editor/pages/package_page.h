#pragma once

#include "app/shell/map_doors.h"
#include "engine/base/finding.h"
#include "engine/draft/package.h"

#include <QString>
#include <QWidget>

#include <optional>

class QVBoxLayout;

namespace marches::shell {
class MessagePage;
}

namespace marches::editor {

/// The page of a map that came as one file: it keeps the map among the own ones, shows it, and leads on to
/// play or change it. Where another map of the same id is there, it asks; what is wrong with a file it says,
/// and then nothing is written.
class PackagePage : public QWidget {
    Q_OBJECT

public:
    PackagePage(const QString& path, shell::MapDoors doors, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class State { refused, asks, kept };
    void read();
    void keep(draft::SameId sameId);
    void refuse(Findings findings);
    void showState();
    void showRefused();
    void showQuestion();
    void showMap();
    void put(shell::MessagePage* page);

    QString path_;
    shell::MapDoors doors_;
    std::optional<draft::Package> package_;
    State state_ = State::refused;
    Findings findings_; ///< why it is refused, or can't be played
    QString scenario_;  ///< where it is kept, or the other map
    bool wasThere_ = false;
    QVBoxLayout* all_;
    QWidget* page_ = nullptr;
};

} // namespace marches::editor
