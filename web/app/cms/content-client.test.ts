import { neededSettings } from "contracts";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type ContentReader, contentContext } from "#app/request-context.ts";
import { startCms } from "#app/test-support/cms.ts";
import { sampleSettings } from "#app/test-support/settings.ts";
import { readShell, type ShellContent } from "./content-client.server.ts";

const shellOf = (settings: object) => ({
  settings,
  navigation: {},
  announcements: [],
  dependsOn: ["site-settings"],
});
const last = shellOf({ ...sampleSettings, brandName: "De antes" });

/** What the site's settings are drawn with, where the CMS answers these. */
async function drawnWith(settings: object, before?: object) {
  await startCms({ "GET /api/content/shell": () => ({ body: shellOf(settings) }) });
  const dependsOn: string[] = [];
  const reader: ContentReader = {
    read: async (_, load) => {
      const { answer } = await load();
      dependsOn.push(...answer.dependsOn);
      return answer;
    },
    last: () => before,
  };
  const context = new RouterContextProvider();
  context.set(contentContext, reader);
  const asked = { request: new Request("http://localhost/"), context };
  return { shell: (await readShell(asked, "pt-BR")) as ShellContent, dependsOn };
}

const names = Object.keys(neededSettings.shape);

describe("settings that lack what no page can do without", () => {
  it.each(names)("%s: the last good ones are drawn, until they change", async (name) => {
    for (const nothing of [undefined, null, ""]) {
      const { shell, dependsOn } = await drawnWith({ ...sampleSettings, [name]: nothing }, last);
      expect(shell.settings.brandName).toBe("De antes");
      expect(dependsOn).toEqual(["site-settings"]);
    }
  });

  it("are no page where there were none before", async () => {
    const refused = drawnWith({ ...sampleSettings, chatNumber: null });
    await expect(refused).rejects.toMatchObject({ status: 503 });
  });
});

it("settings with all of that are drawn, whatever else they lack", async () => {
  const { shell } = await drawnWith(sampleSettings, last);
  expect(shell.settings.brandName).toBe(sampleSettings.brandName);
});
