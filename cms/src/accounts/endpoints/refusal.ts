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
  "plan-changed": 409,
  "no-active-plans": 409,
  "last-administrator": 409,
  "already-cancelled": 409,
  "too-large": 413,
  "not-json": 415,
  "rate-limited": 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ApiErrorCode, number>;

/**
 * The specification's texts, and in its tone what it does not name: the words that the screens say of
 * the same failure (web/app/i18n/messages/pt-BR.json; a test compares).
 */
const texts = {
  invalid: "Dados inválidos",
  "invalid-token": "Este link não vale mais. Peça um novo.",
  "invalid-plan": "ID do plano inválido",
  unauthenticated: "Não autenticado",
  "invalid-credentials": "E-mail ou senha inválidos",
  forbidden: "Sua conta não tem permissão para isso",
  "cross-site": "Pedido de outro site recusado",
  "setup-closed": "A configuração inicial já foi feita. Entre com a conta de administrador.",
  "setup-token": "Código de configuração inválido",
  "not-found": "Não encontrado",
  "email-taken": "Este e-mail já está cadastrado",
  "plan-id-taken": "Já existe um plano com este ID",
  "plan-in-use": "Há clientes com este plano",
  "plan-changed":
    "Outra pessoa mudou este plano enquanto isso. Nada foi salvo: confira o que mudou e salve de novo.",
  "no-active-plans": "Não há planos ativos disponíveis",
  "last-administrator": "É preciso haver ao menos um administrador",
  "already-cancelled": "Este plano já foi cancelado",
  "too-large": "Pedido muito grande",
  "not-json": "O pedido deve ser application/json",
  "rate-limited": "Muitas tentativas. Aguarde alguns minutos e tente novamente.",
  internal: "Erro no servidor. Tente novamente.",
  unavailable: "Não foi possível concluir agora. Tente novamente em instantes.",
} as const satisfies Record<ApiErrorCode, string>;

/** What is said of any field. */
const problemTexts: Record<FieldProblem, string> = {
  required: "Campo obrigatório",
  invalid: "Valor inválido",
  "too-short": "Valor inválido",
  "too-long": "Texto longo demais",
  "too-common": "Essa senha é uma das mais usadas do mundo. Escolha outra.",
  wrong: "A senha atual não confere",
};

/** The specification's texts by field (section 5). */
const fieldTexts: Record<string, Partial<Record<FieldProblem, string>>> = {
  fullname: {
    required: "Nome completo é obrigatório",
    "too-short": "Nome deve ter no mínimo 3 caracteres",
  },
  email: { required: "E-mail é obrigatório", invalid: "E-mail inválido" },
  phone: {
    required: "Telefone é obrigatório",
    "too-short": "Telefone inválido",
    invalid: "Telefone inválido",
  },
  password: {
    required: "Senha é obrigatória",
    "too-short": "A senha deve ter no mínimo 6 caracteres",
  },
  currentPassword: { required: "Senha é obrigatória" },
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
  const [first] = Object.entries(fields ?? {});
  if (first) {
    const [field, problem] = first;
    return fieldTexts[field]?.[problem] ?? problemTexts[problem];
  }
  return texts[code];
}

interface AnswerInit {
  status?: number;
  headers?: Record<string, string>;
  /** Each a Set-Cookie. */
  cookies?: string[];
}

/** An answer that nobody keeps. */
export function answer(
  body: unknown,
  { status = 200, headers = {}, cookies = [] }: AnswerInit = {},
): Response {
  const response = Response.json(body, { status, headers: { ...notKept, ...headers } });
  for (const cookie of cookies) {
    response.headers.append("set-cookie", cookie);
  }
  return response;
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
