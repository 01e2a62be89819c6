import { expect, it } from "vitest";
import { findPasskeyErrorMessage } from "./use-passkey.ts";

it.each([
  ["NotAllowedError", "passkeys.cancelled"],
  ["AbortError", "passkeys.cancelled"],
  ["InvalidStateError", "passkeys.exists"],
  ["SecurityError", "passkeys.failed"],
])("findCeremonyMessage returns for the error %s the message %s", (name, message) => {
  expect(findPasskeyErrorMessage(new DOMException("", name))).toBe(message);
});
