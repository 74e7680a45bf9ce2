#pragma once

#include <QListView>
#include <QPixmap>
#include <QString>

#include <optional>
#include <vector>

class QStandardItemModel;

namespace marches::editor {

/// What a card says of one way to play.
struct VariantCard {
    QString id; ///< empty: the whole map
    QString name;
    QStringList lines; ///< players, provinces
    QString state;     ///< "proven", "2 to look at", "being checked"
    enum class Tone { quiet, good, look, wrong } tone = Tone::quiet;
    QPixmap picture;
};

/// The whole map and its variants as cards in a column; one is chosen by a click or the arrows, and renamed
/// in its place by F2 or a double click. Cards are never all made anew.
class VariantCards : public QListView {
    Q_OBJECT

public:
    explicit VariantCards(QWidget* parent = nullptr);

    void setCards(const std::vector<VariantCard>& cards);
    void showChosen(const QString& id); ///< says nothing
    [[nodiscard]] QString chosenId() const;
    [[nodiscard]] std::optional<QString> neighbour(int by) const; ///< its id
    void startRenaming();
    [[nodiscard]] static QSize pictureSize() { return {84, 84}; } ///< px at 100 %

signals:
    void chosen(const QString& id);
    void renamed(const QString& id, const QString& name);
    void removeWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    QStandardItemModel* model_;
    bool quiet_ = false; ///< a card is chosen by the program
};

} // namespace marches::editor
