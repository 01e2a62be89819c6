import { expect, it } from "vitest";
import { toFeedDate } from "./feed-date.ts";

const publishedAt = "2026-11-26T12:00:00.000Z";

it.each([
  ["the moment of a publish before noon", "2026-11-26T08:18:00.000Z", "2026-11-26T08:18:00.000Z"],
  ["noon of its day after that", "2026-11-28T20:00:00.000Z", publishedAt],
])("toFeedDate returns for an article %s", (_, updatedAt, date) => {
  expect(toFeedDate({ publishedAt, updatedAt }).toISOString()).toBe(date);
});
