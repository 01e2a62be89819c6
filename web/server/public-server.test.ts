import { once } from "node:events";
import { Agent, createServer, type RequestListener, request, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Worker } from "node:worker_threads";
import { createVisitorAddressResolver } from "contracts/visitor-address";
import { afterEach, expect, it, vi } from "vitest";
import { limitConnections } from "./connection-limits.ts";
import { createGracefulStop } from "./graceful-stop.ts";
import { OpenRequests } from "./open-requests.ts";
import { rejectSlowBody } from "./reject-slow-body.ts";

const sockets: Socket[] = [];
let server: Server;
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) {
    socket.destroy();
  }
  server.close();
  server.closeAllConnections();
});

async function listen(answer: RequestListener): Promise<number> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

async function open(port: number, host = "127.0.0.1", localAddress = host): Promise<Socket> {
  const socket = connect({ port, host, localAddress });
  // Reads the socket, because Node reports the end of a socket only while reading.
  sockets.push(socket.on("error", () => {}).resume());
  await once(socket, "connect");
  return socket;
}

async function get(port: number, localAddress = "127.0.0.1", agent?: Agent): Promise<string> {
  const clientRequest = request({
    port,
    host: "127.0.0.1",
    localAddress,
    ...(agent ? { agent } : {}),
  });
  clientRequest.end();
  const [answer] = await once(clientRequest, "response");
  answer.resume();
  await once(answer, "end");
  return `${answer.statusCode} ${answer.headers.connection}`;
}

it("closes an idle connection of an IP address with too many connections", async () => {
  const port = await listen((_request, response) => void response.end("ok"));
  limitConnections(server, {
    total: 100,
    perAddress: 3,
    addresses: createVisitorAddressResolver([]),
  });
  const other = await open(port, "127.0.0.1", "127.0.0.2");
  const [first, ...rest] = [await open(port), await open(port), await open(port)];
  expect(await get(port)).toContain("200");
  await expect.poll(() => first?.destroyed).toBe(true);
  expect([other, ...rest].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  expect(await get(port, "127.0.0.2")).toContain("200");
});

it("rejects a new connection of an IP address whose connections are all busy", async () => {
  const waiting: (() => void)[] = [];
  const port = await listen(({ url }, response) => {
    if (url === "/slow") {
      waiting.push(() => void response.end());
    } else {
      response.end("ok");
    }
  });
  limitConnections(server, {
    total: 100,
    perAddress: 2,
    addresses: createVisitorAddressResolver([]),
  });
  for (const busy of [await open(port), await open(port)]) {
    busy.write("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n");
  }
  await expect.poll(() => waiting.length).toBe(2);
  await expect(get(port)).rejects.toThrow();
  expect(await get(port, "127.0.0.2")).toContain("200");
});

it("does not limit the connections of a trusted proxy", async () => {
  const port = await listen((_request, response) => void response.end("ok"));
  const addresses = createVisitorAddressResolver(["127.0.0.1"]);
  limitConnections(server, { total: 100, perAddress: 2, addresses });
  const opened = [await open(port), await open(port), await open(port), await open(port)];
  expect(await get(port)).toContain("200");
  expect(opened.some(({ destroyed }) => destroyed)).toBe(false);
});

it("closes a connection of the IP address with the most connections at the total maximum", async () => {
  const port = await listen((_request, response) => void response.end("ok"));
  limitConnections(server, {
    total: 4,
    perAddress: 4,
    addresses: createVisitorAddressResolver([]),
  });
  const hog = [await open(port), await open(port), await open(port)];
  const other = await open(port, "127.0.0.1", "127.0.0.2");
  expect(await get(port, "127.0.0.3")).toContain("200");
  await expect.poll(() => hog[0]?.destroyed).toBe(true);
  expect(other.destroyed).toBe(false);
});

it("limits the open requests per IP address and in total", async () => {
  const requests = new OpenRequests({ total: 3, perAddress: 2 });
  const heldResponses: (() => void)[] = [];
  const port = await listen((asked, response) => {
    const address = String(asked.headers["x-visitor"]);
    response.statusCode = requests.admit(address, response) ? 200 : 503;
    if (response.statusCode === 200) {
      heldResponses.push(() => void response.end());
    } else {
      response.end();
    }
  });
  const ask = (visitor: string) =>
    fetch(`http://127.0.0.1:${port}`, { headers: { "x-visitor": visitor } });
  const first = [ask("a"), ask("a")];
  await expect.poll(() => heldResponses.length).toBe(2);
  expect((await ask("a")).status).toBe(503);
  const other = ask("b");
  await expect.poll(() => heldResponses.length).toBe(3);
  expect((await ask("c")).status).toBe(503);
  for (const release of heldResponses) {
    release();
  }
  for (const answer of await Promise.all([...first, other])) {
    expect(answer.status).toBe(200);
  }
  const again = ask("a");
  await expect.poll(() => heldResponses.length).toBe(4);
  heldResponses[3]?.();
  expect((await again).status).toBe(200);
});

it("rejects a request whose body does not arrive", async () => {
  const port = await listen((asked, response) =>
    rejectSlowBody(asked, response, { graceMs: 20, bytesPerSecond: 1_000_000 }),
  );
  const socket = await open(port);
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 [\s\S]*Connection: close/);
  await once(socket, "close");
});

it("accepts a slow body while its bytes keep arriving", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const started = Promise.withResolvers<void>();
  const whole = Promise.withResolvers<void>();
  const port = await listen((asked, response) => {
    // The speed limit lets each byte extend the deadline by a minute.
    rejectSlowBody(asked, response, { graceMs: 1_000, bytesPerSecond: 1 / 60 });
    asked.once("data", () => started.resolve()).on("end", () => whole.resolve());
    response.writeContinue();
  });
  const socket = await open(port);
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n");
  await once(socket, "data");
  socket.write("a");
  await started.promise;
  await vi.advanceTimersByTimeAsync(59_000);
  socket.write("b");
  await whole.promise;
});

it("stops without resetting connections, and sends `Connection: close` with each response", async () => {
  const heldResponses: (() => void)[] = [];
  const port = await listen(({ url }, response) => {
    if (url === "/slow") {
      heldResponses.push(() => void response.end("slow"));
    } else {
      response.end("ok");
    }
  });
  const stop = createGracefulStop(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  await Promise.all(Array.from({ length: 20 }, () => get(port, "127.0.0.1", agent)));
  const idle = await open(port);
  const slow = await open(port);
  slow.write("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(() => heldResponses.length).toBe(1);

  const outOfRotation = Promise.withResolvers<void>();
  const stopped = stop(outOfRotation.promise);
  // Expects a response on a new connection while the load balancer may still send requests.
  expect(await get(port)).toBe("200 close");
  outOfRotation.resolve();
  await expect.poll(() => server.listening).toBe(false);
  // Sends requests on keep-alive connections that were idle when the server stopped listening.
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => get(port, "127.0.0.1", agent)),
  );
  expect(new Set(answers)).toEqual(new Set(["200 close"]));
  idle.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  expect(String((await once(idle, "data"))[0])).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close/);
  heldResponses[0]?.();
  expect(String((await once(slow, "data"))[0])).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close/);
  await stopped;
  agent.destroy();
});

/**
 * Connects and sends requests from another thread while the main thread is blocked and cannot
 * accept them.
 */
const clientsScript = `
  const { parentPort, workerData: { port, count, connected } } = require("node:worker_threads");
  const { connect } = require("node:net");
  for (let each = 0; each < count; each += 1) {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.write("GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n");
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    });
    socket.once("data", (data) => parentPort.postMessage(String(data).slice(0, 15)));
    socket.once("error", ({ code }) => parentPort.postMessage(code));
  }
`;

it("stops without resetting connections that the server has not accepted yet", async () => {
  const count = 50;
  const port = await listen((_request, response) => void response.end("ok"));
  const stop = createGracefulStop(server);
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const clientsWorker = new Worker(clientsScript, {
    eval: true,
    workerData: { port, count, connected },
  });
  const answers: string[] = [];
  clientsWorker.on("message", (answer: string) => answers.push(answer));
  for (let made = 0; made < count; made = Atomics.load(connected, 0)) {
    Atomics.wait(connected, 0, made);
  }
  await stop(Promise.resolve());
  await expect.poll(() => answers.length).toBe(count);
  expect(new Set(answers)).toEqual(new Set(["HTTP/1.1 200 OK"]));
  await clientsWorker.terminate();
});
