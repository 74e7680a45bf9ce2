#include "editor/panes/trace_pane.h"

#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/shell/section_title.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/map/sheet_picture.h"
#include "editor/map/traced_picture.h"
#include "editor/tools/new_province.h"

#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr int restBeforeCount = 30;     // ms
constexpr std::size_t leastNations = 2; // for a game
constexpr int taskSign = 16;            // px at 100 %
constexpr std::array<const char*, 5> taskNames{"provinces", "countries", "country", "name", "sea"};

} // namespace

TracePane::TracePane(const Document& document, TracedPicture& traced, QWidget* parent)
    : QScrollArea(parent), document_(document), traced_(traced), left_(new shell::SectionTitle),
      title_(new shell::SectionTitle), file_(shell::roleLabel(theme::FontRole::Text)),
      choose_(shell::smallButton(QStringLiteral("trace.choose"))),
      paste_(shell::smallButton(QStringLiteral("trace.paste"))),
      place_(shell::smallButton(QStringLiteral("trace.place"))),
      takeAway_(shell::smallButton(QStringLiteral("trace.take-away"))),
      opacityLabel_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)),
      opacity_(new QSlider(Qt::Horizontal)) {
    setObjectName(QStringLiteral("trace"));
    setFrameShape(QFrame::NoFrame);
    connect(this, &QWidget::windowTitleChanged, this, &QWidget::setAccessibleName);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(4);
    column->addWidget(left_);
    addLines(*column);
    column->addSpacing(6);
    column->addWidget(title_);
    file_->setObjectName(QStringLiteral("trace.file"));
    file_->setTextFormat(Qt::PlainText);
    file_->setWordWrap(true);
    column->addWidget(file_);
    auto* buttons = new QWidget;
    auto* flow = new shell::FlowLayout(buttons, 6, 4);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {place_, choose_, paste_, takeAway_})
        flow->addWidget(button);
    column->addWidget(buttons);
    opacity_->setObjectName(QStringLiteral("trace.opacity"));
    opacity_->setRange(0, 100);
    opacity_->setPageStep(10);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(opacityLabel_);
    row->addWidget(opacity_, 1);
    column->addLayout(row);
    column->addStretch(1);
    setWidget(inside);
    soon_.setSingleShot(true);
    soon_.setInterval(restBeforeCount);
    connect(&soon_, &QTimer::timeout, this, &TracePane::count);
    connect(&document_, &Document::changed, this, [this] { soon_.start(); });
    connect(&traced_, &TracedPicture::changed, this, &TracePane::follow);
    connect(choose_, &QPushButton::clicked, &traced_, &TracedPicture::chooseWanted);
    connect(paste_, &QPushButton::clicked, &traced_, &TracedPicture::pasteWanted);
    connect(place_, &QPushButton::clicked, this, [this] { emit toolWanted(QStringLiteral("underlay")); });
    connect(takeAway_, &QPushButton::clicked, this, &TracePane::takeAwayWanted);
    connect(opacity_, &QSlider::valueChanged, this,
            [this](int percent) { traced_.setOpacity(percent / 100.0); });
    retranslate();
}

void TracePane::addLines(QVBoxLayout& column) {
    for (std::size_t i = 0; i < tasks; ++i) {
        Line& line = lines_[i];
        line.sign = new QLabel;
        line.words = shell::roleLabel(theme::FontRole::Text);
        line.words->setObjectName(QStringLiteral("trace.left.") + QLatin1String(taskNames[i]));
        line.words->setTextFormat(Qt::PlainText);
        line.words->setWordWrap(true);
        line.go = shell::smallButton(QStringLiteral("trace.go.") + QLatin1String(taskNames[i]));
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(line.sign);
        row->addWidget(line.words, 1);
        row->addWidget(line.go);
        column.addLayout(row);
        connect(line.go, &QPushButton::clicked, this, [this, i] { go(i); });
    }
}

void TracePane::go(std::size_t task) {
    switch (static_cast<Task>(task)) {
    case provinces:
        return emit toolWanted(QStringLiteral("draw"));
    case countries:
        return emit viewWanted(QStringLiteral("countries"));
    case country:
        return emit provinceWanted(QString::fromStdString(firstWithoutCountry_), false);
    case name:
        return emit provinceWanted(QString::fromStdString(firstWithoutName_), true);
    case sea:
        return emit toolWanted(QStringLiteral("sea-name"));
    case tasks:
        return;
    }
}

void TracePane::say(Task task, bool done, const QString& words) {
    const theme::Theme& theme = theme::themeOf(this);
    const int side = theme.scaledIcon(taskSign);
    Line& line = lines_[task];
    line.sign->setFixedSize(side, side);
    line.sign->setPixmap(theme::icon(done ? theme::Icon::Check : theme::Icon::Hint,
                                     theme.colour(done ? theme::Role::Good : theme::Role::Ink2))
                             .pixmap(QSize(side, side), devicePixelRatioF()));
    line.words->setText(words);
    line.go->setVisible(!done);
}

void TracePane::showEvent(QShowEvent* event) {
    QScrollArea::showEvent(event);
    count();
}

/// Counts what is left on the map, while it is seen.
void TracePane::count() {
    if (!isVisible()) return;
    const Atlas& atlas = document_.atlas();
    const QString usual = usualProvinceName();
    std::size_t drawn = 0;
    int noCountry = 0;
    int noName = 0;
    firstWithoutCountry_.clear();
    firstWithoutName_.clear();
    for (std::size_t i = 0; i < atlas.provinces.size(); ++i) {
        const ProvinceEntry& entry = atlas.provinces[i];
        if (document_.draft().labels.labelOf(entry.id)) ++drawn;
        if (entry.countries.empty() && noCountry++ == 0) firstWithoutCountry_ = entry.id;
        const QString called = atlas.provinceName(static_cast<int>(i));
        const bool named = !called.isEmpty() && called != usual && called != QString::fromStdString(entry.id);
        if (!named && noName++ == 0) firstWithoutName_ = entry.id;
    }
    std::size_t seas = 0;
    if (const Node* section = document_.whole().find("picture")) seas = seaNameEntries(*section).size();
    const std::size_t nations = atlas.countries.size();
    const int drawnCount = static_cast<int>(drawn);
    say(provinces, drawn > 0, tr("%n province(s) drawn", nullptr, drawnCount));
    say(countries, nations >= leastNations,
        nations >= leastNations
            ? tr("%n country(ies)", nullptr, static_cast<int>(nations))
            : tr("%n country(ies); a game needs two", nullptr, static_cast<int>(nations)));
    say(country, noCountry == 0,
        noCountry == 0 ? tr("Every province has its country")
                       : tr("%n province(s) without a country", nullptr, noCountry));
    say(name, noName == 0,
        noName == 0 ? tr("Every province has its name")
                    : tr("%n province(s) without a name", nullptr, noName));
    say(sea, seas > 0,
        seas > 0 ? tr("%n sea(s) with a name", nullptr, static_cast<int>(seas))
                 : tr("No sea has a name yet"));
}

void TracePane::follow() {
    const QSignalBlocker quiet(opacity_);
    const draft::Underlay* placed = traced_.placed();
    title_->setTexts(tr("The picture"),
                     traced_.canBeSeen()
                         ? tr("%1 × %2 pixels").arg(traced_.size().width()).arg(traced_.size().height())
                         : QString{});
    file_->setText(placed == nullptr
                       ? tr("None. An old map or a scan, PNG or JPEG: drop it on the map. It never "
                            "becomes part of the map.")
                   : traced_.canBeSeen() ? QFileInfo(QString::fromStdString(placed->file)).fileName()
                                         : traced_.fault());
    theme::setTextRole(file_,
                       placed != nullptr && !traced_.canBeSeen() ? theme::Role::Bad : theme::Role::Ink);
    choose_->setText(placed == nullptr ? tr("Choose a picture…") : tr("Another one…"));
    for (QWidget* part : std::initializer_list<QWidget*>{place_, opacity_, opacityLabel_})
        part->setVisible(traced_.canBeSeen());
    takeAway_->setVisible(placed != nullptr);
    opacity_->setValue(static_cast<int>(std::lround(traced_.opacity() * 100)));
}

void TracePane::retranslate() {
    setWindowTitle(tr("Trace", "a panel: what is left while a map is traced"));
    left_->setTexts(tr("Left to do"));
    const std::array<QString, tasks> ways{tr("Draw"), tr("Countries"), tr("Show"), tr("Name it"),
                                          tr("Name it")};
    const std::array<QString, tasks> spoken{tr("Draw a province"), tr("To the countries"),
                                            tr("Show a province without a country"),
                                            tr("Name a province that has no name"), tr("Name a sea")};
    for (std::size_t i = 0; i < tasks; ++i) {
        lines_[i].go->setText(ways[i]);
        lines_[i].go->setAccessibleName(spoken[i]);
    }
    paste_->setText(tr("Paste"));
    place_->setText(tr("Place it"));
    takeAway_->setText(tr("Take it away"));
    opacityLabel_->setText(tr("Strength", "how strongly a picture is seen"));
    opacity_->setAccessibleName(tr("How strongly the picture to trace is seen, per cent"));
    follow();
    count();
}

void TracePane::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::StyleChange) soon_.start();
    QScrollArea::changeEvent(event);
}

} // namespace marches::editor
