import { searchApi, searchRequest } from "contracts";
import { allowAnyone, defineEndpoint } from "../platform/request/endpoint.ts";
import { jsonResponse } from "../platform/request/refusal.ts";
import { search } from "./search.ts";
import { countSearchMiss } from "./search-misses.ts";

/**
 * Searches the site. The client sets `asked` when the visitor submits the search, but not while the visitor types. Only
 * submitted searches without results are recorded.
 */
const siteSearch = defineEndpoint({
  path: searchApi,
  method: "get",
  access: allowAnyone,
  query: searchRequest,
  handle: async ({ payload, query: { locale, q, asked }, visitor }) => {
    const results = await search(payload, q, locale);
    if (asked && results.hits.length === 0 && !results.isTooCommon) {
      await countSearchMiss(payload, { text: q, locale, visitor });
    }
    return jsonResponse(results);
  },
});

export const searchEndpoints = [siteSearch];
