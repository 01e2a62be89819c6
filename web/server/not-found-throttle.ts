import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/**
 * Maximum of not-found responses per second and address: far above a person, an office or a search
 * engine.
 */
const maxPerSecond = 50;

/**
 * Returns a function that resolves when a 404 may be sent to an address: at once, or in the next
 * second if it exceeded the maximum. It slows down programs that guess addresses, but nobody who
 * follows a dead link.
 */
export function notFoundThrottle(): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: maxPerSecond, duration: 1 });
  return async (address) => {
    try {
      await limiter.consume(address);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) {
        throw refusal;
      }
      const { msBeforeNext } = refusal;
      await new Promise((resolve) => setTimeout(resolve, msBeforeNext));
    }
  };
}
