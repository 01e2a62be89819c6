import { expect, it, onTestFinished } from "vitest";
import { printConsoleAsJson } from "./json-console.ts";
import { requestId } from "./request-id.ts";

it("printConsoleAsJson prints each console call as one line of JSON, even a message of several lines", () => {
  const { log, info, warn, error } = console;
  onTestFinished(() => void Object.assign(console, { log, info, warn, error }));
  const lines: string[] = [];
  printConsoleAsJson("web", (line) => lines.push(line));
  console.log("Listening on %d", 3000);
  requestId.run("7", () => console.error("GET /", new Error("first\nsecond")));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, name: "web", msg: "Listening on 3000" },
    { level: 50, name: "web", requestId: "7", msg: expect.stringContaining("second") },
  ]);
  expect(lines[0]).not.toContain("requestId");
  expect(lines.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
});
