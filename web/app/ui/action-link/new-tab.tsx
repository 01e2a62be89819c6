import { useIntl } from "react-intl";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";

/** What a link that opens a new tab needs. */
export const newTab = { target: "_blank", rel: "noopener" } as const;

/** Says that the link opens a new tab. */
export function NewTabNotice() {
  const intl = useIntl();
  return <VisuallyHidden> {intl.formatMessage({ id: "ui.opensInNewTab" })}</VisuallyHidden>;
}
