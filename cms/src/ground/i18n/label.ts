/** A text of the admin screens in the three languages Payload shows them in. */
export type Label = Record<"pt" | "en" | "es", string>;

export function label(pt: string, en: string, es: string): Label {
  return { pt, en, es };
}
