import { formatPhone, type PhoneNumber } from "contracts";
import { useIntl } from "react-intl";

/** Formats a stored phone number with its extension in the page's language. */
export function useFormatPhone(): (number: PhoneNumber) => string {
  const word = useIntl().formatMessage({ id: "field.phone.extension" });
  return (number) => formatPhone(number, word);
}
