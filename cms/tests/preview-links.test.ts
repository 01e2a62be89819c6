import { type PreviewFacts, previewApi } from "contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cms, startCms } from "./support/cms.ts";

let cms: Cms;
let cookie: string;
beforeAll(async () => {
  cms = await startCms();
  cookie = await cms.signIn("writer");
});
afterAll(() => cms?.stop());

/** A page that was never published; its id. */
async function draftPage(title: string): Promise<string> {
  const answer = await cms.ask("/api/pages?draft=true", {
    cookie,
    body: { title, slug: title.toLowerCase(), _status: "draft" },
  });
  expect(answer.status).toBe(201);
  const { doc } = (await answer.json()) as { doc: { id: string } };
  return doc.id;
}

interface Link {
  id: string;
  url: string;
  expiresAt: string;
}

async function share(id: string, hours = 1): Promise<Link> {
  const body = { kind: "pages", id, locale: "pt-BR", hours };
  const answer = await cms.ask(previewApi.links, { cookie, body });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Link;
}

/** What somebody without an account is shown by a link. */
async function shownBy({ url }: Link): Promise<{ status: number; title?: string | undefined }> {
  const token = new URL(url).searchParams.get("token");
  const answer = await cms.ask(`${previewApi.shared}?token=${token}`);
  const { preview } = (await answer.json()) as { preview?: PreviewFacts };
  return { status: answer.status, title: preview?.title };
}

const listed = async (id: string) =>
  (await cms.ask(`${previewApi.links}?kind=pages&id=${id}`, { cookie })).text();

it("show their one document, until they are over", async () => {
  const id = await draftPage("Rascunho");
  const link = await share(id);
  const other = await share(await draftPage("Outro"));
  expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
  expect(await shownBy(link)).toEqual({ status: 200, title: "Rascunho" });
  expect(await listed(id)).toContain(link.id);

  await cms.query(
    `update preview_links set expires_at = now() - interval '1 second' where id = '${link.id}'`,
  );
  expect((await shownBy(link)).status).toBe(404);
  expect(await listed(id)).not.toContain(link.id);
  expect(await shownBy(other)).toEqual({ status: 200, title: "Outro" });

  // The next that is made sweeps those that are over.
  await share(id, 720);
  const { rows } = await cms.query(`select id from preview_links where id = '${link.id}'`);
  expect(rows).toEqual([]);
});

it("show nothing once they are revoked, and are not listed", async () => {
  const id = await draftPage("Revogado");
  const link = await share(id);
  const revoked = await cms.ask(previewApi.link(link.id), { method: "DELETE", cookie });
  expect(revoked.status).toBe(200);
  expect((await shownBy(link)).status).toBe(404);
  expect(await listed(id)).toBe("[]");
});

it("are made by staff, for as long as they may be", async () => {
  const body = { kind: "pages", id: await draftPage("De quem"), locale: "pt-BR", hours: 1 };
  expect((await cms.ask(previewApi.links, { body })).status).toBe(403);
  for (const hours of [0, 2, 721]) {
    const answer = await cms.ask(previewApi.links, { cookie, body: { ...body, hours } });
    expect(answer.status).toBe(400);
  }
});
