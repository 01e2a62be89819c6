import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askExternal } from "./ask-external.ts";

let server: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const answers: Record<string, number> = { "/there": 200, "/gone": 404, "/busy": 503 };
    if (request.url === "/moved") {
      response.writeHead(302, { location: "/there" }).end();
    } else if (request.url === "/circle") {
      response.writeHead(302, { location: "/circle" }).end();
    } else if (request.url === "/get-only") {
      response.writeHead(request.method === "GET" ? 200 : 405).end();
    } else {
      response.writeHead(answers[request.url ?? ""] ?? 404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const allowed = { allowsPrivate: true };

describe("a page of another site", () => {
  it("is there, also after a redirect and where the server knows GET alone", async () => {
    expect(await askExternal(`${origin}/there`, allowed)).toBe("there");
    expect(await askExternal(`${origin}/moved`, allowed)).toBe("there");
    expect(await askExternal(`${origin}/get-only`, allowed)).toBe("there");
  });

  it("is gone where the server says so", async () => {
    expect(await askExternal(`${origin}/gone`, allowed)).toBe("gone");
  });

  it("is not called gone where the server is busy or leads in a circle", async () => {
    expect(await askExternal(`${origin}/busy`, allowed)).toBe("unclear");
    expect(await askExternal(`${origin}/circle`, allowed)).toBe("unclear");
  });

  it("is not asked for on a private network, whatever it is called", async () => {
    const before = asked.length;
    for (const address of [
      `${origin}/there`,
      "http://localhost/there",
      "http://[::1]/",
      "http://169.254.169.254/latest/meta-data/",
      "http://10.0.0.1/",
    ]) {
      expect(await askExternal(address), address).toBe("private");
    }
    expect(asked.length).toBe(before);
  });
});
