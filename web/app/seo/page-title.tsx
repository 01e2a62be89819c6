import { useIntl } from "react-intl";

export interface PageTitleProps {
  children: string;
  /** Name of the site; absent while the CMS is down. */
  brandName?: string | undefined;
  /** True if the form was rejected; the title then begins with the error. */
  isRefused?: boolean;
}

/** The title of a page that is not from the CMS; React moves it to the head. */
export function PageTitle({ children, brandName, isRefused = false }: PageTitleProps) {
  const intl = useIntl();
  const title = isRefused
    ? intl.formatMessage({ id: "title.error" }, { title: children })
    : children;
  return <title>{[title, brandName].filter(Boolean).join(" · ")}</title>;
}
