import { type ApiErrorCode, secretFieldNamePattern } from "contracts";
import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";
import { readTextFields } from "./form-texts.ts";
import type { Refusal } from "./refusal.ts";

const tooManyRequests = 429;

function codeOf(error: unknown): ApiErrorCode {
  return isRouteErrorResponse(error) && error.status === tooManyRequests
    ? "rate-limited"
    : "unavailable";
}

/**
 * The `clientAction` of every route with an action. Converts a request that failed between browser
 * and site to a rejection, so that the form keeps its values; otherwise the router would replace
 * the page with its error boundary. The return type adds nothing to the type of `actionData`,
 * because the rejection is assignable to it.
 */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<undefined> {
  const { intent = "", ...sent } = readTextFields(await request.clone().formData());
  try {
    return await serverAction<undefined>();
  } catch (error) {
    // Rethrows responses, because the router throws redirects as responses.
    if (error instanceof Response) {
      throw error;
    }
    const values = Object.fromEntries(
      Object.entries(sent).filter(([name]) => !secretFieldNamePattern.test(name)),
    );
    const refusal: Refusal = { code: codeOf(error), values, intent };
    // With a status of 400 or more, the router does not reload the page's data. Such a reload would also fail.
    return data(refusal, { status: 503 }) as unknown as undefined;
  }
}
