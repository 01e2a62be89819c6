import { addressedCollections, type PathsResponse } from "contracts";
import type { ContentVersion } from "./content-version.ts";

interface PublishedPathsOptions {
  contentVersion: Pick<ContentVersion, "current" | "isFollowed" | "isFresh">;
  /** Loads every path of the CMS's documents, and the redirects of former ones. */
  load: () => Promise<PathsResponse>;
}

/** Result of a lookup; `maybe` means that the path may be published. */
export type PathStatus = { kind: "maybe" | "nothing" } | { kind: "moved"; to: string };

interface Known {
  contentVersion: number;
  paths: ReadonlySet<string>;
  redirects: ReadonlyMap<string, string>;
}

const maybe: PathStatus = { kind: "maybe" };
const nothing: PathStatus = { kind: "nothing" };

/**
 * Decides which paths are unknown and which have moved, without a request for each: loads all paths
 * of the CMS, and again once a document with a URL changed.
 */
export class PublishedPaths {
  readonly #options: PublishedPathsOptions;
  #known: Known | undefined;
  #loading: Promise<void> | undefined;

  constructor(options: PublishedPathsOptions) {
    this.#options = options;
  }

  async at(path: string): Promise<PathStatus> {
    if (this.#known?.paths.has(path)) {
      return maybe;
    }
    if (!this.#fresh) {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = undefined;
      });
      await this.#loading;
    }
    const known = this.#fresh;
    if (!known || known.paths.has(path)) {
      return maybe;
    }
    const to = known.redirects.get(path);
    return to === undefined ? nothing : { kind: "moved", to };
  }

  /** The known paths; undefined while the event stream is down, because changes may be missed. */
  get #fresh(): Known | undefined {
    const { contentVersion } = this.#options;
    const known = this.#known;
    const cacheTags = addressedCollections;
    return known && contentVersion.isFollowed && contentVersion.isFresh({ ...known, cacheTags })
      ? known
      : undefined;
  }

  async #load(): Promise<void> {
    const contentVersion = this.#options.contentVersion.current;
    try {
      const { paths, redirects } = await this.#options.load();
      const moved = new Map(Object.entries(redirects));
      this.#known = { contentVersion, paths: new Set(paths), redirects: moved };
    } catch {
      // The CMS is down; each page handles that itself.
    }
  }
}
