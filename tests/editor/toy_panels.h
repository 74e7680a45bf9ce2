#pragma once

#include "editor/face.h"

namespace marches::editor {

/// A scenario of Lanterns, evening.yaml, and its picture, evening.svg.
extern const char* const toyScenario;
extern const char* const toyPicture;

/// What Lanterns gives the editor: the view of tables with its only figure, how many rounds a game has.
class ToyPanels final : public GamePanels {
public:
    [[nodiscard]] std::string_view game() const override;
    [[nodiscard]] QString gameName() const override;
    [[nodiscard]] const draft::GameSlots& gameSlots() const override;
    [[nodiscard]] const draft::GameChecks& gameChecks() const override;
    [[nodiscard]] std::span<const draft::NamePattern> changeNames() const override;
    void decorate(const Node&, const std::string&, appmap::ProvinceFace&) const override {}
    [[nodiscard]] ProvinceRows* makeProvinceRows(Document&) const override { return nullptr; }
    [[nodiscard]] NewProvinceRows* makeNewProvinceRows() const override { return nullptr; }
    [[nodiscard]] QStringList provinceNotes(const Node&, const std::string&) const override { return {}; }
    [[nodiscard]] ViewMaker view(const QString& id) const override;
    [[nodiscard]] std::vector<std::string> orderOfPlay(const Node& whole) const override;
    [[nodiscard]] Expected<draft::Change, Sentence> setOrder(const draft::Draft&, const std::string&,
                                                             std::size_t) const override;
    [[nodiscard]] std::vector<CountryColumn> countryColumns() const override { return {}; }
    [[nodiscard]] std::vector<std::vector<CountryCell>> countryCells(const Node&) const override;
    [[nodiscard]] Expected<draft::Change, Sentence>
    chooseForCountry(const draft::Draft&, const std::string&, std::size_t, const std::string&) const override;
};

} // namespace marches::editor
