import type { ServerResponse } from "node:http";

/**
 * Bounds the requests that are open at once, in all and of one address, who may come through a proxy
 * over any number of connections. Far more than people ask for: what waits there waits for a turn.
 */
export class OpenRequests {
  readonly #limits: { total: number; perAddress: number };
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor(limits: { total: number; perAddress: number }) {
    this.#limits = limits;
  }

  /** Counts a request until its answer is sent; false when it is one too many. */
  admit(address: string, response: ServerResponse): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#limits.perAddress || this.#total >= this.#limits.total) {
      return false;
    }
    this.#open.set(address, open + 1);
    this.#total += 1;
    response.on("close", () => {
      const left = (this.#open.get(address) ?? 1) - 1;
      this.#total -= 1;
      if (left > 0) {
        this.#open.set(address, left);
      } else {
        this.#open.delete(address);
      }
    });
    return true;
  }
}
