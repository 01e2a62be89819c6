import { LRUCache } from "lru-cache";
import type { ContentReader } from "../app/request-context.ts";
import type { ContentGeneration, Dated } from "./content-generation.ts";
import type { LastShells } from "./last-shells.ts";

const maxKeptBytes = 24 * 1024 * 1024;
/** Bytes of memory that a parsed answer may take for each character of its JSON: an estimate. */
const bytesPerCharacter = 4;

interface Entry extends Dated {
  answer: unknown;
  size: number;
}

interface KeptContentOptions {
  generation: Pick<ContentGeneration, "current" | "isFollowed" | "isFresh">;
  maxBytes?: number;
  lastShells?: Pick<LastShells, "keep" | "read">;
}

/** Answers of the CMS's content API, each for as long as nothing that it was read from changes. */
export class KeptContent {
  readonly #generation: KeptContentOptions["generation"];
  readonly #entries: LRUCache<string, Entry>;
  readonly #lastShells: KeptContentOptions["lastShells"];

  constructor({ generation, lastShells, maxBytes = maxKeptBytes }: KeptContentOptions) {
    this.#lastShells = lastShells;
    this.#generation = generation;
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });
  }

  /** Reads for one page, and notes what that page is drawn from. */
  reader(): ContentReader & { readonly dependsOn: string[] } {
    const tags = new Set<string>();
    return {
      read: async (path, load) => {
        const known = this.#entries.get(path);
        const { isFollowed } = this.#generation;
        // The type is that of the schema of the path, with which it was read.
        const entry =
          known && isFollowed && this.#generation.isFresh(known)
            ? known
            : await this.#load(path, load);
        for (const tag of entry.dependsOn) {
          tags.add(tag);
        }
        return entry.answer as Awaited<ReturnType<typeof load>>["answer"];
      },
      last: (path) => this.#lastShells?.read(path),
      get dependsOn() {
        return [...tags];
      },
    };
  }

  async #load(path: string, load: Parameters<ContentReader["read"]>[1]): Promise<Entry> {
    // Before it is asked: a change that arrives meanwhile makes the answer stale at once.
    const generation = this.#generation.current;
    const { answer, length } = await load();
    const { dependsOn } = answer;
    const size = 1_024 + bytesPerCharacter * length;
    const entry = { answer, dependsOn, generation, size };
    this.#entries.set(path, entry);
    this.#lastShells?.keep(path, answer);
    return entry;
  }
}
