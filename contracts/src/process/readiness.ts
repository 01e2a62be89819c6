/**
 * A load balancer counts as present if its last probe is at most this old, in ms. Without a load balancer, the shutdown
 * does not wait.
 */
const balancerPresentMs = 5_000;
/** Time in ms after the first negative probe during which the load balancer may still send requests (deploy/edge). */
const drainMs = 2_500;
/** Maximum wait for the balancer's next probe during shutdown, in ms. */
const probeTimeoutMs = 4_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Responds to a load balancer's readiness probes, and delays shutdown until the balancer sends no more requests. */
export class Readiness {
  readonly #canWork: () => Promise<boolean>;
  readonly #heard = Promise.withResolvers<void>();
  #askedAt = Number.NEGATIVE_INFINITY;
  #isEnding = false;

  constructor(canWork: () => Promise<boolean>) {
    this.#canWork = canWork;
  }

  async isReady(): Promise<boolean> {
    this.#askedAt = performance.now();
    if (this.#isEnding) {
      this.#heard.resolve();
      return false;
    }
    // Returns false also if the shutdown began during the check.
    return (await this.#canWork()) && !this.#isEnding;
  }

  /**
   * Reports the service as not ready from now on.
   *
   * @returns resolves once the balancer sends no more requests; the service must keep answering until then
   */
  async end(): Promise<void> {
    this.#isEnding = true;
    if (performance.now() - this.#askedAt < balancerPresentMs) {
      await Promise.race([this.#heard.promise, pause(probeTimeoutMs)]);
      await pause(drainMs);
    }
  }
}
