import { expect, it } from "vitest";
import { auditChanges } from "./audit-changes.ts";

it("shows what changed, and not what stayed", () => {
  expect(
    auditChanges({ before: { price: 100, name: "Pro" }, after: { price: 120, name: "Pro" } }),
  ).toEqual([{ field: "price", before: "100", after: "120" }]);
});

it("shows all of what is new, and of what is gone", () => {
  expect(auditChanges({ before: null, after: { name: "Pro", note: null } })).toEqual([
    { field: "name", before: undefined, after: "Pro" },
  ]);
  expect(auditChanges({ before: { roles: ["admin"] }, after: null })).toEqual([
    { field: "roles", before: '["admin"]', after: undefined },
  ]);
});
