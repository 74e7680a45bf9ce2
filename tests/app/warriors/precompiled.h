#pragma once

/// What nearly every test of the window reads, read once for all of them. Each file still includes what it
/// uses.
#include "app/map/map_view.h"
#include "app/play/main_window.h"
#include "app/precompiled.h"
#include "app/warriors/opening.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
