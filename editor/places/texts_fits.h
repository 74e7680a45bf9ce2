#pragma once

#include "app/map/places.h"

#include <QObject>
#include <QTimer>

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

/// How a name stands on the map.
struct NameFit {
    bool written = false;  ///< there is room for it
    bool apart = false;    ///< only beside its province, at the end of a line
    bool twoLines = false; ///< broken
    [[nodiscard]] bool good() const { return written && !apart; }
};

/// Finds for which names of provinces a map has room, in each language and at two scales, bit by bit while
/// nothing else happens. It places them as the map itself does.
class TextsFits : public QObject {
    Q_OBJECT

public:
    /// The scales: 100 % and 65 %.
    static constexpr std::array<double, 2> scales{1.0, 0.65};
    using NameOf = std::function<QString(int province, const std::string& language)>;

    /// `nameOf`: by a province's position.
    TextsFits(appmap::MapView& map, NameOf nameOf, QObject* parent);
    ~TextsFits() override;

    /// Begins anew, a moment later; what was found stays until it is found again.
    void seek(std::vector<std::string> languages);
    /// How a name stands at a scale (0 or 1); null: that is not known yet, or there are too many provinces.
    [[nodiscard]] const NameFit* find(int province, const std::string& language, std::size_t scale) const;
    [[nodiscard]] bool isBusy() const { return wait_.isActive() || work_.isActive(); }

signals:
    void found(); ///< all names of a language, or all of them

private:
    struct Job {
        std::string language;
        std::size_t scale;
    };
    void begin();
    void work();
    void keep(const Job& job);

    appmap::MapView& map_;
    NameOf nameOf_;
    std::vector<std::string> languages_;
    std::vector<Job> jobs_;
    std::map<std::string, std::array<std::vector<NameFit>, scales.size()>> fits_;
    std::vector<appmap::ProvinceFace> faces_;
    std::unique_ptr<appmap::Places> places_; ///< of the job that runs; null: none
    QTimer wait_;
    QTimer work_;
};

} // namespace marches::editor
