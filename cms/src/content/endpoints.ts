import {
  addressedCollections,
  contentApi,
  contentChangedEvent,
  documentsRequest,
  localeRequest,
  maxRedirectHitsBytes,
  redirectHits,
  resolveRequest,
} from "contracts";
import type { Endpoint } from "payload";
import { database } from "../platform/database.ts";
import { contentChanges } from "../platform/publishing/content-changes.ts";
import {
  allowAnyone,
  allowWebService,
  defineEndpoint,
  respondWithSuccess,
} from "../platform/request/endpoint.ts";
import { jsonResponse } from "../platform/request/refusal.ts";
import { shareImageFile } from "../share-images/share-image-file.ts";
import { listServedPaths, listSitemapDocuments } from "./list-documents.ts";
import { readLayoutData } from "./read-layout-data.ts";
import { addRedirectHits } from "./redirects/redirects.ts";
import { readFeed, readPrices, resolveContent } from "./resolve-content.ts";

const heartbeatMs = 15_000;

const getByPath = { method: "get", access: allowAnyone, query: resolveRequest } as const;
const getByLocale = { method: "get", access: allowAnyone, query: localeRequest } as const;

const resolve = defineEndpoint({
  ...getByPath,
  path: contentApi.resolve,
  handle: async ({ payload, query }) => {
    const { answer: content, dependsOn } = await resolveContent(payload, query.path);
    return jsonResponse({ content, dependsOn });
  },
});

const shell = defineEndpoint({
  ...getByLocale,
  path: contentApi.shell,
  handle: async ({ payload, query }) => {
    const { answer: found, dependsOn } = await readLayoutData(payload, query.locale);
    return jsonResponse({ ...found, dependsOn });
  },
});

const prices = defineEndpoint({
  ...getByLocale,
  path: contentApi.prices,
  handle: async ({ payload, query }) => {
    const { answer: priceCatalogue, dependsOn } = await readPrices(payload, query.locale);
    return jsonResponse({ priceCatalogue, dependsOn });
  },
});

const documents = defineEndpoint({
  path: contentApi.catalogue,
  method: "get",
  access: allowAnyone,
  query: documentsRequest,
  handle: async ({ payload, query }) => {
    const sitemapPart = await listSitemapDocuments(payload, query.part);
    return jsonResponse({ ...sitemapPart, dependsOn: addressedCollections });
  },
});

const feed = defineEndpoint({
  ...getByPath,
  path: contentApi.feed,
  handle: async ({ payload, query }) => {
    const { answer: found, dependsOn } = await readFeed(payload, query.path);
    return jsonResponse({ feed: found, dependsOn });
  },
});

const paths = defineEndpoint({
  path: contentApi.paths,
  method: "get",
  access: allowWebService,
  handle: async ({ payload }) => jsonResponse(await listServedPaths(payload)),
});

/** Adds the counts of redirected requests that a web process collected. */
const recordHits = defineEndpoint({
  path: contentApi.redirectHits,
  method: "post",
  access: allowWebService,
  body: redirectHits,
  maxBytes: maxRedirectHitsBytes,
  handle: async ({ payload, body }) => {
    await addRedirectHits(database(payload), body.hits);
    return respondWithSuccess();
  },
});

/** Streams a server-sent event for each committed change of published content. */
const events = defineEndpoint({
  path: contentApi.events,
  method: "get",
  access: allowWebService,
  handle: async ({ req: { signal } }) => {
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
  },
});

export const contentEndpoints: Endpoint[] = [
  shareImageFile,
  resolve,
  shell,
  prices,
  feed,
  documents,
  paths,
  recordHits,
  events,
];
