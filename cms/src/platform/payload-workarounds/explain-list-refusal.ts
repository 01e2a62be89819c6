import type { AfterErrorHook } from "payload";

/*
 * Workaround, tried with Payload 3.90.2.
 * Missing: Payload's bulk actions read `docs` of every response, and without it show an unknown error instead of the
 * reason.
 * Upstream: https://github.com/payloadcms/payload/issues/7214
 * Remove when: bulk actions show the error of a response without `docs`.
 * Test: tests/e2e/editing/selections.spec.ts
 */

/** Adds empty `docs` to the response if a bulk change in a list is rejected. */
export const explainListRefusal: AfterErrorHook = ({ collection, req, result }) => {
  const isBulkChange =
    (req.method === "PATCH" || req.method === "DELETE") && req.routeParams?.id === undefined;
  return collection && isBulkChange ? { response: { ...result, docs: [] } } : undefined;
};
