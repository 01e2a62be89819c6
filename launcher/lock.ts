import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";

export interface FileLock {
  release(): void;
}

const sqliteBusy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}

/**
 * Takes the lock of a file; returns `undefined` if another process has the lock. The lock is SQLite's exclusive lock on
 * an empty database, which the operating system releases when the process ends for any reason. A file with a process id
 * would not be safe: two launchers could both consider the file stale, and one could then delete the other's new file.
 */
export function tryLock(path: string): FileLock | undefined {
  const database = new DatabaseSync(path);
  try {
    database.exec("BEGIN EXCLUSIVE");
    return {
      release: () => {
        if (database.isOpen) {
          database.close();
        }
      },
    };
  } catch (error) {
    database.close();
    if (isBusy(error)) {
      return undefined;
    }
    throw error;
  }
}

export async function waitForLock(
  path: string,
  { signal, onWait }: { signal: AbortSignal; onWait: () => void },
): Promise<FileLock> {
  const immediately = tryLock(path);
  if (immediately) {
    return immediately;
  }
  onWait();
  for (;;) {
    await delay(200, undefined, { signal }).catch(() => signal.throwIfAborted());
    const lock = tryLock(path);
    if (lock) {
      return lock;
    }
  }
}
