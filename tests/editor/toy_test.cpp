#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/map_files.h"
#include "editor/tools/tool_kinds.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"
#include "tests/editor/toy_panels.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QLabel>
#include <QTableWidget>
#include <QTest>

#include <array>

namespace marches::editor {

namespace {

/// Nothing is played here.
class NoTable final : public TestTable {
public:
    Findings play(const TestGame&, std::function<void()>) override {
        return {{Severity::error, "unknown-game", {}, Sentence("this game can't be played here")}};
    }
};

} // namespace

/// Another game than Warriors & Traders in the editor: what it gives finds its place, and what it lacks has
/// none.
class EditorToyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        path_ = ownMapsFolder() + QStringLiteral("/evening.yaml");
        QVERIFY(QDir().mkpath(ownMapsFolder()));
        EditorGlass::write(path_, QString::fromLatin1(toyScenario));
        EditorGlass::write(ownMapsFolder() + QStringLiteral("/evening.svg"), QString::fromLatin1(toyPicture));
        language_.use(QStringLiteral("en"));
        window_ = std::make_unique<shell::MainWindow>(
            *static_cast<theme::MarchesStyle*>(QApplication::style()), language_);
        auto desk = std::make_unique<EditorDesk>(*window_, games_, toolKinds(), table_);
        desk_ = desk.get();
        window_->addDesk(std::move(desk));
        window_->resize(1400, 900);
        window_->show();
        desk_->start(path_);
        QVERIFY(desk_->editor());
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    void cleanup() { window_.reset(); }

    void itsViewsStandInTheStrip() {
        QCOMPARE(find<QLabel>("strip.game")->text(), QStringLiteral("Lanterns"));
        QStringList views;
        for (const char* id : {"map", "countries", "tables", "variants", "starts", "texts", "balance"})
            if (find<QAbstractButton>((std::string("strip.view.") + id).c_str()) != nullptr)
                views << QLatin1String(id);
        QCOMPARE(views,
                 (QStringList{QStringLiteral("map"), QStringLiteral("countries"), QStringLiteral("tables"),
                              QStringLiteral("variants"), QStringLiteral("texts")}));
        for (const Qt::Key number : {Qt::Key_2, Qt::Key_4, Qt::Key_6, Qt::Key_1}) { // those of every game
            key(number, Qt::ControlModifier);
            QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        }
        key(Qt::Key_F8); // no computer players: told, and nothing else
        QCOMPARE(desk_->editor()->shownViewId(), QStringLiteral("map"));
    }

    /// The figure is a step of the history, in the file with its comment, and undo leads back to its place.
    void itsFigureIsChangedUndoneAndSaved() {
        key(Qt::Key_3, Qt::ControlModifier);
        auto* table = find<QTableWidget>("toy.table");
        QVERIFY(table && table->isVisible());
        QVERIFY(table->hasFocus());
        QCOMPARE(figure(), QStringLiteral("3"));
        write("5");
        QTRY_COMPARE(figure(), QStringLiteral("5"));
        auto* history = find<QAbstractItemView>("history.view");
        QCOMPARE(history->model()->rowCount(), 2); // as opened, the figure
        QCOMPARE(history->model()->index(1, 0).data().toString(), QStringLiteral("Rounds: 5"));
        key(Qt::Key_1, Qt::ControlModifier);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk_->editor()->shownViewId(), QStringLiteral("tables"));
        QCOMPARE(figure(), QStringLiteral("3"));
        key(Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(figure(), QStringLiteral("5"));
        key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(EditorGlass::textOf(path_),
                 QString::fromLatin1(toyScenario)
                     .replace(QStringLiteral("rounds: 3"), QStringLiteral("rounds: 5")));
    }

    /// What its own check finds is a problem, and a click on it leads to its view.
    void itsFindingIsAProblem() {
        auto* problems = find<QAbstractItemView>("problems");
        const auto rows = [problems] {
            QStringList all;
            for (int row = 0; row < problems->model()->rowCount(); ++row)
                all << problems->model()->index(row, 0).data().toString();
            return all.join(QLatin1Char('\n'));
        };
        QTRY_VERIFY(find<QLabel>("problemsState")->text().startsWith(QStringLiteral("checked")));
        QVERIFY2(!rows().contains(QStringLiteral("1 to 9 rounds")), qPrintable(rows()));
        key(Qt::Key_3, Qt::ControlModifier);
        write("70");
        QTRY_VERIFY2(rows().contains(QStringLiteral("1 to 9 rounds")), qPrintable(rows()));
        key(Qt::Key_1, Qt::ControlModifier);
        key(Qt::Key_F5); // it can't be played: its first error is shown
        QCOMPARE(desk_->editor()->shownViewId(), QStringLiteral("tables"));
    }

private:
    template <class T>
    T* find(const char* name) const {
        return window_->findChild<T*>(QString::fromLatin1(name));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers held = {}) const {
        QTest::keyClick(window_->focusWidget() ? window_->focusWidget() : window_.get(), key, held);
    }
    [[nodiscard]] QString figure() const { return find<QTableWidget>("toy.table")->item(0, 0)->text(); }
    void write(const char* figure) const {
        key(Qt::Key_F2);
        QTest::keyClicks(window_->focusWidget(), QString::fromLatin1(figure));
        key(Qt::Key_Return);
    }

    shell::Language language_;
    ToyPanels panels_;
    std::array<const GamePanels*, 1> games_{&panels_};
    NoTable table_;
    QString path_;
    std::unique_ptr<shell::MainWindow> window_;
    EditorDesk* desk_ = nullptr;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::EditorToyTest, application)
#include "toy_test.moc"
