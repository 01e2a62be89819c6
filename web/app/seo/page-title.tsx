import { useIntl } from "react-intl";

export interface PageTitleProps {
  children: string;
  /** Absent while the CMS is away. */
  brandName?: string | undefined;
  /** Whether the page says what was wrong with what was sent: its title says so first. */
  isRefused?: boolean;
}

/** The title of a page that is not of the CMS; React moves it to the head. */
export function PageTitle({ children, brandName, isRefused = false }: PageTitleProps) {
  const intl = useIntl();
  const title = isRefused
    ? intl.formatMessage({ id: "title.error" }, { title: children })
    : children;
  return <title>{[title, brandName].filter(Boolean).join(" · ")}</title>;
}
