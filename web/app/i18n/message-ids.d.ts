import type { MessageId } from "./messages.ts";

/** Types the ids of react-intl. Only in web: e-mails of the CMS have ids of their own. */
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
