import { phoneSearchDigits } from "contracts";
import type { CollectionBeforeOperationHook, Where } from "payload";

/** Returns the condition with phone numbers reduced to digits, the form in which they are stored (E.164). */
function withPhoneDigits(where: Where): Where {
  const parts = Object.entries(where).map(([name, part]) => {
    if (Array.isArray(part)) {
      return [name, part.map(withPhoneDigits)];
    }
    const { like } = part;
    const digits =
      name === "phone" && typeof like === "string" ? phoneSearchDigits(like) : undefined;
    return [name, digits === undefined ? part : { contains: digits }];
  });
  return Object.fromEntries(parts);
}

/** Finds leads by any part of their phone number, however it is formatted in the search. */
export const searchPhonesByDigits: CollectionBeforeOperationHook = ({ args }) =>
  "where" in args && args.where ? { ...args, where: withPhoneDigits(args.where) } : args;
