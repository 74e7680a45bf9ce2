#include "editor/places/texts_where.h"

#include "app/map/map_view.h"
#include "app/shell/field_events.h"
#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/map_feed.h"
#include "editor/places/texts_model.h"
#include "editor/words.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace marches::editor {

namespace {
constexpr int fitSign = 16; // px
}

TextsWhere::TextsWhere(Document& document, const GamePanels* panels, QWidget* parent)
    : Panel(QStringLiteral("texts.where"), parent), document_(document), map_(new appmap::MapView),
      feed_(new MapFeed(document, *map_, panels, this)), tabs_(new QHBoxLayout),
      group_(new QButtonGroup(this)), sign_(new QLabel), fit_(shell::roleLabel(theme::FontRole::Text)),
      shorter_(shell::smallButton(QStringLiteral("texts.short"))), field_(new QLineEdit) {
    map_->setObjectName(QStringLiteral("texts.map"));
    fits_ = new TextsFits(
        *map_,
        [this](int province, const std::string& language) {
            const Atlas& atlas = document_.atlas();
            if (static_cast<std::size_t>(province) >= atlas.provinces.size()) return QString{};
            const ProvinceEntry& entry = atlas.provinces[static_cast<std::size_t>(province)];
            return text(nameIn(entry.names, language, entry.id));
        },
        this);
    auto* tabs = new QWidget;
    tabs->setLayout(tabs_);
    tabs_->setContentsMargins(0, 0, 0, 0);
    tabs_->setSpacing(0);
    addTool(tabs);
    body().addWidget(map_, 1);
    fit_->setObjectName(QStringLiteral("texts.fit"));
    fit_->setWordWrap(true);
    fit_->setTextFormat(Qt::PlainText);
    field_->setObjectName(QStringLiteral("texts.short-field"));
    field_->hide();
    auto* below = new QWidget;
    auto* row = new QHBoxLayout(below);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    row->addWidget(sign_, 0, Qt::AlignTop);
    row->addWidget(fit_, 1);
    row->addWidget(field_);
    row->addWidget(shorter_);
    body().addWidget(below);
    connect(shorter_, &QPushButton::clicked, this, &TextsWhere::askForShort);
    connect(field_, &QLineEdit::returnPressed, this, &TextsWhere::takeShort);
    connect(fits_, &TextsFits::found, this, &TextsWhere::showFit);
    shell::leaveUndoToWindow(*below);
    retranslate();
}

void TextsWhere::setLanguages(const std::vector<std::string>& languages) {
    for (QAbstractButton* old : group_->buttons())
        delete old;
    for (std::size_t i = 0; i < languages.size(); ++i) {
        auto* button =
            shell::smallButton(QStringLiteral("texts.where.") + text(languages[i]), text(languages[i]));
        button->setCheckable(true);
        button->setAccessibleName(languageName(languages[i]));
        button->setToolTip(languageName(languages[i]));
        theme::setSegment(button, languages.size() == 1       ? theme::Segment::Only
                                  : i == 0                    ? theme::Segment::First
                                  : i + 1 == languages.size() ? theme::Segment::Last
                                                              : theme::Segment::Middle);
        button->setChecked(languages[i] == mapLanguage_);
        group_->addButton(button);
        tabs_->addWidget(button);
        connect(button, &QPushButton::clicked, this,
                [this, language = languages[i]] { emit languageWanted(language); });
    }
    fits_->seek(languages);
}

bool TextsWhere::isUnfit(const std::string& province, const std::string& language) const {
    const NameFit* fit = fits_->find(document_.atlas().province(province), language, 0);
    return fit != nullptr && !fit->good();
}

void TextsWhere::show(const draft::TextEntry* entry, const std::string& language) {
    const bool other = entry == nullptr || !entry_ || entry->path != entry_->path || language != language_;
    if (other) leaveShort();
    entry_ = entry == nullptr ? std::nullopt : std::optional(*entry);
    language_ = language;
    if (!language.empty() && language != mapLanguage_) {
        mapLanguage_ = language;
        feed_->showLanguage(language);
        for (QAbstractButton* button : group_->buttons())
            button->setChecked(button->text() == text(language));
    }
    std::vector<std::string> chosen;
    if (entry != nullptr && entry->kind == draft::TextKind::province) chosen.push_back(entry->id);
    if (other) {
        feed_->showChosen(chosen);
        const int at = chosen.empty() ? -1 : document_.atlas().province(chosen.front());
        if (at >= 0 && at < map_->provinceCount()) {
            map_->setScale(1);
            map_->centreOn(appmap::idOf(at));
        }
    }
    showFit();
}

void TextsWhere::showFit() {
    const bool province = entry_ && entry_->kind == draft::TextKind::province;
    shorter_->setVisible(province && !field_->isVisible() && !entry_->in(language_).empty());
    const auto say = [this](std::optional<theme::Icon> icon, theme::Role role, const QString& sentence) {
        const theme::Theme& theme = theme::themeOf(this);
        const int side = theme.scaledIcon(fitSign);
        sign_->setPixmap(icon ? theme::icon(*icon, theme.colour(role)).pixmap(side, side) : QPixmap{});
        sign_->setVisible(icon.has_value());
        fit_->setText(sentence);
    };
    if (!entry_) return say({}, theme::Role::Ink, tr("Choose a text; here stands where it is shown."));
    if (!province) {
        const bool sea = entry_->kind == draft::TextKind::sea;
        return say({}, theme::Role::Ink,
                   sea ? tr("It stands along its line on the sea.")
                       : tr("It does not stand on the map but in lists and sentences."));
    }
    const int at = document_.atlas().province(entry_->id);
    const QString name = text(entry_->shownIn(language_));
    const NameFit* full = fits_->find(at, language_, 0);
    const NameFit* small = fits_->find(at, language_, 1);
    if (full == nullptr || small == nullptr)
        return say({}, theme::Role::Ink,
                   fits_->isBusy() ? tr("The map is asked whether %1 fits …", "%1 a name").arg(name)
                                   : tr("%1 stands in its province.", "%1 a name").arg(name));
    if (!full->written)
        return say(theme::Icon::Warning, theme::Role::Warn,
                   tr("The map has no room for %1, not even at 100 %. A short name may fit.", "%1 a name")
                       .arg(name));
    if (full->apart)
        return say(
            theme::Icon::Warning, theme::Role::Warn,
            tr("%1 has no room in its province: it stands beside it, at the end of a line.", "%1 a name")
                .arg(name));
    if (!small->good())
        return say(theme::Icon::Check, theme::Role::Good,
                   tr("%1 fits at 100 %, but not at 65 %: there it is left out.", "%1 a name").arg(name));
    say(theme::Icon::Check, theme::Role::Good,
        full->twoLines ? tr("%1 fits at 100 % and at 65 %, on two lines.", "%1 a name").arg(name)
                       : tr("%1 fits at 100 % and at 65 %, on one line.", "%1 a name").arg(name));
}

void TextsWhere::askForShort() {
    if (!entry_) return;
    const auto now = entry_->shorts.find(language_);
    field_->setText(now == entry_->shorts.end() ? QString{} : text(now->second));
    field_->setPlaceholderText(text(entry_->in(language_)));
    field_->setAccessibleName(tr("A short name for %1, %2", "%1 a name, %2 a language")
                                  .arg(text(entry_->in(language_)), languageName(language_)));
    field_->show();
    shorter_->hide();
    field_->selectAll();
    field_->setFocus(Qt::OtherFocusReason);
}

bool TextsWhere::leaveShort() {
    if (!field_->isVisible()) return false;
    field_->hide();
    showFit();
    return true;
}

void TextsWhere::takeShort() {
    if (!entry_) return;
    auto change =
        draft::setShort(document_.draft(), entry_->path, language_, field_->text().trimmed().toStdString());
    if (!change) {
        emit said(sentenceText(change.error()));
        return;
    }
    draft::TreePath cell = entry_->path;
    cell.push_back(language_);
    field_->hide();
    document_.endMerge();
    document_.applyAsItIs(std::move(*change), {QStringLiteral("texts"), {}, std::move(cell)});
}

void TextsWhere::retranslate() {
    setTitle(tr("Where it stands", "a text, on the map"));
    shorter_->setText(tr("Short name…", "a button"));
    field_->setAccessibleName(tr("A short name"));
    map_->setAccessibleName(tr("Map with the names in this language"));
    showFit();
}

} // namespace marches::editor
