#include "editor/balance/balance_map.h"

#include "app/map/map_view.h"
#include "app/shell/parts.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "editor/balance/stand_out.h"
#include "editor/map_feed.h"

#include <QButtonGroup>
#include <QFrame>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::editor {

namespace {

constexpr std::array<const char*, 3> measures{"taken", "fought", "held"};
constexpr int rampSteps = 5;
constexpr int renewAfter = 300; // ms after a change

/// The one hue of the ramp, at a share of 0 to 1.
QColor rampColour(const theme::Theme& theme, double share) {
    const QColor hue = theme.player(theme::PlayerColour::Purple).fill;
    return theme::blend(theme.colour(theme::Role::Land), hue, 0.08 + 0.52 * std::clamp(share, 0.0, 1.0));
}

void paintNever(QPainter& painter, const QPainterPath& path, const theme::Theme& theme) {
    painter.fillPath(path, theme.colour(theme::Role::Raised));
    painter.fillPath(path, QBrush(theme.colour(theme::Role::Bad), Qt::BDiagPattern));
}

} // namespace

/// Paints the tints and their figures over the map. They are kept as a picture until they change, or the
/// view does.
class TintLayer : public appmap::MapLayer {
public:
    struct Tint {
        bool inPlay = false;
        bool never = false;
        double strength = 0; ///< 0 to 1, over the range of all
        QString figure;
        bool operator==(const Tint&) const = default;
    };

    explicit TintLayer(appmap::MapView& map) : map_(map) { map_.setOverlay(this); }
    ~TintLayer() override { map_.setOverlay(nullptr); }

    [[nodiscard]] const std::vector<Tint>& tints() const { return tints_; }
    /// Paints anew what has changed, and no more.
    void show(std::vector<Tint> tints) {
        const appmap::Shapes* shapes = map_.shapes();
        if (kept_.isNull() || !scaled_ || shapes == nullptr || tints.size() != tints_.size() ||
            !(lookNow() == look_)) {
            if (tints == tints_) return;
            tints_ = std::move(tints);
            return forget();
        }
        tints_.swap(tints);
        for (std::size_t i = 0; i < tints.size(); ++i)
            if (tints[i].inPlay && !tints_[i].inPlay) return forget(); // before it is painted on
        QPainter onto(&kept_);
        onto.setRenderHint(QPainter::Antialiasing);
        onto.translate(-look_.origin);
        for (int i = 0; i < std::min(shapes->count(), static_cast<int>(tints_.size())); ++i) {
            const auto at = static_cast<std::size_t>(i);
            if (tints_[at] == tints[at] || !tints_[at].inPlay) continue;
            paintGround(onto, i);
            paintFigure(onto, look_.theme, tints_[at], shapes->grid().pole(i).point * look_.scale);
            map_.update(
                scaled_->bounds(i).translated(-QPointF(look_.origin)).toAlignedRect().adjusted(-9, -9, 9, 9));
        }
    }
    void forget() {
        kept_ = {};
        map_.update();
    }
    void forgetShapes() {
        scaled_ = {};
        forget();
    }

    void paint(QPainter& painter, const QRegion& /*exposed*/) override {
        const appmap::Viewport& viewport = map_.scene().viewport;
        const Look look = lookNow();
        if (kept_.isNull() || !(look == look_)) {
            look_ = look;
            kept_ = QPixmap(viewport.size() * look.ratio);
            kept_.setDevicePixelRatio(look.ratio);
            kept_.fill(Qt::transparent);
            QPainter onto(&kept_);
            onto.setRenderHint(QPainter::Antialiasing);
            onto.translate(-viewport.origin());
            paintAll(onto);
        }
        painter.drawPixmap(viewport.origin(), kept_);
    }

private:
    struct Look {
        double scale = 0;
        QPoint origin;
        QSize size;
        double ratio = 1;
        theme::Theme theme;
        bool operator==(const Look&) const = default;
    };

    Look lookNow() const {
        const appmap::Viewport& viewport = map_.scene().viewport;
        return {viewport.scale(), viewport.origin(), viewport.size(), map_.devicePixelRatioF(),
                theme::themeOf(&map_)};
    }

    void paintGround(QPainter& painter, int province) {
        const Tint& tint = tints_[static_cast<std::size_t>(province)];
        const QPainterPath& path = scaled_->province(province);
        if (tint.never)
            paintNever(painter, path, look_.theme);
        else
            painter.fillPath(path, rampColour(look_.theme, tint.strength));
        const theme::Role line = tint.never ? theme::Role::Bad : theme::Role::MapBorder;
        painter.strokePath(path, QPen(look_.theme.colour(line), tint.never ? 1.6 : 0.9));
    }

    void paintAll(QPainter& painter) {
        const appmap::Shapes* shapes = map_.shapes();
        if (shapes == nullptr) return;
        const double scale = map_.scale();
        if (!scaled_ || scaled_->scale() != scale) scaled_.emplace(*shapes, scale);
        const QRectF seen = map_.scene().viewport.toMapPx(map_.scene().viewport.rect());
        const int count = std::min(shapes->count(), static_cast<int>(tints_.size()));
        for (int i = 0; i < count; ++i)
            if (tints_[static_cast<std::size_t>(i)].inPlay && scaled_->bounds(i).intersects(seen))
                paintGround(painter, i);
        for (int i = 0; i < count; ++i) {
            const Tint& tint = tints_[static_cast<std::size_t>(i)];
            if (tint.inPlay && scaled_->bounds(i).intersects(seen))
                paintFigure(painter, look_.theme, tint, shapes->grid().pole(i).point * scale);
        }
    }

    static void paintFigure(QPainter& painter, const theme::Theme& theme, const Tint& tint,
                            const QPointF& at) {
        QPainterPath words;
        const QFont font = theme.font(theme::FontRole::NoteBold);
        const QFontMetricsF metrics(font);
        words.addText(at.x() - metrics.horizontalAdvance(tint.figure) / 2, at.y() + metrics.capHeight() / 2,
                      font, tint.figure);
        painter.strokePath(
            words, QPen(theme.colour(theme::Role::MapHalo), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(words, theme.colour(tint.never ? theme::Role::Bad : theme::Role::MapInk));
    }

    appmap::MapView& map_;
    std::vector<Tint> tints_;
    std::optional<appmap::ScaledShapes> scaled_;
    QPixmap kept_;
    Look look_;
};

/// The key to the tints.
class RampKey : public QWidget {
public:
    using QWidget::QWidget;

    void set(const QString& words, const QString& never) {
        if (words == words_ && never == never_) return;
        words_ = words;
        never_ = never;
        setAccessibleName(never.isEmpty() ? words : words + QStringLiteral(", ") + never);
        updateGeometry();
        update();
    }
    QSize sizeHint() const override {
        const theme::Theme& theme = theme::themeOf(this);
        const QFontMetrics metrics(theme.font(theme::FontRole::Note));
        const int swatch = theme.scaled(12);
        const int never = never_.isEmpty() ? 0 : 18 + swatch * 2 + metrics.horizontalAdvance(never_);
        return {rampSteps * swatch + 8 + metrics.horizontalAdvance(words_) + never + 4,
                std::max(metrics.height(), swatch) + 4};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override {
        const theme::Theme& theme = theme::themeOf(this);
        QPainter painter(this);
        painter.setFont(theme.font(theme::FontRole::Note));
        const int swatch = theme.scaled(12);
        const int top = (height() - swatch) / 2;
        int x = 0;
        for (int i = 0; i < rampSteps; ++i, x += swatch)
            painter.fillRect(x, top, swatch, swatch,
                             rampColour(theme, static_cast<double>(i) / (rampSteps - 1)));
        x += 8;
        const QFontMetrics metrics = painter.fontMetrics();
        const auto say = [&](const QString& words, theme::Role role) {
            painter.setPen(theme.colour(role));
            painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, words);
            x += metrics.horizontalAdvance(words);
        };
        say(words_, theme::Role::Ink2);
        if (never_.isEmpty()) return;
        x += 14;
        QPainterPath box;
        box.addRect(x, top, swatch * 2 - 4, swatch);
        paintNever(painter, box, theme);
        painter.strokePath(box, QPen(theme.colour(theme::Role::Bad), 1));
        x += swatch * 2;
        say(never_, theme::Role::Ink2);
    }

private:
    QString words_;
    QString never_;
};

BalanceMap::BalanceMap(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), map_(new appmap::MapView),
      tints_(std::make_unique<TintLayer>(*map_)), card_(new QFrame(map_)), key_(new RampKey) {
    map_->setObjectName(QStringLiteral("balance.map"));
    shell::bareLayout<QVBoxLayout>(this, 0, {map_});
    auto* card = qobject_cast<QFrame*>(card_);
    theme::setCard(card, true);
    auto* group = new QButtonGroup(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    for (std::size_t i = 0; i < measures.size(); ++i) {
        auto* button = shell::smallButton(QStringLiteral("balance.shown.") + QLatin1String(measures[i]));
        button->setCheckable(true);
        button->setChecked(i == 0);
        theme::setSegment(button, i == 0                     ? theme::Segment::First
                                  : i + 1 == measures.size() ? theme::Segment::Last
                                                             : theme::Segment::Middle);
        group->addButton(button, static_cast<int>(i));
        row->addWidget(button);
        buttons_.push_back(button);
    }
    row->addStretch(1);
    auto* column = new QVBoxLayout(card_);
    column->setContentsMargins(8, 6, 8, 6);
    column->setSpacing(5);
    column->addLayout(row);
    column->addWidget(key_);
    later_.setSingleShot(true);
    later_.setInterval(renewAfter);
    connect(&later_, &QTimer::timeout, this, &BalanceMap::renew);
    connect(group, &QButtonGroup::idClicked, this, [this](int id) {
        shown_ = static_cast<Shown>(id);
        refresh();
    });
    connect(&document, &Document::changed, this, [this](const draft::Change& change) {
        const draft::Touched touched = draft::touched(change);
        if (!touched.geometry && touched.layers.empty() && touched.labels.empty() &&
            !touched.sections.contains("picture") && !touched.sections.contains("provinces"))
            return;
        stale_ = true;
        if (isVisible()) later_.start();
    });
    const auto idAtPlace = [this](ProvinceId province) {
        return document_.atlas().provinces[index(province)].id;
    };
    connect(&map_->playTool(), &appmap::PlayTool::provinceClicked, this,
            [this, idAtPlace](ProvinceId province, appmap::TokenHit, Qt::KeyboardModifiers) {
                emit chosen(idAtPlace(province));
            });
    connect(&map_->focus(), &appmap::MapFocus::activated, this,
            [this, idAtPlace](ProvinceId province) { emit chosen(idAtPlace(province)); });
    map_->panels().setOverviewShown(false);
    retranslate();
}

BalanceMap::~BalanceMap() {
    tints_.reset();
}

void BalanceMap::retranslate() {
    map_->setAccessibleName(tr("Map of how often", "how often provinces were taken, fought over, held"));
    buttons_[0]->setText(tr("Taken at all", "provinces on the map: by a player in a game"));
    buttons_[1]->setText(tr("Fought over", "provinces on the map: in a game"));
    buttons_[2]->setText(tr("Held at the end", "provinces on the map: by a player"));
    refresh();
}

void BalanceMap::show(std::shared_ptr<const BalanceFigures> figures, bool live) {
    figures_ = std::move(figures);
    live_ = live;
    refresh();
}

void BalanceMap::pointOut(const std::string& province) {
    const int at = document_.atlas().province(province);
    if (at < 0 || at >= map_->provinceCount()) return;
    map_->focus().pointOut(appmap::idOf(at));
    map_->camera().ensureVisible(appmap::idOf(at));
}

void BalanceMap::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    renew();
}

void BalanceMap::renew() {
    if (!stale_ || !isVisible()) return;
    stale_ = false;
    tints_->forgetShapes();
    map_->setPicture(mapPicture(document_));
    refresh();
}

void BalanceMap::refresh() {
    const Atlas& atlas = document_.atlas();
    const std::string measure = measures[static_cast<std::size_t>(shown_)];
    std::vector<TintLayer::Tint> tints(atlas.provinces.size());
    double least = 1;
    double most = 0;
    bool anyNever = false;
    if (figures_ && figures_->games() > 0) {
        for (const std::string& place : figures_->places) {
            const double share = figures_->share(measure, place);
            if (share <= 0) continue;
            least = std::min(least, share);
            most = std::max(most, share);
        }
        for (const std::string& place : figures_->places) {
            const int at = atlas.province(place);
            if (at < 0) continue;
            const double share = figures_->share(measure, place);
            TintLayer::Tint& tint = tints[static_cast<std::size_t>(at)];
            tint.inPlay = true;
            tint.never = shown_ == Shown::taken ? figures_->never(place) : share <= 0;
            tint.strength = most > least ? std::round((share - least) / (most - least) * 10) / 10 : 1;
            tint.figure = tint.never ? tr("never", "in no game") : QLocale().toString(qRound(share * 100));
            anyNever = anyNever || tint.never;
        }
    }
    tints_->show(std::move(tints));
    key_->set(most <= 0 ? tr("No games yet")
                        : tr("in %1 to %2 of 100 games").arg(qRound(least * 100)).arg(qRound(most * 100)),
              anyNever ? tr("never", "in no game") : QString{});
    if (!live_) sayFaces();
    place();
}

/// What a province's tooltip and a screen reader say.
void BalanceMap::sayFaces() {
    const Atlas& atlas = document_.atlas();
    const std::vector<TintLayer::Tint>& tints = tints_->tints();
    const QString what = buttons_[static_cast<std::size_t>(shown_)]->text();
    for (int i = 0; i < std::min(map_->provinceCount(), static_cast<int>(tints.size())); ++i) {
        const TintLayer::Tint& tint = tints[static_cast<std::size_t>(i)];
        const QString name = atlas.provinceName(i);
        appmap::ProvinceFace face;
        face.inPlay = !figures_ || tint.inPlay;
        face.text =
            !tint.inPlay
                ? name
                : QStringLiteral("%1 · %2: %3")
                      .arg(name, what, tint.never ? tint.figure : tr("in %1 of 100 games").arg(tint.figure));
        map_->setFace(appmap::idOf(i), face);
    }
}

void BalanceMap::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void BalanceMap::place() {
    card_->adjustSize();
    card_->move(12, 12);
}

} // namespace marches::editor
