import { expect, it } from "vitest";
import { ceremonyMessage } from "./use-passkey.ts";

it.each([
  ["NotAllowedError", "passkeys.cancelled"],
  ["AbortError", "passkeys.cancelled"],
  ["InvalidStateError", "passkeys.exists"],
  ["SecurityError", "passkeys.failed"],
])("ceremonyMessage returns for the error %s the message %s", (name, message) => {
  expect(ceremonyMessage(new DOMException("", name))).toBe(message);
});
