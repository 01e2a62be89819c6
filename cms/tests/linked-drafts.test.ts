import { homeSlug, locales, previewApi } from "contracts";
import { createLocalReq } from "payload";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkLanguage } from "../src/preview/checks.ts";
import { type RunningCms, startCms } from "./support/cms.ts";

let cms: RunningCms;
let editor: string;
beforeAll(async () => {
  cms = await startCms();
  editor = await cms.signIn("editor");
});
afterAll(() => cms?.stop());

type Body = Record<string, unknown>;

async function change(path: string, method: string, body: Body): Promise<string> {
  const response = await cms.request(path, { method, body, cookie: editor });
  expect(response.ok).toBe(true);
  return ((await response.json()) as { doc: { id: string } }).doc.id;
}

function page(slug: string, blocks: Body[] = []): Body {
  const opening = { blockType: "hero", heading: slug, lede: `${slug}.` };
  return { title: slug, slug, description: `${slug}.`, blocks: [opening, ...blocks] };
}

const linkTo = (value: string) => ({
  link: { label: "Saiba mais", kind: "document", document: { relationTo: "pages", value } },
});

async function codesOf(id: string): Promise<string[]> {
  const subject = { kind: "pages", id } as const;
  const req = await createLocalReq({}, cms.payload);
  const { checks } = await checkLanguage(req, subject, "pt-BR");
  return checks.map(({ code }) => code).filter((code) => code === "draft" || code === "link");
}

async function previewOf(id: string): Promise<string> {
  const query = new URLSearchParams({ kind: "pages", id, locale: "pt-BR" });
  return (await cms.request(`${previewApi.document}?${query}`, { cookie: editor })).text();
}

it("the checks of a draft report a link to an unpublished page, but not to a published page that also has a draft", async () => {
  const live = await change("/api/pages", "POST", { ...page("destino"), _status: "published" });
  const other = await change("/api/pages", "POST", { ...page("rascunho"), _status: "draft" });
  const actions = [linkTo(live), linkTo(other)];
  const links = { blockType: "callToAction", heading: "Links", actions };
  const from = await change("/api/pages?draft=true", "POST", page("origem", [links]));
  expect(await codesOf(from)).toEqual(["draft"]);
  await change(`/api/pages/${live}?draft=true`, "PATCH", { title: "Ainda um rascunho" });
  expect(await codesOf(from)).toEqual(["draft"]);
  const preview = await previewOf(from);
  expect(preview).toContain('"slug":"destino"');
  expect(preview).not.toContain("Ainda um rascunho");
  await change(`/api/pages/${live}`, "PATCH", { _status: "draft" });
  expect(await codesOf(from)).toEqual(["draft", "draft"]);
});

it("the checks of the seeded home page do not report link targets that are published and also have a draft", async () => {
  const { docs } = await cms.payload.find({ collection: "pages", limit: 50, depth: 0 });
  const { id } = docs.find(({ slug }) => slug === homeSlug) ?? { id: "" };
  for (const { id: target } of docs) {
    await change(`/api/pages/${target}?draft=true&autosave=true`, "PATCH", {});
  }
  const req = await createLocalReq({}, cms.payload);
  for (const locale of locales) {
    const { checks } = await checkLanguage(req, { kind: "pages", id }, locale);
    expect(checks.filter(({ code }) => code === "draft")).toEqual([]);
  }
});

it("a preview shows the published version of a testimonial that also has a draft", async () => {
  const { docs } = await cms.payload.find({ collection: "testimonials", limit: 1, depth: 0 });
  const quoted = docs[0]?.id ?? "";
  const block = { blockType: "testimonials", heading: "Clientes", testimonials: [quoted] };
  const from = await change("/api/pages?draft=true", "POST", page("citada", [block]));
  const before = await previewOf(from);
  expect(before).toContain(docs[0]?.name);
  await change(`/api/testimonials/${quoted}?draft=true`, "PATCH", { name: "Nome por publicar" });
  const after = await previewOf(from);
  expect(after).toContain(docs[0]?.name);
  expect(after).not.toContain("Nome por publicar");
});
