/** A load balancer counts as present if it probed within this time, in ms; without one, shutdown does not wait. */
const askedWithinMs = 5_000;
/** Time from the balancer's last probe until it sends no more requests here, in ms (deploy/edge). */
const settleMs = 2_500;
/** Maximum wait for the balancer's next probe during shutdown, in ms. */
const probeTimeoutMs = 4_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Answers readiness probes of a load balancer, and delays shutdown until the balancer has noticed it. */
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
    // Shutdown may have begun during the check.
    return (await this.#canWork()) && !this.#isEnding;
  }

  /**
   * Reports the service as not ready from now on.
   *
   * @returns resolves once the balancer sends no more requests; the service must keep answering until then
   */
  async end(): Promise<void> {
    this.#isEnding = true;
    if (performance.now() - this.#askedAt < askedWithinMs) {
      await Promise.race([this.#heard.promise, pause(probeTimeoutMs)]);
      await pause(settleMs);
    }
  }
}
