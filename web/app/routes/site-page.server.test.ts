import { expect, it } from "vitest";
import { sampleSettings, startFakeCms } from "#app/test-support/cms.ts";
import { requestPage } from "#app/test-support/request-page.ts";
import { loadSitePage } from "./site-page.server.ts";

const layoutData = { settings: sampleSettings, navigation: {}, announcements: [], dependsOn: [] };

it.each([
  [undefined, 301],
  [true, 302],
])("a redirect of the CMS with isTemporary: %s gets the status %i", async (isTemporary, status) => {
  const content = { kind: "redirect", to: "/depois", isTemporary };
  await startFakeCms({
    "GET /api/content/resolve": () => ({ body: { content, dependsOn: [] } }),
    "GET /api/content/shell": () => ({ body: layoutData }),
  });
  const routes = [{ path: "/promocao", module: { loader: loadSitePage } }];
  expect(await requestPage(routes, "/promocao")).toMatchObject({ status, location: "/depois" });
});
