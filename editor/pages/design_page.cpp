#include "editor/pages/design_page.h"

#include "app/shell/parts.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/press_keys.h"
#include "app/theme/style.h"
#include "editor/pages/begin_card.h"
#include "editor/pages/map_glance.h"
#include "editor/pages/map_rows.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>

#include <array>

namespace marches::editor {

namespace {

constexpr int halvesAcross = 620; // px at 100 %: both halves have room side by side

QScrollArea* scrolled(QWidget* inside) {
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(inside);
    return scroll;
}

/// The picture of a card: a sheet with its edge, and what is painted on it; null: nothing.
QPixmap sheetPicture(const theme::Theme& theme, double pixelRatio, theme::Role ground,
                     void (*paint)(QPainter&, const theme::Theme&)) {
    QPixmap picture(BeginCard::pictureSize * pixelRatio);
    picture.setDevicePixelRatio(pixelRatio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const QRectF sheet = QRectF(QPointF(), BeginCard::pictureSize).adjusted(16, 10, -16, -10);
    painter.fillRect(sheet, theme.colour(ground));
    if (paint != nullptr) {
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter, theme);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(theme.colour(theme::Role::Edge));
    painter.drawRect(sheet);
    return picture;
}

/// The page of a drawing program with two shapes, one with its handles.
void paintDrawing(QPainter& painter, const theme::Theme& theme) {
    painter.setPen(QPen(theme.colour(theme::Role::Edge), 1.4));
    painter.setBrush(theme.colour(theme::Role::SeaMiddle));
    const QPolygonF left{{28, 30}, {62, 20}, {66, 46}, {60, 74}, {34, 72}};
    const QPolygonF right{{62, 20}, {104, 28}, {110, 56}, {88, 76}, {60, 74}, {66, 46}};
    painter.drawPolygon(left);
    painter.drawPolygon(right);
    painter.setPen(QPen(theme.colour(theme::Role::Focus), 1.2));
    painter.setBrush(theme.colour(theme::Role::Raised));
    for (const QPointF& at : right)
        painter.drawRect(QRectF(at - QPointF(2.4, 2.4), QSizeF(4.8, 4.8)));
}

/// An old map, and a line that is drawn over it.
void paintTraced(QPainter& painter, const theme::Theme& theme) {
    const QPolygonF old{{24, 24}, {70, 18}, {112, 26}, {106, 60}, {84, 76}, {40, 78}, {30, 54}};
    painter.setPen(QPen(theme.colour(theme::Role::Ink3), 1.2, Qt::DashLine));
    painter.setBrush(theme.colour(theme::Role::PanelTitle));
    painter.drawPolygon(old);
    painter.drawLine(QPointF(30, 54), QPointF(106, 60));
    painter.drawLine(QPointF(70, 18), QPointF(66, 57));
    const QPolygonF drawn{{30, 54}, {24, 24}, {70, 18}, {68, 40}};
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.colour(theme::Role::Good), 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(drawn);
    painter.setBrush(theme.colour(theme::Role::Raised));
    for (const QPointF& at : drawn)
        painter.drawEllipse(at, 3.2, 3.2);
}

/// An island of a few countries.
void paintInvented(QPainter& painter, const theme::Theme& theme) {
    const std::array<QPolygonF, 5> countries{
        QPolygonF{{28, 34}, {36, 22}, {50, 24}, {56, 19}, {60, 36}, {48, 44}, {32, 46}},
        QPolygonF{{56, 19}, {70, 16}, {76, 21}, {90, 20}, {86, 38}, {60, 36}},
        QPolygonF{{90, 20}, {103, 28}, {108, 42}, {102, 50}, {86, 38}},
        QPolygonF{{48, 44}, {60, 36}, {86, 38}, {80, 58}, {82, 70}, {66, 76}, {54, 64}},
        QPolygonF{{86, 38}, {102, 50}, {100, 62}, {106, 68}, {94, 72}, {82, 70}, {80, 58}}};
    painter.setPen(QPen(theme.colour(theme::Role::Ink2), 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (std::size_t i = 0; i < countries.size(); ++i) {
        painter.setBrush(theme::countryPigment(i));
        painter.drawPolygon(countries[i]);
    }
}

} // namespace

DesignPage::DesignPage(std::span<const GamePanels* const> games, QWidget* parent)
    : QWidget(parent), title_(shell::roleLabel(theme::FontRole::DialogTitle)),
      hint_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      fault_(shell::roleLabel(theme::FontRole::Text, theme::Role::Bad)),
      waysTitle_(shell::roleLabel(theme::FontRole::Score)),
      newHere_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      guide_(shell::smallButton(QStringLiteral("design.guide"))), rows_(new MapRows),
      pane_(new NewMapPane(games)), drawing_(shell::roleLabel(theme::FontRole::Text)), open_(new QPushButton),
      games_(new QPushButton), back_(new QPushButton), make_(new QPushButton) {
    setObjectName(QStringLiteral("design"));
    fault_->setObjectName(QStringLiteral("design.fault"));
    for (QLabel* label : {hint_, fault_})
        label->setWordWrap(true);
    fault_->hide();
    drawing_->setWordWrap(true);
    drawing_->setAlignment(Qt::AlignTop);
    drawing_->hide();
    auto* right = new QWidget;
    shell::bareLayout<QVBoxLayout>(right, 0, {pane_, drawing_})->setContentsMargins(20, 14, 20, 14);
    halves_ = new QBoxLayout(QBoxLayout::LeftToRight);
    halves_->setSpacing(0);
    halves_->addWidget(scrolled(makeLeft()), 2);
    halves_->addWidget(scrolled(right), 3);
    auto* all = shell::bareLayout<QVBoxLayout>(this, 0, {makeHead()});
    all->addLayout(halves_, 1);
    all->addWidget(makeFoot());
    connect(rows_, &MapRows::mapChosen, this, &DesignPage::mapChosen);
    connect(rows_, &MapRows::copyWanted, this, &DesignPage::copyWanted);
    connect(rows_, &MapRows::seen, this, &DesignPage::showGlance);
    connect(pane_, &NewMapPane::stateChanged, this, &DesignPage::refresh);
    retranslate();
    ways_.front().card->setChecked(true);
    begin(ways_.front().beginning);
}

QWidget* DesignPage::makeHead() {
    auto* head = new QWidget;
    theme::setGroundRole(head, theme::Role::PanelTitle);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(20, 8, 20, 8);
    row->setSpacing(16);
    row->addWidget(title_);
    row->addWidget(hint_, 1);
    return head;
}

QWidget* DesignPage::makeLeft() {
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(20, 14, 20, 14);
    column->setSpacing(10);
    column->addWidget(fault_);
    auto* guideRow = new QHBoxLayout;
    guideRow->setSpacing(8);
    guideRow->addWidget(newHere_);
    guideRow->addWidget(guide_);
    guideRow->addStretch(1);
    column->addLayout(guideRow);
    newHere_->hide();
    guide_->hide();
    connect(guide_, &QPushButton::clicked, this, &DesignPage::guideWanted);
    column->addWidget(waysTitle_);
    addWay(Beginning::part, "design.part", *column);
    addWay(Beginning::changed, "design.changed", *column);
    addWay(Beginning::traced, "design.traced", *column);
    addWay(Beginning::invented, "design.invented", *column);
    addWay(Beginning::blank, "design.blank", *column);
    addWay(Beginning::drawing, "design.drawing", *column);
    auto* group = new QButtonGroup(this);
    for (const Way& way : ways_) {
        group->addButton(way.card);
        connect(way.card, &QAbstractButton::toggled, this, [this, way](bool on) {
            if (on) begin(way.beginning);
        });
    }
    column->addSpacing(6);
    column->addWidget(rows_);
    column->addStretch(1);
    return left;
}

void DesignPage::addWay(Beginning beginning, const char* name, QLayout& column) {
    ways_.push_back({beginning, new BeginCard(QString::fromLatin1(name))});
    column.addWidget(ways_.back().card);
}

BeginCard& DesignPage::cardOf(Beginning beginning) const {
    for (const Way& way : ways_)
        if (way.beginning == beginning) return *way.card;
    Q_ASSERT(false);
    return *ways_.front().card;
}

void DesignPage::trace(const QString& picture) {
    cardOf(Beginning::traced).setChecked(true);
    pane_->trace(picture);
}

/// The cards whose pictures come from no map.
void DesignPage::paintCards() {
    const theme::Theme& theme = theme::themeOf(this);
    const auto show = [&](Beginning beginning, theme::Role ground,
                          void (*paint)(QPainter&, const theme::Theme&)) {
        cardOf(beginning).setPicture(sheetPicture(theme, devicePixelRatioF(), ground, paint));
    };
    show(Beginning::traced, theme::Role::SeaMiddle, paintTraced);
    show(Beginning::invented, theme::Role::SeaMiddle, paintInvented);
    show(Beginning::drawing, theme::Role::Raised, paintDrawing);
    show(Beginning::blank, theme::Role::SeaMiddle, nullptr);
}

QWidget* DesignPage::makeFoot() {
    auto* foot = new QWidget;
    theme::setGroundRole(foot, theme::Role::PanelTitle);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(20, 10, 20, 10);
    row->setSpacing(10);
    open_->setObjectName(QStringLiteral("design.open"));
    games_->setObjectName(QStringLiteral("design.games"));
    back_->setObjectName(QStringLiteral("design.back"));
    make_->setObjectName(QStringLiteral("design.make"));
    row->addWidget(open_);
    row->addStretch(1);
    for (QPushButton* button : {games_, back_, make_})
        row->addWidget(button);
    back_->hide();
    for (QPushButton* button : {open_, games_, back_, make_})
        theme::setControlSize(button, theme::ControlSize::Large);
    theme::setPrimary(make_);
    theme::setKeyCap(make_, QStringLiteral("↵"));
    theme::setKeyCap(back_, tr("Esc", "key"));
    connect(open_, &QPushButton::clicked, this, &DesignPage::openWanted);
    connect(games_, &QPushButton::clicked, this, &DesignPage::gamesWanted);
    connect(back_, &QPushButton::clicked, this, &DesignPage::backWanted);
    connect(make_, &QPushButton::clicked, this, &DesignPage::make);
    return foot;
}

/// The first maps that come with the program stand for their ways to begin.
void DesignPage::showGlance(const MapFile& map, const MapGlance& glance) {
    pane_->nameSource(map.path, glance.title);
    if (!map.bundled || glance.picture.isNull()) return;
    if (pictures_ < 2) ways_[static_cast<std::size_t>(pictures_++)].card->setPicture(glance.picture);
}

void DesignPage::begin(Beginning beginning) {
    drawn_ = beginning == Beginning::drawing;
    drawing_->setVisible(drawn_);
    pane_->setVisible(!drawn_);
    if (!drawn_) pane_->begin(beginning);
    refresh();
}

void DesignPage::make() {
    if (drawn_) {
        emit drawingWanted();
        return;
    }
    const QString path = pane_->make();
    if (path.isEmpty()) return sayFault(pane_->why());
    emit mapChosen(path);
    emit mapMade();
}

void DesignPage::refresh() {
    sayFault({});
    theme::setRefused(make_, !drawn_ && !pane_->canMake());
    make_->setToolTip(drawn_ ? QString() : pane_->why());
    make_->setText(drawn_ ? tr("Choose a drawing…") : tr("Make the map"));
}

void DesignPage::offerWayBack(const QString& map) {
    openMap_ = map;
    back_->setVisible(!map.isEmpty());
    retranslate();
}

void DesignPage::offerGuide() {
    newHere_->show();
    guide_->show();
}

void DesignPage::sayFault(const QString& fault) {
    fault_->setText(fault);
    fault_->setVisible(!fault.isEmpty());
}

void DesignPage::retranslate() {
    title_->setText(tr("Design a map"));
    hint_->setText(
        tr("Enter makes what you see. It can be played at once; everything can be changed later."));
    waysTitle_->setText(tr("Begin with"));
    cardOf(Beginning::part)
        .setTexts(tr("Part of a map that is there"),
                  tr("Choose countries or provinces. Borders, links, yields and names come along; "
                     "the rest becomes quiet land."));
    cardOf(Beginning::changed)
        .setTexts(tr("A whole map, changed"),
                  tr("Your file holds only what you change; when the map it is based on gets "
                     "better, yours does too."));
    cardOf(Beginning::traced)
        .setTexts(tr("A picture to trace"),
                  tr("A scan or a screenshot of an old map lies over the sheet, as faint as you like. You "
                     "draw over it; the picture never becomes part of the map."));
    cardOf(Beginning::invented)
        .setTexts(tr("An invented land"),
                  tr("So many provinces and countries, with coasts, rivers and hills, by a number that makes "
                     "the same land again. Every border is yours to move."));
    cardOf(Beginning::blank).setTexts(tr("A blank sheet"), tr("Nothing but sea. You draw every province."));
    newHere_->setText(tr("New here?", "before the button of a guide"));
    guide_->setText(tr("Your first map in 15 minutes", "a guide that is played step by step"));
    open_->setText(tr("Open a map…"));
    games_->setText(tr("Back to the games"));
    back_->setText(tr("Back to %1", "the map that is open").arg(openMap_));
    cardOf(Beginning::drawing)
        .setTexts(tr("An Inkscape drawing"),
                  tr("Or one of Illustrator, Affinity, Boxy SVG. Each closed shape becomes a province."));
    drawing_->setText(
        theme::labelText(tr("<h3>From a drawing</h3><p>Choose an SVG. You see what each layer and shape "
                            "becomes before anything is made; gaps and overlaps between provinces are "
                            "closed.</p><p>The drawing stays as it is. When you save it again there, what "
                            "has changed can be taken in here, and names, yields and links stay.</p>")));
    refresh();
}

void DesignPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange) {
        pictures_ = 0; // the rows are read anew
        paintCards();
    }
    QWidget::changeEvent(event);
}

void DesignPage::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && theme::buttonUnderKeys() == nullptr)
        make();
    else
        QWidget::keyPressEvent(event);
}

void DesignPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    halves_->setDirection(width() >= theme::themeOf(this).scaled(halvesAcross) ? QBoxLayout::LeftToRight
                                                                               : QBoxLayout::TopToBottom);
}

void DesignPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    paintCards();
    ways_.front().card->setFocus(Qt::OtherFocusReason);
    QTimer::singleShot(0, pane_, &NewMapPane::readSource);
    rows_->readAll();
}

} // namespace marches::editor
