// Where the pointer hits what is small: tokens, and land beside water.
#include "tests/app/map/bundled.h"
#include "tests/app/register.h"

namespace marches::appmap {

namespace {

class HitsTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        view_ = shownView();
        QVERIFY(view_ != nullptr);
    }
    void cleanup() { view_.reset(); }

    /// A small token is hit from beside it, all the same by its nearest side; the ground of others is theirs.
    void smallTokensAreEasyToHit_data() { onBothMaps(); }
    void smallTokensAreEasyToHit() {
        QFETCH(QString, name);
        showPosition(*view_, bundledMap(name.toStdString()));
        showToScale(*view_, 0.45);
        int beside = 0;
        for (int i = 0; i < view_->provinceCount(); ++i) {
            const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i));
            if (view_->stack(id).tokens.empty()) continue;
            view_->centreOn(id);
            const StackLayout& stack = view_->stack(id);
            for (const StackedToken& token : stack.tokens) {
                const QPointF middle = token.box.center() + view_->toView({0, 0});
                for (const QPointF& off :
                     {QPointF(12, 0), QPointF(-12, 0), QPointF(0, 12), QPointF(0, -12)}) {
                    const QPointF at = middle + off;
                    const MapHit hit = view_->hitAt(at);
                    const ProvinceId ground = view_->provinceAt(at);
                    const bool others = ground != id && ground != noProvince && view_->face(ground).inPlay;
                    const bool outside = !token.box.adjusted(-1, -1, 1, 1).contains(token.box.center() + off);
                    if (!outside || others) continue;
                    QVERIFY(hit.token); // itself, or one that lies nearer
                    beside += hit == MapHit{id, token.token};
                }
            }
        }
        QVERIFY(beside > 10);
    }

    void smallTokensLeaveNeighboursTheirGround() {
        StackLayout pair;
        pair.side = 14;
        pair.tokens = {{{0, 0}, QRectF(0, 0, 14, 14)}, {{0, 1}, QRectF(18, 0, 14, 14)}};
        QCOMPARE(pair.beside({-5, 7})->token, (TokenHit{0, 0}));
        QCOMPARE(pair.beside({15, 7})->token, (TokenHit{0, 0})); // nearest wins
        QCOMPARE(pair.beside({17, 7})->token, (TokenHit{0, 1}));
        QCOMPARE(pair.beside({17, 7})->away, 1.0);
        QVERIFY(!pair.beside({-7, 7}));
        QVERIFY(!pair.beside({7, 21}));
        pair.tokens = {{{0, 0}, QRectF(0, 0, 40, 40)}}; // large enough as it is
        QVERIFY(!pair.beside({-1, 7}));
    }

    /// An inlet is taken for land by whoever clicks; the open sea is not.
    void waterBesideAProvinceIsItsOwn() {
        showNames(*view_, west());
        view_->setScale(0.7);
        view_->centreOn(west().province("sjaelland"));
        int beside = 0;
        int open = 0;
        const auto near = [&](const QPoint& at, int reach) {
            for (int dy = -reach; dy <= reach; dy += 2)
                for (int dx = -reach; dx <= reach; dx += 2)
                    if (view_->provinceAt(QPointF(at + QPoint(dx, dy))) != noProvince) return true;
            return false;
        };
        for (int y = 40; y < view_->height() - 40; y += 7)
            for (int x = 40; x < view_->width() - 40; x += 7) {
                const QPoint at(x, y);
                if (view_->childAt(at) || view_->provinceAt(QPointF(at)) != noProvince) continue;
                if (view_->provinceAt(QPointF(at + QPoint(7, 0))) != noProvince) {
                    QVERIFY(view_->hitAt(at).province != noProvince);
                    ++beside;
                } else if (!near(at, 60)) {
                    open += view_->hitAt(at).province == noProvince ? 1 : 0;
                }
            }
        QVERIFY(beside > 20);
        QVERIFY(open > 20);
    }

private:
    std::unique_ptr<MapView> view_;
};

} // namespace
} // namespace marches::appmap

MARCHES_TEST(marches::appmap::HitsTest, look)

#include "hits_test.moc"
