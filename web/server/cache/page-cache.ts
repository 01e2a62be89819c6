import { setTimeout as delay } from "node:timers/promises";
import { anyContentTag } from "contracts";
import { LRUCache } from "lru-cache";
import { isNotFoundPath } from "../not-found-path.ts";
import type { ContentVersion, VersionedResult } from "./content-version.ts";
import type { PageStore } from "./page-store.ts";
import {
  type CachedPage,
  encodings,
  isPubliclyCacheable,
  type RenderedPage,
  type RenderedResponse,
  recompressPage,
  toCachedPage,
  toRenderedPage,
} from "./rendered-page.ts";

const maxCachedBytes = 64 * 1024 * 1024;

/** Maximum time, in ms, that a visitor waits for the new version of a page. Then the earlier version is sent. */
const maxWaitMs = 500;

/**
 * Delay, in ms, before a cached page is compressed at the highest quality: waiting visitors have
 * priority, and another publish may follow.
 */
const recompressAfterMs = 2_000;

interface Entry extends VersionedResult {
  page: CachedPage;
  /** Number of visits; halved each time the page is rendered again without a visit. */
  visits: number;
}

/** The client that requests a page. */
export interface PageClient {
  /** Rate-limit key of the request: the client address. */
  address: string;
  /** Aborts when the client disconnects. */
  disconnected: AbortSignal;
  /** True if the client already holds a slot of the render queue. */
  hasSlot?: boolean;
}

/**
 * Result of a visit: `hit` for the current page, `stale` for an earlier version, `miss` for no
 * cached page.
 */
export type CacheResult = "hit" | "stale" | "miss";

/** Client of a render that no visitor has requested. */
const noClient: PageClient = { address: "", disconnected: new AbortController().signal };

interface PendingRender {
  page: Promise<RenderedPage>;
  /** Resolves `maxWaitMs` after the render began, regardless of the number of waiting visitors. */
  timeout: Promise<undefined>;
  /** Called when a waiting visitor disconnects. */
  leave: () => void;
  waiting: number;
}

interface PageCacheOptions {
  /** Renders for the client that requested the page first. Responds with 503 if the client gets no slot. */
  render: (path: string, client: PageClient) => Promise<RenderedResponse>;
  contentVersion: Pick<ContentVersion, "current" | "isFollowed" | "isFresh">;
  /** Disk store in which pages outlive the process. */
  store?: PageStore | undefined;
  /** Called on each visit. */
  onVisit?: (result: CacheResult) => void;
  /** Maximum memory of the cached pages, in bytes. */
  maxBytes?: number;
}

function isShareable({ status, headers }: Response): boolean {
  return status === 200 && isPubliclyCacheable(headers.get("cache-control"));
}

/**
 * Returns true if a response may be cached at a path. A 404 is cached only at the paths of not-found pages, because
 * each of these pages is the same for all unknown paths.
 */
function isCacheable(path: string, response: Response): boolean {
  return isShareable(response) || (response.status === 404 && isNotFoundPath(path));
}

/**
 * Renders pages, and caches the bytes of pages that are the same for everyone. Renders a page again after its content
 * has changed. If the CMS is down or slow, sends the earlier version meanwhile.
 */
export class PageCache {
  readonly #render: PageCacheOptions["render"];
  readonly #contentVersion: PageCacheOptions["contentVersion"];
  readonly #pending = new Map<string, PendingRender>();
  readonly #entries: LRUCache<string, Entry>;

  /**
   * Resolves when the current recompression has ended. Pages are recompressed one at a time, which leaves the other
   * cores to requests.
   */
  #recompressing: Promise<void> = Promise.resolve();

  readonly #store: PageStore | undefined;
  readonly #onVisit: (result: CacheResult) => void;

  constructor({
    render,
    contentVersion,
    store,
    onVisit = () => {},
    maxBytes = maxCachedBytes,
  }: PageCacheOptions) {
    this.#render = render;
    this.#store = store;
    this.#onVisit = onVisit;
    this.#contentVersion = contentVersion;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) =>
        4_096 + encodings.reduce((total, encoding) => total + page.bodies[encoding].byteLength, 0),
    });
  }

  /** True if at least one page can be served without the CMS. */
  get hasPages(): boolean {
    return this.#entries.size > 0 || this.#store?.hasPages === true;
  }

  /** Memory of the cached pages, in bytes. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get count(): number {
    return this.#entries.size;
  }

  /** Returns the page at a path if it is cached and fresh, and counts the visit. Synchronous. */
  hit(path: string): CachedPage | undefined {
    const entry = this.#entries.get(path);
    if (!entry || !this.#isFresh(entry)) {
      return undefined;
    }
    entry.visits += 1;
    this.#onVisit("hit");
    return entry.page;
  }

  #isFresh(entry: Entry): boolean {
    if (!this.#contentVersion.isFresh(entry)) {
      return false;
    }
    // Updates the version, so that the tags are compared once per change instead of once per visit.
    entry.contentVersion = this.#contentVersion.current;
    return true;
  }

  /**
   * Returns the page at a path from the cache, which ignores the query. If the query has parameters that a calculator
   * on the page reads (known-parameters.ts), renders the page for this request and does not cache the result. While the
   * CMS is down, returns the cached page instead; the calculator's script then reads the URL
   * (features/calculator/island.tsx).
   */
  async get(path: string, search: string, client: PageClient): Promise<RenderedPage> {
    const page = await this.#withoutQuery(path, client);
    if (search === "" || !page.readsQuery) {
      return page;
    }
    const rendered = await toRenderedPage(await this.#render(path + search, client));
    return rendered.status >= 500 ? page : rendered;
  }

  /** Returns the most visited stale page that is not being rendered already. */
  mostVisitedStale(): string | undefined {
    const stale = [...this.#entries].filter(
      ([path, entry]) =>
        entry.visits >= 1 &&
        !this.#contentVersion.isFresh(entry) &&
        !this.#pending.has(this.#keyOf(path)),
    );
    const [mostVisited] = stale.toSorted(([, a], [, b]) => b.visits - a.visits);
    return mostVisited?.[0];
  }

  /**
   * Renders a page ahead of a visit, in a slot that the caller holds. Returns false if rendering is not possible now.
   */
  async revalidate(path: string): Promise<boolean> {
    const rendering = this.#renderOnce(path, { ...noClient, hasSlot: true });
    // Counts the caller as one waiting client, so that the render continues when all visitors
    // disconnect.
    rendering.waiting += 1;
    return (await rendering.page).status < 500;
  }

  async #withoutQuery(path: string, client: PageClient): Promise<RenderedPage> {
    const hit = this.hit(path);
    if (hit) {
      return hit;
    }
    const cachedEntry =
      this.#entries.get(path) ?? (this.#store?.has(path) ? await this.#stored(path) : undefined);
    if (cachedEntry) {
      cachedEntry.visits += 1;
    }
    this.#onVisit(cachedEntry ? "stale" : "miss");
    const rendering = this.#renderOnce(path, client);
    rendering.waiting += 1;
    client.disconnected.addEventListener("abort", rendering.leave);
    try {
      if (!cachedEntry) {
        return await rendering.page;
      }
      // Sends a page of an earlier process only while the CMS is down, because the page may have been removed since.
      const isOld = cachedEntry.contentVersion < 0 && this.#contentVersion.isFollowed;
      const page = await (isOld
        ? rendering.page
        : Promise.race([rendering.page, rendering.timeout]));
      const earlierPage = { ...cachedEntry.page, isEarlier: true };
      return page === undefined || page.status >= 500 ? earlierPage : page;
    } finally {
      // A client that got the earlier version still counts as waiting, because the new version is still needed.
      client.disconnected.removeEventListener("abort", rendering.leave);
    }
  }

  /** Reads a page stored by an earlier process. The page always counts as stale, so it is rendered again. */
  async #stored(path: string): Promise<Entry | undefined> {
    const page = await this.#store?.read(path);
    if (page === undefined) {
      return undefined;
    }
    const headers: RenderedPage["headers"] = [...page.headers, ["x-kept-page", "1"]];
    const old = { contentVersion: -1, cacheTags: [anyContentTag], visits: 0 };
    const entry = { page: { ...page, headers }, ...old };
    if (!this.#entries.has(path)) {
      this.#entries.set(path, entry);
    }
    return entry;
  }

  #keyOf(path: string): string {
    return `${this.#contentVersion.current} ${path}`;
  }

  #renderOnce(path: string, client: PageClient): PendingRender {
    const key = this.#keyOf(path);
    const pendingRender = this.#pending.get(key);
    if (pendingRender) {
      return pendingRender;
    }
    const abortController = new AbortController();
    const remove = () => {
      if (this.#pending.get(key) === rendering) {
        this.#pending.delete(key);
      }
    };
    const rendering: PendingRender = {
      page: this.#renderAndCache(path, { ...client, disconnected: abortController.signal }).finally(
        () => remove(),
      ),
      timeout: delay(maxWaitMs, undefined, { ref: false }),
      waiting: 0,
      leave: () => {
        rendering.waiting -= 1;
        if (rendering.waiting === 0) {
          remove();
          abortController.abort();
        }
      },
    };
    this.#pending.set(key, rendering);
    return rendering;
  }

  async #renderAndCache(path: string, client: PageClient): Promise<RenderedPage> {
    // Reads the version before rendering, so that a change during rendering makes the page stale at once.
    const contentVersion = this.#contentVersion.current;
    const response = await this.#render(path, client);
    const shouldCache = isCacheable(path, response);
    const versionedRead = { contentVersion, cacheTags: response.cacheTags ?? [anyContentTag] };
    const rendered = await toRenderedPage(response);
    if (shouldCache) {
      const page = await toCachedPage(rendered);
      const visits = this.#entries.peek(path)?.visits ?? 1;
      const entry = { page, ...versionedRead, visits: client.hasSlot ? visits / 2 : visits };
      this.#entries.set(path, entry);
      this.#store?.save(path, page);
      this.#recompressLater(path, entry);
      return page;
    }
    if (response.status < 500) {
      // Deletes the earlier version, because the page was removed, moved or made private.
      this.#entries.delete(path);
      this.#store?.delete(path);
    }
    return rendered;
  }

  #recompressLater(path: string, entry: Entry): void {
    // Uses a weak reference, so that a page waiting to be recompressed can still be evicted.
    const entryRef = new WeakRef(entry);
    setTimeout(() => {
      this.#recompressing = this.#recompressing
        .then(() => this.#recompress(path, entryRef))
        // Logs the error; the cached page keeps its current encoding.
        .catch((error) => console.error(`${path} could not be compressed again`, error));
    }, recompressAfterMs).unref();
  }

  async #recompress(path: string, entryRef: WeakRef<Entry>): Promise<void> {
    const entry = entryRef.deref();
    if (entry && this.#entries.peek(path) === entry) {
      const page = await recompressPage(entry.page);
      if (this.#entries.peek(path) === entry) {
        this.#entries.set(path, { ...entry, page });
        this.#store?.save(path, page);
      }
    }
  }
}
