import { expect, it } from "vitest";
import { auditChanges } from "./audit-changes.ts";

it("shows what changed, and not what stayed", () => {
  expect(
    auditChanges({ before: { price: 100, name: "Pro" }, after: { price: 120, name: "Pro" } }),
  ).toEqual([{ field: "price", before: 100, after: 120 }]);
});

it("shows all of what is new, and of what is gone", () => {
  expect(auditChanges({ before: null, after: { name: "Pro", note: null } })).toEqual([
    { field: "name", before: undefined, after: "Pro" },
  ]);
  expect(auditChanges({ before: { plans: ["214"] }, after: null })).toEqual([
    { field: "plans", before: ["214"], after: undefined },
  ]);
});

it("does not repeat what the entry says: to whom, by whom and when", () => {
  const after = { id: "214", created_by: "x", createdAt: "2026-10-01T12:00:00.000Z", price: 1 };
  expect(auditChanges({ before: null, after })).toEqual([
    { field: "price", before: undefined, after: 1 },
  ]);
});
