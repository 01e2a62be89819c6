import { expect, it } from "vitest";
import { refuseForm } from "./refuse-form.ts";

const form = { "content-type": "application/x-www-form-urlencoded", "content-length": "8" };

/** How a form of a page with this origin is answered by the site at `host`. */
function statusOf(publicOrigin: string, origin: string, host = "site.example") {
  return refuseForm({ headers: { ...form, host, origin } }, publicOrigin)?.status;
}

it("takes a page of the same host without TLS for another's where the site has TLS", () => {
  const https = "https://site.example";
  expect(statusOf(https, "https://site.example")).toBeUndefined();
  expect(statusOf(https, "http://site.example")).toBe(403);
  // By another name that leads here, as a preview has.
  expect(statusOf(https, "https://preview.example", "preview.example")).toBeUndefined();
  expect(statusOf(https, "http://preview.example", "preview.example")).toBe(403);
});

it("takes both where the site has none: what ends TLS in front may not be known here", () => {
  const http = "http://site.example";
  expect(statusOf(http, "http://site.example")).toBeUndefined();
  expect(statusOf(http, "https://site.example")).toBeUndefined();
  expect(statusOf(http, "http://other.example")).toBe(403);
});
