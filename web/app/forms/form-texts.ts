/** Returns the text fields of a form; omits empty fields. */
export function readTextFields(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && value !== "") {
      texts[name] = value;
    }
  }
  return texts;
}
