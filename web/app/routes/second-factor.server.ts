import {
  type AccountKind,
  adminApi,
  authApi,
  confirmedSecondFactorResponse,
  confirmIdentityRequest,
  enrolledSecondFactor,
  enrolSecondFactorRequest,
  recoveryCodesResponse,
  secondFactorRequest,
  secondFactorState,
  successResponse,
} from "contracts";
import { redirect } from "react-router";
import { z } from "zod";
import { callForAccountPage } from "#app/cms/accounts.server.ts";
import type { RequestContext } from "#app/cms/visitor-context.server.ts";
import { renderQrCode } from "#app/features/second-factor/qr-code.server.ts";
import type {
  SecondFactorEnrolment,
  SecondFactorRefusal,
  SecondFactorResult,
} from "#app/features/second-factor/second-factor-screen.tsx";
import { type ActionArgs, readForm } from "#app/forms/form.server.ts";
import { readTextFields } from "#app/forms/form-texts.ts";
import { setFlash } from "#app/session/flash.server.ts";
import { passkeyFieldSchema } from "./passkeys.server.ts";

/** Paths of the API by kind of account. */
export const accountApiPaths = { customer: authApi, staff: adminApi } as const;

/**
 * Returns authenticator app and recovery codes of the account that is logged in, and the day from which the account
 * needs a second factor.
 */
export async function loadSecondFactor(context: RequestContext, kind: AccountKind) {
  const result = await callForAccountPage(context, {
    path: accountApiPaths[kind].secondFactor,
    response: secondFactorState,
  });
  return result.ok ? result.value : { secondFactor: null, recoveryCodesLeft: 0 };
}

const confirmForm = secondFactorRequest.extend({
  uri: z.string().max(1_000).startsWith("otpauth://totp/"),
});

/** Password and code, or a passkey; the API checks which of them are required. */
const proofForm = confirmIdentityRequest
  .partial()
  .extend({ passkey: passkeyFieldSchema.optional() });

function enrolmentOf(uri: string): SecondFactorEnrolment {
  return { uri, qrCode: renderQrCode(uri) };
}

/**
 * Handles the forms of the second factor. Secret and recovery codes are part of the response to the form, because the
 * CMS does not return them again.
 */
export async function handleSecondFactorForm(
  { request, context, url }: ActionArgs,
  kind: AccountKind,
): Promise<Response | SecondFactorResult | { recoveryCodes: string[] }> {
  const paths = accountApiPaths[kind];
  const { intent } = readTextFields(await request.clone().formData());
  const post = <T>(path: string, body: unknown, response: z.ZodType<T>) =>
    callForAccountPage(context, { method: "POST", path, body, response });
  // The cast is safe: a refusal has the intent of the form that was sent.
  const asRefusal = (refused: { data: unknown }) => refused.data as SecondFactorRefusal;
  if (intent === "confirm") {
    const sent = await readForm(request, confirmForm);
    const uri = sent.publicValues.uri ?? "";
    const refusedWith = (refused: { data: unknown }): SecondFactorRefusal => ({
      ...asRefusal(refused),
      enrolment: confirmForm.shape.uri.safeParse(uri).success ? enrolmentOf(uri) : undefined,
    });
    if (!sent.ok) {
      return refusedWith(sent.refused);
    }
    const { secondFactorCode } = sent.values;
    const result = await post(
      paths.confirmSecondFactor,
      { secondFactorCode },
      confirmedSecondFactorResponse,
    );
    if (!result.ok) {
      return refusedWith(sent.refuse(result.failure));
    }
    const { recoveryCodes } = result.value;
    return recoveryCodes ? { recoveryCodes } : redirect(url.pathname);
  }
  const isRenewal = intent === "renew" || intent === "renew-by-passkey";
  if (isRenewal || intent === "remove" || intent === "remove-by-passkey") {
    const sent = await readForm(request, proofForm);
    if (!sent.ok) {
      return asRefusal(sent.refused);
    }
    if (isRenewal) {
      const renewed = await post(paths.recoveryCodes, sent.values, recoveryCodesResponse);
      return renewed.ok ? renewed.value : asRefusal(sent.refuse(renewed.failure));
    }
    const removed = await post(paths.removeSecondFactor, sent.values, successResponse);
    if (!removed.ok) {
      return asRefusal(sent.refuse(removed.failure));
    }
    await setFlash(context, "second-factor-removed");
    return redirect(url.pathname);
  }
  const sent = await readForm(request, enrolSecondFactorRequest);
  if (!sent.ok) {
    return asRefusal(sent.refused);
  }
  const enrolled = await post(paths.enrolSecondFactor, sent.values, enrolledSecondFactor);
  return enrolled.ok
    ? { enrolment: enrolmentOf(enrolled.value.uri) }
    : asRefusal(sent.refuse(enrolled.failure));
}
