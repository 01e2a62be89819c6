import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { hasDiskSpace } from "./disk-space.ts";

it("hasDiskSpace returns false if less than the reserved space would be left", async () => {
  expect(await hasDiskSpace(tmpdir(), 0, 0)).toBe(true);
  expect(await hasDiskSpace(tmpdir(), Number.MAX_SAFE_INTEGER, 0)).toBe(false);
  expect(await hasDiskSpace(tmpdir(), 0, Number.MAX_SAFE_INTEGER)).toBe(false);
});
