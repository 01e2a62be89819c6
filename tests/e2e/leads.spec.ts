import type { Page } from "@playwright/test";
import { findAccessibilityProblems } from "../support/accessibility.ts";
import { matrixTestOptions } from "../support/exhaustive.ts";
import { StaffApi } from "../support/staff-api.ts";
import { expect, test } from "../support/test.ts";
import { readTestSetup } from "../support/test-setup.ts";
import { homePaths, type Locale, locales } from "./site-map.ts";

interface FormTexts {
  labels: Record<string, string>;
  path: string;
  titles: { empty: RegExp; refused: RegExp; sent: RegExp };
  errors: string[];
  send: string;
  sent: string[];
  failed: string[];
}

/** Texts copied by hand from the specification, so that they do not depend on the message catalogues. */
const contact: Record<Locale, FormTexts> = {
  "pt-BR": {
    path: "/contato",
    titles: {
      empty: /^Fale conosco · ./,
      refused: /^Erro: Fale conosco · ./,
      sent: /^Mensagem enviada! · ./,
    },
    labels: {
      name: "Nome",
      email: "E-mail",
      phone: "Telefone",
      company: "Empresa",
      service: "Serviço",
      message: "Mensagem",
    },
    errors: [
      "Nome é obrigatório",
      "E-mail inválido",
      "Telefone inválido",
      "Empresa é obrigatória",
      "Selecione um serviço",
      "A mensagem deve ter no mínimo 10 caracteres",
    ],
    send: "Enviar mensagem",
    sent: ["Mensagem enviada!", "Entraremos em contato em breve."],
    failed: ["Erro ao enviar mensagem", "Tente novamente mais tarde."],
  },
  "en-US": {
    path: "/en/contact",
    titles: {
      empty: /^Contact us · ./,
      refused: /^Error: Contact us · ./,
      sent: /^Message sent! · ./,
    },
    labels: {
      name: "Name",
      email: "Email",
      phone: "Phone",
      company: "Company",
      service: "Service",
      message: "Message",
    },
    errors: [
      "Name is required",
      "Invalid email",
      "Invalid phone",
      "Company is required",
      "Select a service",
      "Message must be at least 10 characters",
    ],
    send: "Send message",
    sent: ["Message sent!", "We'll be in touch soon."],
    failed: ["Error sending message", "Please try again later."],
  },
  "es-ES": {
    path: "/es/contacto",
    titles: {
      empty: /^Contacte con nosotros · ./,
      refused: /^Error: Contacte con nosotros · ./,
      sent: /^¡Mensaje enviado! · ./,
    },
    labels: {
      name: "Nombre",
      email: "Correo electrónico",
      phone: "Teléfono",
      company: "Empresa",
      service: "Servicio",
      message: "Mensaje",
    },
    errors: [
      "El nombre es obligatorio",
      "Correo electrónico no válido",
      "Teléfono no válido",
      "La empresa es obligatoria",
      "Seleccione un servicio",
      "El mensaje debe tener al menos 10 caracteres",
    ],
    send: "Enviar mensaje",
    sent: ["¡Mensaje enviado!", "Nos pondremos en contacto con usted en breve."],
    failed: ["Error al enviar mensaje", "Inténtelo de nuevo más tarde."],
  },
};

let emailCount = 0;
/** Returns an e-mail address that no other lead has. */
function newEmail(): string {
  emailCount += 1;
  return `ana.${test.info().testId}.${emailCount}@example.com`;
}

const formOf = (page: Page, form: "contact" | "newsletter") =>
  page.locator(`[data-lead-form="${form}"]`);

/**
 * Scrolls to the form and returns it once its script has loaded; the script loads when the form comes near the
 * viewport.
 */
async function readyForm(page: Page, form: "contact" | "newsletter") {
  await formOf(page, form).scrollIntoViewIfNeeded();
  await expect(page.locator("[data-lead-form][novalidate]").first()).toBeAttached();
  return formOf(page, form);
}

function contactValues(email: string): Record<string, string> {
  return {
    name: "Ana Souza",
    email,
    phone: "(11) 95550-0142",
    company: "Padaria Pão & Cia",
    service: "cloudServer",
    message: "Precisamos migrar dois servidores.\n<b>Urgente</b> 🚀",
  };
}

async function fill(page: Page, form: "contact" | "newsletter", answers: Record<string, string>) {
  for (const [name, value] of Object.entries(answers)) {
    const field = formOf(page, form).locator(`[name="${name}"]`);
    const isSelect = await field.evaluate((element) => element.tagName === "SELECT");
    await (isSelect ? field.selectOption(value) : field.fill(value));
  }
}

async function leadsOf(email: string, url: string): Promise<Record<string, unknown>[]> {
  const staff = await StaffApi.logIn({ url }, readTestSetup().accounts.admin);
  const response = await staff.call(
    "GET",
    `/leads?where[email][equals]=${encodeURIComponent(email)}`,
  );
  return ((await response.json()) as { docs: Record<string, unknown>[] }).docs;
}

for (const locale of locales) {
  const { labels, errors, path, send, sent, titles } = contact[locale];

  test(`the contact form in ${locale} shows its errors, and is sent once they are fixed`, async ({
    page,
    instance: { url },
  }) => {
    await page.goto(`${homePaths[locale]}?utm_source=jornal&utm_campaign=nuvem&other=1`);
    const form = await readyForm(page, "contact");
    await form.getByRole("button", { name: send }).click();
    for (const [index, name] of Object.keys(labels).entries()) {
      const field = form.getByLabel(labels[name] ?? "", { exact: true });
      await expect(field).toHaveAccessibleDescription(errors[index] ?? "");
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await expect(form.getByLabel(labels.name ?? "", { exact: true })).toBeFocused();
    expect(await findAccessibilityProblems(page)).toEqual([]);

    const email = newEmail();
    await fill(page, "contact", contactValues(email));
    await expect(form.locator("[aria-invalid]")).toHaveCount(0);
    await form.getByRole("button", { name: send }).click();
    for (const text of sent) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(form.getByLabel(labels.message ?? "", { exact: true })).toHaveValue("");
    // The focus moves from the replaced button to the heading above the empty form.
    await expect(page.getByRole("heading", { level: 2 }).and(page.locator(":focus"))).toHaveCount(
      1,
    );

    expect(await leadsOf(email, url)).toMatchObject([
      {
        kind: "contact",
        state: "new",
        name: "Ana Souza",
        phone: "+5511955500142",
        service: "cloudServer",
        message: "Precisamos migrar dois servidores.\n<b>Urgente</b> 🚀",
        locale,
        page: homePaths[locale],
        utm_source: "jornal",
        utm_campaign: "nuvem",
        consentVersion: expect.stringMatching(/^\d{4}-/),
      },
    ]);
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    const details = matrixTestOptions({ isRepresentative: locale === "pt-BR" });
    test(
      `the contact form in ${locale} works without scripts, and preserves typed values after an error`,
      details,
      async ({ page, instance: { url } }) => {
        await page.goto(`${homePaths[locale]}?utm_source=jornal`);
        const email = newEmail();
        // Submits a phone number that only the server, not the browser, rejects.
        await fill(page, "contact", { ...contactValues(email), phone: "123" });
        await formOf(page, "contact").getByRole("button", { name: send }).click();
        const rejectedForm = formOf(page, "contact");
        await expect(page).toHaveTitle(titles.refused);
        const phone = rejectedForm.getByLabel(labels.phone ?? "", { exact: true });
        await expect(phone).toHaveAccessibleDescription(errors[2] ?? "");
        await expect(phone).toHaveValue("123");
        await expect(rejectedForm.locator("[aria-invalid]")).toHaveCount(1);
        await expect(rejectedForm.getByLabel(labels.service ?? "", { exact: true })).toHaveValue(
          "cloudServer",
        );
        await expect(rejectedForm.getByLabel(labels.message ?? "", { exact: true })).toHaveValue(
          /Urgente/,
        );

        await phone.fill("+55 11 95550-0142");
        await rejectedForm.getByRole("button", { name: send }).click();
        for (const text of sent) {
          await expect(page.getByText(text, { exact: true })).toBeVisible();
        }
        await expect(page).toHaveTitle(titles.sent);
        expect(await leadsOf(email, url)).toMatchObject([
          { locale, page: homePaths[locale], phone: "+5511955500142", utm_source: "jornal" },
        ]);
      },
    );
  });

  for (const colorScheme of ["light", "dark"] as const) {
    const details = matrixTestOptions({ isRepresentative: locale === "pt-BR" });
    test(
      `axe finds no problem on a page with a form, before and after the form is sent, ${locale}, ${colorScheme}`,
      details,
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.goto(path);
        await expect(page).toHaveTitle(titles.empty);
        for (const own of [path, newsletter[locale].path]) {
          await page.goto(own);
          await expect(page.locator("meta[name='description']")).toHaveAttribute("content", /\S/);
          const form = page.locator("[data-lead-form][novalidate]");
          await expect(form).toBeVisible();
          await form.getByRole("button").click();
          await expect(form.locator("[aria-invalid]").first()).toBeFocused();
          expect.soft(await findAccessibilityProblems(page), own).toEqual([]);
          await page.goto(`${own}/ok`);
          expect.soft(await findAccessibilityProblems(page), `${own}/ok`).toEqual([]);
        }
      },
    );
  }
}

/** Texts of the newsletter form in each language; errors in the order of the fields. */
const newsletter: Record<Locale, { path: string; errors: string[]; sending: string }> = {
  "pt-BR": {
    path: "/newsletter",
    errors: [
      "Nome é obrigatório",
      "Sobrenome é obrigatório",
      "E-mail inválido",
      "WhatsApp inválido",
    ],
    sending: "Enviando...",
  },
  "en-US": {
    path: "/en/newsletter",
    errors: [
      "First name is required",
      "Last name is required",
      "Invalid email",
      "Invalid WhatsApp number",
    ],
    sending: "Sending...",
  },
  "es-ES": {
    path: "/es/newsletter",
    errors: [
      "El nombre es obligatorio",
      "Los apellidos son obligatorios",
      "Correo electrónico no válido",
      "WhatsApp no válido",
    ],
    sending: "Enviando...",
  },
};

const subscriber = { firstName: "Bruno", lastName: "Lima", whatsapp: "+34 612 34 56 78" };

const thanks: Record<Locale, string> = {
  "pt-BR": "Obrigado por se inscrever!",
  "en-US": "Thank you for subscribing!",
  "es-ES": "¡Gracias por suscribirse!",
};

for (const locale of locales) {
  test(`the newsletter form shows the exact thank-you text in ${locale}`, async ({
    page,
    instance: { url },
  }) => {
    await page.goto(homePaths[locale]);
    const form = await readyForm(page, "newsletter");
    await form.getByRole("button").click();
    const invalidFields = form.locator("[aria-invalid]");
    await expect(invalidFields).toHaveCount(4);
    for (const [index, error] of newsletter[locale].errors.entries()) {
      await expect(invalidFields.nth(index)).toHaveAccessibleDescription(error);
    }
    const email = newEmail();
    await fill(page, "newsletter", { ...subscriber, email });
    const box = form.getByRole("checkbox", { name: /WhatsApp/ });
    await expect(box).not.toBeChecked();
    await box.check();
    await form.getByRole("button").click();
    await expect(page.getByText(thanks[locale], { exact: true })).toBeVisible();
    await expect(box).not.toBeChecked();
    for (const input of await form.getByRole("textbox").all()) {
      await expect(input).toHaveValue("");
    }
    expect(await leadsOf(email, url)).toMatchObject([
      {
        kind: "newsletter",
        firstName: "Bruno",
        lastName: "Lima",
        phone: "+34612345678",
        locale,
        whatsappConsent: "yes",
        consentVersion: expect.stringMatching(/^\d{4}-/),
      },
    ]);
  });
}

for (const locale of locales) {
  for (const kind of ["contact", "newsletter"] as const) {
    const details = matrixTestOptions({ isRepresentative: locale === "pt-BR" });
    test(
      `a double click on the button of the ${kind} form sends one lead, in ${locale}`,
      details,
      async ({ page, instance: { url } }) => {
        await page.goto(homePaths[locale]);
        const form = await readyForm(page, kind);
        const email = newEmail();
        await fill(
          page,
          kind,
          kind === "contact" ? contactValues(email) : { ...subscriber, email },
        );
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route("**/api/leads", async (route) => {
          await held;
          await route.continue();
        });
        await form.getByRole("button").dblclick();
        const { sending } = newsletter[locale];
        await expect(form.getByRole("button", { name: sending, exact: true })).toBeDisabled();
        release();
        const text = kind === "contact" ? (contact[locale].sent[0] ?? "") : thanks[locale];
        await expect(page.getByText(text, { exact: true })).toBeVisible();
        expect(await leadsOf(email, url)).toHaveLength(1);
      },
    );
  }
}

test("a form can be sent in a browser without crypto.randomUUID, as over http", async ({
  page,
  instance: { url },
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto, "randomUUID", { value: undefined });
  });
  await page.goto("/");
  const form = await readyForm(page, "newsletter");
  const email = newEmail();
  await fill(page, "newsletter", { ...subscriber, email });
  await form.getByRole("button").click();
  await expect(page.getByText(thanks["pt-BR"], { exact: true })).toBeVisible();
  expect(await leadsOf(email, url)).toHaveLength(1);
});

test.describe("the lead forms without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("store one lead if a form is sent twice", async ({ page, context, instance: { url } }) => {
    const email = newEmail();
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto("/");
      await fill(tab, "newsletter", { ...subscriber, email });
    }
    await Promise.all(
      [page, second].map((tab) => formOf(tab, "newsletter").getByRole("button").click()),
    );
    for (const tab of [page, second]) {
      await expect(tab.getByText("Obrigado por se inscrever!", { exact: true })).toBeVisible();
    }
    expect(await leadsOf(email, url)).toHaveLength(1);
  });

  test("have an optional checkbox for WhatsApp, which stays checked after an error", async ({
    page,
    instance: { url },
  }) => {
    const [agreed, declined] = [newEmail(), newEmail()];
    await page.goto("/");
    await fill(page, "newsletter", { ...subscriber, whatsapp: "123", email: agreed });
    await formOf(page, "newsletter").getByRole("checkbox").check();
    await formOf(page, "newsletter").getByRole("button").click();
    const rejectedForm = formOf(page, "newsletter");
    await expect(rejectedForm.locator("[aria-invalid]")).toHaveCount(1);
    await expect(rejectedForm.getByRole("checkbox")).toBeChecked();
    for (const email of [agreed, declined]) {
      await fill(page, "newsletter", { ...subscriber, email });
      await formOf(page, "newsletter").getByRole("button").click();
      await expect(page.getByText(thanks["pt-BR"], { exact: true })).toBeVisible();
      await page.goto("/newsletter");
    }
    expect(await leadsOf(agreed, url)).toMatchObject([{ whatsappConsent: "yes" }]);
    expect(await leadsOf(declined, url)).toMatchObject([{ whatsappConsent: "no" }]);
  });

  test("store a repeated contact once per page", async ({ page, context, instance: { url } }) => {
    const email = newEmail();
    const answers = contactValues(email);
    const second = await context.newPage();
    const third = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto("/?utm_source=jornal");
    }
    await third.goto("/contato");
    for (const tab of [page, second, third]) {
      await fill(tab, "contact", answers);
      await formOf(tab, "contact").getByRole("button").click();
      await expect(tab.getByText("Mensagem enviada!", { exact: true })).toBeVisible();
    }
    const leads = await leadsOf(email, url);
    expect(leads.map(({ page: from, utm_source }) => [from, utm_source]).toSorted()).toEqual([
      ["/", "jornal"],
      ["/contato", null],
    ]);
  });

  test("reject a form from another site", async ({ request }) => {
    const response = await request.post("/newsletter", {
      form: { ...subscriber, email: newEmail() },
      headers: { origin: "https://evil.example" },
    });
    expect(response.status()).toBe(403);
  });
});

test.describe("the lead forms while the server is unreachable", () => {
  test.use({ expectedFailures: /\/api\/leads/ });

  for (const locale of locales) {
    const details = matrixTestOptions({ isRepresentative: locale === "pt-BR" });
    test(`show an error and preserve typed values, in ${locale}`, details, async ({ page }) => {
      const { labels, send, failed, sent } = contact[locale];
      await page.goto(homePaths[locale]);
      const form = await readyForm(page, "contact");
      await fill(page, "contact", contactValues(newEmail()));
      const keys: string[] = [];
      await page.route("**/api/leads", async (route) => {
        keys.push(route.request().headers()["idempotency-key"] ?? "");
        await (keys.length === 1 ? route.abort() : route.continue());
      });
      await form.getByRole("button", { name: send }).click();
      for (const text of failed) {
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(form.getByLabel(labels.name ?? "", { exact: true })).toHaveValue("Ana Souza");
      await form.getByRole("button", { name: send }).click();
      await expect(page.getByText(sent[0] ?? "", { exact: true })).toBeVisible();
      // Both requests must have the same idempotency key, because the first one may have reached the server.
      expect(new Set(keys).size).toBe(1);
      expect(keys).toHaveLength(2);
    });
  }
});

test.describe("the newsletter form while its server fails", () => {
  test.use({ expectedFailures: /\/api\/leads/ });

  test("shows an error and preserves typed values", async ({ page }) => {
    await page.goto("/");
    const form = await readyForm(page, "newsletter");
    await fill(page, "newsletter", { ...subscriber, email: newEmail() });
    await page.route("**/api/leads", (route) => route.fulfill({ status: 500, body: "no JSON" }));
    await form.getByRole("button").click();
    const failed = "Ocorreu um erro. Tente novamente mais tarde.";
    await expect(page.getByText(failed, { exact: true })).toBeVisible();
    await expect(form.locator("[name=firstName]")).toHaveValue("Bruno");
  });
});

test.describe("the lead form after too many forms were sent", () => {
  test.use({ expectedFailures: /\/api\/leads/ });

  test("shows a message and preserves typed values", async ({ page }) => {
    await page.goto("/");
    const form = await readyForm(page, "contact");
    await fill(page, "contact", contactValues(newEmail()));
    await page.route("**/api/leads", (route) =>
      route.fulfill({ status: 429, json: { error: "Too many", code: "rate-limited" } }),
    );
    await form.getByRole("button").click();
    const limited = "Muitos envios em pouco tempo. Tente novamente mais tarde.";
    await expect(page.getByText(limited, { exact: true })).toBeVisible();
    await expect(form.locator("[name=company]")).toHaveValue("Padaria Pão & Cia");
  });
});

for (const [locale, path] of [
  ["pt-BR", "/newsletter/cancelar"],
  ["en-US", "/en/newsletter/unsubscribe"],
  ["es-ES", "/es/newsletter/cancelar"],
] as const) {
  const details = matrixTestOptions({ isRepresentative: locale === "pt-BR" });
  test(
    `one click on the unsubscribe page of the newsletter ends the subscription, in ${locale}`,
    details,
    async ({ page, request, instance: { url } }) => {
      const email = newEmail();
      await request.post("/api/leads", {
        data: { kind: "newsletter", ...subscriber, email, locale },
      });
      const staff = await StaffApi.logIn({ url }, readTestSetup().accounts.admin);
      const csv = await (
        await staff.call("GET", `/leads/export?where[email][equals]=${email}`)
      ).text();
      const link = /https?:\/\/\S+\/(?:cancelar|unsubscribe)\/[\w.-]+/.exec(csv)?.[0] ?? "";
      expect(new URL(link).pathname.startsWith(path)).toBe(true);
      await page.goto(new URL(link).pathname);
      await expect(page).toHaveTitle(/\S · ./);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      expect((await leadsOf(email, url))[0]?.unsubscribedAt).toBeFalsy();
      await page.getByRole("main").getByRole("button").click();
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      expect((await leadsOf(email, url))[0]?.unsubscribedAt).toBeTruthy();
    },
  );
}

test("the cookie choice is stored, and can be changed on the page of the cookie policy", async ({
  page,
}) => {
  await page.goto("/politica-de-cookies");
  const recorded = () => page.waitForResponse("**/api/consents");
  const choice = page.getByRole("region", { name: "Sua escolha sobre cookies" });
  await expect(choice).toContainText("Você ainda não escolheu neste navegador.");
  const [first] = await Promise.all([
    recorded(),
    page
      .getByRole("region", { name: "Cookies", exact: true })
      .getByRole("button", { name: "Aceitar" })
      .click(),
  ]);
  expect(first.status()).toBe(204);
  expect(first.request().postDataJSON()).toEqual({
    choice: "accepted",
    textVersion: expect.stringMatching(/^\d{4}-/),
    locale: "pt-BR",
  });
  await expect(choice).toContainText("Você permitiu");
  await Promise.all([recorded(), choice.getByRole("button", { name: "Recusar" }).click()]);
  await expect(choice).toContainText("Você não permitiu");
  expect(await page.evaluate(() => localStorage.getItem("cookie-consent"))).toBe("declined");
});
