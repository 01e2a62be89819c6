interface PublishedPathsOptions {
  generation: { readonly current: number; readonly isFollowed: boolean };
  /** Every path at which the CMS has something, a former address included. */
  load: () => Promise<string[]>;
}

/**
 * Knows at which paths there is nothing, without asking for each: the CMS is asked for all it has,
 * once in each generation of the content.
 */
export class PublishedPaths {
  readonly #options: PublishedPathsOptions;
  #known: { generation: number; paths: Set<string> } | undefined;
  #loading: Promise<void> | undefined;

  constructor(options: PublishedPathsOptions) {
    this.#options = options;
  }

  /** Whether there may be something at a path; yes while nobody can tell. */
  async mayHave(path: string): Promise<boolean> {
    if (this.#known?.paths.has(path)) {
      return true;
    }
    if (!this.#isFresh) {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = undefined;
      });
      await this.#loading;
    }
    return !this.#isFresh || this.#known?.paths.has(path) !== false;
  }

  /** A change that is not heard of makes everything unknown. */
  get #isFresh(): boolean {
    const { isFollowed, current } = this.#options.generation;
    return isFollowed && this.#known?.generation === current;
  }

  async #load(): Promise<void> {
    const generation = this.#options.generation.current;
    try {
      this.#known = { generation, paths: new Set(await this.#options.load()) };
    } catch {
      // The CMS is away: each page finds that out by itself.
    }
  }
}
