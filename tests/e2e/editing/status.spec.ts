import { contentChangedEvent, getBrasiliaDay, getBrasiliaMidnight, statusTag } from "contracts";
import { findAccessibilityProblems } from "../../support/accessibility.ts";
import { withDatabase } from "../../support/database.ts";
import { expect, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

const componentName = "Rede e internet";
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Stores measurements of yesterday: one hour down, and no measurement after 22:00. Returns the day in the format of the
 * page.
 */
async function measureYesterday(): Promise<string> {
  const midnight = getBrasiliaMidnight(getBrasiliaDay(Date.now() - dayMs));
  const at = (hour: number) => new Date(midnight + hour * 60 * 60 * 1_000).toISOString();
  await withDatabase(readTestSetup().editing, async (client) => {
    for (const [isUp, from, to] of [
      [true, 0, 8],
      [false, 8, 9],
      [true, 9, 22],
    ] as const) {
      await client.query(
        `insert into probe_intervals (id, component_id, target, is_up, from_at, to_at)
        select gen_random_uuid(), _parent_id, 'tcp://example.com:1', $1, $2, $3
        from status_components_locales where name = $4`,
        [isUp, at(from), at(to), componentName],
      );
    }
    await client.query("select pg_notify($1, $2)", [
      contentChangedEvent,
      JSON.stringify({ collection: statusTag }),
    ]);
  });
  return at(0).slice(0, 10).split("-").reverse().join("/");
}

test("the status page shows which days were measured, and the uptime in the measured time", async ({
  page,
}) => {
  const day = await measureYesterday();
  const strip = page.getByRole("img", { name: new RegExp(`^${componentName},`) });
  await expect(async () => {
    await page.goto("/status");
    await expect(strip).toHaveAccessibleName(/Verificação automática em parte do dia: 1 dia$/, {
      timeout: 500,
    });
  }).toPass();
  await expect(strip).toHaveAccessibleName(/Fora do ar: 1 dia/);
  const component = page.getByRole("listitem").filter({ has: strip });
  // Up in 21 of 22 measured hours.
  await expect(component).toContainText("95,454% no ar (1 dia registrado)");
  await expect(component).toContainText(`Registros desde ${day}`);
  await component.getByText("1 dia com ocorrência ou registro parcial").click();
  await expect(component.getByText(`${day}: Fora do ar · `)).toContainText(
    "Verificação automática em parte do dia",
  );
  await expect(page.getByText("Um traço embaixo indica um dia medido")).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test.describe("the URLs that a status component checks", () => {
  test.use({ locale: "pt-BR", expectedFailures: /\/api\/status-components\// });

  test("are validated on save", async ({ page, context, editor, instance }) => {
    const response = await editor.call(
      "GET",
      `/status-components?locale=pt-BR&where[name][equals]=${encodeURIComponent(componentName)}`,
    );
    const { docs } = (await response.json()) as { docs: { id: string }[] };
    await logInBrowser(context, instance, readTestSetup().accounts.editor);
    await page.goto(`/cms/collections/status-components/${docs[0]?.id}?locale=pt-BR`);
    await page.getByRole("button", { name: "Adicionar endereço" }).click();
    const target = page.locator("input[name='probes.0.target']");
    const save = page.getByRole("button", { name: "Salvar", exact: true });
    const field = page.locator(".field-type.text", { has: target });
    for (const [address, message] of [
      ["servidor", "Escreva um endereço como https://exemplo.com.br"],
      ["tcp://127.0.0.1:25", "Este endereço fica em uma rede privada."],
    ] as const) {
      await target.fill(address);
      await save.click();
      await expect(field).toContainText(message);
    }
    await target.fill("tcp://example.com:443");
    await save.click();
    await expect(page.locator(".toast-success")).toBeVisible();
    await page.reload();
    await expect(target).toHaveValue("tcp://example.com:443");
    await withDatabase(instance, (client) => client.query("delete from status_components_probes"));
  });
});
