import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningCms, startCms } from "./support/cms.ts";
import { newCustomer } from "./support/people.ts";

const picture = "/api/guide-pictures/desk.webp";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

it("the endpoint of the guide's images serves them to all staff, with a cache lifetime of one day", async () => {
  const file = await readFile(path.join(import.meta.dirname, "../../docs/pictures/desk.webp"));
  for (const role of ["writer", "editor", "admin"] as const) {
    const response = await cms.request(picture, { cookie: await cms.signIn(role) });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("private, max-age=86400");
    expect(file.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
  }
});

it("the endpoint of the guide's images rejects requests without a staff session", async () => {
  expect((await cms.request(picture)).status).toBe(403);
  const { cookie } = await newCustomer(cms);
  expect((await cms.request(picture, { cookie })).status).toBe(403);
});

it("the endpoint of the guide's images serves no other files", async () => {
  const cookie = await cms.signIn("admin");
  for (const name of [
    "none.webp",
    "..%2feditors.md",
    "..%2fpictures%2fdesk.webp",
    "..%5cpictures%5cdesk.webp",
    "%2e%2e%2fpictures%2fdesk.webp",
    "desk.webp%0a",
    ".webp",
  ]) {
    const response = await cms.request(`/api/guide-pictures/${name}`, { cookie });
    expect([name, response.status]).toEqual([name, 404]);
  }
});
