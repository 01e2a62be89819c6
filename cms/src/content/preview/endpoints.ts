import {
  createPreviewLinkRequest,
  hereRequest,
  linksRequest,
  previewApi,
  previewPath,
  previewRequest,
  sharedPreviewRequest,
  splitLocalePath,
} from "contracts";
import type { Endpoint } from "payload";
import { z } from "zod";
import { staffOnly } from "../../audit/staff-only.ts";
import { database } from "../../ground/database.ts";
import { belowApi } from "../../ground/request/below-api.ts";
import { readJson } from "../../ground/request/limited-json.ts";
import { resolveContent } from "../resolve-content.ts";
import { factsOf, previewContent } from "./preview-content.ts";
import {
  createPreviewLink,
  listPreviewLinks,
  revokePreviewLink,
  sharedBy,
} from "./preview-links.ts";

const maxBodyBytes = 1_024;

function refused(code: "invalid" | "not-found"): Response {
  return Response.json({ error: code, code }, { status: code === "invalid" ? 400 : 404 });
}

function fieldsOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(query);
}

const document = staffOnly({
  path: belowApi(previewApi.document),
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const request = previewRequest.safeParse(fieldsOf(searchParams));
    return request.success
      ? Response.json(await previewContent(payload, request.data, request.data.locale))
      : refused("invalid");
  },
});

/** For whoever has a link: the page alone, nothing of the CMS around it. */
const shared: Endpoint = {
  path: belowApi(previewApi.shared),
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const request = sharedPreviewRequest.safeParse(fieldsOf(searchParams));
    const link = request.success
      ? await sharedBy(database(payload), request.data.token)
      : undefined;
    if (!link) {
      return refused("not-found");
    }
    const { preview, ...page } = await previewContent(payload, link, link.locale);
    const { kind, title, status } = preview;
    const told = { kind, title, status, changedSections: [], changedFields: [], languages: {} };
    return Response.json({ ...page, preview: { ...told, expiresAt: link.expiresAt } });
  },
};

/** What the bar on a page of the site says to staff. */
const here = staffOnly({
  path: belowApi(previewApi.here),
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const request = hereRequest.safeParse(fieldsOf(searchParams));
    if (!request.success) {
      return refused("invalid");
    }
    const { locale } = splitLocalePath(request.data.path);
    const found = await resolveContent(payload, request.data.path);
    if (found.kind === "redirect" || found.kind === "not-found") {
      return refused("not-found");
    }
    const subject = { kind: found.kind, id: found.document.id } as const;
    const { content } = await previewContent(payload, subject, locale);
    return content.kind === "not-found"
      ? refused("not-found")
      : Response.json({
          preview: await factsOf(payload, subject, { draft: content.document, locale }),
          previewPath: previewPath(subject, { locale }),
        });
  },
});

const links = staffOnly({
  path: belowApi(previewApi.links),
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const request = linksRequest.safeParse(fieldsOf(searchParams));
    return request.success
      ? Response.json(await listPreviewLinks(payload, request.data))
      : refused("invalid");
  },
});

const createLink = staffOnly({
  path: belowApi(previewApi.links),
  method: "post",
  handler: async ({ payload, headers, body }, actor) => {
    const json = await readJson({ headers, body }, maxBodyBytes);
    const request = createPreviewLinkRequest.safeParse(json.ok ? json.value : undefined);
    return request.success
      ? Response.json(await createPreviewLink(payload, { ...request.data, actor }), { status: 201 })
      : refused("invalid");
  },
});

const revokeLink = staffOnly({
  path: belowApi(previewApi.link(":id")).replace("%3A", ":"),
  method: "delete",
  handler: async ({ payload, routeParams }, actor) => {
    const id = z.uuid().safeParse(routeParams?.id);
    const isRevoked = id.success && (await revokePreviewLink(payload, { id: id.data, actor }));
    return isRevoked ? new Response(null, { status: 204 }) : refused("not-found");
  },
});

export const previewEndpoints: Endpoint[] = [document, shared, here, links, createLink, revokeLink];
