/** What a form holds, by field; a field left empty is not there. */
export function formTexts(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && value !== "") {
      texts[name] = value;
    }
  }
  return texts;
}
