#pragma once

#include "app/desks.h"
#include "app/play/face.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/theme/style.h"

#include <QStringList>
#include <QTest>

#include <array>
#include <functional>
#include <memory>

namespace marches::editor {

class EditorDesk;

/// The program's window with both desks, used as a person does: mouse and keys on widgets by their names.
class EditorGlass {
public:
    static void initOnce();  ///< before the first window of a test class
    static void forgetAll(); ///< own maps, journals and settings
    EditorGlass();

    void startWindow(const QSize& size = {1400, 900});
    void closeWindow() { window_.reset(); }
    /// A copy of the first map that comes with the program; the editor is shown then.
    void beginCopy(const QSize& size = {1400, 900});
    /// Writes the bundled map into the folder of own maps, its two files as `change` makes them, and opens
    /// it.
    void openOwn(const std::function<void(QString& yaml, QString& svg)>& change);
    /// Whether a widget's dock is seen: behind another tab it stays visible, but lies outside its window.
    [[nodiscard]] static bool isInFront(const QWidget* inDock);
    [[nodiscard]] static QString onlyOwnMap(); ///< its path; empty: there is none, or several
    [[nodiscard]] static QString textOf(const QString& path);
    [[nodiscard]] static QStringList linesOf(const QString& path);
    static void write(const QString& path, const QString& text);

    template <class T>
    T* find(const char* name) const {
        const auto all = window_->findChildren<T*>(QString::fromLatin1(name));
        for (T* found : all)
            if (found->isVisible()) return found;
        return all.value(0);
    }
    void click(const char* name) const;
    void key(Qt::Key key, Qt::KeyboardModifiers held = {}) const;
    void openMenu(const char* menu, const char* action) const;
    void choose(const char* province) const; ///< by the list of provinces
    void rename(const char* name) const;     ///< the chosen province, in English
    [[nodiscard]] int rowsOfHistory() const;
    [[nodiscard]] QString text(const char* label) const; ///< of a label

    [[nodiscard]] shell::MainWindow& window() const { return *window_; }
    [[nodiscard]] EditorDesk& editor() const { return *editor_; }
    [[nodiscard]] play::PlayDesk& play() const { return *play_; }
    [[nodiscard]] theme::MarchesStyle& style() const;

private:
    shell::Language language_;
    std::array<play::GameEntry, 1> games_;
    std::unique_ptr<shell::MainWindow> window_;
    play::PlayDesk* play_ = nullptr;
    EditorDesk* editor_ = nullptr;
};

} // namespace marches::editor
