import { setTimeout as delay } from "node:timers/promises";
import {
  anyContentTag,
  contentApi,
  contentChangedEvent,
  contentEvent,
  listInvalidatedTags,
} from "contracts";
import { EventSourceParserStream } from "eventsource-parser/stream";

const reconnectDelayMs = 500;

/** Maximum number of changed tags that are tracked. If more tags have changed, all content counts as changed. */
const maxChanged = 20_000;

/**
 * Describes a result that was derived from content: the content version when the content was read, and the cache tags
 * of the result (contracts/content).
 */
export interface VersionedResult {
  contentVersion: number;
  cacheTags: readonly string[];
}

/**
 * Counts the changes of published content, and records the version at which each cache tag changed last. A reconnection
 * of the event stream counts as a change of all content, because changes may have been missed.
 */
export class ContentVersion {
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

  /** True while the event stream is connected. */
  get isFollowed(): boolean {
    return this.#isFollowed;
  }

  /** Returns true if none of the result's cache tags changed since the content was read. */
  isFresh({ contentVersion, cacheTags }: VersionedResult): boolean {
    return (
      contentVersion === this.#current ||
      (contentVersion >= this.#everythingChanged &&
        cacheTags.every(
          (tag) => tag !== anyContentTag && (this.#changed.get(tag) ?? 0) <= contentVersion,
        ))
    );
  }

  /** Follows the CMS's event stream until `close` is called. Reconnects after each interruption. */
  async follow(cmsUrl: string): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        await this.#listen(cmsUrl);
      } catch {
        // Ignores the error: while the CMS is down, cached pages are served.
      }
      this.#isFollowed = false;
      await delay(reconnectDelayMs, undefined, { signal: this.#stop.signal }).catch(() => {});
    }
  }

  close(): void {
    this.#stop.abort();
  }

  async #listen(cmsUrl: string): Promise<void> {
    const response = await fetch(new URL(contentApi.events, cmsUrl), { signal: this.#stop.signal });
    if (!response.ok || !response.body) {
      return;
    }
    this.#change([anyContentTag]);
    this.#isFollowed = true;
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { event, data } of events) {
      if (event === contentChangedEvent) {
        const change = contentEvent.safeParse(JSON.parse(data));
        this.#change(change.success ? listInvalidatedTags(change.data) : [anyContentTag]);
      }
    }
  }

  #change(tags: readonly string[]): void {
    this.#current += 1;
    if (tags.includes(anyContentTag) || this.#changed.size >= maxChanged) {
      this.#changed.clear();
      this.#everythingChanged = this.#current;
    }
    for (const tag of tags) {
      this.#changed.set(tag, this.#current);
    }
    this.#onChange();
  }
}
