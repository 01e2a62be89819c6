import type { Locale, PreviewDocumentRef } from "contracts";
import type { Payload } from "payload";
import { database } from "../../platform/database.ts";
import { toDocumentRef } from "../schedule-store.ts";
import { findRelease, listReleaseItems } from "./release-store.ts";

/** Changes that a release makes to the site in one language. */
export interface ReleaseDrafts {
  id: string;
  name: string;
  published: PreviewDocumentRef[];
  unpublished: PreviewDocumentRef[];
}

export async function readReleaseDrafts(
  payload: Payload,
  id: string,
  locale: Locale,
): Promise<ReleaseDrafts | undefined> {
  const db = database(payload);
  const release = await findRelease(db, id);
  if (!release) {
    return undefined;
  }
  const members = (await listReleaseItems(db, id)).filter(
    (member) => member.locale === null || member.locale === locale,
  );
  const of = (action: string) => members.filter((member) => member.action === action);
  return {
    id,
    name: release.name,
    published: of("publish").map(toDocumentRef),
    unpublished: of("unpublish").map(toDocumentRef),
  };
}
