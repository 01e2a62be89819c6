import type { AccountKind, ApiErrorCode, ApiErrorResponse, FieldProblem } from "contracts";

/** Answers about an account belong to who asks: nobody keeps them. */
const notKept = { "cache-control": "no-store" };

const statuses = {
  invalid: 400,
  "invalid-token": 400,
  "invalid-plan": 400,
  unauthenticated: 401,
  "invalid-credentials": 401,
  forbidden: 403,
  "cross-site": 403,
  "setup-closed": 403,
  "setup-token": 403,
  "not-found": 404,
  "email-taken": 409,
  "plan-id-taken": 409,
  "plan-in-use": 409,
  "no-active-plans": 409,
  "last-administrator": 409,
  "already-cancelled": 409,
  "too-large": 413,
  "not-json": 415,
  "rate-limited": 429,
  internal: 500,
} as const satisfies Record<ApiErrorCode, number>;

/** The catalogue of the specification, and in its tone what it does not name. */
const texts = {
  invalid: "Dados inválidos",
  "invalid-token": "Link inválido ou expirado",
  "invalid-plan": "ID do plano inválido",
  unauthenticated: "Não autenticado",
  "invalid-credentials": "E-mail ou senha inválidos",
  forbidden: "Acesso negado",
  "cross-site": "Pedido de outro site recusado",
  "setup-closed": "A configuração inicial já foi feita",
  "setup-token": "Código de configuração inválido",
  "not-found": "Não encontrado",
  "email-taken": "E-mail já cadastrado",
  "plan-id-taken": "ID do plano já está em uso",
  "plan-in-use": "Há clientes com este plano",
  "no-active-plans": "Não há planos ativos disponíveis",
  "last-administrator": "O último administrador não pode ser removido",
  "already-cancelled": "A assinatura já está cancelada",
  "too-large": "Pedido muito grande",
  "not-json": "O pedido deve ser application/json",
  "rate-limited": "Muitas tentativas. Tente novamente mais tarde.",
  internal: "Erro no servidor. Tente novamente.",
} as const satisfies Record<ApiErrorCode, string>;

/** The specification's texts by field; a problem without one has the field's last. */
const fieldTexts: Record<string, Partial<Record<FieldProblem, string>>> = {
  fullname: {
    required: "Nome completo é obrigatório",
    "too-short": "Nome deve ter no mínimo 3 caracteres",
    invalid: "Nome inválido",
  },
  email: { required: "E-mail é obrigatório", invalid: "E-mail inválido" },
  phone: { required: "Telefone é obrigatório", invalid: "Telefone inválido" },
  password: {
    required: "Senha é obrigatória",
    "too-short": "A senha deve ter no mínimo 6 caracteres",
    "too-long": "A senha deve ter no máximo 128 caracteres",
    "too-common": "Esta senha é muito comum. Escolha outra.",
    invalid: "Senha inválida",
  },
  currentPassword: { required: "Senha é obrigatória", invalid: "Senha atual incorreta" },
  price: { invalid: "Por favor insira um preço válido" },
  status: { invalid: 'Status deve ser "ativo" ou "inativo"' },
  id: { invalid: "ID do plano inválido" },
  planId: { invalid: "ID do plano inválido" },
};

export interface Refusal {
  ok: false;
  code: ApiErrorCode;
  fields?: Record<string, FieldProblem>;
  subscriptions?: number;
  retryAfterSeconds?: number;
}

function textOf({ code, fields }: Refusal, kind: AccountKind): string {
  if (code === "invalid-credentials" && kind === "staff") {
    return "Credenciais inválidas";
  }
  for (const [field, problem] of Object.entries(fields ?? {})) {
    const known = fieldTexts[field];
    const text = known?.[problem] ?? known?.invalid;
    if (text !== undefined) {
      return text;
    }
  }
  return texts[code];
}

/** An answer that nobody keeps. */
export function answer(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, { ...init, headers: { ...notKept, ...init.headers } });
}

/** The one place where a failure becomes a status and words. */
export function refuse(refusal: Refusal, kind: AccountKind, extra: object = {}): Response {
  const { code, fields, subscriptions, retryAfterSeconds } = refusal;
  const body: ApiErrorResponse = {
    error: textOf(refusal, kind),
    code,
    ...(fields ? { fields } : {}),
    ...(subscriptions === undefined ? {} : { subscriptions }),
  };
  const retryAfter: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
  return answer({ ...body, ...extra }, { status: statuses[code], headers: retryAfter });
}
