/** How long a call may take before the CMS is asked whether it is well, in ms. */
const patienceMs = 2_500;
/** How long it may take to say so; with the patience less than the five seconds in which we answer. */
const answerMs = 2_000;
/** How often a CMS that hangs is asked whether it is back, in ms. */
const recoveryMs = 500;

/** A call that is watched: `signal` aborts when the CMS does not answer anybody. */
export interface Watch {
  signal: AbortSignal;
  /** For when the call is answered. */
  stop: () => void;
}

/**
 * Tells a CMS that hangs, or whose database does, from a call that takes its time, such as a large
 * upload or an export: who waits for long asks for its readiness, and gives up when there is no answer.
 */
export class CmsHealth {
  readonly #readyUrl: URL;
  #hangs = false;
  #asked: Promise<boolean> | undefined;

  constructor(cmsUrl: string) {
    this.#readyUrl = new URL("/readyz", cmsUrl);
  }

  watch(): Watch {
    const hanging = new AbortController();
    if (this.#hangs) {
      hanging.abort();
      return { signal: hanging.signal, stop: () => {} };
    }
    const timer = setInterval(async () => {
      if (!(await this.#isWell())) {
        clearInterval(timer);
        hanging.abort();
        this.#awaitRecovery();
      }
    }, patienceMs).unref();
    return { signal: hanging.signal, stop: () => clearInterval(timer) };
  }

  /** Asks once for all who wait. */
  #isWell(): Promise<boolean> {
    this.#asked ??= fetch(this.#readyUrl, { signal: AbortSignal.timeout(answerMs) })
      .then(
        async (answer) => {
          await answer.body?.cancel();
          return answer.ok;
        },
        () => false,
      )
      .finally(() => {
        this.#asked = undefined;
      });
    return this.#asked;
  }

  /** Meanwhile nobody has to find out again. */
  #awaitRecovery(): void {
    if (!this.#hangs) {
      this.#hangs = true;
      const timer = setInterval(async () => {
        if (await this.#isWell()) {
          clearInterval(timer);
          this.#hangs = false;
        }
      }, recoveryMs).unref();
    }
  }
}
