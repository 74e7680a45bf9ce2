#pragma once

#include "editor/places/variant_cards.h"
#include "editor/places/variant_map.h"
#include "editor/view.h"

#include <QTimer>

#include <map>
#include <memory>
#include <string>

class QLineEdit;
class QPushButton;

namespace marches::editor {

class Panel;
class ToolBanner;
class VariantDifferences;
class VariantProofList;
class VariantProofs;
class VariantTable;

/// The view of variants: what there is to play on one map, what each changes, and what is proven of it.
class VariantsView : public View {
    Q_OBJECT

public:
    explicit VariantsView(ViewHost& host, QWidget* parent = nullptr);
    ~VariantsView() override;

    void takeFocus() override;
    void edit() override;
    void showVariant(const std::string& variant) override;
    void goTo(const draft::ProblemPlace& place) override;
    void goTo(const draft::TreePath& path) override;
    bool stepBack() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    /// A card's picture, and what it was made of.
    struct Thumbnail;

    QWidget* makeCards();
    QWidget* makeMiddle();
    QWidget* makeRight();
    void follow(const draft::Change& change);
    void refresh();
    void refreshBanner();
    void refreshProofs();
    void add(bool copy);
    void remove();
    void rename(const QString& id, const QString& name);
    void setMode(VariantMode mode);
    void retranslate();
    void takeChange(Expected<draft::Change, Sentence> change, const std::string& variant);
    [[nodiscard]] std::vector<std::string> ids() const; ///< the whole map first
    [[nodiscard]] QString nameOfVariant(const std::string& id) const;
    [[nodiscard]] QPixmap pictureOf(const std::string& variant);

    Document& document_;
    const GamePanels* panels_;
    VariantProofs* proofs_;
    ToolBanner* banner_;
    Panel* cardsPanel_;
    Panel* differencesPanel_;
    Panel* proofPanel_;
    Panel* tablePanel_;
    VariantCards* cards_;
    QLineEdit* newName_;
    QPushButton* add_;
    QPushButton* copy_;
    QPushButton* remove_;
    VariantMap* map_;
    VariantDifferences* differences_;
    VariantProofList* proof_;
    VariantTable* table_;
    QPushButton* balance_;
    QPushButton* test_;
    QTimer later_; ///< gathers changes of a drag
    bool stale_ = true;
    std::map<std::string, Thumbnail> thumbnails_;
};

} // namespace marches::editor
