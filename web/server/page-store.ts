import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import type { KeptPage } from "./drawn-page.ts";

const maxStoredBytes = 256 * 1024 * 1024;
/** Folders of other builds may still be in use by a process that is about to be replaced, in ms. */
const otherBuildsAgeMs = 24 * 60 * 60 * 1_000;

interface PageStoreOptions {
  folder: string;
  /** Names the code that draws: another build's pages ask for files that this one does not have. */
  build: string;
  maxBytes?: number;
  warn?: (line: string) => void;
}

interface Stored {
  path: string;
  page: KeptPage;
}

function fileNameOf(pagePath: string): string {
  return createHash("sha256").update(pagePath).digest("hex");
}

/**
 * Drawn pages on disk, for a process that starts while the CMS is away. Several processes may share the
 * folder: a file is whole or not there, and one that another removed is one that is not there.
 */
export class PageStore {
  readonly #folder: string;
  readonly #warn: (line: string) => void;
  /** File names to their sizes, least recently used first. */
  readonly #files: LRUCache<string, number>;
  #writing: Promise<void> = Promise.resolve();
  #hasFailed = false;

  private constructor({ folder, build, maxBytes, warn }: Required<PageStoreOptions>) {
    this.#folder = path.join(folder, build);
    this.#warn = warn;
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => Math.max(size, 1),
      dispose: (_size, name, reason) => {
        if (reason === "evict") {
          void unlink(path.join(this.#folder, name)).catch(() => {});
        }
      },
    });
  }

  /** What an earlier process of this build left, and room for more. */
  static async open(options: PageStoreOptions): Promise<PageStore> {
    const store = new PageStore({ maxBytes: maxStoredBytes, warn: console.warn, ...options });
    try {
      await mkdir(store.#folder, { recursive: true });
      await removeOtherBuilds(options);
      await store.#list();
    } catch (error) {
      store.#fail(error);
    }
    return store;
  }

  get hasPages(): boolean {
    return this.#files.size > 0;
  }

  has(pagePath: string): boolean {
    return this.#files.has(fileNameOf(pagePath));
  }

  async read(pagePath: string): Promise<KeptPage | undefined> {
    const name = fileNameOf(pagePath);
    if (this.#files.get(name) === undefined) {
      return undefined;
    }
    try {
      // What we wrote ourselves, into a folder of our own.
      const stored = deserialize(await readFile(path.join(this.#folder, name))) as Stored;
      return stored.path === pagePath ? withBuffers(stored.page) : undefined;
    } catch {
      this.#files.delete(name);
      return undefined;
    }
  }

  /** Goes on in the background: nobody waits for the disk. */
  keep(pagePath: string, page: KeptPage): void {
    this.#enqueue(async () => {
      const name = fileNameOf(pagePath);
      const bytes = serialize({ path: pagePath, page } satisfies Stored);
      const temporary = path.join(this.#folder, `.${name}.${process.pid}`);
      await writeFile(temporary, bytes);
      await rename(temporary, path.join(this.#folder, name));
      this.#files.set(name, bytes.byteLength);
    });
  }

  /** For a page that is gone, moved, or no longer for everyone. */
  forget(pagePath: string): void {
    this.#enqueue(async () => {
      const name = fileNameOf(pagePath);
      this.#files.delete(name);
      await rm(path.join(this.#folder, name), { force: true });
    });
  }

  /** Resolves when what was asked until now is on disk. */
  settled(): Promise<void> {
    return this.#writing;
  }

  #enqueue(work: () => Promise<void>): void {
    this.#writing = this.#writing.then(work).catch((error: unknown) => this.#fail(error));
  }

  async #list(): Promise<void> {
    const names = (await readdir(this.#folder)).filter((name) => !name.startsWith("."));
    const files = await Promise.all(
      names.map(async (name) => ({ name, ...(await stat(path.join(this.#folder, name))) })),
    );
    for (const { name, size } of files.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) {
      this.#files.set(name, size);
    }
  }

  /** A full or read-only disk costs what it would have saved, and nothing else; said once. */
  #fail(error: unknown): void {
    if (!this.#hasFailed) {
      this.#hasFailed = true;
      const reason = error instanceof Error ? error.message : String(error);
      this.#warn(`Pages are not kept on disk: ${reason}`);
    }
  }
}

function withBuffers(page: KeptPage): KeptPage {
  const { br, gzip, identity } = page.bodies;
  const bodies = { br: Buffer.from(br), gzip: Buffer.from(gzip), identity: Buffer.from(identity) };
  return { ...page, bodies };
}

async function removeOtherBuilds({ folder, build }: PageStoreOptions): Promise<void> {
  for (const other of (await readdir(folder)).filter((name) => name !== build)) {
    const { mtimeMs } = await stat(path.join(folder, other));
    if (Date.now() - mtimeMs > otherBuildsAgeMs) {
      await rm(path.join(folder, other), { recursive: true, force: true });
    }
  }
}
