#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>
#include <memory>

namespace marches::theme::gallery {

/// One picture of the gallery: a widget that shows a part of the look.
struct Page {
    QString name;
    std::function<std::unique_ptr<QWidget>()> make;
};

[[nodiscard]] std::unique_ptr<QWidget> controlsPage();
[[nodiscard]] std::unique_ptr<QWidget> viewsPage();
[[nodiscard]] std::unique_ptr<QWidget> windowPage();
[[nodiscard]] std::unique_ptr<QWidget> signsPage();

[[nodiscard]] std::unique_ptr<QWidget> tokensPage();
[[nodiscard]] std::unique_ptr<QWidget> dialogsPage();

[[nodiscard]] QList<Page> allPages();

} // namespace marches::theme::gallery
