import { LRUCache } from "lru-cache";
import type { ContentReader } from "../../app/request-context.ts";
import type { ContentVersion, VersionedResult } from "./content-version.ts";
import type { LastLayoutData } from "./last-layout-data.ts";

const maxCachedBytes = 24 * 1024 * 1024;
/** Estimated memory, in bytes, of a parsed response per character of its JSON. */
const bytesPerCharacter = 4;

interface Entry extends VersionedResult {
  response: unknown;
  size: number;
}

interface ContentCacheOptions {
  contentVersion: Pick<ContentVersion, "current" | "isFollowed" | "isFresh">;
  maxBytes?: number;
  lastLayoutData?: Pick<LastLayoutData, "save" | "read">;
}

/** Caches responses of the CMS's content API until content that they depend on changes. */
export class ContentCache {
  readonly #contentVersion: ContentCacheOptions["contentVersion"];
  readonly #entries: LRUCache<string, Entry>;
  readonly #lastLayoutData: ContentCacheOptions["lastLayoutData"];

  constructor({ contentVersion, lastLayoutData, maxBytes = maxCachedBytes }: ContentCacheOptions) {
    this.#lastLayoutData = lastLayoutData;
    this.#contentVersion = contentVersion;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });
  }

  /** Returns a reader for one page, which collects the page's cache tags. */
  reader(): ContentReader & { readonly cacheTags: string[] } {
    const tags = new Set<string>();
    return {
      read: async (path, load) => {
        const cachedEntry = this.#entries.get(path);
        const { isFollowed } = this.#contentVersion;
        // The cast is safe: the cached response was parsed with the same path's schema.
        const entry =
          cachedEntry && isFollowed && this.#contentVersion.isFresh(cachedEntry)
            ? cachedEntry
            : await this.#load(path, load);
        for (const tag of entry.cacheTags) {
          tags.add(tag);
        }
        return entry.response as Awaited<ReturnType<typeof load>>["response"];
      },
      last: (path) => this.#lastLayoutData?.read(path),
      get cacheTags() {
        return [...tags];
      },
    };
  }

  async #load(path: string, load: Parameters<ContentReader["read"]>[1]): Promise<Entry> {
    // Reads the version before the request, so that a change during the request makes the response stale at once.
    const contentVersion = this.#contentVersion.current;
    const { response, length } = await load();
    const { dependsOn: cacheTags } = response;
    const size = 1_024 + bytesPerCharacter * length;
    const entry = { response, cacheTags, contentVersion, size };
    this.#entries.set(path, entry);
    this.#lastLayoutData?.save(path, response);
    return entry;
  }
}
