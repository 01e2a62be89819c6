/** Duration, in ms, after which a pending call causes a readiness check of the CMS. */
const slowCallMs = 2_500;
/**
 * Timeout of the readiness check, in ms. The sum with `slowCallMs` is less than five seconds, the limit for the
 * response to every request.
 */
const probeTimeoutMs = 2_000;
/** Interval, in ms, of the checks whether a hung CMS has recovered. */
const recoveryIntervalMs = 500;

/** A call that is being watched: `signal` aborts if the CMS hangs. */
export interface WatchedCall {
  signal: AbortSignal;
  /** Ends the watch. Call this function when the response arrives. */
  stop: () => void;
}

/**
 * Distinguishes a hanging CMS or database from a slow call, such as a large upload or an export. Checks the CMS's
 * readiness while a call is slow, and aborts the call if the check fails.
 */
export class CmsHealth {
  readonly #readyUrl: URL;
  #hangs = false;
  #probe: Promise<boolean> | undefined;

  constructor(cmsUrl: string) {
    this.#readyUrl = new URL("/readyz", cmsUrl);
  }

  watch(): WatchedCall {
    const hanging = new AbortController();
    if (this.#hangs) {
      hanging.abort();
      return { signal: hanging.signal, stop: () => {} };
    }
    const timer = setInterval(async () => {
      if (!(await this.#isHealthy())) {
        clearInterval(timer);
        hanging.abort();
        this.#awaitRecovery();
      }
    }, slowCallMs).unref();
    return { signal: hanging.signal, stop: () => clearInterval(timer) };
  }

  /** Checks readiness; concurrent callers share one request. */
  #isHealthy(): Promise<boolean> {
    this.#probe ??= fetch(this.#readyUrl, { signal: AbortSignal.timeout(probeTimeoutMs) })
      .then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.ok;
        },
        () => false,
      )
      .finally(() => {
        this.#probe = undefined;
      });
    return this.#probe;
  }

  /** Polls until the CMS has recovered. Until then new calls fail at once. */
  #awaitRecovery(): void {
    if (!this.#hangs) {
      this.#hangs = true;
      const timer = setInterval(async () => {
        if (await this.#isHealthy()) {
          clearInterval(timer);
          this.#hangs = false;
        }
      }, recoveryIntervalMs).unref();
    }
  }
}
