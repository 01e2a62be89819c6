import { expect, it } from "vitest";
import { auditChanges } from "./audit-changes.ts";

it("returns only the fields that changed", () => {
  expect(
    auditChanges({ before: { price: 100, name: "Pro" }, after: { price: 120, name: "Pro" } }),
  ).toEqual([{ field: "price", before: 100, after: 120 }]);
});

it("returns all fields of a created or deleted object", () => {
  expect(auditChanges({ before: null, after: { name: "Pro", note: null } })).toEqual([
    { field: "name", before: undefined, after: "Pro" },
  ]);
  expect(auditChanges({ before: { plans: ["214"] }, after: null })).toEqual([
    { field: "plans", before: ["214"], after: undefined },
  ]);
});

it("omits the object, the actor and the time, which the entry shows elsewhere", () => {
  const after = { id: "214", created_by: "x", createdAt: "2026-10-01T12:00:00.000Z", price: 1 };
  expect(auditChanges({ before: null, after })).toEqual([
    { field: "price", before: undefined, after: 1 },
  ]);
});
