import { type ApiErrorCode, groupProblemsByField, isSecretField } from "contracts";
import { data, redirect } from "react-router";
import { z } from "zod";
import { type ApiFailure, callForAccountPage } from "#app/cms/accounts.server.ts";
import { localeContext } from "#app/request-context.ts";
import {
  type AccountScreenPath,
  accountPath,
  dialogSearchParam,
} from "#app/session/account-path.ts";
import { storeDraft } from "#app/session/draft.server.ts";
import { setFlash } from "#app/session/flash.server.ts";
import type { FlashKey, FormDraft } from "#app/session/flash.ts";
import {
  type RouteArgs,
  redirectToConfirmation,
  redirectToLogin,
} from "#app/session/session.server.ts";
import { readTextFields } from "./form-texts.ts";
import type { Refusal } from "./refusal.ts";

type Shape = z.core.$ZodShape;
type FieldOf<S extends Shape> = keyof S & string;

/** Action result that shows the same page again, with errors. */
export type RefusedForm<Field extends string, Intent extends string = string> = ReturnType<
  typeof data<Refusal<Field, Intent>>
>;

export interface ActionArgs extends RouteArgs {
  request: Request;
}

/** Returns the entries whose field exists in the schema and for which `accepts` returns true. */
function pickFields<S extends Shape, T>(
  { shape }: z.ZodObject<S>,
  values: Record<string, T>,
  accepts: (field: z.core.$ZodType) => boolean = () => true,
): { [Name in FieldOf<S>]?: T } {
  const acceptedEntries = Object.entries(values).filter(([name]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return field !== undefined && accepts(field);
  });
  return Object.fromEntries(acceptedEntries) as { [Name in FieldOf<S>]?: T };
}

function refuse<S extends Shape>(
  schema: z.ZodObject<S>,
  sent: Record<string, string>,
  { status, fields = {}, ...failure }: ApiFailure,
): RefusedForm<FieldOf<S>> {
  return data(
    {
      ...failure,
      fields: pickFields(schema, fields),
      values: pickFields(schema, sent, (field) => !isSecretField(field)),
      intent: sent.intent ?? "",
    },
    { status },
  );
}

/** A parsed form: its values, or the page with errors. */
export type ParsedForm<S extends Shape> = {
  refuse: (failure: ApiFailure) => RefusedForm<FieldOf<S>>;
  /** Entered values that may be shown again; secrets are left out. */
  publicValues: { [Name in FieldOf<S>]?: string };
} & (
  | { ok: true; values: z.output<z.ZodObject<S>> }
  | { ok: false; refused: RefusedForm<FieldOf<S>> }
);

function parseForm<S extends Shape>(
  fields: Record<string, string>,
  schema: z.ZodObject<S>,
): ParsedForm<S> {
  const refuseWith = (failure: ApiFailure) => refuse(schema, fields, failure);
  const publicValues = pickFields(schema, fields, (field) => !isSecretField(field));
  const parsed = schema.safeParse(fields);
  if (parsed.success) {
    return { ok: true, values: parsed.data, publicValues, refuse: refuseWith };
  }
  const problems = groupProblemsByField(parsed.error);
  const refused = refuseWith({ code: "invalid", status: 400, fields: problems });
  return { ok: false, refused, publicValues, refuse: refuseWith };
}

/** Parses a form by its schema. */
export async function readForm<S extends Shape>(
  request: Request,
  schema: z.ZodObject<S>,
): Promise<ParsedForm<S>> {
  return parseForm(readTextFields(await request.formData()), schema);
}

/** Schema of a form with only a button. */
export const emptyFormSchema = z.object({});

export interface FormDefinition<S extends Shape, Answer = unknown> {
  /** Schema of the form's fields, such as the API contract of the request body. */
  schema: z.ZodObject<S>;
  /** API request that the form makes. */
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  path: string | ((values: z.output<z.ZodObject<S>>) => string);
  /** Request body, if it differs from the values; a form without fields sends no body. */
  body?: (values: z.output<z.ZodObject<S>>) => unknown;
  /** Flash message for the next page; undefined if the page itself shows the result. */
  done?: FlashKey;
  /** Redirect target of the response; the current page by default. */
  to?: AccountScreenPath | ((args: ActionArgs, result: Answer) => Response | Promise<Response>);
  /** Screens that continue after certain failures, such as the second step of a login. */
  failureScreens?: { [Code in ApiErrorCode]?: AccountScreenPath };
  /** Schema of the API response. The parsed response is the second argument of `to`. */
  response?: z.ZodType<Answer>;
}

/** Handles one of a page's forms. */
type FormHandler<Field extends string> = (
  args: ActionArgs,
  fields: Record<string, string>,
) => Promise<Response | RefusedForm<Field>>;

/** Defines one of several forms of a page, for `submitFormByIntent`. */
export function createFormHandler<S extends Shape, Answer = unknown>(
  definition: FormDefinition<S, Answer>,
): FormHandler<FieldOf<S>> {
  const { schema, method = "POST", path, done, to, failureScreens = {} } = definition;
  const response: z.ZodType<Answer> = definition.response ?? z.any();
  const hasFields = Object.keys(schema.shape).length > 0;
  const bodyOf = definition.body ?? ((values) => (hasFields ? values : undefined));
  return async (args, fields) => {
    const sent = parseForm(fields, schema);
    if (!sent.ok) {
      return sent.refused;
    }
    const result = await callForAccountPage(args.context, {
      method,
      path: typeof path === "string" ? path : path(sent.values),
      body: bodyOf(sent.values),
      response,
    });
    if (!result.ok) {
      const next = failureScreens[result.failure.code];
      return next
        ? redirect(pathWithSearch(args, next))
        : respondToFailure(args, sent, result.failure);
    }
    if (done) {
      await setFlash(args.context, done);
    }
    return typeof to === "function" ? to(args, result.value) : redirect(pathWithSearch(args, to));
  };
}

/**
 * Responds to a form whose API request failed. If the request needs a login or a confirmation, redirects to that
 * screen; otherwise shows the page with errors.
 */
export function respondToFailure<S extends Shape>(
  args: ActionArgs,
  { publicValues, refuse: refuseWith }: ParsedForm<S>,
  failure: ApiFailure,
): Promise<Response> | RefusedForm<FieldOf<S>> {
  if (failure.code === "confirmation-required") {
    return confirmFirst(args, publicValues);
  }
  return failure.code === "unauthenticated"
    ? sessionEnded(args, publicValues)
    : refuseWith(failure);
}

/** Handles the only form of a page: shows the page again with errors, or redirects. */
export async function submitForm<S extends Shape>(
  args: ActionArgs,
  definition: FormDefinition<S>,
): Promise<Response | RefusedForm<FieldOf<S>>> {
  return createFormHandler(definition)(args, readTextFields(await args.request.formData()));
}

type RefusedOneOf<Forms extends Record<string, FormHandler<string>>> = {
  [Intent in keyof Forms & string]: Forms[Intent] extends FormHandler<infer Field>
    ? Refusal<Field, Intent>
    : never;
}[keyof Forms & string];

/** Handles a page with several forms. The hidden field `intent` names the submitted form. */
export async function submitFormByIntent<Forms extends Record<string, FormHandler<string>>>(
  args: ActionArgs,
  forms: Forms,
): Promise<Response | ReturnType<typeof data<RefusedOneOf<Forms>>>> {
  const fields = readTextFields(await args.request.formData());
  const { intent = "" } = fields;
  const handle = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
  const result = handle
    ? await handle(args, fields)
    : refuse(emptyFormSchema, fields, { code: "invalid", status: 400 });
  // The cast is safe: a handler's result has the intent of the submitted form.
  return result as Response | ReturnType<typeof data<RefusedOneOf<Forms>>>;
}

/**
 * Redirects to login after the session of a submitted form has expired. Stores the form's values as a draft, which is
 * restored after the login.
 */
async function sessionEnded(args: RouteArgs, values: FormDraft["values"]): Promise<Response> {
  const isStored = await storeDraft(args.context, { path: args.url.pathname, values });
  await setFlash(args.context, isStored ? "session-ended" : "draft-lost");
  return redirectToLogin(args);
}

/**
 * Redirects a submitted form to the confirmation of the session. Stores the form's values as a draft; the forms that
 * need a confirmation have short fields, which fit into a draft.
 */
async function confirmFirst(
  { context, url }: RouteArgs,
  values: FormDraft["values"],
): Promise<Response> {
  await storeDraft(context, { path: url.pathname, values });
  return redirectToConfirmation(context, url.pathname + url.search);
}

/**
 * Query parameters that belong to the form's page only: the search of a dialog, the screen that opened the dialog, and
 * the token of a link.
 */
const ownParams = [dialogSearchParam, "from", "token"];

/** Preserves the search, order and page of the lists behind a dialog. */
function pathWithSearch({ context, url }: RouteArgs, to: AccountScreenPath | undefined): string {
  const search = new URLSearchParams(url.search);
  for (const name of ownParams) {
    search.delete(name);
  }
  const path = to ? accountPath(context.get(localeContext), to) : url.pathname;
  return search.size > 0 ? `${path}?${search}` : path;
}
