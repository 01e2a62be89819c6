import { setTimeout as delay } from "node:timers/promises";
import {
  changedTags,
  contentApi,
  contentChangedEvent,
  contentEvent,
  everythingTag,
} from "contracts";
import { EventSourceParserStream } from "eventsource-parser/stream";

const reconnectDelayMs = 500;

/** Beyond this many changed documents, all that was read before counts as changed. */
const maxChanged = 20_000;

/** What was made of content: in which generation that was read, and what of it (contracts/content). */
export interface Dated {
  generation: number;
  dependsOn: readonly string[];
}

/**
 * Counts the changes of published content, and knows of each part in which generation it changed last.
 * While the event stream is down changes cannot be seen, so its return counts as one of everything.
 */
export class ContentGeneration {
  #current = 0;
  #everythingChanged = 0;
  readonly #changed = new Map<string, number>();
  #isFollowed = false;
  readonly #stop = new AbortController();
  readonly #onChange: () => void;

  constructor(onChange: () => void = () => {}) {
    this.#onChange = onChange;
  }

  get current(): number {
    return this.#current;
  }

  /** Whether changes are heard of now. */
  get isFollowed(): boolean {
    return this.#isFollowed;
  }

  /** Whether nothing that it depends on changed since. */
  isFresh({ generation, dependsOn }: Dated): boolean {
    return (
      generation === this.#current ||
      (generation >= this.#everythingChanged &&
        dependsOn.every(
          (tag) => tag !== everythingTag && (this.#changed.get(tag) ?? 0) <= generation,
        ))
    );
  }

  /** Follows the CMS's event stream until `close`, reconnecting for as long as it takes. */
  async follow(cmsUrl: string): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        await this.#listen(cmsUrl);
      } catch {
        // The CMS is away: pages already drawn are served until it returns.
      }
      this.#isFollowed = false;
      await delay(reconnectDelayMs, undefined, { signal: this.#stop.signal }).catch(() => {});
    }
  }

  close(): void {
    this.#stop.abort();
  }

  async #listen(cmsUrl: string): Promise<void> {
    const answer = await fetch(new URL(contentApi.events, cmsUrl), { signal: this.#stop.signal });
    if (!answer.ok || !answer.body) {
      return;
    }
    this.#change([everythingTag]);
    this.#isFollowed = true;
    const events = answer.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { event, data } of events) {
      if (event === contentChangedEvent) {
        const change = contentEvent.safeParse(JSON.parse(data));
        this.#change(change.success ? changedTags(change.data) : [everythingTag]);
      }
    }
  }

  #change(tags: readonly string[]): void {
    this.#current += 1;
    if (tags.includes(everythingTag) || this.#changed.size >= maxChanged) {
      this.#changed.clear();
      this.#everythingChanged = this.#current;
    }
    for (const tag of tags) {
      this.#changed.set(tag, this.#current);
    }
    this.#onChange();
  }
}
