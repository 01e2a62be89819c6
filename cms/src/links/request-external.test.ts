import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestExternalPage } from "./request-external.ts";

let server: Server;
let origin: string;
const requestedPaths: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requestedPaths.push(`${request.method} ${request.url}`);
    const responses: Record<string, number> = { "/there": 200, "/gone": 404, "/busy": 503 };
    if (request.url === "/moved") {
      response.writeHead(302, { location: "/there" }).end();
    } else if (request.url?.startsWith("/to/")) {
      response.writeHead(302, { location: decodeURIComponent(request.url.slice(4)) }).end();
    } else if (request.url === "/circle") {
      response.writeHead(302, { location: "/circle" }).end();
    } else if (request.url === "/get-only") {
      response.writeHead(request.method === "GET" ? 200 : 405).end();
    } else {
      response.writeHead(responses[request.url ?? ""] ?? 404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const requestTestPage = (path: string) =>
  requestExternalPage(origin + path, { testOrigin: origin });

describe("requestExternalPage", () => {
  it("reports a page as existing after a redirect, or if the server supports only GET", async () => {
    expect(await requestTestPage("/there")).toBe("there");
    expect(await requestTestPage("/moved")).toBe("there");
    expect(await requestTestPage("/get-only")).toBe("there");
  });

  it("reports a page as missing if the server responds with 404", async () => {
    expect(await requestTestPage("/gone")).toBe("gone");
  });

  it("reports an inconclusive result if the server is busy or redirects in a loop", async () => {
    expect(await requestTestPage("/busy")).toBe("unclear");
    expect(await requestTestPage("/circle")).toBe("unclear");
  });

  it("requests no page on a private network, whatever host name the URL contains", async () => {
    const before = requestedPaths.length;
    for (const address of [
      `${origin}/there`,
      "http://localhost/there",
      "http://[::1]/",
      "http://169.254.169.254/latest/meta-data/",
      "http://10.0.0.1/",
    ]) {
      expect(await requestExternalPage(address), address).toBe("private");
    }
    expect(requestedPaths.length).toBe(before);
  });

  it.each([
    ...["http://127.0.0.1/", "http://[::1]/", "http://10.0.0.1/", "http://2130706433/"],
    ...["http://[::ffff:127.0.0.1]/", "http://169.254.169.254/latest/meta-data/"],
    "http://localhost/",
  ])("follows no redirect to a private address: %s", async (target) => {
    expect(await requestTestPage(`/to/${encodeURIComponent(target)}`)).toBe("private");
  });

  it("follows no redirect to another port of this machine", async () => {
    const otherOrigin = `http://127.0.0.1:${Number(new URL(origin).port) - 1}/`;
    expect(await requestTestPage(`/to/${encodeURIComponent(otherOrigin)}`)).toBe("private");
  });
});
