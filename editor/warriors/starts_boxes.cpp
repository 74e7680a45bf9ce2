#include "editor/warriors/starts_boxes.h"

#include "app/shell/parts.h"
#include "app/theme/heraldry.h"
#include "app/theme/look.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>

namespace marches::editor {

using warriors::UnitKind;
using warriors::face::Piece;

namespace {

constexpr int boxGap = 6; // px between a token and its words
constexpr int boxEdge = 7;

theme::TokenLook boxLook(std::size_t row, UnitKind kind, bool barbarian) {
    theme::TokenLook look;
    if (!barbarian) look.owner = warriors::face::playerColour(static_cast<warriors::Colour>(row));
    look.piece = warriors::face::tokenPiece(!barbarian               ? warriors::face::pieceOf(kind)
                                            : kind == UnitKind::fort ? Piece::barbarianFort
                                                                     : Piece::barbarianArmy);
    return look;
}

} // namespace

BoxToken::BoxToken(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::OpenHandCursor);
    setCheckable(true);
}

void BoxToken::show(const theme::TokenLook& look, int left, const QString& words, bool freeLand) {
    look_ = look;
    left_ = left;
    words_ = words;
    freeLand_ = freeLand;
    setEnabled(left != 0);
    setAccessibleName(left < 0 ? words
                               : tr("%1, %n left", "%1 a kind of unit and its country", left).arg(words));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

QString BoxToken::caption() const {
    return left_ < 0 ? words_ : tr("%n left", "in a box: tokens of a kind", left_);
}

QSize BoxToken::sizeHint() const {
    const theme::Theme& theme = theme::themeOf(this);
    const int side = theme.scaledIcon(theme::smallTokenSide);
    const QFontMetrics metrics(theme.font(theme::FontRole::Note));
    return {side + boxGap + metrics.horizontalAdvance(caption()) + 2 * boxEdge, side + 8};
}

void BoxToken::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const theme::Theme& theme = theme::themeOf(this);
    const double side = theme.scaledIcon(theme::smallTokenSide);
    QRectF token(boxEdge, (height() - side) / 2, side, side);
    if (isChecked())
        theme::paintBox(painter, rect(),
                        {theme.colour(theme::Role::Raised), theme.colour(theme::Role::Accent)});
    if (layoutDirection() == Qt::RightToLeft) token.moveRight(width() - boxEdge);
    if (freeLand_) {
        painter.setPen(QPen(theme.colour(theme::Role::Ink2), 1.5, Qt::DashLine));
        painter.drawEllipse(token.adjusted(2, 2, -2, -2));
    } else {
        theme::TokenLook look = look_;
        look.disabled = !isEnabled();
        theme::paintToken(painter, look, token, theme);
    }
    painter.setFont(theme.font(theme::FontRole::Note));
    painter.setPen(theme.colour(theme::Role::Ink2));
    QRect words = rect().adjusted(boxEdge + static_cast<int>(side) + boxGap, 0, -2, 0);
    painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words), Qt::AlignVCenter | Qt::AlignLeft,
                     caption());
    if (hasFocus()) theme::paintInnerFocusRing(painter, rect(), theme);
}

void BoxToken::mousePressEvent(QMouseEvent* event) {
    pressedAt_ = event->position().toPoint();
    drags_ = false;
    QAbstractButton::mousePressEvent(event);
}

void BoxToken::mouseMoveEvent(QMouseEvent* event) {
    if (!event->buttons().testFlag(Qt::LeftButton) || !isEnabled()) return;
    if (!drags_ &&
        (event->position().toPoint() - pressedAt_).manhattanLength() >= QApplication::startDragDistance()) {
        drags_ = true;
        setDown(false);
        emit dragBegun();
    }
    if (drags_) emit dragged(event->globalPosition().toPoint());
}

void BoxToken::mouseReleaseEvent(QMouseEvent* event) {
    if (!drags_) return QAbstractButton::mouseReleaseEvent(event);
    drags_ = false;
    emit dropped(event->globalPosition().toPoint());
}

void BoxToken::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
    QAbstractButton::keyPressEvent(event);
}

StartsBoxes::StartsBoxes(const Document& document, QWidget* parent)
    : QWidget(parent), document_(document), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(6, 2, 10, 4);
    grid_->setHorizontalSpacing(8);
    grid_->setVerticalSpacing(0);
    grid_->setColumnStretch(static_cast<int>(kinds) + 1, 1);
}

StartHand StartsBoxes::handOf(const Row& row, std::size_t kind) const {
    StartHand hand;
    hand.piece.seat = row.seat;
    hand.piece.kind = static_cast<UnitKind>(kind);
    if (row.seat.empty()) {
        hand.piece.kind = kind == 0 ? UnitKind::infantry : UnitKind::fort;
        hand.freeLand = kind == 2;
    }
    return hand;
}

BoxToken* StartsBoxes::makeToken(std::size_t row, std::size_t kind) {
    auto* token = new BoxToken;
    connect(token, &BoxToken::clicked, this,
            [this, row, kind] { emit taken(handOf(rows_[row], kind), false); });
    connect(token, &BoxToken::dragBegun, this,
            [this, row, kind] { emit taken(handOf(rows_[row], kind), true); });
    connect(token, &BoxToken::dragged, this, &StartsBoxes::dragged);
    connect(token, &BoxToken::dropped, this, &StartsBoxes::dropped);
    return token;
}

void StartsBoxes::makeRows(const StartModel& model) {
    while (QLayoutItem* item = grid_->takeAt(0)) {
        if (QWidget* old = item->widget()) { // a name is that of one widget, also until the old one is gone
            old->hide();
            old->setObjectName({});
            old->deleteLater();
        }
        delete item;
    }
    rows_.clear();
    for (std::size_t i = 0; i <= model.seats.size(); ++i) {
        Row row;
        const bool barbarian = i == model.seats.size();
        if (!barbarian) row.seat = model.seats[i].id;
        auto* name = new QPushButton;
        name->setFlat(true);
        name->setFocusPolicy(Qt::TabFocus);
        name->setObjectName(QStringLiteral("starts.box.%1").arg(QString::fromStdString(row.seat)));
        theme::setFontRole(name, theme::FontRole::DockTitle);
        name->setEnabled(!barbarian);
        connect(name, &QPushButton::clicked, this, [this, i] { emit seatChosen(rows_[i].seat); });
        row.name = name;
        const int line = static_cast<int>(i);
        grid_->addWidget(name, line, 0, Qt::AlignLeft);
        constexpr std::array<const char*, kinds> words{"infantry", "archer", "cavalry", "princess", "fort"};
        constexpr std::array<const char*, 3> others{"army", "fort", "free"};
        for (std::size_t kind = 0; kind < (barbarian ? others.size() : kinds); ++kind) {
            row.tokens[kind] = makeToken(i, kind);
            row.tokens[kind]->setObjectName(
                QStringLiteral("starts.box.%1.%2")
                    .arg(barbarian ? QStringLiteral("barbarians") : QString::fromStdString(row.seat),
                         QLatin1String(barbarian ? others[kind] : words[kind])));
            grid_->addWidget(row.tokens[kind], line, static_cast<int>(kind) + 1, Qt::AlignLeft);
        }
        row.makes = shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2);
        row.makes->setObjectName(QStringLiteral("starts.makes.%1").arg(QString::fromStdString(row.seat)));
        grid_->addWidget(row.makes, line, static_cast<int>(kinds) + 2, Qt::AlignRight);
        rows_.push_back(row);
    }
}

void StartsBoxes::show(const StartModel& model, const StartFacts& facts, const std::string& seat) {
    bool same = rows_.size() == model.seats.size() + 1;
    for (std::size_t i = 0; same && i < model.seats.size(); ++i)
        same = rows_[i].seat == model.seats[i].id;
    if (!same) makeRows(model);
    const theme::Theme& theme = theme::themeOf(this);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const Row& row = rows_[i];
        const bool barbarian = row.seat.empty();
        row.name->setText(barbarian ? tr("Barbarians") : countryName(document_, row.seat));
        if (!barbarian)
            row.name->setIcon(
                theme::shieldIcon(warriors::face::playerColour(static_cast<warriors::Colour>(i)), theme));
        QFont font = row.name->font();
        font.setUnderline(!barbarian && row.seat == seat);
        row.name->setFont(font);
        for (std::size_t kind = 0; kind < kinds && row.tokens[kind]; ++kind) {
            const StartHand hand = handOf(row, kind);
            const theme::TokenLook look = boxLook(i, hand.piece.kind, barbarian);
            if (barbarian)
                row.tokens[kind]->show(look, -1,
                                       hand.freeLand ? tr("free land", "a province that nobody holds")
                                       : kind == 0   ? tr("army", "of Barbarians")
                                                     : tr("Fort", "of Barbarians"),
                                       hand.freeLand);
            else
                row.tokens[kind]->show(
                    look, model.left(row.seat, hand.piece.kind),
                    tr("%1 of %2", "a kind of unit, a country")
                        .arg(warriors::face::kindName(hand.piece.kind), countryName(document_, row.seat)));
        }
        const auto vp = facts.victoryPoints(row.seat);
        row.makes->setText(barbarian ? tr("no end of them", "Barbarians in their box")
                           : !vp     ? QString{}
                                     : tr("makes %1 of %2 VP", "Victory Points of a start position")
                                       .arg(*vp)
                                       .arg(facts.setting->threshold()));
    }
}

void StartsBoxes::showHand(const std::optional<StartHand>& hand) {
    for (const Row& row : rows_)
        for (std::size_t kind = 0; kind < kinds && row.tokens[kind]; ++kind) {
            const StartHand own = handOf(row, kind);
            row.tokens[kind]->setChecked(hand && hand->fromBox() && hand->piece.seat == own.piece.seat &&
                                         hand->piece.kind == own.piece.kind &&
                                         hand->freeLand == own.freeLand);
        }
}

void StartsBoxes::takeFocus() {
    for (const BoxToken* token : tokens())
        if (token->isEnabled()) return const_cast<BoxToken*>(token)->setFocus(Qt::OtherFocusReason);
}

std::vector<BoxToken*> StartsBoxes::tokens() const {
    std::vector<BoxToken*> all;
    for (const Row& row : rows_)
        for (BoxToken* token : row.tokens)
            if (token) all.push_back(token);
    return all;
}

} // namespace marches::editor
