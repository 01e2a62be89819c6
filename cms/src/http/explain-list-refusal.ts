import type { AfterErrorHook } from "payload";

/**
 * Lets lists show why a change of a selection was refused. Payload's bulk actions read `docs` of every response, and
 * show an unknown error where it is missing.
 */
export const explainListRefusal: AfterErrorHook = ({ collection, req, result }) => {
  const isOfSelection =
    (req.method === "PATCH" || req.method === "DELETE") && req.routeParams?.id === undefined;
  return collection && isOfSelection ? { response: { ...result, docs: [] } } : undefined;
};
