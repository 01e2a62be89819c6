import { FormattedMessage } from "react-intl";
import { skipLink } from "./skip-link.css.ts";

/** The first link of a page: skips the header. */
export function SkipLink() {
  return (
    <a className={skipLink} href="#page_content">
      <FormattedMessage id="skipToContent" />
    </a>
  );
}
