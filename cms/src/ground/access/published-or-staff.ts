import type { PreviewSubject } from "contracts";
import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { GlobalSlug, PayloadRequest, RequestContext, Where } from "payload";

import { isStaff } from "./is-staff.ts";

interface RequestArgument {
  req: PayloadRequest;
}

/** What everybody may read, as Payload's queries say it. */
export const published: Where = { _status: { equals: "published" } };

/** What everybody may read, in a statement of our own. */
export function isPublished({ _status }: { _status: PgColumn }): SQL {
  return eq(_status, "published");
}

/** Of what the product's own code reads for somebody who was shown to may see this one draft. */
interface DraftContext extends RequestContext {
  draftOf: PreviewSubject;
}

/** The context of reading one draft as everybody would read it once it is published. */
export function draftContext(draftOf: PreviewSubject): DraftContext {
  return { draftOf };
}

/** No part of a request sets its context: it is the product's own code that does. */
function draftOf({ context }: PayloadRequest): PreviewSubject | undefined {
  return (context as Partial<DraftContext>).draftOf;
}

/** Staff read drafts too; everyone else reads what is published. */
export function publishedOrStaff({ req }: RequestArgument): boolean | Where {
  const id = draftOf(req)?.id;
  return (
    isStaff({ req }) || (id === undefined ? published : { or: [published, { id: { equals: id } }] })
  );
}

/** The same of a global. */
export function publishedGlobalOrStaff(slug: GlobalSlug) {
  return ({ req }: RequestArgument): boolean | Where =>
    isStaff({ req }) || draftOf(req)?.kind === slug || published;
}
