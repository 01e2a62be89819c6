import { expect, it } from "vitest";
import { errorResponse } from "./error-response.ts";

it("errorResponse contains the fields from which the CMS's lists read a message", async () => {
  const response = errorResponse("unavailable");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(await response.json()).toMatchObject({
    docs: [],
    errors: [{ message: expect.stringMatching(/./) }],
  });
});
