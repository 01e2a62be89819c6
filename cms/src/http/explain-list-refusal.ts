import type { AfterErrorHook } from "payload";

/**
 * Workaround. Adds empty `docs` to the response if a bulk change in a list is rejected: Payload's bulk actions read
 * `docs` of every response, and without it show an unknown error instead of the reason. Missing API: bulk actions
 * that show the error of a response.
 */
export const explainListRefusal: AfterErrorHook = ({ collection, req, result }) => {
  const isOfSelection =
    (req.method === "PATCH" || req.method === "DELETE") && req.routeParams?.id === undefined;
  return collection && isOfSelection ? { response: { ...result, docs: [] } } : undefined;
};
