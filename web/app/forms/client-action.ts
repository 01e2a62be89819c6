import { type ApiErrorCode, secretFieldName } from "contracts";
import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from "react-router";
import { formTexts } from "./form-texts.ts";
import type { Refusal } from "./refusal.ts";

const tooManyRequests = 429;

function codeOf(error: unknown): ApiErrorCode {
  return isRouteErrorResponse(error) && error.status === tooManyRequests
    ? "rate-limited"
    : "unavailable";
}

/**
 * The `clientAction` of every route that has an action: answers a request that fails between browser and
 * site with a refusal, so that the form stays with what was typed. Without it the router replaces the
 * page by its error boundary. Its type adds nothing to the type of `actionData`, which the refusal fits.
 */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<undefined> {
  const { intent = "", ...sent } = formTexts(await request.clone().formData());
  try {
    return await serverAction<undefined>();
  } catch (error) {
    // A redirect.
    if (error instanceof Response) {
      throw error;
    }
    const values = Object.fromEntries(
      Object.entries(sent).filter(([name]) => !secretFieldName.test(name)),
    );
    const refusal: Refusal = { code: codeOf(error), values, intent };
    // From status 400 on the router does not load the page's data again, which would fail too.
    return data(refusal, { status: 503 }) as unknown as undefined;
  }
}
