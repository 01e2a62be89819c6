import { expect, it } from "vitest";
import { findFormRefusal } from "./form-refusal.ts";

const form = { "content-type": "application/x-www-form-urlencoded", "content-length": "8" };

/** Returns the status for a form of a page with this origin, sent to the site at `host`. */
function statusOf(publicOrigin: string, origin: string, host = "site.example") {
  return findFormRefusal({ headers: { ...form, host, origin } }, publicOrigin)?.status;
}

it("rejects a form from an http origin if PUBLIC_URL is https", () => {
  const https = "https://site.example";
  expect(statusOf(https, "https://site.example")).toBeUndefined();
  expect(statusOf(https, "http://site.example")).toBe(403);
  // Accepts another host name of the site, such as the host name of a preview.
  expect(statusOf(https, "https://preview.example", "preview.example")).toBeUndefined();
  expect(statusOf(https, "http://preview.example", "preview.example")).toBe(403);
});

it("accepts a form from an http or https origin if PUBLIC_URL is http", () => {
  const http = "http://site.example";
  expect(statusOf(http, "http://site.example")).toBeUndefined();
  expect(statusOf(http, "https://site.example")).toBeUndefined();
  expect(statusOf(http, "http://other.example")).toBe(403);
});
