import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { SpawnedChild } from "./child.ts";
import { forEachOutputLine } from "./output-lines.ts";

/**
 * Node arguments that `pauseAndReadStack` needs. After SIGUSR1 the inspector listens on loopback and prints its secret
 * URL to stderr, which only the launcher reads.
 */
export const inspectableArguments = [
  "--inspect-port=127.0.0.1:0",
  "--inspect-publish-uid=stderr",
] as const;

/** Lines that Node prints about the inspector; the launcher hides them. */
export const inspectorLinePattern = /^(Debugger (listening|attached|ending)|For help, see: )/;

const address = /^Debugger listening on (ws:\S+)/;

const scriptParsed = z.object({
  method: z.literal("Debugger.scriptParsed"),
  params: z.object({ scriptId: z.string(), url: z.string() }),
});
const paused = z.object({
  method: z.literal("Debugger.paused"),
  params: z.object({
    callFrames: z.array(
      z.object({
        functionName: z.string(),
        location: z.object({
          scriptId: z.string(),
          lineNumber: z.number(),
          columnNumber: z.number().default(0),
        }),
      }),
    ),
  }),
});

function inspectorAddress(child: SpawnedChild): Promise<string> {
  return new Promise((resolve) => {
    forEachOutputLine(child, (line) => {
      const [, url] = address.exec(line) ?? [];
      if (url) {
        resolve(url);
      }
    });
    child.signal("SIGUSR1");
  });
}

/** Pauses the script, even inside a loop or an expression that never ends, and returns its stack. */
function pauseAndCaptureStack(url: string): Promise<string[]> {
  const scripts = new Map<string, string>();
  const socket = new WebSocket(url);
  return new Promise<string[]>((resolve, reject) => {
    socket.addEventListener("error", () => reject(new Error("the inspector did not answer")));
    socket.addEventListener("open", () => {
      socket.send(JSON.stringify({ id: 1, method: "Debugger.enable" }));
      socket.send(JSON.stringify({ id: 2, method: "Debugger.pause" }));
    });
    socket.addEventListener("message", ({ data }) => {
      const message: unknown = JSON.parse(String(data));
      const script = scriptParsed.safeParse(message);
      if (script.success) {
        scripts.set(script.data.params.scriptId, script.data.params.url);
      }
      const pausedMessage = paused.safeParse(message);
      if (!pausedMessage.success) {
        return;
      }
      resolve(
        pausedMessage.data.params.callFrames.map(({ functionName, location }) => {
          const { scriptId, lineNumber, columnNumber } = location;
          const position = `${scripts.get(scriptId) ?? "unknown"}:${lineNumber + 1}:${columnNumber + 1}`;
          return `at ${functionName || "(anonymous)"} (${position})`;
        }),
      );
    });
  }).finally(() => socket.close());
}

/**
 * Returns the current stack of a Node process, innermost call first. The result is empty if the
 * process runs no JavaScript, or does not respond within `timeoutMs` because it is stopped or in
 * native code. The process stays paused, so call this only before killing it.
 */
export async function pauseAndReadStack(child: SpawnedChild, timeoutMs: number): Promise<string[]> {
  const tooLong = delay(timeoutMs, [], { ref: false });
  const stack = inspectorAddress(child).then(pauseAndCaptureStack);
  return await Promise.race([stack, tooLong]).catch(() => []);
}
