import { setTimeout as delay } from "node:timers/promises";
import { contentApi, contentChangedEvent } from "contracts";
import { EventSourceParserStream } from "eventsource-parser/stream";

const reconnectDelayMs = 500;

/**
 * Counts the changes of published content: what was drawn in an earlier generation is stale.
 * While the event stream is down changes cannot be seen, so its return counts as one.
 */
export class ContentGeneration {
  #current = 0;
  #isFollowed = false;
  readonly #stop = new AbortController();

  get current(): number {
    return this.#current;
  }

  /** Whether changes are heard of now. */
  get isFollowed(): boolean {
    return this.#isFollowed;
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
    this.#current += 1;
    this.#isFollowed = true;
    const events = answer.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { event } of events) {
      if (event === contentChangedEvent) {
        this.#current += 1;
      }
    }
  }
}
