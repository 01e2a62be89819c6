/** The part of the Storage API that reads stored choices. */
type StoredChoices = Pick<Storage, "getItem">;

/**
 * Sets attributes of the root element from stored choices: the colour scheme, whether the choice about cookies is
 * missing (except in previews, which never request this choice), and whether the announcement was dismissed. Reading
 * throws in browsers that deny storage.
 */
export function applyStoredChoices(
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
    if (root.draft === undefined && !storage.getItem("cookie-consent")) {
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
