import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Far more than a person, an office or a search engine asks for of what does not exist. */
const answersASecond = 50;

/**
 * Settles when an address may be told that there is nothing: at once, and in the next second when it
 * has asked for more than it gets of them. A program that tries addresses is slowed down, whoever follows
 * a dead link never is.
 */
export function unknownPace(): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: answersASecond, duration: 1 });
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
