import type { AfterErrorHook } from "payload";

/**
 * Workaround. Lets lists show why a change of a selection was rejected: Payload's bulk actions read `docs` of every
 * response, and show an unknown error where it is missing. Missing API: bulk actions that show the error of a response.
 */
export const explainListRefusal: AfterErrorHook = ({ collection, req, result }) => {
  const isOfSelection =
    (req.method === "PATCH" || req.method === "DELETE") && req.routeParams?.id === undefined;
  return collection && isOfSelection ? { response: { ...result, docs: [] } } : undefined;
};
