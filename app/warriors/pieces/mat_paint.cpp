#include "app/warriors/pieces/mat_paint.h"

#include "app/theme/paint.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"

#include <QFontMetricsF>

namespace marches::warriors::face {

namespace {

using theme::FontRole;
using theme::Role;

struct Brushes {
    QPainter& painter;
    const MatModel& model;
    const MatLayout& layout;
    const theme::Theme& theme;
    const MatHighlight& highlight;

    QColor colour(Role role) const { return theme.colour(role); }
    /// Green is only what a click would answer.
    Role nextRole() const { return model.mode() == MatMode::idle ? Role::Ink2 : Role::Legal; }
    double textWidth(const QFont& font, const QString& text) const {
        return QFontMetricsF(font).horizontalAdvance(text);
    }
    /// Left-aligned, vertically centred in the row; returns the x after it.
    double write(const QRectF& row, double x, const QString& text, FontRole role, Role ink) const {
        const QFont font = theme.font(role);
        painter.setFont(font);
        painter.setPen(colour(ink));
        const double width = textWidth(font, text);
        painter.drawText(QRectF(x, row.top(), width + 2, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         text);
        return x + width;
    }
};

/// Returns whether a free space can take the token that is placed or shifted.
bool answers(const Brushes& b, const MatCell& cell) {
    if (b.model.mode() != MatMode::shift) return true;
    return b.highlight.from ? b.model.mayShift(*b.highlight.from, cell.path) : cell.placeable;
}

void paintSpace(const Brushes& b, const QRectF& where, const MatCell& cell, int number) {
    QPainter& painter = b.painter;
    const theme::PlayerLook look = b.theme.player(playerColour(b.model.moment().colour(b.model.seat())));
    const bool filled = number < cell.filled;
    const bool next = cell.state == LevelState::next && number == cell.filled &&
                      b.model.mode() != MatMode::idle && answers(b, cell);
    const bool last = filled && number + 1 == cell.filled;
    const double pen = b.layout.large ? 2 : 1.5;
    const QRectF circle = where.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2);
    if (filled) {
        painter.setPen(QPen(look.edge, pen));
        painter.setBrush(look.fill);
        painter.drawEllipse(circle);
        if (b.layout.large)
            theme::paintIcon(painter, theme::iconOf(look.arms), circle.adjusted(4, 4, -4, -4), look.ink);
        if (last && cell.removable) {
            const bool chosen = b.highlight.from == cell.path;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(b.colour(chosen ? Role::Selection : Role::Legal), 2.5));
            painter.drawEllipse(circle.adjusted(-2.5, -2.5, 2.5, 2.5));
        }
        return;
    }
    if (!next) {
        painter.setPen(QPen(b.colour(Role::Edge), b.layout.large ? 1.2 : 1.1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(circle);
        return;
    }
    const bool open = cell.placeable && (b.model.mode() != MatMode::shift || b.highlight.from.has_value());
    const QColor legal = b.colour(Role::Legal);
    painter.setPen(QPen(legal, open ? pen + 0.7 : pen));
    const bool hovered = b.highlight.hovered == cell.path;
    painter.setBrush(!open ? Qt::NoBrush
                           : QBrush(theme::blend(b.colour(Role::Raised), legal, hovered ? 0.45 : 0.16)));
    painter.drawEllipse(circle);
    if (!open) return;
    const double arm = circle.width() * (b.layout.large ? 0.22 : 0.26);
    painter.setPen(QPen(legal, pen + 0.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(circle.center() - QPointF(arm, 0), circle.center() + QPointF(arm, 0));
    painter.drawLine(circle.center() - QPointF(0, arm), circle.center() + QPointF(0, arm));
}

theme::Box plateBox(const Brushes& b, const MatCell& cell) {
    theme::Box box;
    switch (cell.state) {
    case LevelState::past:
        box.ground = b.layout.large ? b.colour(Role::PanelTitle) : b.colour(Role::Track);
        box.edge = b.layout.large ? b.colour(Role::Edge) : b.colour(Role::Line);
        break;
    case LevelState::now:
        box.ground = b.colour(Role::Raised);
        box.edge = b.colour(Role::Accent);
        box.edgeWidth = b.layout.large ? 3 : 2;
        break;
    case LevelState::next:
        box.edge = b.colour(b.layout.large ? b.nextRole() : Role::Line);
        box.edgeWidth = b.layout.large ? 2 : 1;
        box.dashed = b.layout.large;
        if (b.layout.large) box.ground = b.colour(Role::PanelTitle);
        break;
    case LevelState::later:
        box.edge = b.colour(Role::Line);
        break;
    }
    return box;
}

double paintYields(const Brushes& b, const MatCell& cell, QRectF row, double x, double icon, Role ink) {
    const FontRole role = cell.state == LevelState::now ? FontRole::TextBold : FontRole::Text;
    for (const MatYield& yield : b.layout.large ? yieldsOf(cell) : signsOf(cell)) {
        theme::paintIcon(b.painter, yield.icon, {x, row.center().y() - icon / 2, icon, icon}, b.colour(ink));
        x = b.write(row, x + icon + 2, yield.text, role, ink) +
            (b.layout.large ? b.theme.scaled(5) : b.layout.between);
    }
    return x;
}

void paintCompactPlate(const Brushes& b, const QRectF& plate, const MatCell& cell) {
    theme::paintBox(b.painter, plate, plateBox(b, cell));
    const Role ink = cell.state == LevelState::now    ? Role::Ink
                     : cell.state == LevelState::past ? Role::Ink2
                                                      : Role::Ink3;
    double x = plate.left() + b.layout.pad + 1;
    x = b.write(plate, x, roman(cell.level), FontRole::Numeral, ink) + b.layout.between;
    paintYields(b, cell, plate, x, b.theme.scaledIcon(13), ink);
}

void paintChips(const Brushes& b, const QRectF& inside, const MatCell& cell) {
    QStringList names;
    if (cell.routes > 0) names << MatModel::tr("%n route(s)", nullptr, cell.routes);
    for (const Ability ability : cell.abilities)
        names << abilityName(ability);
    const bool held = cell.state == LevelState::past || cell.state == LevelState::now;
    const QFont font = b.theme.font(FontRole::Note);
    const double height = b.theme.scaled(18);
    QPointF at = inside.topLeft();
    for (const QString& name : names) {
        const double width = b.textWidth(font, name) + 10;
        if (at.x() > inside.left() && at.x() + width > inside.right())
            at = {inside.left(), at.y() + height + 3};
        const QRectF chip(at, QSizeF(std::min(width, inside.width()), height));
        theme::paintBox(b.painter, chip,
                        {held ? b.colour(Role::Accent) : b.colour(Role::Raised),
                         held ? b.colour(Role::Accent) : b.colour(Role::Edge), 1, 3, false});
        b.painter.setFont(font);
        b.painter.setPen(b.colour(held ? Role::AccentInk : Role::Ink2));
        b.painter.drawText(chip, Qt::AlignCenter, name);
        at.rx() += chip.width() + 4;
    }
}

void paintLargePlate(const Brushes& b, const QRectF& plate, const MatCell& cell) {
    theme::paintBox(b.painter, plate, plateBox(b, cell));
    const Role ink = cell.state == LevelState::later ? Role::Ink3 : Role::Ink;
    const double pad = b.theme.scaled(8);
    const double line = b.theme.scaled(22);
    const QRectF first(plate.left() + pad, plate.top() + b.theme.scaled(5), plate.width() - 2 * pad, line);
    b.write(first, first.left(), roman(cell.level), FontRole::Name, ink);
    QString tag;
    if (cell.state == LevelState::now)
        //: Marks the level that has been reached
        tag = MatModel::tr("now");
    else if (cell.state == LevelState::next)
        //: Tokens missing to reach the next level
        tag = MatModel::tr("%n more", nullptr, cell.needed);
    if (!tag.isEmpty()) {
        b.painter.setFont(b.theme.font(FontRole::NoteBold));
        b.painter.setPen(b.colour(cell.state == LevelState::now ? Role::Accent : b.nextRole()));
        b.painter.drawText(first, Qt::AlignRight | Qt::AlignVCenter, tag);
    }
    const QRectF second = first.translated(0, line);
    paintYields(b, cell, second, second.left(), b.theme.scaledIcon(17), ink);
    paintChips(b, {second.left(), second.bottom() + 3, second.width(), plate.bottom() - second.bottom() - 6},
               cell);
}

void paintRivals(const Brushes& b, const TrackPlace& track, Path path) {
    b.painter.setPen(QPen(b.colour(Role::Line), 1.5));
    const double left = track.levels[0].plate.left();
    const double right = track.levels[levelCount - 1].plate.right();
    b.painter.drawLine(QPointF(left, track.ruler), QPointF(right, track.ruler));
    const Moment& moment = b.model.moment();
    std::vector<std::pair<QPointF, int>> taken;
    for (const SeatId seat : moment.allSeats()) {
        if (seat == b.model.seat() || moment.state.player(seat).left) continue;
        int tokens = b.model.tokens(seat, path);
        double x = track.levels[0].plate.center().x();
        for (std::size_t l = 1; l < levelCount && tokens > 0; ++l) {
            const auto& spaces = track.levels[l].spaces;
            const int here = std::min<int>(tokens, static_cast<int>(spaces.size()));
            x = spaces[static_cast<std::size_t>(here) - 1].center().x();
            tokens -= here;
        }
        const double side = b.theme.scaledIcon(18);
        for (auto& [point, count] : taken)
            if (std::abs(point.x() - x) < side) x += side + 2;
        taken.emplace_back(QPointF(x, track.ruler), 1);
        const theme::PlayerLook look = b.theme.player(playerColour(moment.colour(seat)));
        const QRectF disc(x - side / 2, track.ruler + 4, side, side);
        b.painter.setPen(QPen(look.edge, 1.2));
        b.painter.setBrush(look.fill);
        b.painter.drawEllipse(disc);
        theme::paintIcon(b.painter, theme::iconOf(look.arms), disc.adjusted(3, 3, -3, -3), look.ink);
    }
}

/// Who leads on the path, where there is room for it; how many tokens lie on it is counted at its spaces.
QString leadOf(const Brushes& b, const MatTrack& track, double room) {
    return b.textWidth(b.theme.font(FontRole::Note), track.lead) <= room ? track.lead : QString();
}

/// Above the path: sign, name, who leads.
void paintStripHead(const Brushes& b, const TrackPlace& place, Path path) {
    const MatTrack& track = b.model.track(path);
    const bool roomy = place.head.height() >= QFontMetricsF(b.theme.font(FontRole::Name)).height();
    const FontRole role = roomy ? FontRole::Name : FontRole::NoteBold;
    const double icon = b.theme.scaledIcon(roomy ? 16 : 13);
    theme::paintIcon(b.painter, iconFor(path),
                     {place.head.left(), place.head.center().y() - icon / 2, icon, icon},
                     b.colour(track.leader == b.model.seat() ? Role::Ink : Role::Ink2));
    double x = place.head.left() + icon + b.theme.scaled(5);
    x = b.write(place.head, x, pathName(path), role, Role::Ink) + b.theme.scaled(8);
    b.write(place.head, x, leadOf(b, track, place.head.right() - x), FontRole::Note,
            track.leader == b.model.seat() ? Role::Ink : Role::Ink3);
}

void paintHead(const Brushes& b, const TrackPlace& place, Path path) {
    const MatTrack& track = b.model.track(path);
    const double icon = b.theme.scaledIcon(b.layout.large ? 26 : 20);
    const QFontMetricsF name(b.theme.font(FontRole::Name));
    const QFontMetricsF note(b.theme.font(FontRole::Note));
    const double gap = b.theme.scaled(7);
    const double text = place.head.left() + icon + gap;
    const bool leads = track.leader == b.model.seat();
    QStringList lines;
    if (b.layout.large) {
        lines << MatModel::tr("%1 of %n token(s)", nullptr, track.spaces).arg(track.tokens);
        lines << track.lead;
        if (isSeat(track.leader) && !leads)
            lines << MatModel::tr("%n more to lead", nullptr, track.leaderTokens - track.tokens + 1);
    } else if (place.head.height() >= name.height() + note.height()) {
        if (const QString lead = leadOf(b, track, place.head.right() - text); !lead.isEmpty()) lines << lead;
    }
    const double height = name.height() + static_cast<double>(lines.size()) * note.height();
    double y = b.layout.large ? place.head.top() : place.head.center().y() - height / 2;
    theme::paintIcon(b.painter, iconFor(path),
                     {place.head.left(), b.layout.large ? y : place.head.center().y() - icon / 2, icon, icon},
                     b.colour(leads ? Role::Ink : Role::Ink2));
    const double room = place.head.right() - text + 2;
    b.painter.setFont(b.theme.font(FontRole::Name));
    b.painter.setPen(b.colour(Role::Ink));
    b.painter.drawText(QRectF(text, y, room, name.height()), Qt::AlignLeft | Qt::AlignVCenter,
                       pathName(path));
    y += name.height();
    b.painter.setFont(b.theme.font(FontRole::Note));
    b.painter.setPen(b.colour(Role::Ink3));
    for (const QString& line : lines) {
        b.painter.drawText(QRectF(text, y, room, note.height()), Qt::AlignLeft | Qt::AlignVCenter, line);
        y += note.height();
    }
}

} // namespace

void paintMat(QPainter& painter, const MatModel& model, const MatLayout& layout, const theme::Theme& theme,
              const MatHighlight& highlight) {
    if (model.moment().empty() || !isSeat(model.seat())) return;
    const theme::Painting scope(painter);
    const Brushes b{painter, model, layout, theme, highlight};
    for (const Path path : allPaths) {
        const TrackPlace& track = layout.track(path);
        if (!layout.strip) {
            painter.setPen(QPen(b.colour(Role::Line), 1));
            painter.drawLine(track.band.bottomLeft() - QPointF(0, 0.5),
                             track.band.bottomRight() - QPointF(0, 0.5));
        }
        if (highlight.focus == path) // below what it would cut off where rows are low
            theme::paintInnerFocusRing(painter, track.band.adjusted(0, 0, 0, -1), theme);
        if (b.layout.strip)
            paintStripHead(b, track, path);
        else
            paintHead(b, track, path);
        for (int level = 1; level <= static_cast<int>(levelCount); ++level) {
            const PlatePlace& place = track.level(level);
            if (place.plate.isEmpty()) continue; // not in this form
            const MatCell& cell = model.cell(path, level);
            for (std::size_t s = 0; s < place.spaces.size(); ++s)
                paintSpace(b, place.spaces[s], cell, static_cast<int>(s));
            if (layout.large)
                paintLargePlate(b, place.plate, cell);
            else
                paintCompactPlate(b, place.plate, cell);
        }
        if (!track.more.isEmpty()) {
            const QFontMetricsF numeral(theme.font(FontRole::Numeral));
            const bool whole = track.more.width() >= numeral.horizontalAdvance(moreLevels(true));
            b.write(track.more, track.more.left(), moreLevels(whole), FontRole::Numeral, Role::Ink2);
        }
        if (layout.large) paintRivals(b, track, path);
    }
}

} // namespace marches::warriors::face
