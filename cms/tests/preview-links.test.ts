import { adminApi, type PreviewBar, previewApi } from "contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "../src/platform/database.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { newStaff, type TestAccount } from "./support/people.ts";

let cms: RunningCms;
let cookie: string;
beforeAll(async () => {
  cms = await startCms();
  cookie = await cms.signIn("writer");
});
afterAll(() => cms?.stop());

/** Creates an unpublished page; returns its id. */
async function draftPage(title: string): Promise<string> {
  const response = await cms.request("/api/pages?draft=true", {
    cookie,
    body: { title, slug: title.toLowerCase(), _status: "draft" },
  });
  expect(response.status).toBe(201);
  const { doc } = (await response.json()) as { doc: { id: string } };
  return doc.id;
}

interface Link {
  id: string;
  url: string;
  expiresAt: string;
}

async function share(id: string, hours = 1, by = cookie): Promise<Link> {
  const body = { kind: "pages", id, locale: "pt-BR", hours };
  const response = await cms.request(previewApi.links, { cookie: by, body });
  expect(response.status).toBe(201);
  return (await response.json()) as Link;
}

/** Returns the response that a person without an account gets from a link. */
async function shownBy({ url }: Link): Promise<{ status: number; title?: string | undefined }> {
  const token = new URL(url).searchParams.get("token");
  const response = await cms.request(`${previewApi.shared}?token=${token}`);
  const { preview } = (await response.json()) as { preview?: PreviewBar };
  return { status: response.status, title: preview?.title };
}

const listed = async (id: string) =>
  (await cms.request(`${previewApi.links}?kind=pages&id=${id}`, { cookie })).text();

it("a preview link shows its document until it expires", async () => {
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

  // Creates another link, which deletes expired links.
  await share(id, 720);
  const { rows } = await cms.query(`select id from preview_links where id = '${link.id}'`);
  expect(rows).toEqual([]);
});

it("a preview link shows nothing and is not listed once it is revoked", async () => {
  const id = await draftPage("Revogado");
  const link = await share(id);
  const revoked = await cms.request(previewApi.link(link.id), { method: "DELETE", cookie });
  expect(revoked.status).toBe(200);
  expect((await shownBy(link)).status).toBe(404);
  expect(await listed(id)).toBe("[]");
});

it("a preview link is revoked when its creator is disabled or demoted", async () => {
  const administrator = await newStaff(cms, "admin");
  const change = (person: TestAccount, changes: object) =>
    cms.request(adminApi.staffAccount(person.id), {
      method: "PATCH",
      body: changes,
      cookie: administrator.cookie,
    });
  const id = await draftPage("De quem sai");
  const [leaver, demoted, promoted] = [
    await newStaff(cms, "writer"),
    await newStaff(cms, "editor"),
    await newStaff(cms, "writer"),
  ];
  const [first, second, third] = [
    await share(id, 1, leaver.cookie),
    await share(id, 1, demoted.cookie),
    await share(id, 1, promoted.cookie),
  ];
  expect((await change(leaver, { disabled: true })).status).toBe(200);
  expect((await change(demoted, { role: "writer" })).status).toBe(200);
  expect((await change(promoted, { role: "editor" })).status).toBe(200);
  expect((await shownBy(first)).status).toBe(404);
  expect((await shownBy(second)).status).toBe(404);
  expect((await shownBy(third)).status).toBe(200);
  // Opening the account again does not restore the links of the account.
  expect((await change(leaver, { disabled: false })).status).toBe(200);
  expect((await shownBy(first)).status).toBe(404);
  // Closes the account in the database, without the API.
  await cms.query(`update staff set disabled_at = now() where id = '${promoted.id}'`);
  expect((await shownBy(third)).status).toBe(404);
  const { rows } = await cms.query(
    `select from audit_log where action = 'preview.revoke' and actor_email = '${administrator.email}'`,
  );
  expect(rows).toHaveLength(2);
});

it("preview links are limited per document and per user", async () => {
  const { listAllPreviewLinks, maxLinksPerDocument, maxLinksPerPerson } = await import(
    "../src/preview/preview-links.ts"
  );
  const person = await newStaff(cms, "writer");
  const create = async (id: string) => {
    const body = { kind: "pages", id, locale: "pt-BR", hours: 1 };
    return (await cms.request(previewApi.links, { cookie: person.cookie, body })).status;
  };
  const ids = [await draftPage("Um"), await draftPage("Dois"), await draftPage("Três")];
  for (const [index, id] of ids.entries()) {
    const room = Math.min(maxLinksPerDocument, maxLinksPerPerson - index * maxLinksPerDocument);
    const statuses = await Promise.all(
      Array.from({ length: maxLinksPerDocument + 2 }, () => create(id)),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(room);
    expect(new Set(statuses)).toEqual(new Set([201, 400]));
  }
  const all = await listAllPreviewLinks(database(cms.payload));
  const own = all.filter(({ document }) => ids.some((id) => document === `pages/${id}`));
  expect(own).toHaveLength(maxLinksPerPerson);
  expect(own[0]).toMatchObject({ title: "Três", locale: "pt-BR", createdBy: "writer" });
});

it("preview links can be created only by staff and with an allowed lifetime", async () => {
  const body = { kind: "pages", id: await draftPage("De quem"), locale: "pt-BR", hours: 1 };
  expect((await cms.request(previewApi.links, { body })).status).toBe(403);
  for (const hours of [0, 2, 721]) {
    const response = await cms.request(previewApi.links, { cookie, body: { ...body, hours } });
    expect(response.status).toBe(400);
  }
});
