import { addressedCollections, type PathsResponse } from "contracts";
import type { ContentVersion } from "./content-version.ts";

interface PublishedPathsOptions {
  contentVersion: Pick<ContentVersion, "current" | "isFollowed" | "isFresh">;
  /** Loads every path of the CMS's documents, and the redirects of former paths. */
  load: () => Promise<PathsResponse>;
}

/** Result of a lookup. `nothing`: the path is not published. `maybe`: the path may be published. */
export type PathLookup = { kind: "maybe" | "nothing" } | { kind: "moved"; to: string };

interface KnownPaths {
  contentVersion: number;
  paths: ReadonlySet<string>;
  redirects: ReadonlyMap<string, string>;
}

const maybe: PathLookup = { kind: "maybe" };
const nothing: PathLookup = { kind: "nothing" };

/**
 * Decides which paths are unknown and which have moved, without a request per path. Loads all paths
 * of the CMS, and loads them again after a document with a URL has changed.
 */
export class PublishedPaths {
  readonly #options: PublishedPathsOptions;
  #knownPaths: KnownPaths | undefined;
  #loading: Promise<void> | undefined;

  constructor(options: PublishedPathsOptions) {
    this.#options = options;
  }

  async at(path: string): Promise<PathLookup> {
    if (this.#knownPaths?.paths.has(path)) {
      return maybe;
    }
    if (!this.#fresh) {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = undefined;
      });
      await this.#loading;
    }
    const knownPaths = this.#fresh;
    if (!knownPaths || knownPaths.paths.has(path)) {
      return maybe;
    }
    const to = knownPaths.redirects.get(path);
    return to === undefined ? nothing : { kind: "moved", to };
  }

  /** The known paths; undefined while the event stream is down, because changes may be missed. */
  get #fresh(): KnownPaths | undefined {
    const { contentVersion } = this.#options;
    const knownPaths = this.#knownPaths;
    const cacheTags = addressedCollections;
    return knownPaths &&
      contentVersion.isFollowed &&
      contentVersion.isFresh({ ...knownPaths, cacheTags })
      ? knownPaths
      : undefined;
  }

  async #load(): Promise<void> {
    const contentVersion = this.#options.contentVersion.current;
    try {
      const { paths, redirects } = await this.#options.load();
      const moved = new Map(Object.entries(redirects));
      this.#knownPaths = { contentVersion, paths: new Set(paths), redirects: moved };
    } catch {
      // Ignores the error: while the CMS is down, all paths count as possible, and each page handles the failure.
    }
  }
}
