import type {
  AccountKind,
  ApiErrorCode,
  adminApi,
  authApi,
  PasskeyAnswer,
  PasskeyChallenge,
} from "contracts";
import { useState, useSyncExternalStore } from "react";
import { postJson } from "#app/cms/post-json.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { findFailureMessage } from "./failure-messages.ts";

/** `get` uses a passkey of the visitor, `create` creates a new passkey. */
type Ceremony = "get" | "create";

interface ChallengePaths<Api extends typeof authApi | typeof adminApi> {
  get: Api["passkeyLoginChallenge"];
  create: Api["passkeyChallenge"];
}

/**
 * Calls that return a challenge. Only the types of the API's paths are imported, because the module of the paths
 * contains schemas, which are large scripts.
 */
const challengePaths: {
  customer: ChallengePaths<typeof authApi>;
  staff: ChallengePaths<typeof adminApi>;
} = {
  customer: {
    get: "/api/auth/passkeys/login-challenge",
    create: "/api/auth/passkeys/challenge",
  },
  staff: {
    get: "/api/admin/passkeys/login-challenge",
    create: "/api/admin/passkeys/challenge",
  },
};

/** Refusals of a challenge after which another screen continues: login, or confirmation of the session. */
const screenCodes: readonly ApiErrorCode[] = ["unauthenticated", "confirmation-required"];

/** The answer of a passkey, or the reason why there is no answer. */
type CeremonyResult =
  | { state: "answered"; answer: PasskeyAnswer }
  /** There is no answer. The `message` of usePasskey is the reason. */
  | { state: "failed" }
  /** There is no answer. The visitor must open another screen first. */
  | { state: "redirect" };

const neverChanges = () => () => undefined;

/** Returns whether the browser can use passkeys; true on the server, which cannot check. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => typeof PublicKeyCredential === "function",
    () => true,
  );
}

/**
 * Returns the message of an error that the browser threw. Browsers report a refusal and a timeout as the same error, so
 * that sites cannot find out which passkeys a visitor has (WebAuthn, section 14.6.3).
 */
export function findPasskeyErrorMessage(error: unknown): MessageId {
  const name = error instanceof Error ? error.name : undefined;
  if (name === "NotAllowedError" || name === "AbortError") {
    return "passkeys.cancelled";
  }
  return name === "InvalidStateError" ? "passkeys.exists" : "passkeys.failed";
}

/** Requests a challenge and answers the challenge with a passkey. */
async function answerChallenge(
  ceremony: Ceremony,
  { token, options }: PasskeyChallenge,
): Promise<PasskeyAnswer> {
  const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
  type RegistrationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];
  type AuthenticationOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];
  const credential =
    ceremony === "create"
      ? await startRegistration({ optionsJSON: options as unknown as RegistrationOptions })
      : await startAuthentication({ optionsJSON: options as unknown as AuthenticationOptions });
  return { token, credential: { ...credential } };
}

/** Runs ceremonies with a passkey. If the last ceremony failed, `message` is the reason. */
export function usePasskey(ceremony: Ceremony, kind: AccountKind) {
  const [isRunning, setIsRunning] = useState(false);
  const [message, setMessage] = useState<MessageId>();

  async function run(): Promise<CeremonyResult> {
    setMessage(undefined);
    setIsRunning(true);
    try {
      const challenge = await postJson<PasskeyChallenge>(challengePaths[kind][ceremony], undefined);
      if (!challenge.ok) {
        const { code } = challenge.failure;
        if (screenCodes.includes(code)) {
          return { state: "redirect" };
        }
        setMessage(findFailureMessage(code, { other: "failure.unavailable" }));
        return { state: "failed" };
      }
      return { state: "answered", answer: await answerChallenge(ceremony, challenge.value) };
    } catch (error) {
      setMessage(findPasskeyErrorMessage(error));
      return { state: "failed" };
    } finally {
      setIsRunning(false);
    }
  }

  return { run, isRunning, message };
}
