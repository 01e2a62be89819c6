import {
  AccessTokensScreen,
  type AccessTokensScreenProps,
  type TokensResult,
} from "#app/features/access-tokens/access-tokens-screen.tsx";
import {
  type PasskeysRefusal,
  PasskeysScreen,
  type PasskeysScreenProps,
} from "#app/features/passkeys/passkeys-screen.tsx";
import { RecoveryCodesScreen } from "#app/features/second-factor/recovery-codes-screen.tsx";
import {
  SecondFactorScreen,
  type SecondFactorScreenProps,
} from "#app/features/second-factor/second-factor-screen.tsx";
import {
  type SessionsRefusal,
  SessionsScreen,
  type SessionsScreenProps,
} from "#app/features/sessions/sessions-screen.tsx";
import { refusalOf } from "#app/forms/refusal.ts";

export interface SecurityScreenProps
  extends Pick<SecondFactorScreenProps, "kind" | "secondFactor" | "requiredFrom">,
    Pick<PasskeysScreenProps, "passkeys" | "isUnverified">,
    Pick<SessionsScreenProps, "sessions">,
    Pick<AccessTokensScreenProps, "tokens"> {
  recoveryCodesLeft: number;
  /** Result of the form that was sent last. */
  result:
    | SecondFactorScreenProps["result"]
    | { recoveryCodes: string[] }
    | PasskeysRefusal
    | SessionsRefusal
    | TokensResult;
}

type Result = NonNullable<SecurityScreenProps["result"]>;

function isOfSessions(result: Result): result is SessionsRefusal {
  return (
    "intent" in result &&
    (result.intent === "end-session" || result.intent === "end-other-sessions")
  );
}

function isOfPasskeys(result: Result): result is PasskeysRefusal {
  return (
    "intent" in result && (result.intent === "add-passkey" || result.intent === "remove-passkey")
  );
}

function isOfTokens(result: Result): result is TokensResult {
  return (
    "token" in result ||
    ("intent" in result && (result.intent === "create-token" || result.intent === "revoke-token"))
  );
}

/** Second factor, passkeys, recovery codes, sessions and access tokens of the account that is logged in. */
export function SecurityScreen({
  kind,
  secondFactor,
  requiredFrom,
  recoveryCodesLeft,
  passkeys,
  isUnverified,
  sessions,
  tokens,
  result,
}: SecurityScreenProps) {
  const newCodes = result && "recoveryCodes" in result ? result.recoveryCodes : undefined;
  const ofTokens = result && isOfTokens(result) ? result : undefined;
  const ofSessions = result && isOfSessions(result) ? result : undefined;
  const ofPasskeys = result && isOfPasskeys(result) ? result : undefined;
  const ofSecondFactor =
    result &&
    !("recoveryCodes" in result || isOfTokens(result) || isOfSessions(result)) &&
    !isOfPasskeys(result)
      ? result
      : undefined;
  const hasPasskey = passkeys !== undefined && passkeys.length > 0;
  const recoveryCodes = (
    <RecoveryCodesScreen
      kind={kind}
      codes={newCodes}
      left={recoveryCodesLeft}
      hasPasskey={hasPasskey}
      refusal={
        ofSecondFactor && "code" in ofSecondFactor
          ? refusalOf(ofSecondFactor, "renew", "renew-by-passkey")
          : undefined
      }
    />
  );
  return (
    <>
      {/* New codes are at the top, because they are shown only once. */}
      {newCodes ? recoveryCodes : null}
      <SecondFactorScreen
        kind={kind}
        secondFactor={secondFactor}
        hasPasskey={hasPasskey}
        requiredFrom={requiredFrom}
        result={ofSecondFactor}
      />
      <PasskeysScreen
        kind={kind}
        passkeys={passkeys}
        needsPassword={!secondFactor && !hasPasskey}
        isUnverified={isUnverified}
        refusal={ofPasskeys}
      />
      {!newCodes && (secondFactor || hasPasskey) ? recoveryCodes : null}
      <SessionsScreen sessions={sessions} refusal={ofSessions} />
      <AccessTokensScreen tokens={tokens} result={ofTokens} />
    </>
  );
}
