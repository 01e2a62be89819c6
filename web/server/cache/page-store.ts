import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import type { CachedPage } from "./rendered-page.ts";

const maxStoredBytes = 256 * 1024 * 1024;
/**
 * Age, in ms, at which folders of other builds are deleted. A younger folder may still be in use by a process that is
 * being replaced.
 */
const otherBuildsAgeMs = 24 * 60 * 60 * 1_000;

interface PageStoreOptions {
  folder: string;
  /** Identifies the build. Pages of another build contain links to files that this build does not have. */
  build: string;
  maxBytes?: number;
  warn?: (line: string) => void;
}

interface StoredPage {
  path: string;
  page: CachedPage;
}

function fileNameOf(pagePath: string): string {
  return createHash("sha256").update(pagePath).digest("hex");
}

/**
 * Stores rendered pages on disk, for a process that starts while the CMS is down. Several processes may share the
 * folder: files are replaced atomically, and a file that another process deleted counts as missing.
 */
export class PageStore {
  readonly #folder: string;
  readonly #warn: (line: string) => void;
  /** File names and sizes, least recently used first. */
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

  /** Opens the store and lists the pages that an earlier process of the same build left. */
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

  async read(pagePath: string): Promise<CachedPage | undefined> {
    const name = fileNameOf(pagePath);
    if (this.#files.get(name) === undefined) {
      return undefined;
    }
    try {
      // The cast is safe: the file was written by this module, in a private folder.
      const stored = deserialize(await readFile(path.join(this.#folder, name))) as StoredPage;
      return stored.path === pagePath ? withBuffers(stored.page) : undefined;
    } catch {
      this.#files.delete(name);
      return undefined;
    }
  }

  /** Saves a page. The disk is written in the background, so no request waits for it. */
  save(pagePath: string, page: CachedPage): void {
    this.#enqueue(async () => {
      const name = fileNameOf(pagePath);
      const bytes = serialize({ path: pagePath, page } satisfies StoredPage);
      const temporary = path.join(this.#folder, `.${name}.${process.pid}`);
      await writeFile(temporary, bytes);
      await rename(temporary, path.join(this.#folder, name));
      this.#files.set(name, bytes.byteLength);
    });
  }

  /** Deletes a page that was removed, moved or made private. */
  delete(pagePath: string): void {
    this.#enqueue(async () => {
      const name = fileNameOf(pagePath);
      this.#files.delete(name);
      await rm(path.join(this.#folder, name), { force: true });
    });
  }

  /** Resolves when all pending changes are on disk. */
  flushed(): Promise<void> {
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

  /** Logs the first failure. A full or read-only disk disables only this store. */
  #fail(error: unknown): void {
    if (!this.#hasFailed) {
      this.#hasFailed = true;
      const reason = error instanceof Error ? error.message : String(error);
      this.#warn(`Pages are not kept on disk: ${reason}`);
    }
  }
}

function withBuffers(page: CachedPage): CachedPage {
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
