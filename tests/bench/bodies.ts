import { request } from "node:http";
import type { Instance } from "../support/instance.ts";
import { findProcessByScript, listDescendants } from "../support/processes.ts";
import { readCpuSeconds } from "./hostile.ts";
import { residentMegabytes } from "./memory.ts";

const megabyte = 1024 * 1024;
const bodyBytes = 200 * megabyte;
const repetitions = 10;

/** One URL for each kind of endpoint, whether it accepts or rejects bodies. */
const targets: { name: string; path: string; method: string; type?: string }[] = [
  { name: "a page", path: "/sobre", method: "GET" },
  { name: "a picture of ours", path: "/favicon.ico", method: "GET" },
  { name: "a form", path: "/auth", method: "POST", type: "application/x-www-form-urlencoded" },
  { name: "health", path: "/healthz", method: "POST" },
  { name: "a call of the API", path: "/api/auth/login", method: "POST", type: "application/json" },
  { name: "Payload's REST", path: "/api/pages", method: "POST", type: "application/json" },
  {
    name: "an upload",
    path: "/api/media",
    method: "POST",
    type: "multipart/form-data; boundary=x",
  },
  {
    name: "the CMS's screens",
    path: "/cms",
    method: "POST",
    type: "multipart/form-data; boundary=x",
  },
];

const piece = Buffer.alloc(64 * 1024, "[");

/** Sends 200 MB, or less if the server closes the connection before. Returns the number of bytes sent. */
function sendBody(
  { port }: Instance,
  { path, method, type }: (typeof targets)[number],
  length: Record<string, string>,
): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      "sec-fetch-site": "same-origin",
      ...(type ? { "content-type": type } : {}),
      ...length,
    };
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
    let sent = 0;
    const write = () => {
      while (sent < bodyBytes && !outgoing.destroyed) {
        sent += piece.byteLength;
        if (!outgoing.write(piece)) {
          return;
        }
      }
      outgoing.end();
    };
    outgoing.on("drain", write);
    outgoing.on("response", (response) => response.resume());
    outgoing.on("error", () => {});
    outgoing.on("close", () => resolve(outgoing.socket?.bytesWritten ?? sent));
    write();
  });
}

/** Measures the cost of a 200 MB body from an anonymous client, for each kind of URL. */
export async function measureLargeBodies(instance: Instance): Promise<void> {
  const all = listDescendants(instance.pid);
  const web = findProcessByScript(all, "web/server/index.ts");
  const cms = findProcessByScript(all, "cms/server.ts");
  const readUsage = () => ({
    ...readCpuSeconds(all),
    webMb: residentMegabytes(web),
    cmsMb: residentMegabytes(cms),
  });
  console.log(`\n200 MB from a stranger, mean of ${repetitions} (target: nothing measurable)`);
  for (const [how, length] of Object.entries({
    declared: { "content-length": String(bodyBytes) },
    streamed: { "transfer-encoding": "chunked" },
  })) {
    for (const target of targets) {
      await sendBody(instance, target, length);
      const before: Record<string, number> = readUsage();
      let sent = 0;
      for (let count = 0; count < repetitions; count++) {
        sent += await sendBody(instance, target, length);
      }
      const after: Record<string, number> = readUsage();
      const increaseOf = (part: string) => (after[part] ?? 0) - (before[part] ?? 0);
      console.log(
        `  ${how} to ${target.name.padEnd(18)} ${(sent / repetitions / megabyte).toFixed(1)} MB left here; CPU ${((1_000 * increaseOf("web")) / repetitions).toFixed(0)} ms web, ${((1_000 * increaseOf("cms")) / repetitions).toFixed(0)} ms CMS; memory ${increaseOf("webMb").toFixed(0)} MB web, ${increaseOf("cmsMb").toFixed(0)} MB CMS`,
      );
    }
  }
}
