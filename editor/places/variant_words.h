#pragma once

#include "editor/document.h"
#include "editor/places/variant_cards.h"
#include "editor/places/variant_proofs.h"

#include <QString>
#include <QWidget>

#include <string>
#include <vector>

namespace marches::editor {

/// A line of what is proven, in the program's language.
struct ShownProof {
    std::string check; ///< as in draft::ProofLine; "plays": the trial games
    QString title;
    QString says;
    QString brief;                                     ///< a figure for the table; may be empty
    VariantCard::Tone tone = VariantCard::Tone::quiet; ///< quiet: not known yet
};

/// All that is proven of a way to play, the trial games last; empty where nothing is known yet.
[[nodiscard]] std::vector<ShownProof> shownProofs(const Document& document, const VariantProofs& proofs,
                                                  const std::string& variant);
/// "proven", "2 to look at", and its tone.
[[nodiscard]] std::pair<QString, VariantCard::Tone>
shownState(const Document& document, const VariantProofs& proofs, const std::string& variant);

/// A sign for a tone, in its colour, on any ground.
class ToneSign : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    void setTone(VariantCard::Tone tone);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    VariantCard::Tone tone_ = VariantCard::Tone::quiet;
};

/// What the sign of a tone means, for those who don't see it.
[[nodiscard]] QString toneText(VariantCard::Tone tone);
[[nodiscard]] QIcon toneIcon(VariantCard::Tone tone, const theme::Theme& theme);

} // namespace marches::editor
