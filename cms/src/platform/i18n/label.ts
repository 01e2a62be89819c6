/** A text of the admin screens in their three languages. */
export type Label = Record<"pt" | "en" | "es", string>;

export function label(pt: string, en: string, es: string): Label {
  return { pt, en, es };
}
