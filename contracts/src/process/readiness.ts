/**
 * Time in ms within which a load balancer must have probed to count as present; without a load balancer, shutdown
 * does not wait.
 */
const askedWithinMs = 5_000;
/** Time in ms after the balancer's last probe, in which it may still send requests here (deploy/edge). */
const settleMs = 2_500;
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

  async ask(): Promise<boolean> {
    this.#askedAt = performance.now();
    if (this.#isEnding) {
      this.#heard.resolve();
      return false;
    }
    // Shutdown may have begun while the check was running.
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
