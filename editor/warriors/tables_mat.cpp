#include "editor/warriors/tables_mat.h"

#include "app/theme/style.h"
#include "app/warriors/pieces/mat_layout.h"
#include "app/warriors/pieces/mat_paint.h"
#include "app/warriors/pieces/words.h"
#include "editor/words.h"
#include "engine/warriors/scenario_reader.h"

#include <QEvent>
#include <QPainter>

#include <utility>

namespace marches::editor {

namespace face = warriors::face;

namespace {

/// Two players without a land: all that a play-mat needs.
warriors::Setting tableOf(warriors::Tables tables, const Node& tree) {
    warriors::Setting setting;
    setting.tables = std::move(tables);
    const Node* countries = tree.find("countries");
    for (std::size_t i = 0; i < 2; ++i) {
        const bool there = countries != nullptr && countries->isMap() && i < countries->size();
        const std::string id = there ? countries->keys[i].text : std::string(i == 0 ? "a" : "b");
        const LocalNames names = there ? namesOf(countries->items[i].find("names")) : LocalNames{};
        setting.seats.push_back({setting.board.map.addCountry({id, names}),
                                 i == 0 ? warriors::Colour::red : warriors::Colour::blue,
                                 static_cast<std::uint8_t>(i)});
    }
    return setting;
}

} // namespace

PlayersMat::PlayersMat(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

PlayersMat::~PlayersMat() = default;

bool PlayersMat::show(const Node& tree) {
    Findings findings;
    NodeReader reader(findings);
    warriors::Tables tables = warriors::readTables(reader, tree);
    for (const Finding& finding : findings)
        if (finding.severity == Severity::error) return false;
    if (setting_ && setting_->tables == tables && words_) return true;
    auto before =
        std::exchange(setting_, std::make_unique<const warriors::Setting>(tableOf(std::move(tables), tree)));
    face::Moment moment;
    moment.setting = setting_.get();
    model_.setMoment(moment, idAt<SeatId>(0));
    words_.reset();
    QStringList said;
    for (const warriors::Path path : warriors::allPaths) {
        QStringList levels;
        for (int level = 1; level <= static_cast<int>(warriors::levelCount); ++level)
            levels << face::roman(level) + QStringLiteral(": ") + model_.gainsOf(model_.cell(path, level));
        said << face::pathName(path) + QStringLiteral(". ") + levels.join(QStringLiteral("; "));
    }
    setAccessibleDescription(said.join(QLatin1Char('\n')));
    updateGeometry();
    update();
    return true;
}

QSize PlayersMat::sizeHint() const {
    return {900, theme::themeOf(this).scaled(122)};
}

QSize PlayersMat::minimumSizeHint() const {
    return {200, theme::themeOf(this).scaled(96)};
}

void PlayersMat::paintEvent(QPaintEvent*) {
    if (!setting_) return;
    const theme::Theme& theme = theme::themeOf(this);
    if (!words_) words_.emplace(model_, theme);
    QPainter painter(this);
    face::paintMat(painter, model_, face::layMat(model_, *words_, theme, width(), height()), theme, {});
}

void PlayersMat::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::LanguageChange ||
        event->type() == QEvent::FontChange)
        words_.reset();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
