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
import { database } from "../../ground/database.ts";
import type { LegalText } from "../../ground/own-tables.ts";
import {
  asDayField,
  type LegalTexts,
  type StoredVersion,
  stateOf,
  versionsOf,
} from "../../schedule/legal/version-store.ts";
import { compareBodies } from "./compare.ts";

/** What a document's address is asked for: itself, one of its versions, or what that changed. */
interface Wanted {
  effectiveOn?: string;
  isChanges: boolean;
}

export interface LegalRead {
  version: LegalVersion;
  versions: LegalVersion[];
  /** In place of what the document says; absent where it is what it says. */
  substitute?: LegalText & { effectiveDate: string };
  alternates: Alternates;
  comparison?: LegalComparison;
}

interface PublishedLegal {
  id: string;
  locale: Locale;
  /** Where it is in each language. */
  alternates: Alternates;
  /** The day of what it says. */
  inForceOn: string;
}

function earlierThan(
  version: StoredVersion,
  all: readonly StoredVersion[],
  locale: Locale,
): StoredVersion | undefined {
  return all.find(({ effectiveOn, texts }) => effectiveOn < version.effectiveOn && texts[locale]);
}

/** The same in each language that it was published in. */
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

/** A version of a published document in one language; undefined where there is none. */
export async function readLegalVersion(
  payload: Payload,
  { id, locale, alternates, inForceOn }: PublishedLegal,
  { effectiveOn, isChanges }: Wanted,
): Promise<LegalRead | undefined> {
  const stored = await versionsOf(database(payload), id);
  const inLanguage = stored.filter(({ texts }) => texts[locale]);
  const shown = (version: StoredVersion): LegalVersion => ({
    effectiveOn: version.effectiveOn,
    state: stateOf(version, stored),
  });
  const versions = inLanguage.map(shown);
  if (effectiveOn === undefined) {
    return { version: { effectiveOn: inForceOn, state: "in-force" }, versions, alternates };
  }
  const found = inLanguage.find((each) => each.effectiveOn === effectiveOn);
  const text = found?.texts[locale];
  if (!found || !text) {
    return undefined;
  }
  const version = shown(found);
  const isInForce = version.state === "in-force";
  const substitute = { ...text, effectiveDate: asDayField(found.effectiveOn) };
  const read = { version, versions, ...(isInForce ? {} : { substitute }) };
  if (isChanges) {
    const before = earlierThan(found, stored, locale);
    return (
      before && {
        ...read,
        alternates: alternatesOf(alternates, before.texts, (path) =>
          legalChangesPath(path, found.effectiveOn),
        ),
        comparison: {
          before: before.effectiveOn,
          sections: compareBodies(before.texts[locale]?.body, text.body, locale),
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

/** Every address below that of a document at which there is a version, or what it changed. */
export function versionPaths(
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
