import { once } from "node:events";
import { launchChromium } from "./launch-chromium.ts";

/**
 * A browser that is controlled without Playwright. Under Playwright, the browser reports requests and log messages with
 * their stacks, which takes longer than running React on a first visit.
 */

type Parameters = Record<string, unknown>;

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/** The only DevTools connection, with its pending requests. */
class Devtools {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #count = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const { id = 0, result, error }: Message = JSON.parse(String(data));
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) {
        waiting?.reject(new Error(error.message));
      } else {
        waiting?.resolve(result);
      }
    });
  }

  send<Result = unknown>(
    method: string,
    params: Parameters = {},
    sessionId?: string,
  ): Promise<Result> {
    const waiting = Promise.withResolvers<unknown>();
    this.#count += 1;
    this.#waiting.set(this.#count, waiting);
    this.#socket.send(JSON.stringify({ id: this.#count, method, params, sessionId }));
    return waiting.promise as Promise<Result>;
  }
}

export interface PlainPage {
  /** Evaluates an expression in the page. If the result is a promise, waits for it. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Size in CSS pixels. */
  resize: (size: { width: number; height: number }) => Promise<void>;
  press: (key: "ArrowLeft" | "ArrowRight") => Promise<void>;
  /** Blocks requests that match the pattern until the returned function is called. */
  blockRequests: (addresses: string) => Promise<() => Promise<void>>;
  /** Waits until an expression is true in the page. */
  until: (expression: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface PlainBrowser {
  /** Opens a page with the CPU throttled by the factor `slowdown`. */
  open: (
    url: string,
    size: { width: number; height: number },
    slowdown: number,
  ) => Promise<PlainPage>;
  close: () => void;
}

const keyCodes = { ArrowLeft: 37, ArrowRight: 39 };
const waitTimeoutMs = 60_000;

async function openPage(
  devtools: Devtools,
  url: string,
  size: { width: number; height: number },
  slowdown: number,
): Promise<PlainPage> {
  const { targetId } = await devtools.send<{ targetId: string }>("Target.createTarget", {
    url: "about:blank",
    ...size,
  });
  const { sessionId } = await devtools.send<{ sessionId: string }>("Target.attachToTarget", {
    targetId,
    flatten: true,
  });
  const send = <Result = unknown>(method: string, params?: Parameters) =>
    devtools.send<Result>(method, params, sessionId);
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const requested = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send<{
      result: { value: unknown };
      exceptionDetails?: { text: string };
    }>("Runtime.evaluate", requested);
    if (exceptionDetails) {
      throw new Error(`${exceptionDetails.text}: ${expression}`);
    }
    return result.value as Value;
  };
  const resize: PlainPage["resize"] = async (to) => {
    const metrics = { ...to, deviceScaleFactor: 1, mobile: false };
    await send("Emulation.setDeviceMetricsOverride", metrics);
  };
  const until: PlainPage["until"] = async (expression) => {
    const poll = `new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error("in vain")), ${waitTimeoutMs});
      const look = () => (${expression}) ? (clearTimeout(giveUp), resolve()) : setTimeout(look, 50);
      look();
    })`;
    await evaluate(poll);
  };
  await resize(size);
  await send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await send("Page.navigate", { url });
  await until(`location.href !== "about:blank" && document.readyState === "complete"`);
  return {
    evaluate,
    resize,
    until,
    press: async (key) => {
      const pressed = { key, code: key, windowsVirtualKeyCode: keyCodes[key] };
      await send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...pressed });
      await send("Input.dispatchKeyEvent", { type: "keyUp", ...pressed });
    },
    blockRequests: async (urlPattern) => {
      await send("Fetch.enable", { patterns: [{ urlPattern }] });
      // Disables the interception, which continues the blocked requests.
      return async () => {
        await send("Fetch.disable");
      };
    },
    close: async () => {
      await devtools.send("Target.closeTarget", { targetId });
    },
  };
}

export async function launchPlainBrowser(chromePath: string): Promise<PlainBrowser> {
  const browser = await launchChromium(chromePath);
  const { webSocketDebuggerUrl } = (await (
    await fetch(`http://127.0.0.1:${browser.port}/json/version`)
  ).json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, "open");
  const devtools = new Devtools(socket);
  return {
    open: (...asked) => openPage(devtools, ...asked),
    close: () => {
      socket.close();
      browser.kill();
    },
  };
}
