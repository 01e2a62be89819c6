import { searchedDigits } from "contracts";
import type { CollectionBeforeOperationHook, Where } from "payload";

/** Returns the condition with phone numbers reduced to their digits, as E.164 stores them. */
function byDigits(where: Where): Where {
  const parts = Object.entries(where).map(([name, part]) => {
    if (Array.isArray(part)) {
      return [name, part.map(byDigits)];
    }
    const { like } = part;
    const digits = name === "phone" && typeof like === "string" ? searchedDigits(like) : undefined;
    return [name, digits === undefined ? part : { contains: digits }];
  });
  return Object.fromEntries(parts);
}

/** Finds leads by any part of their phone number, however the staff's search writes it. */
export const searchPhonesByDigits: CollectionBeforeOperationHook = ({ args }) =>
  "where" in args && args.where ? { ...args, where: byDigits(args.where) } : args;
