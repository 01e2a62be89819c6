import type { ServerResponse } from "node:http";

/**
 * Limits the open requests, in total and per IP address. A proxy may send the requests of one address over any number
 * of connections. The limits are far above normal use, because requests that wait for a slot also count.
 */
export class OpenRequests {
  readonly #limits: { total: number; perAddress: number };
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor(limits: { total: number; perAddress: number }) {
    this.#limits = limits;
  }

  /** Counts a request until its response is closed; returns false if it exceeds a limit. */
  admit(address: string, response: ServerResponse): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#limits.perAddress || this.#total >= this.#limits.total) {
      return false;
    }
    this.#open.set(address, open + 1);
    this.#total += 1;
    response.on("close", () => {
      const remaining = (this.#open.get(address) ?? 1) - 1;
      this.#total -= 1;
      if (remaining > 0) {
        this.#open.set(address, remaining);
      } else {
        this.#open.delete(address);
      }
    });
    return true;
  }
}
