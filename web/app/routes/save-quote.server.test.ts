import { defaultCatalogue } from "pricing-engine";
import { expect, it } from "vitest";
import { startFakeCms } from "#app/test-support/cms.ts";
import { requestPage } from "#app/test-support/request-page.ts";
import * as saveQuote from "./save-quote.tsx";

const routes = [{ path: "/orcamento", module: saveQuote }];
const prices = () => ({
  body: {
    priceCatalogue: {
      catalogue: defaultCatalogue,
      version: "3",
      labels: { inputs: {}, lines: {} },
    },
    dependsOn: ["price-catalogue"],
  },
});

it("saving a quote sends two requests, with the form's catalogue version and valid amounts", async () => {
  const sent: unknown[] = [];
  const { calls } = await startFakeCms({
    "GET /api/content/prices": prices,
    "POST /api/quotes": (body) => {
      sent.push(body);
      return {
        status: 201,
        body: { code: "byk85gq4sqchn0rj", expiresAt: "2026-12-01T00:00:00.000Z" },
      };
    },
  });
  const form = { vcpus: "4", ram: "999999", version: "3" };
  expect(await requestPage(routes, "/orcamento", { form })).toMatchObject({
    status: 303,
    location: "/orcamento/byk85gq4sqchn0rj",
  });
  expect(calls).toEqual(["GET /api/content/prices?locale=pt-BR", "POST /api/quotes"]);
  const { max } = defaultCatalogue.policy.limits.ramGb;
  expect(sent).toMatchObject([
    { catalogueVersion: "3", locale: "pt-BR", configuration: { vcpus: 4, ramGb: max } },
  ]);
});
