import { expect, it } from "vitest";
import { listAuditChanges } from "./audit-changes.ts";

it("returns only the fields that changed", () => {
  expect(
    listAuditChanges({ before: { price: 100, name: "Pro" }, after: { price: 120, name: "Pro" } }),
  ).toEqual([{ field: "price", before: 100, after: 120 }]);
});

it("returns all fields of a created or deleted object", () => {
  expect(listAuditChanges({ before: null, after: { name: "Pro", note: null } })).toEqual([
    { field: "name", before: undefined, after: "Pro" },
  ]);
  expect(listAuditChanges({ before: { plans: ["214"] }, after: null })).toEqual([
    { field: "plans", before: ["214"], after: undefined },
  ]);
});

it("omits the object, the actor and the time, which the entry shows elsewhere", () => {
  const after = { id: "214", created_by: "x", createdAt: "2026-10-01T12:00:00.000Z", price: 1 };
  expect(listAuditChanges({ before: null, after })).toEqual([
    { field: "price", before: undefined, after: 1 },
  ]);
});
