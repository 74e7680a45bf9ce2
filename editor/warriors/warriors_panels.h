#pragma once

#include "editor/face.h"

namespace marches::editor {

/// What Warriors & Traders gives the editor.
class WarriorsPanels final : public GamePanels {
public:
    [[nodiscard]] std::string_view game() const override;
    [[nodiscard]] QString gameName() const override;
    [[nodiscard]] const draft::GameSlots& gameSlots() const override;
    [[nodiscard]] const draft::GameChecks& gameChecks() const override;
    [[nodiscard]] std::span<const draft::NamePattern> changeNames() const override;
    void decorate(const Node& whole, const std::string& province, appmap::ProvinceFace& face) const override;
    [[nodiscard]] ProvinceRows* makeProvinceRows(Document& document) const override;
    [[nodiscard]] NewProvinceRows* makeNewProvinceRows() const override;
    [[nodiscard]] QStringList provinceNotes(const Node& whole, const std::string& province) const override;
    [[nodiscard]] QString emptyMapNeeds() const override;
    [[nodiscard]] std::pair<int, int> players() const override;
    [[nodiscard]] std::vector<VariantFigure> variantFigures(const Node& whole) const override;
    [[nodiscard]] QString figureText(const draft::TreePath& path, const Node& value) const override;
    [[nodiscard]] TrialGames playTrial(const Scenario& scenario, const std::string& variant, int games,
                                       const std::stop_token& stop) const override;
    [[nodiscard]] ViewMaker view(const QString& id) const override;
    [[nodiscard]] std::vector<std::string> orderOfPlay(const Node& whole) const override;
    [[nodiscard]] Expected<draft::Change, Sentence>
    setOrder(const draft::Draft& draft, const std::string& country, std::size_t place) const override;
    [[nodiscard]] std::vector<CountryColumn> countryColumns() const override;
    [[nodiscard]] std::vector<std::vector<CountryCell>> countryCells(const Node& whole) const override;
    [[nodiscard]] Expected<draft::Change, Sentence>
    chooseForCountry(const draft::Draft& draft, const std::string& country, std::size_t column,
                     const std::string& choice) const override;
};

} // namespace marches::editor
