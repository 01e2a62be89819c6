import {
  AccessTokensScreen,
  type AccessTokensScreenProps,
  type TokensResult,
} from "#app/features/access-tokens/access-tokens-screen.tsx";
import {
  SecondFactorScreen,
  type SecondFactorScreenProps,
} from "#app/features/second-factor/second-factor-screen.tsx";
import {
  type SessionsRefusal,
  SessionsScreen,
  type SessionsScreenProps,
} from "#app/features/sessions/sessions-screen.tsx";

export interface SecurityScreenProps
  extends Pick<SecondFactorScreenProps, "secondFactor" | "requiredFrom">,
    Pick<SessionsScreenProps, "sessions">,
    Pick<AccessTokensScreenProps, "tokens"> {
  /** Result of the form that was sent last. */
  result: SecondFactorScreenProps["result"] | SessionsRefusal | TokensResult;
}

type Result = NonNullable<SecurityScreenProps["result"]>;

function isOfSessions(result: Result): result is SessionsRefusal {
  return (
    "intent" in result &&
    (result.intent === "end-session" || result.intent === "end-other-sessions")
  );
}

function isOfTokens(result: Result): result is TokensResult {
  return (
    "token" in result ||
    ("intent" in result && (result.intent === "create-token" || result.intent === "revoke-token"))
  );
}

/** Second factor, sessions and access tokens of the account that is logged in. */
export function SecurityScreen({
  secondFactor,
  requiredFrom,
  sessions,
  tokens,
  result,
}: SecurityScreenProps) {
  const ofTokens = result && isOfTokens(result) ? result : undefined;
  const ofSessions = result && isOfSessions(result) ? result : undefined;
  const ofSecondFactor =
    result && !isOfTokens(result) && !isOfSessions(result) ? result : undefined;
  return (
    <>
      <SecondFactorScreen
        secondFactor={secondFactor}
        requiredFrom={requiredFrom}
        result={ofSecondFactor}
      />
      <SessionsScreen sessions={sessions} refusal={ofSessions} />
      <AccessTokensScreen tokens={tokens} result={ofTokens} />
    </>
  );
}
