#include "editor/places/texts_fits.h"

#include "app/map/map_view.h"
#include "app/theme/style.h"

#include <numeric>
#include <utility>

namespace marches::editor {

namespace {
constexpr int fitsAfter = 300; // ms after the last change
constexpr int slice = 6;       // ms
} // namespace

TextsFits::TextsFits(appmap::MapView& map, NameOf nameOf, QObject* parent)
    : QObject(parent), map_(map), nameOf_(std::move(nameOf)) {
    wait_.setSingleShot(true);
    wait_.setInterval(fitsAfter);
    work_.setInterval(0);
    connect(&wait_, &QTimer::timeout, this, &TextsFits::begin);
    connect(&work_, &QTimer::timeout, this, &TextsFits::work);
    const auto again = [this] {
        places_.reset(); // it holds outlines that are gone
        work_.stop();
        if (!languages_.empty()) wait_.start();
    };
    connect(&map, &appmap::MapView::pictureChanged, this, again);
    connect(&map, &appmap::MapView::picturePatched, this, again);
}

TextsFits::~TextsFits() = default;

void TextsFits::seek(std::vector<std::string> languages) {
    languages_ = std::move(languages);
    wait_.start();
}

const NameFit* TextsFits::find(int province, const std::string& language, std::size_t scale) const {
    const auto fits = fits_.find(language);
    if (fits == fits_.end() || province < 0) return nullptr;
    const std::vector<NameFit>& known = fits->second[scale];
    return static_cast<std::size_t>(province) < known.size() ? &known[static_cast<std::size_t>(province)]
                                                             : nullptr;
}

void TextsFits::begin() {
    places_.reset();
    jobs_.clear();
    if (!map_.isVisible() || !map_.hasPicture() || map_.provinceCount() > appmap::Places::allAtOnce) return;
    for (std::size_t scale = scales.size(); scale-- > 0;) // the last is done first
        for (const std::string& language : languages_)
            jobs_.push_back({language, scale});
    if (!jobs_.empty()) work_.start();
}

void TextsFits::work() {
    if (jobs_.empty() || !map_.hasPicture()) {
        work_.stop();
        emit found();
        return;
    }
    const Job job = jobs_.back();
    if (!places_) {
        faces_ = map_.faces();
        for (std::size_t i = 0; i < faces_.size(); ++i) {
            faces_[i].name = nameOf_(static_cast<int>(i), job.language);
            faces_[i].highlight = appmap::Highlight::None;
        }
        places_ = std::make_unique<appmap::Places>(*map_.shapes(), faces_, theme::themeOf(&map_), false);
        places_->setScale(scales[job.scale]);
        std::vector<int> all(faces_.size());
        std::iota(all.begin(), all.end(), 0);
        places_->begin(all, QRectF({0, 0}, map_.shapes()->picture().size));
    }
    if (!places_->work(appmap::Budget(std::chrono::milliseconds(slice)))) return;
    keep(job);
    places_.reset();
    jobs_.pop_back();
    if (job.scale == 0) emit found();
}

void TextsFits::keep(const Job& job) {
    std::vector<NameFit>& fits = fits_[job.language][job.scale];
    fits.assign(faces_.size(), {});
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        const int province = static_cast<int>(i);
        if (!places_->has(province)) continue;
        const appmap::LabelPlace& place = places_->label(province);
        fits[i].written = places_->nameShown(province);
        fits[i].apart = place.nameLeader.has_value();
        if (fits[i].written) fits[i].twoLines = places_->formOf(province).twoLines;
    }
}

} // namespace marches::editor
