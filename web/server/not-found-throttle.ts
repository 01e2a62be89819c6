import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/**
 * Maximum number of not-found responses per second and IP address: far more than a person, an office or a search engine
 * causes.
 */
const maxPerSecond = 50;

/**
 * Returns a function that resolves when a 404 may be sent to an IP address: at once, or in the next second if the
 * address exceeded the maximum. Slows down programs that guess URLs, but not people who follow dead links.
 */
export function createNotFoundThrottle(): (address: string) => Promise<void> {
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
