/**
 * The launcher preloads this module into every script that it starts. The module ends the process when the launcher is
 * gone, and replies to the launcher's pings over the IPC channel while the event loop runs. Workers forked by a child
 * load it too, but ignore it, because their channel leads to that child.
 */
const launcher = Number(new URL(import.meta.url).searchParams.get("launcher"));

/** Time for a child to stop by SIGTERM, in ms. */
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
  // Calls unref, without which this listener would keep a finished script alive until the launcher ends.
  process.channel?.unref();
}
