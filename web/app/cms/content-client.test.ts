import { requiredSettings } from "contracts";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type ContentReader, contentContext } from "#app/request-context.ts";
import { sampleSettings, startCms } from "#app/test-support/cms.ts";
import { type LayoutData, readLayoutData } from "./content-client.server.ts";

const shellOf = (settings: object) => ({
  settings,
  navigation: {},
  announcements: [],
  dependsOn: ["site-settings"],
});
const last = shellOf({ ...sampleSettings, brandName: "De antes" });

/** Reads the layout data from a CMS that responds with these settings. */
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
  const args = { request: new Request("http://localhost/"), context };
  return { shell: (await readLayoutData(args, "pt-BR")) as LayoutData, dependsOn };
}

const names = Object.keys(requiredSettings.shape);

describe("incomplete settings", () => {
  it.each(names)("without %s, the last complete ones are used until they change", async (name) => {
    for (const nothing of [undefined, null, ""]) {
      const { shell, dependsOn } = await drawnWith({ ...sampleSettings, [name]: nothing }, last);
      expect(shell.settings.brandName).toBe("De antes");
      expect(dependsOn).toEqual(["site-settings"]);
    }
  });

  it("cause a 503 if there were no complete ones", async () => {
    const refused = drawnWith({ ...sampleSettings, chatNumber: null });
    await expect(refused).rejects.toMatchObject({ status: 503 });
  });
});

it("optional settings may be missing", async () => {
  const { shell } = await drawnWith(sampleSettings, last);
  expect(shell.settings.brandName).toBe(sampleSettings.brandName);
});
