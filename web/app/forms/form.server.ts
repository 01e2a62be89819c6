import { isSecret, problemsByField } from "contracts";
import { data, redirect } from "react-router";
import { z } from "zod";
import { callAccounts, type Failure } from "#app/cms/accounts.server.ts";
import { localeContext } from "#app/request-context.ts";
import { keepDraft } from "#app/session/draft.server.ts";
import { setFlash } from "#app/session/flash.server.ts";
import type { Draft, FlashKey } from "#app/session/flash.ts";
import { choiceParam, type PersonalScreen, personalPath } from "#app/session/personal-path.ts";
import { type RouteArgs, toLogin } from "#app/session/session.server.ts";
import { formTexts } from "./form-texts.ts";
import type { Refusal } from "./refusal.ts";

type Shape = z.core.$ZodShape;
type FieldOf<S extends Shape> = keyof S & string;

/** The page again, with what is wrong. */
export type Refused<Field extends string, Intent extends string = string> = ReturnType<
  typeof data<Refusal<Field, Intent>>
>;

export interface ActionArgs extends RouteArgs {
  request: Request;
}

/** What is said of those fields of a form that the schema knows, and `isShown` lets through. */
function ofFields<S extends Shape, T>(
  { shape }: z.ZodObject<S>,
  said: Record<string, T>,
  isShown: (field: z.core.$ZodType) => boolean = () => true,
): { [Name in FieldOf<S>]?: T } {
  const shown = Object.entries(said).filter(([name]) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return field !== undefined && isShown(field);
  });
  return Object.fromEntries(shown) as { [Name in FieldOf<S>]?: T };
}

function refuse<S extends Shape>(
  schema: z.ZodObject<S>,
  sent: Record<string, string>,
  { status, fields = {}, ...failure }: Failure,
): Refused<FieldOf<S>> {
  return data(
    {
      ...failure,
      fields: ofFields(schema, fields),
      values: ofFields(schema, sent, (field) => !isSecret(field)),
      intent: sent.intent ?? "",
    },
    { status },
  );
}

/** A form as it was sent: its values by their schema, or the page again. */
export type SentForm<S extends Shape> = {
  refuse: (failure: Failure) => Refused<FieldOf<S>>;
  /** What may be shown again of what was typed: no secret. */
  kept: { [Name in FieldOf<S>]?: string };
} & ({ ok: true; values: z.output<z.ZodObject<S>> } | { ok: false; refused: Refused<FieldOf<S>> });

function parseForm<S extends Shape>(
  fields: Record<string, string>,
  schema: z.ZodObject<S>,
): SentForm<S> {
  const refuseIt = (failure: Failure) => refuse(schema, fields, failure);
  const kept = ofFields(schema, fields, (field) => !isSecret(field));
  const parsed = schema.safeParse(fields);
  if (parsed.success) {
    return { ok: true, values: parsed.data, kept, refuse: refuseIt };
  }
  const problems = problemsByField(parsed.error);
  const refused = refuseIt({ code: "invalid", status: 400, fields: problems });
  return { ok: false, refused, kept, refuse: refuseIt };
}

/** Reads a form by the schema of its fields. */
export async function readForm<S extends Shape>(
  request: Request,
  schema: z.ZodObject<S>,
): Promise<SentForm<S>> {
  return parseForm(formTexts(await request.formData()), schema);
}

/** Of a form that is only a button. */
export const noFields = z.object({});

export interface FormDefinition<S extends Shape, Answer = unknown> {
  /** Of its fields, such as the contract of the call's body. */
  schema: z.ZodObject<S>;
  /** The call that it ends in. */
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  path: string | ((values: z.output<z.ZodObject<S>>) => string);
  /** What is sent, where that is not the values; of a form without fields, nothing. */
  body?: (values: z.output<z.ZodObject<S>>) => unknown;
  /** What the next page says of it; left out where the page itself shows it. */
  done?: FlashKey;
  /** Where it leads; to the page it is on, unless said. */
  to?: PersonalScreen | ((args: ActionArgs, answer: Answer) => Response | Promise<Response>);
  /** What the call answers, where `to` wants to know. */
  response?: z.ZodType<Answer>;
}

/** Does what one of a page's forms asks. */
type FormHandler<Field extends string> = (
  args: ActionArgs,
  fields: Record<string, string>,
) => Promise<Response | Refused<Field>>;

/** Defines one of several forms of a page, for `submitOneOf`. */
export function form<S extends Shape, Answer = unknown>(
  definition: FormDefinition<S, Answer>,
): FormHandler<FieldOf<S>> {
  const { schema, method = "POST", path, done, to } = definition;
  const response: z.ZodType<Answer> = definition.response ?? z.any();
  const hasFields = Object.keys(schema.shape).length > 0;
  const bodyOf = definition.body ?? ((values) => (hasFields ? values : undefined));
  return async (args, fields) => {
    const sent = parseForm(fields, schema);
    if (!sent.ok) {
      return sent.refused;
    }
    const answer = await callAccounts(args.context, {
      method,
      path: typeof path === "string" ? path : path(sent.values),
      body: bodyOf(sent.values),
      response,
    });
    if (!answer.ok) {
      return answer.failure.code === "unauthenticated"
        ? sessionEnded(args, sent.kept)
        : sent.refuse(answer.failure);
    }
    if (done) {
      await setFlash(args.context, done);
    }
    return typeof to === "function" ? to(args, answer.value) : redirect(pathOn(args, to));
  };
}

/** Does what a page's only form asks: shows the page again, or leads on. */
export async function submit<S extends Shape>(
  args: ActionArgs,
  definition: FormDefinition<S>,
): Promise<Response | Refused<FieldOf<S>>> {
  return form(definition)(args, formTexts(await args.request.formData()));
}

type RefusedOneOf<Forms extends Record<string, FormHandler<string>>> = {
  [Intent in keyof Forms & string]: Forms[Intent] extends FormHandler<infer Field>
    ? Refusal<Field, Intent>
    : never;
}[keyof Forms & string];

/** The same on a page with several forms, whose hidden field `intent` says which it is. */
export async function submitOneOf<Forms extends Record<string, FormHandler<string>>>(
  args: ActionArgs,
  forms: Forms,
): Promise<Response | ReturnType<typeof data<RefusedOneOf<Forms>>>> {
  const fields = formTexts(await args.request.formData());
  const { intent = "" } = fields;
  const handle = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
  const answer = handle
    ? await handle(args, fields)
    : refuse(noFields, fields, { code: "invalid", status: 400 });
  // The handler of an intent refuses with that intent: it is read from the same field.
  return answer as Response | ReturnType<typeof data<RefusedOneOf<Forms>>>;
}

/** A form that came too late: login, which says why and leads back to it as it was. */
async function sessionEnded(args: RouteArgs, values: Draft["values"]): Promise<Response> {
  const isKept = await keepDraft(args.context, { path: args.url.pathname, values });
  await setFlash(args.context, isKept ? "session-ended" : "draft-lost");
  return toLogin(args);
}

/** What an address holds only for the form on its page: a dialog's search, and a link's secret. */
const ownParams = [choiceParam, "from", "token"];

/** The lists behind a dialog stay as they were searched, sorted and turned. */
function pathOn({ context, url }: RouteArgs, to: PersonalScreen | undefined): string {
  const search = new URLSearchParams(url.search);
  for (const name of ownParams) {
    search.delete(name);
  }
  const path = to ? personalPath(context.get(localeContext), to) : url.pathname;
  return search.size > 0 ? `${path}?${search}` : path;
}
