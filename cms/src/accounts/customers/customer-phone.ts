import {
  type FieldProblem,
  normalizePhone,
  type PhoneNumber,
  parsePhone,
  phoneField,
} from "contracts";

interface Refused {
  ok: false;
  code: "invalid";
  fields: Record<string, FieldProblem>;
}

function refusedFor(phone: FieldProblem): Refused {
  return { ok: false, code: "invalid", fields: { phone } };
}

/** Parses a customer's phone number into the columns that store it. */
export function parseCustomerPhone(typed: string): { ok: true; number: PhoneNumber } | Refused {
  const number = parsePhone(typed);
  return number ? { ok: true, number } : refusedFor("invalid");
}

/**
 * Parses the phone number in a change. A number that equals the stored one is not validated, because it may be older
 * than the validation, and its extension is stored separately.
 */
export function parseChangedPhone(
  typed: string | undefined,
  stored: string,
): { ok: true; number: Partial<PhoneNumber> } | Refused {
  if (typed === undefined || typed === normalizePhone(stored)) {
    return { ok: true, number: {} };
  }
  return phoneField.safeParse(typed).success ? parseCustomerPhone(typed) : refusedFor("invalid");
}
