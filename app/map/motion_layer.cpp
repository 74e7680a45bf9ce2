#include "app/map/motion_layer.h"

#include "app/map/ground_layer.h"

#include <utility>

namespace marches::appmap {

MotionLayer::MotionLayer(MapScene& scene, GroundLayer& ground, PassingSigns& passing, FanLayer& fan,
                         std::function<void(bool)> over)
    : scene_(scene), ground_(ground), passing_(passing), fan_(fan), over_(std::move(over)) {}

void MotionLayer::play(const MapMotion& motion) {
    constexpr int usual = 1000; // ms, of which a scene lasts some
    end();
    const int lasts = scene_.motionTime(usual);
    if (lasts == 0 || !scene_.shapes || ground_.hasStaleFrame() || motion.scenes.empty()) return;
    scene_.ensureLayout();
    for (const ProvinceId province : motion.provinces)
        scene_.ensureLayout(numberOf(province));
    // the stacks of the motion give way to one another, not to those that will stand there
    const BoxIndex others = scene_.places->standingWithout(motion.provinces);
    scene_.stagedAt = 0;
    scene_.stage = std::make_unique<MotionStage>(
        motion, scene_.theme,
        [&](ProvinceId province, std::span<const TokenGroup> groups) {
            return scene_.places->stackFor(numberOf(province), groups, others);
        },
        [this](ProvinceId province) -> const QPainterPath& {
            return ground_.painter().scaled().calm(numberOf(province));
        });
    const MotionStage& stage = *scene_.stage;
    if (fan_.opened() >= 0 && scene_.staged(fan_.opened())) fan_.close();
    for (std::size_t stack = 0; stack < motion.provinces.size(); ++stack)
        if (stage.ground(stack, 0) != scene_.faces[index(motion.provinces[stack])].owner) touchGround(stack);
    scene_.repaint(stage.stacks(0).translated(-scene_.viewport.origin()));
    const auto over = [this](bool broken) {
        end();
        over_(!broken);
    };
    run_.start(
        0, stage.duration(), static_cast<int>(static_cast<qint64>(stage.duration()) * lasts / usual),
        [this](const QVariant& at) { moveTo(at.toInt()); }, over);
}

void MotionLayer::moveTo(int at) {
    if (!scene_.stage || at == scene_.stagedAt) return;
    const MotionStage& stage = *scene_.stage;
    const std::size_t before = stage.scene(scene_.stagedAt);
    const std::size_t now = stage.scene(at);
    QRegion touched = stage.moving(scene_.stagedAt);
    if (now != before) touched |= stage.stacks(before) | stage.stacks(now);
    for (std::size_t stack = 0; stack < stage.provinces().size(); ++stack)
        if (stage.ground(stack, scene_.stagedAt) != stage.ground(stack, at)) touchGround(stack);
    scene_.stagedAt = at;
    scene_.repaint((touched | stage.moving(at)).translated(-scene_.viewport.origin()));
}

/// The owner, as the ground and the shield beside the name show it, is another one.
void MotionLayer::touchGround(std::size_t stack) {
    const int province = numberOf(scene_.stage->provinces()[stack]);
    ground_.invalidate(scene_.provinceRect(province));
    scene_.repaint(passing_.decorationRect(province));
}

void MotionLayer::cut() {
    if (!moves()) return;
    end();
    const auto later = [this] {
        if (!moves()) over_(false);
    };
    QMetaObject::invokeMethod(&run_, later, Qt::QueuedConnection);
}

void MotionLayer::end() {
    if (!scene_.stage) return;
    run_.stop();
    const MotionStage& stage = *scene_.stage;
    for (std::size_t stack = 0; stack < stage.provinces().size(); ++stack) {
        const ProvinceId province = stage.provinces()[stack];
        if (stage.ground(stack, scene_.stagedAt) != scene_.faces[index(province)].owner) touchGround(stack);
        scene_.repaint(passing_.decorationRect(numberOf(province)));
    }
    const QRegion moving = stage.moving(scene_.stagedAt) | stage.stacks(stage.scene(scene_.stagedAt));
    scene_.repaint(moving.translated(-scene_.viewport.origin()));
    scene_.stage.reset();
    fan_.follow();
}

void MotionLayer::paint(QPainter& painter, const QRegion& /*exposed*/) {
    if (scene_.stage) scene_.stage->paint(painter, scene_.stagedAt, *scene_.tokens);
}

} // namespace marches::appmap
