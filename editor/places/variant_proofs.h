#pragma once

#include "editor/face.h"
#include "engine/draft/checks/variant_proof.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace marches::editor {

/// Proves the whole map and all variants on a worker thread, and lets computers play each of them while
/// nothing else is asked. What is answered for an older state is dropped; games are played again only where
/// what rules read has changed.
class VariantProofs : public QObject {
    Q_OBJECT

public:
    /// How long after the last change it is read, in milliseconds.
    static constexpr int proveAfter = 350;
    static constexpr int gamesEach = 20;
    /// Makes what is read, from a snapshot; called on the worker thread.
    using Snapshot = std::function<draft::ReadingSource()>;

    /// `panels`: null for a game that has none.
    explicit VariantProofs(const GamePanels* panels, QObject* parent = nullptr);
    /// Waits for what is running.
    ~VariantProofs() override;

    /// A new state of the document.
    void changed(Snapshot snapshot);
    /// The games of this one are played before the others'.
    void playFirst(const std::string& variant) { first_ = variant; }
    /// Those of the newest state that is known.
    [[nodiscard]] const std::vector<draft::VariantProof>& proofs() const { return proofs_; }
    [[nodiscard]] const draft::VariantProof* of(const std::string& variant) const; ///< null: not known yet
    [[nodiscard]] const TrialGames* games(const std::string& variant) const;       ///< null: not known yet
    /// Whether the proofs are those of the document as it is now.
    [[nodiscard]] bool isCurrent() const { return provenOf_ == newest_ && newest_ > 0; }

signals:
    void proven();
    void played(const std::string& variant);

private:
    struct Proven {
        std::vector<draft::VariantProof> proofs;
        std::shared_ptr<const Scenario> scenario; ///< null: it can't be played
    };
    void prove();
    void take(std::uint64_t state, Proven found);
    void playNext();
    void run(std::function<void(const std::stop_token&)> work);
    [[nodiscard]] std::string gamesKey(const std::string& variant) const;

    const GamePanels* panels_;
    QThreadPool pool_; ///< one thread: it takes one processor, and no more
    QTimer wait_;
    Snapshot next_;
    std::uint64_t newest_ = 0;
    std::uint64_t provenOf_ = 0;
    std::stop_source stop_;
    bool running_ = false;
    std::string first_;
    std::vector<draft::VariantProof> proofs_;
    std::shared_ptr<const Scenario> scenario_;
    std::map<std::string, TrialGames> games_; ///< by digest and variant
};

} // namespace marches::editor
