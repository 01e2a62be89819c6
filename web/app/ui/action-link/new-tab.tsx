import { useIntl } from "react-intl";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";

/** Attributes of a link that opens a new tab. */
export const newTabAttributes = { target: "_blank", rel: "noopener" } as const;

/** Hidden text that announces the new tab. */
export function NewTabNotice() {
  const intl = useIntl();
  return <VisuallyHidden> {intl.formatMessage({ id: "ui.opensInNewTab" })}</VisuallyHidden>;
}
