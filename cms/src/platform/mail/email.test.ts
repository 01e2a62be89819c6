import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createEmailAdapter } from "./adapter.ts";
import enUs from "./messages/en-US.json" with { type: "json" };
import esEs from "./messages/es-ES.json" with { type: "json" };
import ptBr from "./messages/pt-BR.json" with { type: "json" };

let directory: string;
let server: Server | undefined;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "email-test-"));
});
afterEach(async () => {
  server?.close();
  await rm(directory, { recursive: true });
});

const logged: string[] = [];
const payload = { logger: { info: (text: string) => logged.push(text) } } as unknown as Payload;
const message = { to: "ana@example.com", subject: "Olá", text: "Sua senha nova" };

/** A minimal SMTP server (RFC 5321) that receives one message. Resolves with the message's envelope and text. */
function receiveMessage(): Promise<string[]> {
  return new Promise((resolve) => {
    server = createServer((socket) => {
      const lines: string[] = [];
      let isData = false;
      socket.write("220 test\r\n");
      createInterface({ input: socket }).on("line", (line) => {
        lines.push(line);
        if (isData && line !== ".") {
          return;
        }
        if (isData) {
          isData = false;
          socket.end("250 taken\r\n");
          resolve(lines);
        } else {
          isData = line === "DATA";
          socket.write(isData ? "354 go on\r\n" : "250 fine\r\n");
        }
      });
    }).listen(0, "127.0.0.1");
  });
}

it("an e-mail is sent through SMTP_URL, from an address at the site's host", async () => {
  const receivedLines = receiveMessage();
  const listening = server as unknown as Server;
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  const send = createEmailAdapter({
    DATA_DIR: directory,
    DELIVERY_TIMEOUT_SECONDS: 10,
    MAIL_FROM: undefined,
    PUBLIC_URL: "https://www.example.org",
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  })({ payload }).sendEmail;
  await send(message);
  const lines = await receivedLines;
  expect(lines).toContain("MAIL FROM:<no-reply@example.org>");
  expect(lines).toContain("RCPT TO:<ana@example.com>");
  expect(lines).toContain("Auto-Submitted: auto-generated");
  expect(lines).toContain("Sua senha nova");
  expect(await readdir(directory)).toEqual([]);
});

it("an e-mail is written to a file if SMTP_URL is empty, and the log contains the path", async () => {
  const send = createEmailAdapter({
    DATA_DIR: directory,
    DELIVERY_TIMEOUT_SECONDS: 10,
    MAIL_FROM: "site@example.org",
    PUBLIC_URL: "http://localhost:3000",
    SMTP_URL: undefined,
  })({ payload }).sendEmail;
  await send({ ...message, headers: { "List-Unsubscribe": "<https://example.org/leave>" } });
  const [name = ""] = await readdir(path.join(directory, "outbox"));
  const file = path.join(directory, "outbox", name);
  expect(name).toMatch(/\.eml$/);
  const source = await readFile(file, "utf8");
  expect(source).toMatch(/From: site@example\.org/);
  expect(source).toContain("Auto-Submitted: auto-generated");
  expect(source).toContain("List-Unsubscribe: <https://example.org/leave>");
  expect(logged.at(-1)).toContain(file);
});

it("e-mails that are sent at the same moment are written to different files", async () => {
  const send = createEmailAdapter({
    DATA_DIR: directory,
    DELIVERY_TIMEOUT_SECONDS: 10,
    MAIL_FROM: undefined,
    PUBLIC_URL: "http://localhost:3000",
    SMTP_URL: undefined,
  })({ payload }).sendEmail;
  const ids = Array.from({ length: 50 }, () => createId({ msecs: Date.UTC(2026, 0) }));
  await Promise.all(ids.map((id) => send({ ...message, messageId: `<${id}@example.org>` })));
  expect(await readdir(path.join(directory, "outbox"))).toHaveLength(ids.length);
});

it.each([
  ["en-US", enUs],
  ["es-ES", esEs],
])("the texts of e-mails in %s have the placeholders of the Portuguese texts", (_, texts) => {
  const placeholdersIn = (messages: Record<string, string>) =>
    Object.entries(messages).map(([id, text]) => [
      id,
      ...new Set((text.match(/\{\w+/g) ?? []).toSorted()),
    ]);
  expect(placeholdersIn(texts)).toEqual(placeholdersIn(ptBr));
});
