/** The part of the Storage API that reads the choices stored by an earlier page. */
type StoredChoices = Pick<Storage, "getItem">;

/**
 * Sets attributes of the root from stored choices: the colour scheme, whether a choice about
 * cookies is missing, and whether the announcement was dismissed. Browsers that deny storage throw
 * when it is read.
 */
export function showChoices(
  root: DOMStringMap,
  openStorage: () => StoredChoices = () => localStorage,
): void {
  root.scripted = "";
  try {
    const storage = openStorage();
    const theme = storage.getItem("theme");
    if (theme === "light" || theme === "dark") {
      root.theme = theme;
    }
    if (!storage.getItem("cookie-consent")) {
      root.consent = "unset";
    }
    if (
      root.announcement &&
      storage.getItem("dismissed-announcements")?.includes(root.announcement)
    ) {
      root.dismissed = "";
    }
  } catch {}
}
