import {
  createPreviewLinkRequest,
  documentAtPathRequest,
  previewApi,
  previewDocumentRef,
  previewLinksRequest,
  previewPath,
  previewRequest,
  sharedPreviewRequest,
  splitLocalePath,
} from "contracts";
import type { Endpoint } from "payload";
import { allowStaff } from "../audit/staff-access.ts";
import { resolveContent } from "../content/resolve-content.ts";
import { database } from "../platform/database.ts";
import { label } from "../platform/i18n/label.ts";
import { textLanguage } from "../platform/i18n/text-language.ts";
import { isRecordId } from "../platform/record-id.ts";
import { createDailyLimit } from "../platform/request/daily-limit.ts";
import { allowAnyone, defineEndpoint } from "../platform/request/endpoint.ts";
import { jsonResponse, notFoundRefusal } from "../platform/request/refusal.ts";
import { readReleaseDrafts } from "../schedule/releases/read-release-drafts.ts";
import { checkPublishReadiness } from "./checks.ts";
import { readPreviewBarData, readPreviewContent } from "./preview-content.ts";
import {
  createPreviewLink,
  findSharedDraft,
  listPreviewLinks,
  maxLinksPerDocument,
  maxLinksPerPerson,
  revokePreviewLink,
} from "./preview-links.ts";
import { readinessPath } from "./readiness.ts";

const document = defineEndpoint({
  path: previewApi.document,
  method: "get",
  access: allowStaff,
  query: previewRequest,
  handle: async ({ payload, query }) => {
    const { locale, release: id, framed } = query;
    const release = id === undefined ? undefined : await readReleaseDrafts(payload, id, locale);
    return id !== undefined && !release
      ? notFoundRefusal
      : jsonResponse(
          await readPreviewContent(payload, query, locale, {
            release,
            isFramed: Boolean(framed),
          }),
        );
  },
});

/** Serves a shared draft to anyone with the link. The response contains the page, but no data about the CMS. */
const shared = defineEndpoint({
  path: previewApi.shared,
  method: "get",
  access: allowAnyone,
  query: sharedPreviewRequest,
  handle: async ({ payload, query: { token } }) => {
    const link = await findSharedDraft(database(payload), token);
    if (!link) {
      return notFoundRefusal;
    }
    const { preview, ...page } = await readPreviewContent(payload, link, link.locale);
    const { kind, title, status } = preview;
    const sharedBarData = {
      kind,
      title,
      status,
      changedSections: [],
      changedFields: [],
      languages: {},
    };
    return jsonResponse({ ...page, preview: { ...sharedBarData, expiresAt: link.expiresAt } });
  },
});

/** Returns the data of the staff bar, which staff see on a page of the site. */
const staffBarData = defineEndpoint({
  path: previewApi.documentAtPath,
  method: "get",
  access: allowStaff,
  query: documentAtPathRequest,
  handle: async ({ payload, query: { path } }) => {
    const { locale } = splitLocalePath(path);
    const { answer: found } = await resolveContent(payload, path);
    if (found.kind === "redirect" || found.kind === "not-found") {
      return jsonResponse(null);
    }
    const subject = { kind: found.kind, id: found.document.id } as const;
    const { content } = await readPreviewContent(payload, subject, locale);
    return content.kind === "not-found"
      ? jsonResponse(null)
      : jsonResponse({
          preview: await readPreviewBarData(payload, subject, { draft: content.document, locale }),
          previewPath: previewPath(subject, { locale }),
        });
  },
});

const ready = defineEndpoint({
  path: readinessPath,
  method: "get",
  access: allowStaff,
  query: previewDocumentRef,
  handle: async ({ req, query }) => jsonResponse(await checkPublishReadiness(req, query)),
});

const tooManyLinks = label(
  `Há links demais: até ${maxLinksPerDocument} por documento e ${maxLinksPerPerson} por pessoa. Desative os que já serviram.`,
  `There are too many links: ${maxLinksPerDocument} per document and ${maxLinksPerPerson} per person at most. Turn off those that have served.`,
  `Hay demasiados enlaces: hasta ${maxLinksPerDocument} por documento y ${maxLinksPerPerson} por persona. Desactive los que ya sirvieron.`,
);

/** Maximum number of links that one user may create per day, including links that were revoked since. */
const maxLinksPerDay = 200;

const limitLinks = createDailyLimit({
  name: "preview-links",
  max: maxLinksPerDay,
  text: label(
    `Você já criou ${maxLinksPerDay} links nas últimas 24 horas, o limite. Continue amanhã.`,
    `You have created ${maxLinksPerDay} links in the last 24 hours, the limit. Continue tomorrow.`,
    `Ya ha creado ${maxLinksPerDay} enlaces en las últimas 24 horas, el límite. Continúe mañana.`,
  ),
});

const links = defineEndpoint({
  path: previewApi.links,
  method: "get",
  access: allowStaff,
  query: previewLinksRequest,
  handle: async ({ payload, query }) => jsonResponse(await listPreviewLinks(payload, query)),
});

const createLink = defineEndpoint({
  path: previewApi.links,
  method: "post",
  access: allowStaff,
  body: createPreviewLinkRequest,
  handle: async ({ payload, account: actor, body, req }) => {
    const refused = await limitLinks(req);
    if (refused) {
      return refused;
    }
    const link = await createPreviewLink(payload, { ...body, actor });
    const error = tooManyLinks[textLanguage(req.i18n.language)];
    return link
      ? jsonResponse(link, { status: 201 })
      : jsonResponse({ error, code: "invalid" }, { status: 400 });
  },
});

const revokeLink = defineEndpoint({
  path: "/api/preview/links/:id",
  method: "delete",
  access: allowStaff,
  handle: async ({ payload, account: actor, params: { id = "" } }) => {
    const isRevoked = isRecordId(id) && (await revokePreviewLink(payload, { id, actor }));
    return isRevoked ? jsonResponse({ success: true }) : notFoundRefusal;
  },
});

export const previewEndpoints: Endpoint[] = [
  document,
  shared,
  staffBarData,
  ready,
  links,
  createLink,
  revokeLink,
];
