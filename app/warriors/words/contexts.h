#pragma once

#include <QCoreApplication>

/// Translation contexts that several files share.
namespace marches::warriors::face {

/// The Actions list.
struct Actions {
    Q_DECLARE_TR_FUNCTIONS(Actions)
};
/// Hints.
struct Advice {
    Q_DECLARE_TR_FUNCTIONS(Advice)
};
/// Cards of refusals.
struct Cards {
    Q_DECLARE_TR_FUNCTIONS(Cards)
};
/// The log.
struct Log {
    Q_DECLARE_TR_FUNCTIONS(Log)
};
/// Cards of what happened unseen; the class `News` has the same context.
struct NewsWords {
    Q_DECLARE_TR_FUNCTIONS(News)
};
/// The banner.
struct Prompts {
    Q_DECLARE_TR_FUNCTIONS(Prompts)
};

} // namespace marches::warriors::face
