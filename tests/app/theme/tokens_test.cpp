#include "app/theme/badges.h"
#include "app/theme/chips.h"
#include "app/theme/heraldry.h"
#include "app/theme/style.h"
#include "app/theme/tokens.h"
#include "tests/app/pieces.h"
#include "tests/app/register.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <array>
#include <functional>

namespace marches::theme {

class TokensTest : public QObject {
    Q_OBJECT
private slots:
    void formsDiffer();
    void ownerIsSeenWithoutColour();
    void everyStateCanBeSeen();
    void nothingReachesBeyondThePixmap();
    void cacheKeepsWhatItPainted();
    void cacheKnowsThemeSizeAndScreen();
    void hatchingNeverScales_data();
    void hatchingNeverScales();
    void matsAreOutlined();
    void scoreBarShowsSharesOfTheGoal();
    void scoreBarHasAllItsFiguresOrNone();
    void scoreBeyondTheGoalFillsTheBar();
    void scoreBarIsMirrored();
    void piecesHaveRoomForTheirText();
};

namespace {

constexpr int canvas = 120;

QImage painted(const std::function<void(QPainter&)>& paint, QColor ground = Qt::white) {
    QImage image(canvas, canvas, QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    return image;
}

QImage tokenImage(const TokenLook& look, const Theme& theme = {}) {
    return painted([&](QPainter& painter) { paintToken(painter, look, QRectF(40, 40, 40, 40), theme); });
}

int differingPixels(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 40;
    return count;
}

/// How often lines begin along a row or column of device pixels.
int linesAcross(const QImage& image, bool alongX, const QColor& ground) {
    int lines = 0;
    bool inLine = true;
    for (int i = 0; i < canvas; ++i) {
        const QColor at = alongX ? image.pixelColor(i, canvas / 2) : image.pixelColor(canvas / 2, i);
        const bool line = std::abs(qGray(at.rgb()) - qGray(ground.rgb())) > 8;
        lines += line && !inLine;
        inLine = line;
    }
    return lines;
}

} // namespace

void TokensTest::formsDiffer() {
    const QRectF place(0, 0, 100, 100);
    const auto covers = [&](TokenForm form, double x, double y) {
        return tokenOutline(form, place).contains(QPointF(x, y));
    };
    QVERIFY(covers(TokenForm::Square, 8, 8) && covers(TokenForm::Square, 92, 92));
    QVERIFY(!covers(TokenForm::Round, 8, 8) && covers(TokenForm::Round, 50, 2));
    QVERIFY(covers(TokenForm::Toothed, 5, 5) && !covers(TokenForm::Toothed, 30, 5) &&
            covers(TokenForm::Toothed, 50, 5));
    QVERIFY(covers(TokenForm::Hexagon, 50, -4) && !covers(TokenForm::Hexagon, 4, 4)); // on its point
}

void TokensTest::ownerIsSeenWithoutColour() {
    for (const Tone tone : {Tone::Light, Tone::Dark}) {
        const Theme theme{.tone = tone};
        for (int a = 0; a < playerColourCount; ++a)
            for (int b = a + 1; b < playerColourCount; ++b) {
                const auto shield = [&](int player) {
                    return painted([&](QPainter& p) {
                        paintShield(p, PlayerColour(player), QRectF(20, 20, 80, 88), theme);
                    });
                };
                QVERIFY(differingPixels(shield(a), shield(b)) > 150);
                const auto land = [&](int player) {
                    return painted([&](QPainter& p) {
                        QPainterPath whole;
                        whole.addRect(0, 0, canvas, canvas);
                        paintGround(p, whole, PlayerColour(player), theme);
                    });
                };
                QVERIFY(land(a) != land(b));
            }
    }
}

void TokensTest::everyStateCanBeSeen() {
    const TokenLook plain{.piece = pieces::archer, .owner = PlayerColour::Blue};
    const QImage normal = tokenImage(plain);
    QList<QImage> seen{normal};
    const auto add = [&](auto change, int least) {
        TokenLook look = plain;
        change(look);
        const QImage image = tokenImage(look);
        for (const QImage& other : std::as_const(seen))
            QVERIFY(image != other);
        QVERIFY2(differingPixels(image, normal) >= least,
                 qPrintable(QString::number(differingPixels(image, normal))));
        seen << image;
    };
    add([](TokenLook& l) { l.selected = true; }, 150);
    add([](TokenLook& l) { l.focused = true; }, 100);
    add([](TokenLook& l) { l.count = 2; }, 60);
    add([](TokenLook& l) { l.count = 3; }, 60);
    add([](TokenLook& l) { l.damage = 1; }, 60);
    add([](TokenLook& l) { l.damage = 2; }, 60);
    add([](TokenLook& l) { l.lying = true; }, 100);
    add([](TokenLook& l) { l.ghost = true; }, 400);
    add([](TokenLook& l) { l.disabled = true; }, 400);
    add([](TokenLook& l) { l.actionPoints = {0, 3}; }, 60);
    add([](TokenLook& l) { l.actionPoints = {1, 3}; }, 60);
    add([](TokenLook& l) { l.owner = PlayerColour::Yellow; }, 400);
    add([](TokenLook& l) { l.owner.reset(); }, 0);
    add([](TokenLook& l) { l.piece.form = TokenForm::Hexagon; }, 60);
    add([](TokenLook& l) { l.piece.icon = Icon::Horse; }, 60);
}

void TokensTest::nothingReachesBeyondThePixmap() {
    TokenCache cache;
    TokenLook look{.piece = pieces::fort,
                   .owner = PlayerColour::Red,
                   .count = 12,
                   .damage = 9,
                   .selected = true,
                   .actionPoints = ActionPointLamps{5, 8}};
    for (const TokenPiece& piece : {pieces::fort, pieces::barbarianArmy, pieces::princess})
        for (const double side : {smallTokenSide, tokenSide, largeTokenSide})
            for (const bool focused : {false, true}) {
                look.piece = piece;
                look.focused = focused;
                look.selected = !focused;
                const QImage image = cache.token(look, side, 2.0, Theme{}).toImage();
                const int last = image.width() - 1;
                for (int i = 0; i <= last; ++i)
                    for (const QPoint at : {QPoint(i, 0), QPoint(i, last), QPoint(0, i), QPoint(last, i)})
                        QVERIFY2(
                            image.pixelColor(at).alpha() < 40,
                            qPrintable(QStringLiteral("form %1, side %2").arg(int(piece.form)).arg(side)));
            }
}

void TokensTest::cacheKeepsWhatItPainted() {
    TokenCache cache;
    const TokenLook look{.piece = pieces::cavalry, .owner = PlayerColour::Green, .count = 2};
    const qint64 first = cache.token(look, tokenSide, 1.0, Theme{}).cacheKey();
    QCOMPARE(cache.token(look, tokenSide, 1.0, Theme{}).cacheKey(), first);
    TokenLook other = look;
    other.count = 3;
    QVERIFY(cache.token(other, tokenSide, 1.0, Theme{}).cacheKey() != first);
    cache.clear();
    QVERIFY(cache.token(look, tokenSide, 1.0, Theme{}).cacheKey() != first);

    TokenCache small(1);
    const qint64 key = small.token(look, tokenSide, 1.0, Theme{}).cacheKey();
    (void)small.token(other, tokenSide, 1.0, Theme{});
    QVERIFY(small.token(look, tokenSide, 1.0, Theme{}).cacheKey() != key); // the longest unused was forgotten
}

void TokensTest::cacheKnowsThemeSizeAndScreen() {
    TokenCache cache;
    const TokenLook look{.piece = pieces::princess, .owner = PlayerColour::Red};
    const QPixmap normal = cache.token(look, 40, 1.0, Theme{});
    const QPixmap sharp = cache.token(look, 40, 2.0, Theme{});
    QCOMPARE(sharp.width(), 2 * normal.width());
    QCOMPARE(sharp.devicePixelRatio(), 2.0);
    QCOMPARE(normal.width(), 76); // 40 and 45 % of it on either side
    QVERIFY(cache.token(look, 40, 1.0, Theme{.tone = Tone::Dark}).toImage() != normal.toImage());
    const QImage direct = painted([&](QPainter& p) { paintToken(p, look, QRectF(40, 40, 40, 40), {}); });
    const QImage cached = painted([&](QPainter& p) { cache.paint(p, look, QRectF(40, 40, 40, 40), {}); });
    QCOMPARE(differingPixels(direct, cached), 0);
}

void TokensTest::hatchingNeverScales_data() {
    QTest::addColumn<int>("player");
    QTest::addColumn<bool>("alongX");
    QTest::newRow("vertical lines") << int(PlayerColour::Red) << true;
    QTest::newRow("horizontal lines") << int(PlayerColour::Blue) << false;
    QTest::newRow("diagonal falling") << int(PlayerColour::Green) << true;
    QTest::newRow("diagonal rising") << int(PlayerColour::Purple) << true;
}

void TokensTest::hatchingNeverScales() {
    QFETCH(int, player);
    QFETCH(bool, alongX);
    const QColor ground = Theme{}.player(PlayerColour(player)).ground;
    const auto lines = [&](double zoom) {
        const QImage image = painted([&](QPainter& p) {
            p.scale(zoom, zoom);
            QPainterPath whole;
            whole.addRect(0, 0, canvas / zoom, canvas / zoom);
            paintGround(p, whole, PlayerColour(player), {});
        });
        return linesAcross(image, alongX, ground);
    };
    const int atOne = lines(1);
    QVERIFY2(atOne >= 10 && atOne <= 16,
             qPrintable(QString::number(atOne))); // 120 px by 8, or by 8 times root 2
    for (const double zoom : {0.35, 0.65, 2.0, 5.0})
        QVERIFY(std::abs(lines(zoom) - atOne) <= 1);
}

void TokensTest::matsAreOutlined() {
    for (const Tone tone : {Tone::Light, Tone::Dark})
        for (const Mat mat : {Mat::Plain, Mat::Attacker}) {
            QImage image(60, 40, QImage::Format_ARGB32);
            image.fill(Theme{tone, 1.0}.colour(Role::Land));
            QPainter painter(&image);
            paintMat(painter, QRectF(10, 10, 40, 20), mat, {tone, 1.0});
            QVERIFY(image.pixel(30, 10) != image.pixel(30, 20));
        }
}

void TokensTest::scoreBarShowsSharesOfTheGoal() {
    const std::array parts{ScorePart{8, Role::ScorePart1}, ScorePart{3, Role::ScorePart2},
                           ScorePart{0, Role::ScorePart4}, ScorePart{4, Role::ScorePart3}};
    const QImage image =
        painted([&](QPainter& p) { paintScoreBar(p, QRectF(0, 40, 101.5, 16), parts, 20, {}); });
    // 100 px for 20 points: 5 px a point; the top line of the bar is free of figures.
    const auto at = [&](int x) { return image.pixelColor(x, 43); };
    QCOMPARE(at(3), colour(Role::ScorePart1, Tone::Light));
    QCOMPARE(at(37), colour(Role::ScorePart1, Tone::Light));
    QCOMPARE(at(42), colour(Role::ScorePart2, Tone::Light));
    QCOMPARE(at(58), colour(Role::ScorePart3, Tone::Light));
    QCOMPARE(at(73), colour(Role::ScorePart3, Tone::Light));
    QCOMPARE(at(80), colour(Role::Track, Tone::Light));
    QCOMPARE(image.pixelColor(100, 41), colour(Role::Accent, Tone::Light));
}

/// A figure alone would be read as something else than its part.
void TokensTest::scoreBarHasAllItsFiguresOrNone() {
    const std::array parts{ScorePart{4, Role::ScorePart1}, ScorePart{1, Role::ScorePart2}};
    const auto figured = [&](double wide) { // whether anything is written on the first part
        const QImage image =
            painted([&](QPainter& p) { paintScoreBar(p, QRectF(0, 40, wide, 16), parts, 5, {}); });
        const int end = static_cast<int>(wide * 0.7);
        for (int y = 43; y < 53; ++y)
            for (int x = 2; x < end; ++x)
                if (image.pixelColor(x, y) != colour(Role::ScorePart1, Tone::Light)) return true;
        return false;
    };
    QVERIFY(!figured(60)); // room for the 4 alone
    QVERIFY(figured(110)); // for both
}

void TokensTest::scoreBeyondTheGoalFillsTheBar() {
    const std::array parts{ScorePart{30, Role::ScorePart1}, ScorePart{10, Role::ScorePart2}};
    const QImage image =
        painted([&](QPainter& p) { paintScoreBar(p, QRectF(0, 40, 101.5, 16), parts, 20, {}); });
    QCOMPARE(image.pixelColor(72, 43), colour(Role::ScorePart1, Tone::Light));
    QCOMPARE(image.pixelColor(96, 43), colour(Role::ScorePart2, Tone::Light));
    QCOMPARE(image.pixelColor(50, 41), colour(Role::Accent, Tone::Light)); // the goal, halfway
}

void TokensTest::scoreBarIsMirrored() {
    const std::array parts{ScorePart{10, Role::ScorePart1}};
    const QImage image =
        painted([&](QPainter& p) { paintScoreBar(p, QRectF(0, 40, 101.5, 16), parts, 20, {}, true); });
    QCOMPARE(image.pixelColor(96, 43), colour(Role::ScorePart1, Tone::Light));
    QCOMPARE(image.pixelColor(20, 43), colour(Role::Track, Tone::Light));
}

void TokensTest::piecesHaveRoomForTheirText() {
    for (const double factor : {1.0, 2.0}) {
        const Theme theme{.textFactor = factor};
        const QString text = QStringLiteral("Handelsrouten");
        const auto width = [&](FontRole role) {
            return QFontMetrics(theme.font(role)).horizontalAdvance(text);
        };
        QVERIFY(badgeSize({Badge::Kind::Battle, text}, theme).width() >=
                width(FontRole::TextBold) + theme.scaledIcon(14));
    }
}

} // namespace marches::theme

MARCHES_TEST(marches::theme::TokensTest, look)
#include "tokens_test.moc"
