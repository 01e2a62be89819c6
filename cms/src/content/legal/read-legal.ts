import {
  type Alternates,
  type LegalComparison,
  type LegalVersion,
  type Locale,
  legalChangesPath,
  legalVersionPath,
  locales,
} from "contracts";
import type { Payload } from "payload";
import type { LegalText } from "../../platform/app-tables.ts";
import { database } from "../../platform/database.ts";
import {
  getVersionState,
  type LegalTexts,
  listVersions,
  type StoredVersion,
  toDayFieldValue,
} from "../../schedule/legal/version-store.ts";
import { compareLegalBodies } from "./compare.ts";

/** Content at a legal URL: the document itself, one of its versions, or the changes of a version. */
interface LegalTarget {
  effectiveOn?: string;
  isChanges: boolean;
}

export interface LegalVersionContent {
  version: LegalVersion;
  versions: LegalVersion[];
  /** Text of the requested version; undefined if the requested version is the published one. */
  substitute?: LegalText & { effectiveDate: string };
  alternates: Alternates;
  comparison?: LegalComparison;
}

interface PublishedLegal {
  id: string;
  locale: Locale;
  /** Path of the document in each language. */
  alternates: Alternates;
  /** ISO date on which the published text took effect. */
  inForceOn: string;
}

function previousVersion(
  version: StoredVersion,
  all: readonly StoredVersion[],
  locale: Locale,
): StoredVersion | undefined {
  return all.find(({ effectiveOn, texts }) => effectiveOn < version.effectiveOn && texts[locale]);
}

/** Returns the paths of a version, or of its changes, in each language in which the version was published. */
function alternatesOf(
  document: Alternates,
  texts: LegalTexts,
  pathOf: (documentPath: string) => string,
): Alternates {
  const alternates: Alternates = {};
  for (const locale of locales) {
    const path = document[locale];
    if (path && texts[locale]) {
      alternates[locale] = pathOf(path);
    }
  }
  return alternates;
}

/** Returns a version of a published document in one language; undefined if there is none. */
export async function readLegalVersion(
  payload: Payload,
  { id, locale, alternates, inForceOn }: PublishedLegal,
  { effectiveOn, isChanges }: LegalTarget,
): Promise<LegalVersionContent | undefined> {
  const storedVersions = await listVersions(database(payload), id);
  const inLanguage = storedVersions.filter(({ texts }) => texts[locale]);
  const toLegalVersion = (version: StoredVersion): LegalVersion => ({
    effectiveOn: version.effectiveOn,
    state: getVersionState(version, storedVersions),
  });
  const versions = inLanguage.map(toLegalVersion);
  if (effectiveOn === undefined) {
    return { version: { effectiveOn: inForceOn, state: "in-force" }, versions, alternates };
  }
  const found = inLanguage.find((each) => each.effectiveOn === effectiveOn);
  const text = found?.texts[locale];
  if (!found || !text) {
    return undefined;
  }
  const version = toLegalVersion(found);
  const isInForce = version.state === "in-force";
  const substitute = { ...text, effectiveDate: toDayFieldValue(found.effectiveOn) };
  const read = { version, versions, ...(isInForce ? {} : { substitute }) };
  if (isChanges) {
    const before = previousVersion(found, storedVersions, locale);
    return (
      before && {
        ...read,
        alternates: alternatesOf(alternates, before.texts, (path) =>
          legalChangesPath(path, found.effectiveOn),
        ),
        comparison: {
          before: before.effectiveOn,
          sections: compareLegalBodies(before.texts[locale]?.body, text.body, locale),
        },
      }
    );
  }
  return {
    ...read,
    alternates: isInForce
      ? alternates
      : alternatesOf(alternates, found.texts, (path) => legalVersionPath(path, found.effectiveOn)),
  };
}

/** Returns the paths of all versions of a document, and of the changes of each version. */
export function listVersionPaths(
  alternates: Alternates,
  versions: readonly { effectiveOn: string; locales: readonly Locale[] }[],
): string[] {
  return locales.flatMap((locale) => {
    const path = alternates[locale];
    const days = versions.filter((each) => each.locales.includes(locale));
    const first = days.at(-1)?.effectiveOn;
    return path === undefined
      ? []
      : days.flatMap(({ effectiveOn }) => [
          legalVersionPath(path, effectiveOn),
          ...(effectiveOn === first ? [] : [legalChangesPath(path, effectiveOn)]),
        ]);
  });
}
