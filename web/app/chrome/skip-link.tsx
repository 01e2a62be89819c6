import { FormattedMessage } from "react-intl";
import { skipLink } from "./skip-link.css.ts";

/** The first link of a page, in its header: leads past the header, to the content. */
export function SkipLink() {
  return (
    <a className={skipLink} href="#page_content">
      <FormattedMessage id="skipToContent" />
    </a>
  );
}
