/** Who balances asks at least so often, in ms; where nobody does, nobody waits to hear that a part ends. */
const askedWithinMs = 5_000;
/** From hearing it until nothing is on its way here any more: connections that ask nothing are dropped (deploy/edge). */
const settleMs = 2_500;
/** How long whoever balances may take to ask once more, in ms. */
const patienceMs = 4_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether a part can do its work, as it tells who balances between its replicas. */
export class Readiness {
  readonly #canWork: () => Promise<boolean>;
  readonly #heard = Promise.withResolvers<void>();
  #askedAt = Number.NEGATIVE_INFINITY;
  #isEnding = false;

  constructor(canWork: () => Promise<boolean>) {
    this.#canWork = canWork;
  }

  async ask(): Promise<boolean> {
    this.#askedAt = performance.now();
    if (this.#isEnding) {
      this.#heard.resolve();
      return false;
    }
    // It may have been asked to end while this was found out.
    return (await this.#canWork()) && !this.#isEnding;
  }

  /**
   * From now on it is not ready.
   *
   * @returns resolves once nothing new is sent here: the part answers as usual until then
   */
  async end(): Promise<void> {
    this.#isEnding = true;
    if (performance.now() - this.#askedAt < askedWithinMs) {
      await Promise.race([this.#heard.promise, pause(patienceMs)]);
      await pause(settleMs);
    }
  }
}
