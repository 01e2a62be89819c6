import { legalChangesPath, legalVersionPath } from "contracts";
import { richText, uniqueWord } from "../../support/content.ts";
import { withDatabase } from "../../support/database.ts";
import { expect, expectEventually, fetchStatus, fetchText, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

/** Timeout in ms until a due change takes effect. Includes the time in which the worker loads Payload. */
const timeout = 180_000;

/** Returns the day that is 20 days from today, in Brasília. */
function comingDay(): string {
  return new Date(Date.now() + 20 * 86_400_000).toLocaleDateString("sv-SE", {
    timeZone: "America/Sao_Paulo",
  });
}

test("a new version of a legal document replaces the previous text on its effective day", async ({
  page,
  context,
  browser,
  editor,
  instance,
}) => {
  test.setTimeout(360_000);
  const { url } = instance;
  await logInBrowser(context, instance, readTestSetup().accounts.screens);
  const path = `/${uniqueWord("regras-")}`;
  const data = {
    title: "Regras de uso",
    description: "O que se pode fazer com os servidores.",
    slug: path.slice(1),
    effectiveDate: "2026-01-01",
    body: richText("Cobramos por mês. Cada vCPU custa {unit:cpuPrice}. O suporte é incluído."),
  };
  const { id } = await editor.create("legal", data);
  const coming = comingDay();
  await editor.update(
    "legal",
    id,
    {
      body: richText("Cobramos por dia. O suporte é incluído."),
      changes: "A cobrança passa a ser diária.",
    },
    { isDraft: true },
  );

  await page.goto(`/cms/collections/legal/${id}?locale=pt-BR`);
  const panel = page.getByRole("region", { name: "Versões" });
  await panel.getByLabel("Vale a partir de").fill(coming);
  await panel.getByRole("button", { name: "Publicar nova versão…" }).click();
  await expect(panel).toContainText("Nenhum cliente é avisado");
  await panel.getByRole("button", { name: "Publicar esta versão" }).click();
  await expect(panel.getByRole("listitem").first()).toContainText("Anunciada");

  const reader = await browser.newContext({
    baseURL: url,
    javaScriptEnabled: false,
    locale: "pt-BR",
  });
  const site = await reader.newPage();
  await expectEventually(
    async () => (await fetchText(url + path)).includes("Uma nova versão"),
    true,
  );
  await site.goto(path);
  await expect(site.getByText("Cobramos por mês.")).toBeVisible();
  await site.getByRole("link", { name: "leia o texto" }).click();
  await expect(site).toHaveURL(url + legalVersionPath(path, coming));
  await expect(site.getByText("Cobramos por dia.")).toBeVisible();
  await expect(site.getByText("Esta versão entra em vigor em")).toBeVisible();
  const robots = site.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute("content", "noindex, follow");
  await site.getByRole("link", { name: /^O que mudou em/ }).click();
  await expect(site).toHaveURL(url + legalChangesPath(path, coming));
  await expect(site.getByText("A cobrança passa a ser diária.")).toBeVisible();
  // Only the previous version contains a price; the comparison shows the same amount.
  await expect(site.locator("del")).toHaveText(/^Cobramos por mês\. Cada vCPU custa R\$\s25,00\.$/);
  await expect(site.locator("ins")).toHaveText("Cobramos por dia.");
  await expect(site.getByText("Incluído", { exact: true })).toBeVisible();
  await expect(site.getByText("Retirado", { exact: true })).toBeVisible();
  expect(await fetchStatus(url + legalVersionPath(path, "2026-02-01"))).toBe(404);

  await withDatabase(instance, (client) =>
    client.query(
      `update schedules set due_at = now() - interval '1 hour', attempt_at = now() - interval '1 hour'
       where document_id = '${id}'`,
    ),
  );
  await expect
    .poll(async () => (await fetchText(url + path)).includes("Cobramos por dia."), {
      timeout,
    })
    .toBe(true);
  await site.goto(path);
  await expect(robots).toHaveCount(0);
  await site.getByRole("link", { name: "Versão de 01/01/2026" }).click();
  await expect(site.getByText("Cobramos por mês.")).toBeVisible();
  await expect(site.getByText("Esta versão deixou de valer.")).toBeVisible();
  await site.getByRole("link", { name: "a versão em vigor" }).click();
  await expect(site).toHaveURL(url + path);
  await reader.close();
  await editor.remove("legal", id);
  await expectEventually(() => fetchStatus(url + legalVersionPath(path, "2026-01-01")), 404);
});
