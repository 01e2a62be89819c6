import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { type DrawnPage, encodings, toDrawnPage } from "./drawn-page.ts";

/** Bound on the memory that drawn pages may take, in bytes. */
const maxCachedBytes = 64 * 1024 * 1024;

/** How long a visitor waits for a changed page while an earlier one could be shown, in ms. */
const patienceMs = 500;

interface Entry {
  page: DrawnPage;
  generation: number;
}

interface Drawing {
  page: Promise<DrawnPage>;
  /** Ends `patienceMs` after the drawing began, however many visitors wait. */
  patience: Promise<undefined>;
}

interface PageCacheOptions {
  draw: (path: string) => Promise<Response>;
  generation: { readonly current: number };
}

/** A route says with its own Cache-Control that anyone may be shown the same bytes. */
function isShareable(response: Response): boolean {
  const policy = response.headers.get("cache-control") ?? "no-store";
  return response.status === 200 && !/no-store|private/.test(policy);
}

/**
 * Draws pages and keeps the bytes of those that are the same for everyone. A page of an earlier
 * content generation is drawn again; if the CMS is away or slow, the old one is shown meanwhile.
 */
export class PageCache {
  readonly #draw: PageCacheOptions["draw"];
  readonly #generation: PageCacheOptions["generation"];
  readonly #drawings = new Map<string, Drawing>();
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ page }) =>
      1_024 + encodings.reduce((total, encoding) => total + page.bodies[encoding].byteLength, 0),
  });

  constructor({ draw, generation }: PageCacheOptions) {
    this.#draw = draw;
    this.#generation = generation;
  }

  /** Whether at least one page can be served without the CMS. */
  get hasPages(): boolean {
    return this.#entries.size > 0;
  }

  /**
   * Pages do not depend on the query, but for what a calculator reads of it (quote-search.ts): such
   * a page is one visitor's, drawn each time. While the CMS is away it is the one without query:
   * the calculator's script goes by the address (features/calculator/island.tsx).
   */
  async get(path: string, search = ""): Promise<DrawnPage> {
    const page = await this.#withoutQuery(path);
    if (search === "" || !page.readsQuery) {
      return page;
    }
    const asked = await toDrawnPage(await this.#draw(path + search), "passing");
    return asked.status >= 500 ? page : asked;
  }

  async #withoutQuery(path: string): Promise<DrawnPage> {
    const known = this.#entries.get(path);
    if (known && known.generation === this.#generation.current) {
      return known.page;
    }
    const drawing = this.#drawOnce(path);
    if (!known) {
      return drawing.page;
    }
    const page = await Promise.race([drawing.page, drawing.patience]);
    return page === undefined || page.status >= 500 ? known.page : page;
  }

  #drawOnce(path: string): Drawing {
    const key = `${this.#generation.current} ${path}`;
    const already = this.#drawings.get(key);
    if (already) {
      return already;
    }
    const page = this.#drawAndKeep(path).finally(() => this.#drawings.delete(key));
    const drawing = { page, patience: delay(patienceMs, undefined, { ref: false }) };
    this.#drawings.set(key, drawing);
    return drawing;
  }

  async #drawAndKeep(path: string): Promise<DrawnPage> {
    // Read before drawing: a change that arrives meanwhile makes this page stale at once.
    const generation = this.#generation.current;
    const response = await this.#draw(path);
    const page = await toDrawnPage(response, "kept");
    if (isShareable(response)) {
      this.#entries.set(path, { page, generation });
    } else if (response.status < 500) {
      // Gone, moved or no longer for everyone: what was shown before must not come back.
      this.#entries.delete(path);
    }
    return page;
  }
}
