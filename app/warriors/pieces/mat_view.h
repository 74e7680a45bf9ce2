#pragma once

#include "app/warriors/pieces/mat_layout.h"

#include <QWidget>

#include <functional>

namespace marches::warriors::face {

/// The play-mat itself: three paths of level plates with the token spaces between them. A click on a free
/// space (or Enter on its path) lays a token; when a token is shifted, first the one that is taken, then
/// where it goes, or first where, and a card asks which. What is not allowed is asked all the same: the
/// answer says why.
class MatView : public QWidget {
    Q_OBJECT
public:
    explicit MatView(MatModel& model, QWidget* parent = nullptr);

    const MatModel& model() const { return model_; }
    const MatLayout& layout() const { return layout_; }
    Path currentPath() const { return current_; }
    void setCurrentPath(Path path, Hand hand = Hand::keys);
    /// What a click into the path's row does: place, or take and put a token when one is shifted. `onFree`:
    /// on a free space, from which no token is taken.
    void press(Path path, Hand hand = Hand::keys, bool onFree = false);
    /// The path a token is being taken from.
    std::optional<Path> shiftFrom() const { return from_; }
    bool putDown(); ///< the token that is being taken; false: none is

    /// The height that can be seen at once, px; decides between the forms of the mat.
    void setRoom(int height);
    /// Says what shifting a token from one path to another would do; without it only the paths are told.
    void setShiftWords(std::function<QString(Path from, Path to)> words) { shiftWords_ = std::move(words); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void acted(const marches::warriors::Command& command);
    void pointed(const QString& text); ///< what is under the pointer or has the focus
    void shiftFromChanged();
    void sourceWanted(marches::warriors::Path to); ///< a free space was pressed before any token
    /// A level was pressed while nothing can be laid on this mat; `at` in the view.
    void pressedIdle(const QPoint& at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Spot {
        Path path{};
        int level = 0; ///< 0: the head of the path
        bool gap = false;
        bool free = false; ///< a space in it without a token
        bool operator==(const Spot&) const = default;
    };

    /// What the layout follows besides the room: the levels reached of each path, of which mat.
    struct Laid {
        const Setting* setting = nullptr;
        std::array<int, 3> levels{};
        bool operator==(const Laid&) const = default;
    };
    Laid wanted() const;
    void relayout();
    std::optional<Spot> spotAt(const QPointF& point) const;
    bool answersAt(const Spot& spot) const;
    QString wordsOf(Path path, Hand hand) const;
    QString leftOutAt(const QPointF& point) const;
    void announce(Hand hand = Hand::keys);
    void take(std::optional<Path> from);

    MatModel& model_;
    std::optional<MatWords> words_; ///< as measured; nothing before there is a game
    MatLayout layout_;
    Laid laid_;
    mutable std::optional<QSize> least_; ///< what minimumSizeHint found; layouts ask it over and over
    int room_ = 0;
    std::function<QString(Path from, Path to)> shiftWords_;
    Path current_ = Path::production;
    std::optional<Path> from_;
    std::optional<Spot> hovered_;
    std::optional<Spot> pressed_;
};

} // namespace marches::warriors::face
