import { pageData, uniqueWord } from "../../support/content.ts";
import { expect, expectEventually, fetchStatus, test } from "../../support/editing.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

test.use({ locale: "pt-BR", viewport: { width: 1440, height: 1000 } });

test("an editor can add a redirect, but not for the URL of a page", async ({
  page,
  context,
  editor,
  instance,
}) => {
  const { url } = instance;
  const slug = uniqueWord("alvo-");
  const from = `/${uniqueWord("promocao-")}`;
  const { id } = await editor.create("pages", pageData(slug, "Alvo"));
  const document = { relationTo: "pages", value: id };
  const add = (path: string) => editor.call("POST", "/former-addresses", { path, document });

  for (const path of [`/${slug}`, "/", "/admin/x", "https://example.com/x", "//x.example", "/Á"]) {
    expect((await add(path)).status, path).toBe(400);
  }
  expect((await add(from)).status).toBe(201);
  await expectEventually(async () => {
    const response = await fetch(url + from, { redirect: "manual" });
    await response.body?.cancel();
    return `${response.status} ${response.headers.get("location")}`;
  }, `301 /${slug}`);
  expect((await add(from)).status).toBe(400);

  await logInBrowser(context, instance, readTestSetup().accounts.editor);
  await page.goto(`/cms/redirects?search=${from.slice(1)}`);
  const row = page.getByRole("row").filter({ hasText: from });
  await expect(row).toContainText(`/${slug}`);
  await expect(row).toContainText("Criado à mão");
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/collections\/former-addresses\//);
  const manual = page.url().split("/").at(-1);
  expect((await editor.call("DELETE", `/former-addresses/${manual}`)).status).toBe(200);
  await expectEventually(() => fetchStatus(url + from), 404);
});
