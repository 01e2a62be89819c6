import { setTimeout as delay } from "node:timers/promises";
import { everythingTag } from "contracts";
import { LRUCache } from "lru-cache";
import type { ContentGeneration, Dated } from "./content-generation.ts";
import {
  type Drawing,
  type DrawnPage,
  encodings,
  isForEveryone,
  type KeptPage,
  settledPage,
  toDrawnPage,
  toKeptPage,
} from "./drawn-page.ts";
import { isNotFoundPath } from "./not-found-path.ts";
import type { PageStore } from "./page-store.ts";

const maxCachedBytes = 64 * 1024 * 1024;

/** How long a visitor waits for a changed page while an earlier one could be shown, in ms. */
const patienceMs = 500;

/**
 * How long a page is kept before it is compressed as well as it can be, in ms: whoever waits for it waits less,
 * and one publish may follow the other.
 */
const settlesAfterMs = 2_000;

interface Entry extends Dated {
  page: KeptPage;
  /** How often it was asked for; each drawing that nobody waits for halves it. */
  visits: number;
}

/** Who asks for a page. */
export interface Asker {
  /** Who the request counts for. */
  address: string;
  /** Aborts when they have gone. */
  gone: AbortSignal;
  /** Whether they waited for their turn to draw before. */
  hasTurn?: boolean;
}

/** What a visitor found: the page as it is, an earlier one of it, or none. */
export type Finding = "hit" | "stale" | "miss";

/** For whom a page is drawn before anybody asks. */
const nobody: Asker = { address: "", gone: new AbortController().signal };

interface Underway {
  page: Promise<DrawnPage>;
  /** Ends `patienceMs` after the drawing began, however many visitors wait. */
  patience: Promise<undefined>;
  /** For when a visitor who waits has gone. */
  leave: () => void;
  waiting: number;
}

interface PageCacheOptions {
  /** Draws for whoever asked first; 503 when it is not their turn. */
  draw: (path: string, asker: Asker) => Promise<Drawing>;
  generation: Pick<ContentGeneration, "current" | "isFollowed" | "isFresh">;
  /** Where drawn pages outlive the process. */
  store?: PageStore | undefined;
  /** Told of each visit. */
  onVisit?: (finding: Finding) => void;
  /** Bound on the memory that drawn pages may take, in bytes. */
  maxBytes?: number;
}

function isShareable({ status, headers }: Response): boolean {
  return status === 200 && isForEveryone(headers.get("cache-control"));
}

/** The page of nothing is the same wherever nothing is: it is kept at an address of its own. */
function isKept(path: string, response: Response): boolean {
  return isShareable(response) || (response.status === 404 && isNotFoundPath(path));
}

/**
 * Draws pages and keeps the bytes of those that are the same for everyone. A page of which content
 * changed is drawn again; if the CMS is away or slow, the old one is shown meanwhile.
 */
export class PageCache {
  readonly #draw: PageCacheOptions["draw"];
  readonly #generation: PageCacheOptions["generation"];
  readonly #drawings = new Map<string, Underway>();
  readonly #entries: LRUCache<string, Entry>;

  /** One after the other: what is asked for meanwhile has the other cores. */
  #settling: Promise<void> = Promise.resolve();

  readonly #store: PageStore | undefined;
  readonly #onVisit: (finding: Finding) => void;

  constructor({
    draw,
    generation,
    store,
    onVisit = () => {},
    maxBytes = maxCachedBytes,
  }: PageCacheOptions) {
    this.#draw = draw;
    this.#store = store;
    this.#onVisit = onVisit;
    this.#generation = generation;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) =>
        4_096 + encodings.reduce((total, encoding) => total + page.bodies[encoding].byteLength, 0),
    });
  }

  /** Whether at least one page can be served without the CMS. */
  get hasPages(): boolean {
    return this.#entries.size > 0 || this.#store?.hasPages === true;
  }

  /** Memory that they take. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get count(): number {
    return this.#entries.size;
  }

  /** The page at a path where it is cached and fresh, counted as a visit; answered without waiting. */
  hit(path: string): KeptPage | undefined {
    const entry = this.#entries.get(path);
    if (!entry || !this.#isFresh(entry)) {
      return undefined;
    }
    entry.visits += 1;
    this.#onVisit("hit");
    return entry.page;
  }

  #isFresh(entry: Entry): boolean {
    if (!this.#generation.isFresh(entry)) {
      return false;
    }
    // Its tags are compared once for each change, not for each visit.
    entry.generation = this.#generation.current;
    return true;
  }

  /**
   * Pages do not depend on the query, but for what a calculator reads of it (quote-search.ts): such
   * a page is one visitor's, drawn each time. While the CMS is away it is the one without query:
   * the calculator's script goes by the address (features/calculator/island.tsx).
   */
  async get(path: string, search: string, asker: Asker): Promise<DrawnPage> {
    const page = await this.#withoutQuery(path, asker);
    if (search === "" || !page.readsQuery) {
      return page;
    }
    const asked = await toDrawnPage(await this.#draw(path + search, asker));
    return asked.status >= 500 ? page : asked;
  }

  /** Of the changed pages that somebody asked for, the one most visited, and not drawn right now. */
  mostVisitedStale(): string | undefined {
    const stale = [...this.#entries].filter(
      ([path, entry]) =>
        entry.visits >= 1 &&
        !this.#generation.isFresh(entry) &&
        !this.#drawings.has(this.#keyOf(path)),
    );
    const [most] = stale.toSorted(([, a], [, b]) => b.visits - a.visits);
    return most?.[0];
  }

  /** Draws a page before it is asked for, in a turn that is had already; false when it cannot be drawn now. */
  async redraw(path: string): Promise<boolean> {
    const drawing = this.#drawOnce(path, { ...nobody, hasTurn: true });
    // Wanted, though all visitors who came meanwhile may go.
    drawing.waiting += 1;
    return (await drawing.page).status < 500;
  }

  async #withoutQuery(path: string, asker: Asker): Promise<DrawnPage> {
    const hit = this.hit(path);
    if (hit) {
      return hit;
    }
    const known =
      this.#entries.get(path) ?? (this.#store?.has(path) ? await this.#stored(path) : undefined);
    if (known) {
      known.visits += 1;
    }
    this.#onVisit(known ? "stale" : "miss");
    const drawing = this.#drawOnce(path, asker);
    drawing.waiting += 1;
    asker.gone.addEventListener("abort", drawing.leave);
    try {
      if (!known) {
        return await drawing.page;
      }
      // What an earlier process drew may be long gone: it is for when the CMS is away.
      const isOld = known.generation < 0 && this.#generation.isFollowed;
      const page = await (isOld ? drawing.page : Promise.race([drawing.page, drawing.patience]));
      const earlier = { ...known.page, isEarlier: true };
      return page === undefined || page.status >= 500 ? earlier : page;
    } finally {
      // Who was shown the old page goes as well, but the new one is still wanted.
      asker.gone.removeEventListener("abort", drawing.leave);
    }
  }

  /** A page of an earlier process: of no generation that is current, so it is drawn again. */
  async #stored(path: string): Promise<Entry | undefined> {
    const page = await this.#store?.read(path);
    if (page === undefined) {
      return undefined;
    }
    const headers: DrawnPage["headers"] = [...page.headers, ["x-kept-page", "1"]];
    const old = { generation: -1, dependsOn: [everythingTag], visits: 0 };
    const entry = { page: { ...page, headers }, ...old };
    if (!this.#entries.has(path)) {
      this.#entries.set(path, entry);
    }
    return entry;
  }

  #keyOf(path: string): string {
    return `${this.#generation.current} ${path}`;
  }

  #drawOnce(path: string, asker: Asker): Underway {
    const key = this.#keyOf(path);
    const already = this.#drawings.get(key);
    if (already) {
      return already;
    }
    const stop = new AbortController();
    const forget = () => {
      if (this.#drawings.get(key) === drawing) {
        this.#drawings.delete(key);
      }
    };
    const drawing: Underway = {
      page: this.#drawAndKeep(path, { ...asker, gone: stop.signal }).finally(() => forget()),
      patience: delay(patienceMs, undefined, { ref: false }),
      waiting: 0,
      leave: () => {
        drawing.waiting -= 1;
        if (drawing.waiting === 0) {
          forget();
          stop.abort();
        }
      },
    };
    this.#drawings.set(key, drawing);
    return drawing;
  }

  async #drawAndKeep(path: string, asker: Asker): Promise<DrawnPage> {
    // Read before drawing: a change that arrives meanwhile makes this page stale at once.
    const generation = this.#generation.current;
    const response = await this.#draw(path, asker);
    const isToBeKept = isKept(path, response);
    const dated = { generation, dependsOn: response.dependsOn ?? [everythingTag] };
    const drawn = await toDrawnPage(response);
    if (isToBeKept) {
      const page = await toKeptPage(drawn);
      const visits = this.#entries.peek(path)?.visits ?? 1;
      const entry = { page, ...dated, visits: asker.hasTurn ? visits / 2 : visits };
      this.#entries.set(path, entry);
      this.#store?.keep(path, page);
      this.#settleLater(path, entry);
      return page;
    }
    if (response.status < 500) {
      // Gone, moved or no longer for everyone: what was shown before must not come back.
      this.#entries.delete(path);
      this.#store?.forget(path);
    }
    return drawn;
  }

  #settleLater(path: string, entry: Entry): void {
    // What waits for its turn is held by the cache alone, which may let go of it.
    const kept = new WeakRef(entry);
    setTimeout(() => {
      this.#settling = this.#settling
        .then(() => this.#settle(path, kept))
        // It stays as it is.
        .catch((error) => console.error(`${path} could not be compressed again`, error));
    }, settlesAfterMs).unref();
  }

  async #settle(path: string, kept: WeakRef<Entry>): Promise<void> {
    const entry = kept.deref();
    if (entry && this.#entries.peek(path) === entry) {
      const page = await settledPage(entry.page);
      if (this.#entries.peek(path) === entry) {
        this.#entries.set(path, { ...entry, page });
        this.#store?.keep(path, page);
      }
    }
  }
}
