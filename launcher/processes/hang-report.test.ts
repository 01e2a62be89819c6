import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTemporaryFolder } from "../test-fixtures/instance.ts";
import { describeNodeProcess, maxReports, writeHangReport } from "./hang-report.ts";

test("writeHangReport deletes the oldest reports above the maximum number", async () => {
  const folder = await createTemporaryFolder();
  for (let hour = 0; hour < maxReports + 3; hour += 1) {
    const day = String(hour + 1).padStart(2, "0");
    await writeFile(join(folder, `2020-01-${day}T00-00-00-000Z-web.txt`), "");
  }
  const path = await writeHangReport({
    folder,
    name: "web",
    sentence: "It hangs",
    pid: process.pid,
    view: await describeNodeProcess(process.pid, []),
  });
  const names = (await readdir(folder)).sort();
  expect(names).toHaveLength(maxReports);
  expect(join(folder, names.at(-1) ?? "")).toBe(path);
  expect(names[0]).toContain("2020-01-05");
});
