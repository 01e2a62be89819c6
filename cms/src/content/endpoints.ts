import {
  addressedCollections,
  contentApi,
  contentChangedEvent,
  documentsRequest,
  localeRequest,
  maxRedirectHitsBytes,
  redirectHits,
  resolveRequest,
  searchApi,
  searchRequest,
} from "contracts";
import type { Endpoint } from "payload";
import { database } from "../ground/database.ts";
import { contentChanges } from "../ground/publishing/content-changes.ts";
import { belowApi } from "../ground/request/below-api.ts";
import { forSiteAlone } from "../ground/request/for-site-alone.ts";
import { readJson } from "../ground/request/limited-json.ts";
import { listDocumentsOf, listPaths } from "./list-documents.ts";
import { addRedirectHits } from "./redirects/redirects.ts";
import { readFeed, readPrices, readShell, resolveContent } from "./resolve-content.ts";
import { search } from "./search/search.ts";
import { countMiss } from "./search/search-misses.ts";
import { shareImageFile } from "./share-images/share-image-file.ts";

const heartbeatMs = 15_000;

const resolve: Endpoint = {
  path: belowApi(contentApi.resolve),
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const request = resolveRequest.safeParse({ path: searchParams.get("path") });
    if (!request.success) {
      return Response.json({ error: "path" }, { status: 400 });
    }
    const { answer, dependsOn } = await resolveContent(payload, request.data.path);
    return Response.json({ content: answer, dependsOn });
  },
};

const shell: Endpoint = {
  path: belowApi(contentApi.shell),
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const request = localeRequest.safeParse({ locale: searchParams.get("locale") });
    if (!request.success) {
      return Response.json({ error: "locale" }, { status: 400 });
    }
    const { answer, dependsOn } = await readShell(payload, request.data.locale);
    return Response.json({ ...answer, dependsOn });
  },
};

const prices: Endpoint = {
  path: belowApi(contentApi.prices),
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const request = localeRequest.safeParse({ locale: searchParams.get("locale") });
    if (!request.success) {
      return Response.json({ error: "locale" }, { status: 400 });
    }
    const { answer, dependsOn } = await readPrices(payload, request.data.locale);
    return Response.json({ priceCatalogue: answer, dependsOn });
  },
};

const documents: Endpoint = {
  path: belowApi(contentApi.catalogue),
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const request = documentsRequest.safeParse({ part: searchParams.get("part") });
    if (!request.success) {
      return Response.json({ error: "part" }, { status: 400 });
    }
    const listed = await listDocumentsOf(payload, request.data.part);
    return Response.json({ ...listed, dependsOn: addressedCollections });
  },
};

/** Whether somebody asked, or is still typing, the address says: only the former counts what is missing. */
const siteSearch: Endpoint = {
  path: belowApi(searchApi),
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const request = searchRequest.safeParse(Object.fromEntries(searchParams));
    if (!request.success) {
      return Response.json({ error: "query" }, { status: 400 });
    }
    const { locale, q, asked } = request.data;
    const found = await search(payload, q, locale);
    if (asked && found.hits.length === 0) {
      await countMiss(payload, q, locale);
    }
    return Response.json(found, { headers: { "cache-control": "no-store" } });
  },
};

const feed: Endpoint = {
  path: belowApi(contentApi.feed),
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const request = resolveRequest.safeParse({ path: searchParams.get("path") });
    if (!request.success) {
      return Response.json({ error: "path" }, { status: 400 });
    }
    const { answer, dependsOn } = await readFeed(payload, request.data.path);
    return Response.json({ feed: answer, dependsOn });
  },
};

const paths: Endpoint = {
  path: belowApi(contentApi.paths),
  method: "get",
  handler: forSiteAlone(async ({ payload }) => Response.json(await listPaths(payload))),
};

/** How often visitors came by addresses that moved on, as a web process counted. */
const hits: Endpoint = {
  path: belowApi(contentApi.redirectHits),
  method: "post",
  handler: forSiteAlone(async (req) => {
    const body = await readJson({ headers: req.headers, body: req.body }, maxRedirectHitsBytes);
    const request = body.ok ? redirectHits.safeParse(body.value) : undefined;
    if (!request?.success) {
      return Response.json({ error: "hits" }, { status: 400 });
    }
    await addRedirectHits(database(req.payload), request.data.hits);
    return new Response(null, { status: 204 });
  }),
};

/** Server-sent events: one per committed change of published content. */
const events: Endpoint = {
  path: belowApi(contentApi.events),
  method: "get",
  handler: forSiteAlone(({ signal }) => {
    let stop = () => {};
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder();
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        const unsubscribe = contentChanges.subscribe((event) =>
          send(`event: ${contentChangedEvent}\ndata: ${JSON.stringify(event)}\n\n`),
        );
        const heartbeat = setInterval(() => send(":\n\n"), heartbeatMs);
        stop = () => {
          clearInterval(heartbeat);
          unsubscribe();
        };
        send("retry: 500\n\n");
      },
      cancel: () => stop(),
    });
    signal?.addEventListener("abort", () => stop());
    return new Response(stream, {
      headers: { "content-type": "text/event-stream", "cache-control": "no-store" },
    });
  }),
};

export const contentEndpoints: Endpoint[] = [
  shareImageFile,
  resolve,
  shell,
  prices,
  feed,
  siteSearch,
  documents,
  paths,
  hits,
  events,
];
