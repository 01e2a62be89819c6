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
import { selectRefusal } from "#app/forms/refusal.ts";

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
  const newToken = result && "token" in result ? result : undefined;
  const started = result && "enrolment" in result && !("code" in result) ? result : undefined;
  const refused = result && "code" in result ? result : undefined;
  const ofSecondFactor = selectRefusal(
    refused,
    "enrol",
    "confirm",
    "renew",
    "renew-by-passkey",
    "remove",
    "remove-by-passkey",
  );
  const hasPasskey = passkeys !== undefined && passkeys.length > 0;
  const recoveryCodes = (
    <RecoveryCodesScreen
      kind={kind}
      codes={newCodes}
      left={recoveryCodesLeft}
      hasPasskey={hasPasskey}
      refusal={selectRefusal(ofSecondFactor, "renew", "renew-by-passkey")}
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
        result={started ?? ofSecondFactor}
      />
      <PasskeysScreen
        kind={kind}
        passkeys={passkeys}
        needsPassword={!secondFactor && !hasPasskey}
        isUnverified={isUnverified}
        refusal={selectRefusal(refused, "add-passkey", "remove-passkey")}
      />
      {!newCodes && (secondFactor || hasPasskey) ? recoveryCodes : null}
      <SessionsScreen
        sessions={sessions}
        refusal={selectRefusal(refused, "end-session", "end-other-sessions")}
      />
      <AccessTokensScreen
        tokens={tokens}
        result={newToken ?? selectRefusal(refused, "create-token", "revoke-token")}
      />
    </>
  );
}
