/**
 * Preloaded into everything the launcher starts, before any code of its own: whatever happens to
 * the launcher, at whatever moment, nothing of it goes on; and the launcher can ask over the IPC
 * channel whether the process still runs its event loop. Workers that a child forks inherit the
 * preload; they have a channel to that child, which is none of our business.
 */
const launcher = Number(new URL(import.meta.url).searchParams.get("launcher"));

/** How long a child may take to stop in an orderly way, in ms. */
const grace = 10_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

// Killed while this process was starting.
if (!isRunning(launcher)) {
  process.exit(1);
}

if (process.ppid === launcher) {
  process.on("disconnect", () => {
    process.kill(process.pid, "SIGTERM");
    setTimeout(() => process.exit(1), grace).unref();
  });
  process.on("message", (message) => {
    if (message === "ping") {
      process.send?.("pong", undefined, undefined, () => {});
    }
  });
  // A listener alone would keep a finished step waiting for the end of its launcher.
  process.channel?.unref();
}
