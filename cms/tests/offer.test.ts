import { exampleTaxId, type Locale, searchApi, searchResponse } from "contracts";
import type { SanitizedPermissions } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCompanyFactsGroup } from "../src/dashboard/company-facts.ts";
import { down, up } from "../src/migrations/20261127_200000_offer_texts.ts";
import * as currentSystems from "../src/migrations/20261127_210000_current_systems.ts";
import * as productTables from "../src/migrations/20261128_110000_product_tables.ts";
import * as gradedTexts from "../src/migrations/20261128_210000_graded_texts.ts";
import type { LoggedInUser } from "../src/platform/access/roles.ts";
import { type RunningCms, startCms } from "./support/cms.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

type Reader = Parameters<typeof createCompanyFactsGroup>[0];

const mayUpdate = { globals: { "site-settings": { update: true } } };

async function factsFor(permissions: object, language: Reader["language"] = "en") {
  const { payload } = cms;
  const { rows } = await createCompanyFactsGroup({
    payload,
    user: {} as LoggedInUser,
    permissions: permissions as SanitizedPermissions,
    language,
  });
  return rows;
}

async function settings(data: object, locale: Locale = "pt-BR") {
  await cms.payload.updateGlobal({
    slug: "site-settings",
    locale,
    data: { ...data, _status: "published" } as never,
  });
}

describe("the facts to be confirmed on the dashboard", () => {
  it("include every fact of the seed once", async () => {
    const names = (await factsFor(mayUpdate)).map(({ text }) => text);
    expect(names[0]).toContain(exampleTaxId);
    expect(names).toEqual(
      expect.arrayContaining(["Legal name", "SLA per service", "Payment methods", "Support"]),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it("are empty for users who may not change the settings", async () => {
    expect(await factsFor({ globals: {} })).toEqual([]);
  });

  it("include only empty facts and the example tax number once all other facts are confirmed", async () => {
    await settings({ offer: { isConfirmed: true, sla: { backup: null } } });
    await settings({ offer: { trial: "" } }, "es-ES");
    const rows = await factsFor(mayUpdate);
    expect(rows.map(({ text }) => text)).toEqual([
      expect.stringContaining(exampleTaxId),
      "SLA per service",
      "Trial",
      "On-demand snapshots",
      "API and Terraform",
      "Your own system image",
      "Your own Microsoft licenses",
      "vCPUs per physical core",
      "Capacity of the DDoS protection",
      "Test IP of the datacenter",
    ]);
    expect(rows[1]?.about).toContain("Cloud backup");
    expect(rows[2]?.about).toMatch(/On request.*\(.*\)/);
    await settings({ taxId: "12.345.678/0001-95" });
    expect((await factsFor(mayUpdate)).map(({ text }) => text)).not.toContain(
      expect.stringContaining(exampleTaxId),
    );
  });
});

describe("a search for a fact of the offer", () => {
  it.each([
    ["boleto", "pt-BR", "/precos"],
    ["pix", "pt-BR", "/precos"],
    ["nota fiscal", "pt-BR", "/precos"],
    ["IPv6", "pt-BR", "/precos"],
    ["prazo de ativação", "pt-BR", "/precos"],
    ["terraform", "pt-BR", "/cloud-server"],
    ["BYOL", "en-US", "/en/cloud-server"],
    ["IP de prueba", "es-ES", "/es/cloud-server"],
    ["boleto", "en-US", "/en/pricing"],
    ["invoice", "en-US", "/en/pricing"],
    ["activation time", "en-US", "/en/pricing"],
    ["factura", "es-ES", "/es/precios"],
    ["plazo de activación", "es-ES", "/es/precios"],
  ] as const)("finds the answer to %s in %s", async (q, locale, path) => {
    const answer = await cms.request(`${searchApi}?${new URLSearchParams({ locale, q })}`);
    const { hits, corrected } = searchResponse.parse(await answer.json());
    expect(corrected).toBeUndefined();
    expect(hits.map((hit) => hit.path)).toContain(path);
  });
});

describe("the migration of the texts about the offer", () => {
  const aboutBlocks = () =>
    cms.query<{ id: string; blocks: Record<string, { heading: Record<Locale, string> }> }>(
      `select id, blocks from pages where id in
        (select _parent_id from pages_locales where _locale = 'pt-BR' and slug = 'sobre')`,
    );
  const heading = async () => (await aboutBlocks()).rows[0]?.blocks[1]?.heading;

  it("replaces only texts that equal the seed's texts", async () => {
    const args = { db: cms.ownerDatabase, payload: cms.payload } as never;
    expect(await heading()).toMatchObject({ "pt-BR": "Como chegamos a 500 clientes" });
    await down(args);
    expect(await heading()).toMatchObject({
      "pt-BR": "De São Paulo para mais de 500 empresas",
      "es-ES": "De São Paulo a más de 500 empresas",
    });
    await cms.query(
      `update pages set blocks = jsonb_set(blocks, '{1,heading,es-ES}', '"Nuestra historia"')
       where id = $1`,
      [(await aboutBlocks()).rows[0]?.id],
    );
    await up(args);
    expect(await heading()).toMatchObject({
      "pt-BR": "Como chegamos a 500 clientes",
      "es-ES": "Nuestra historia",
    });
  });

  it("fills in the SLA on every site, and the example company's payment and tax id only on a site with its e-mail address", async () => {
    const args = { db: cms.ownerDatabase, payload: cms.payload } as never;
    const read = async () =>
      (
        await cms.query<{ sla: string; payment: string | null; tax_id: string | null }>(
          `select offer_sla_private_cloud as sla, tax_id, offer_payment as payment
           from site_settings s join site_settings_locales l on l._parent_id = s.id and l._locale = 'pt-BR'`,
        )
      ).rows[0];
    const empty = `update site_settings set offer_sla_private_cloud = null, tax_id = null, email = '`;
    await cms.query(`update site_settings_locales set offer_payment = null`);
    await cms.query(`${empty}ola@empresa.example'`);
    await up(args);
    expect(await read()).toEqual({ sla: "99.99", payment: null, tax_id: null });
    await cms.query(`${empty}contato@araucaria.example'`);
    await up(args);
    expect(await read()).toEqual({
      sla: "99.99",
      payment: expect.stringContaining("Pix"),
      tax_id: exampleTaxId,
    });
  });
});

describe("the migration of the list of operating systems", () => {
  const page = () =>
    cms.query<{ id: string; blocks: string }>(
      `select id, blocks::text as blocks from pages where id in
        (select _parent_id from pages_locales where _locale = 'pt-BR' and slug = 'cloud-server')`,
    );
  const blocks = async () => (await page()).rows[0]?.blocks ?? "";

  it("replaces only lists that equal the seed's lists", async () => {
    const args = { db: cms.ownerDatabase, payload: cms.payload } as never;
    // Reverts later migrations that add sections, because the tested migration counts sections.
    await gradedTexts.down(args);
    await productTables.down(args);
    const current = await blocks();
    expect(current).toContain("26.04 LTS");
    expect(current).toContain("8 Stream (end of life)");
    await currentSystems.down(args);
    expect(await blocks()).not.toMatch(/26\.04 LTS|end of life/);
    await cms.query(
      `update pages set blocks = replace(blocks::text, '22.04 LTS', '22.10')::jsonb where id = $1`,
      [(await page()).rows[0]?.id],
    );
    await currentSystems.up(args);
    expect(await blocks()).not.toContain("26.04 LTS");
    expect(await blocks()).toContain("8 Stream (end of life)");
  });
});
