import { documentAtPathResponse, previewApi, splitLocalePath } from "contracts";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { loadMessagesAndStyles } from "#app/prepare-render.ts";
import { StaffBar } from "./staff-bar.tsx";

/**
 * Adds the staff bar to a public page. The browser requests the staff member's rights, because the cached page is the
 * same for everyone.
 */
export async function mountStaffBar(): Promise<void> {
  const { pathname } = window.location;
  const response = await fetch(
    `${previewApi.documentAtPath}?${new URLSearchParams({ path: pathname })}`,
  );
  const result = response.ok ? documentAtPathResponse.parse(await response.json()) : null;
  if (!result) {
    return;
  }
  const { preview, previewPath } = result;
  const { locale } = splitLocalePath(pathname);
  const messages = await loadMessagesAndStyles(locale, "site");
  const root = document.createElement("div");
  root.style.display = "contents";
  document.body.prepend(root);
  createRoot(root).render(
    <IntlProvider locale={locale} messages={messages}>
      <StaffBar facts={preview} locale={locale} draftPath={previewPath} />
    </IntlProvider>,
  );
}
