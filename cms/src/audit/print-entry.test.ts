import { expect, it } from "vitest";
import { formatEntryLine } from "./print-entry.ts";

const entry = {
  id: "01a2",
  at: "2026-11-28T10:00:00.000Z",
  action: "staff.invite",
  actorId: "07c3",
  targetKind: "staff",
  targetId: "09d4",
  before: null,
  after: { email: "ana@example.com", name: "Ana Souza", role: "editor" },
};

it("formatEntryLine replaces names and e-mail addresses of staff by “…”", () => {
  expect(JSON.parse(formatEntryLine(entry))).toEqual({
    audit: {
      id: "01a2",
      at: "2026-11-28T10:00:00.000Z",
      action: "staff.invite",
      actorId: "07c3",
      targetKind: "staff",
      targetId: "09d4",
      before: null,
      after: { email: "…", name: "…", role: "editor" },
    },
  });
});

it("formatEntryLine removes e-mail addresses from texts, but not the name of a plan", () => {
  const after = { name: "Cloud Pro", description: "Write to\nana@example.com", price: 10 };
  const line = formatEntryLine({
    ...entry,
    action: "plan.create",
    targetKind: "plan",
    targetId: "101",
    after,
  });
  expect(line).not.toContain("@");
  expect(line).not.toContain("\n");
  expect(JSON.parse(line).audit.after).toMatchObject({ name: "Cloud Pro", price: 10 });
});
