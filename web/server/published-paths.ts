import { addressedCollections, type PathsResponse } from "contracts";
import type { ContentGeneration } from "./content-generation.ts";

interface PublishedPathsOptions {
  generation: Pick<ContentGeneration, "current" | "isFollowed" | "isFresh">;
  /** Every path at which the CMS has something, and where former ones lead. */
  load: () => Promise<PathsResponse>;
}

/** What is at a path; while nobody can tell there may be something at any. */
export type AtPath = { kind: "maybe" | "nothing" } | { kind: "moved"; to: string };

interface Known {
  generation: number;
  paths: ReadonlySet<string>;
  redirects: ReadonlyMap<string, string>;
}

const maybe: AtPath = { kind: "maybe" };
const nothing: AtPath = { kind: "nothing" };

/**
 * Knows at which paths there is nothing, and which have moved, without asking for each: the CMS is
 * asked for all it has, again once a document that can have an address changed.
 */
export class PublishedPaths {
  readonly #options: PublishedPathsOptions;
  #known: Known | undefined;
  #loading: Promise<void> | undefined;

  constructor(options: PublishedPathsOptions) {
    this.#options = options;
  }

  async at(path: string): Promise<AtPath> {
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

  /** A change that is not heard of makes everything unknown. */
  get #fresh(): Known | undefined {
    const { generation } = this.#options;
    const known = this.#known;
    const dependsOn = addressedCollections;
    return known && generation.isFollowed && generation.isFresh({ ...known, dependsOn })
      ? known
      : undefined;
  }

  async #load(): Promise<void> {
    const generation = this.#options.generation.current;
    try {
      const { paths, redirects } = await this.#options.load();
      const moved = new Map(Object.entries(redirects));
      this.#known = { generation, paths: new Set(paths), redirects: moved };
    } catch {
      // The CMS is away: each page finds that out by itself.
    }
  }
}
