import { findAccessibilityProblems } from "../../support/accessibility.ts";
import { withDatabase } from "../../support/database.ts";
import { expect, test } from "../../support/editing.ts";
import { saveQuote } from "../../support/quotes.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { waitForScreenHydration } from "../../support/test.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ viewport: { width: 1440, height: 1000 } });

test("the dashboard lists new and undelivered leads, which staff can process", async ({
  page,
  context,
  request,
  instance,
}) => {
  const email = `clara.${test.info().testId}@example.com`;
  const response = await request.post("/api/leads", {
    data: {
      kind: "contact",
      name: "Clara Nunes",
      email,
      phone: "11 95550-0142",
      company: "Oficina",
      service: "other",
      message: "Quero falar com vendas.",
      website: "https://spam.example",
    },
  });
  const { id } = (await response.json()) as { id: string };

  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  await page.goto("/cms");
  const newLeads = page.getByRole("region", { name: "Novos contatos" });
  const today = newLeads.getByRole("listitem").filter({ hasText: "Contatos hoje" });
  await expect(today.locator("b")).not.toHaveText("0");
  // Texts for editors must not name environment variables.
  const problemList = page.getByRole("region", { name: "Pendências" });
  await expect(problemList).toContainText("Os contatos ficam só aqui");
  await expect(problemList).not.toContainText("WEBHOOK_URL");
  const problems = await findAccessibilityProblems(page);
  expect(problems.filter((problem) => problem.includes("dashboard-view"))).toEqual([]);

  await newLeads.getByRole("link", { name: "Possível spam" }).click();
  await expect(page).toHaveURL(/collections\/leads/);
  const exported = page.getByRole("link", { name: "Exportar CSV" });
  await expect(exported).toHaveAttribute("href", /suspicion/);
  await expect(page.getByRole("link", { name: "Clara Nunes" })).toBeVisible();

  await page.goto(`/cms/collections/leads/${id}`);
  await expect(page.locator("input[name=name]")).toBeDisabled();
  await page.getByRole("button", { name: /não é spam/i }).click();
  await expect(page.getByText("Liberado.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: /não é spam/i })).toHaveCount(0);
  await page.locator("textarea[name=notes]").fill("Liguei.");
  await page
    .getByRole("button", { name: /salvar/i })
    .first()
    .click();
  await expect(page.getByText("Alterações salvas.").first()).toBeVisible();
});

test("staff can see why a delivery failed, and retry one or all failed deliveries", async ({
  page,
  context,
  instance,
}) => {
  const added = await withDatabase(instance, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `with lead as (
         insert into leads (id, kind, state, name, locale)
         values (gen_random_uuid(), 'contact', 'new', 'Davi Rocha', 'pt-BR'),
           (gen_random_uuid(), 'contact', 'new', 'Elis Prado', 'pt-BR') returning id)
       insert into lead_deliveries (id, lead_id, channel, state, attempts, reason, delivered_at)
       select gen_random_uuid(), id, 'contact-webhook', 'dead', 60, 'The receiver answered 503',
         timestamptz '2026-11-20 12:34:00-03' from lead
       returning id`,
    );
    return rows.map(({ id }) => id);
  });
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  await page.goto("/cms");
  const failed = page.locator("[data-group=deliveries]");
  await expect(failed.getByRole("link", { name: /Davi Rocha.*503/ })).toBeVisible();
  await expect(failed.getByRole("listitem")).toHaveCount(2);
  const newLeads = page.getByRole("region", { name: "Novos contatos" });
  const last = newLeads.getByRole("listitem").filter({ hasText: "Última entrega" });
  await expect(last).toContainText(/20\/11\/2026.*12:34/);

  await page.goto(`/cms/collections/lead-deliveries/${added[0]}`);
  await expect(page.locator("textarea[name=reason]")).toHaveValue("O destino respondeu 503");
  await page.getByRole("button", { name: "Tentar entregar de novo" }).click();
  await expect(page.getByText("Na fila de entrega.")).toBeVisible();

  await page.goto("/cms");
  await failed.getByRole("link", { name: "Todas as que falharam" }).click();
  await page.waitForURL(/lead-deliveries/);
  await waitForScreenHydration(page);
  await page.getByRole("button", { name: "Tentar de novo todas as não entregues" }).click();
  await expect(page.getByText("Todas estão na fila de entrega.")).toBeVisible();
  await page.goto("/cms");
  await expect(page.getByRole("region", { name: "Novos contatos" })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test("one click makes an editor the owner of a lead in the list", async ({
  page,
  context,
  request,
  instance,
}) => {
  const name = `Bento ${test.info().testId}`;
  const response = await request.post("/api/leads", {
    data: {
      kind: "contact",
      name,
      email: `bento.${test.info().testId}@example.com`,
      phone: "11 95550-0142",
      company: "Oficina",
      service: "other",
      message: "Podem me ligar?",
    },
  });
  const { id } = (await response.json()) as { id: string };
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto(`/cms/collections/leads/${id}`);
  const contactLinks = page.getByRole("navigation", { name: "Falar com a pessoa" });
  await expect(contactLinks.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/5511955500142",
  );
  await expect(contactLinks.locator("a[href^='tel:']")).toHaveAttribute(
    "href",
    /^tel:\+?55?1195550/,
  );
  const takeButton = page.getByRole("button", { name: "Assumir" });
  await takeButton.click();
  await expect(takeButton).toHaveCount(0);
  await expect(page.getByText("Alterações salvas.").first()).toBeVisible();
  await page.goto("/cms");
  const waiting = page.getByRole("region", { name: "Esperando por mim" });
  await expect(waiting.getByRole("link", { name })).toBeVisible();
  await page.goto(`/cms/collections/leads?search=${encodeURIComponent(name)}`);
  // Accepts two names, because another test may have renamed the editor.
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText(/editor|Edição/);
});

test("a lead from a saved quote links to the quote in the sender's language", async ({
  page,
  context,
  request,
  instance,
}) => {
  const code = (await saveQuote(page)).split("/").at(-1) ?? "";
  const response = await request.post("/api/leads", {
    data: {
      kind: "quote",
      name: "Nara Dias",
      email: `nara.${test.info().testId}@example.com`,
      phone: "11 95550-0142",
      message: "Quero este orçamento.",
      quoteCode: code,
      locale: "en-US",
    },
  });
  const { id } = (await response.json()) as { id: string };
  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto(`/cms/collections/leads/${id}`);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Abrir o orçamento" }).click();
  const quote = await opened;
  await expect(quote).toHaveURL(`/en/quote/${code}`);
  await expect(quote.locator("[data-figure='headline']")).toBeVisible();
});
