import type { PreviewSubject } from "contracts";
import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CollectionConfig, GlobalSlug, PayloadRequest, RequestContext, Where } from "payload";
import { isEditor, isStaff } from "./roles.ts";

interface RequestArgument {
  req: PayloadRequest;
}

/** What everybody may read, as Payload's queries say it. */
export const published: Where = { _status: { equals: "published" } };

/** What everybody may read, in a statement of our own. */
export function isPublished({ _status }: { _status: PgColumn }): SQL {
  return eq(_status, "published");
}

/** What is read as if it had been published, or taken off the site. */
interface AsIf {
  published: readonly PreviewSubject[];
  unpublished?: readonly PreviewSubject[];
}

/** Of what the product's own code reads for somebody who was shown to may see these drafts. */
interface DraftContext extends RequestContext {
  asIf: AsIf;
}

/** The context of reading drafts as everybody would read them once they are published. */
export function draftContext(asIf: AsIf): DraftContext {
  return { asIf };
}

/** No part of a request sets its context: it is the product's own code that does. */
function asIfOf({ context }: PayloadRequest): AsIf {
  return (context as Partial<DraftContext>).asIf ?? { published: [] };
}

function idsOf(subjects: readonly PreviewSubject[] = []): string[] {
  return subjects.flatMap(({ id }) => id ?? []);
}

/** Staff read drafts too; everyone else reads what is published. */
export function publishedOrStaff({ req }: RequestArgument): boolean | Where {
  if (isStaff({ req })) {
    return true;
  }
  const asIf = asIfOf(req);
  const [drafts, gone] = [idsOf(asIf.published), idsOf(asIf.unpublished)];
  const isThere: Where =
    drafts.length > 0 ? { or: [published, { id: { in: drafts } }] } : published;
  return gone.length > 0 ? { and: [isThere, { id: { not_in: gone } }] } : isThere;
}

/** The same of a global. */
export function publishedGlobalOrStaff(slug: GlobalSlug) {
  return ({ req }: RequestArgument): boolean | Where =>
    isStaff({ req }) || asIfOf(req).published.some(({ kind }) => kind === slug) || published;
}

type Update = NonNullable<NonNullable<CollectionConfig["access"]>["update"]>;

/** Screens ask this with what would be published, to know whether to offer it (drafts-alone.ts). */
const update: Update = ({ req, data }) =>
  isEditor({ req }) || (isStaff({ req }) && data?._status !== "published");

/** Who may do what with a content collection that has drafts. */
export const publishedContentAccess: NonNullable<CollectionConfig["access"]> = {
  create: isStaff,
  delete: isEditor,
  read: publishedOrStaff,
  readVersions: isStaff,
  unlock: () => false,
  update,
};
