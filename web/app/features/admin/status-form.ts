import {
  brasiliaTime,
  type IncidentUpdateRequest,
  impacts,
  type Locale,
  locales,
  maxIncidentTitle,
  maxUpdateText,
  parseBrasiliaTime,
  type StaffIncident,
  type StatusTexts,
  updateStates,
} from "contracts";
import { z } from "zod";

/**
 * Maps the panel's status forms to flat fields: texts by language, impacts by component, and times
 * in Brasília in the format of `<input type="datetime-local">`.
 */

const impactPrefix = "impact.";

export function impactFieldName(component: string): string {
  return impactPrefix + component;
}

const localTime = z
  .string()
  .refine((time) => brasiliaTime.safeParse(time).success, { error: "invalid" })
  .transform((time) => new Date(parseBrasiliaTime(time)).toISOString())
  .optional();

const requiredText = (max: number) =>
  z.string({ error: "required" }).max(max, { error: "too-long" });
const titles = {
  "title.pt-BR": requiredText(maxIncidentTitle),
  "title.en-US": requiredText(maxIncidentTitle).optional(),
  "title.es-ES": requiredText(maxIncidentTitle).optional(),
};
const texts = {
  "text.pt-BR": requiredText(maxUpdateText),
  "text.en-US": requiredText(maxUpdateText).optional(),
  "text.es-ES": requiredText(maxUpdateText).optional(),
};

export const incidentTextFormSchema = z.object({ ...titles, ...texts });
const update = { state: z.enum(updateStates, { error: "invalid" }), ...texts, at: localTime };

/** Adds an impact field to the schema for each component in the submitted form. The CMS validates the component ids. */
function withImpacts<Shape extends z.core.$ZodShape>(
  shape: Shape,
  sent: Record<string, string>,
): z.ZodObject<Shape> {
  const impactFields = Object.keys(sent).filter((name) => name.startsWith(impactPrefix));
  const fields = impactFields.map((name) => [name, z.enum(impacts, { error: "invalid" })]);
  return z.object({ ...shape, ...Object.fromEntries(fields) });
}

export const updateFormSchema = (sent: Record<string, string>) => withImpacts(update, sent);
export const incidentFormSchema = (sent: Record<string, string>) =>
  withImpacts({ ...update, ...titles, startsAt: localTime, endsAt: localTime }, sent);

type InLanguages<Name extends string> = { [L in "pt-BR" as `${Name}.${L}`]: string } & {
  [L in Exclude<Locale, "pt-BR"> as `${Name}.${L}`]?: string | undefined;
};

export function collectTexts(values: InLanguages<"text">): StatusTexts {
  const { "text.pt-BR": pt, "text.en-US": en, "text.es-ES": es } = values;
  return { "pt-BR": pt, ...(en ? { "en-US": en } : {}), ...(es ? { "es-ES": es } : {}) };
}

export function collectTitles(values: InLanguages<"title">): StatusTexts {
  const { "title.pt-BR": pt, "title.en-US": en, "title.es-ES": es } = values;
  return { "pt-BR": pt, ...(en ? { "en-US": en } : {}), ...(es ? { "es-ES": es } : {}) };
}

const impactValues = z.record(z.string(), z.enum(impacts));

/** Converts a form's values to an API request. */
export function toUpdateRequest({
  state,
  at,
  ...values
}: {
  state: IncidentUpdateRequest["state"];
  at?: string | undefined;
} & InLanguages<"text">): IncidentUpdateRequest {
  const impactFields = Object.entries(values)
    .filter(([name]) => name.startsWith(impactPrefix))
    .map(([name, impact]) => [name.slice(impactPrefix.length), impact]);
  return {
    state,
    text: collectTexts(values),
    impacts: impactValues.parse(Object.fromEntries(impactFields)),
    ...(at ? { at } : {}),
  };
}

/** Returns the initial values of a localized text's fields. */
export function toTextFieldValues(
  name: "title" | "text",
  texts: StatusTexts,
): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [`${name}.${locale}`, texts[locale] ?? ""]));
}

/** Returns the initial impacts of the form for another update: the impacts of the newest update. */
export function selectNewestImpacts({ updates }: StaffIncident): Record<string, string> {
  const [newest] = updates;
  return Object.fromEntries(
    Object.entries(newest?.impacts ?? {}).map(([id, impact]) => [impactFieldName(id), impact]),
  );
}
