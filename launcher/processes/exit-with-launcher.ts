/**
 * The launcher preloads this module into every script that it starts. The module ends the process when the launcher is
 * gone, and replies to the launcher's pings over the IPC channel while the event loop runs. Processes that a child
 * forks load the module too. It does nothing in them, because their IPC channel leads to the child instead of the
 * launcher.
 */
const launcher = Number(new URL(import.meta.url).searchParams.get("launcher"));

/** Time for a process to stop after SIGTERM, in ms. */
const gracePeriodMs = 10_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

// Checks at the start, because the launcher may have been killed while this process was starting.
if (!isRunning(launcher)) {
  process.exit(1);
}

if (process.ppid === launcher) {
  process.on("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(1), gracePeriodMs).unref();
  });
  process.on("message", (message) => {
    if (message === "ping") {
      process.send?.("pong", undefined, undefined, () => {});
    }
  });
  // Calls unref, because otherwise this listener would keep a finished script alive until the launcher ends.
  process.channel?.unref();
}
