import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { hasRoom } from "./disk-room.ts";

it("leaves free space on the disk for the database", async () => {
  expect(await hasRoom(tmpdir(), 0, 0)).toBe(true);
  expect(await hasRoom(tmpdir(), Number.MAX_SAFE_INTEGER, 0)).toBe(false);
  expect(await hasRoom(tmpdir(), 0, Number.MAX_SAFE_INTEGER)).toBe(false);
});
