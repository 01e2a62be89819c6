import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFailureLog } from "./failure-log.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failedAttempt = (index: number, isGivenUp = false) => ({
  line: `contact-webhook ${index}: attempt 1 failed (ECONNREFUSED); again in 2 s`,
  reason: "ECONNREFUSED",
  isGivenUp,
});

function newLog() {
  const lines: string[] = [];
  const failures = createFailureLog({ log: (line) => lines.push(line), name: "contact-webhook" });
  return { lines, failures };
}

it("the failure log logs the first failure immediately, and summarizes further failures once a minute", () => {
  const { lines, failures } = newLog();
  for (let index = 0; index < 12_500; index += 1) {
    failures.failed(failedAttempt(index, index >= 12_000));
  }
  failures.failed({ line: "", reason: "The receiver answered 500", isGivenUp: false });
  expect(lines).toEqual([failedAttempt(0).line]);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual([
    "contact-webhook: 12500 more attempts failed within 60 s: 12499 × (ECONNREFUSED), 1 × (The receiver answered 500); 500 given up",
  ]);
  failures.failed(failedAttempt(1));
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(2)).toEqual([
    "contact-webhook: 1 more attempts failed within 60 s: 1 × (ECONNREFUSED)",
  ]);
});

it("the failure log logs a failure immediately if the minute before had none", () => {
  const { lines, failures } = newLog();
  failures.failed(failedAttempt(1));
  vi.advanceTimersByTime(60_000);
  failures.failed(failedAttempt(2));
  expect(lines).toEqual([failedAttempt(1).line, failedAttempt(2).line]);
});

it("the failure log writes a short summary when it is closed, even after failures for 1,000 reasons", () => {
  const { lines, failures } = newLog();
  for (let index = 0; index < 1_000; index += 1) {
    failures.failed({ line: "first", reason: `reason ${index}`, isGivenUp: false });
  }
  failures.close();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^contact-webhook: 999 more .*994 × \(other reasons\)$/);
  expect(vi.getTimerCount()).toBe(0);
});
