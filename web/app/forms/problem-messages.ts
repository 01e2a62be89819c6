import type { FieldProblem } from "contracts";
import type { MessageId } from "#app/i18n/messages.ts";

/** Messages for any field. */
const generalMessages: Record<FieldProblem, MessageId> = {
  required: "problem.required",
  invalid: "problem.invalid",
  "too-short": "problem.invalid",
  "too-long": "problem.tooLong",
  "too-common": "problem.password.tooCommon",
  wrong: "problem.password.wrong",
  past: "problem.past",
};

/** Messages of single fields (specification, section 5). */
const messagesByField: Record<string, Partial<Record<FieldProblem, MessageId>>> = {
  fullname: { required: "problem.fullname.required", "too-short": "problem.fullname.tooShort" },
  email: { required: "problem.email.required", invalid: "problem.email.invalid" },
  phone: {
    required: "problem.phone.required",
    "too-short": "problem.phone.invalid",
    invalid: "problem.phone.invalid",
  },
  password: { required: "problem.password.required", "too-short": "problem.password.tooShort" },
  currentPassword: { required: "problem.password.required" },
  secondFactorCode: {
    required: "problem.code.required",
    invalid: "problem.code.invalid",
    wrong: "problem.code.wrong",
  },
  price: { required: "problem.price.invalid", invalid: "problem.price.invalid" },
  status: { required: "problem.status.invalid", invalid: "problem.status.invalid" },
  planId: { required: "problem.plan.invalid", invalid: "problem.plan.invalid" },
};

export function findProblemMessage(field: string, problem: FieldProblem): MessageId {
  return messagesByField[field]?.[problem] ?? generalMessages[problem];
}
