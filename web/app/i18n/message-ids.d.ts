import type { MessageId } from "./messages.ts";

/** Types the message ids of react-intl in web. The CMS's e-mails have separate ids. */
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
