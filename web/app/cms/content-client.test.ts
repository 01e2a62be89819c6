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
async function readLayoutDataWith(settings: object, before?: object) {
  await startCms({ "GET /api/content/shell": () => ({ body: shellOf(settings) }) });
  const dependsOn: string[] = [];
  const reader: ContentReader = {
    read: async (_, load) => {
      const { response } = await load();
      dependsOn.push(...response.dependsOn);
      return response;
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
  it.each(names)("are replaced by the last complete settings if %s is missing", async (name) => {
    for (const nothing of [undefined, null, ""]) {
      const { shell, dependsOn } = await readLayoutDataWith(
        { ...sampleSettings, [name]: nothing },
        last,
      );
      expect(shell.settings.brandName).toBe("De antes");
      expect(dependsOn).toEqual(["site-settings"]);
    }
  });

  it("cause a 503 if no complete settings are known", async () => {
    const refused = readLayoutDataWith({ ...sampleSettings, chatNumber: null });
    await expect(refused).rejects.toMatchObject({ status: 503 });
  });
});

it("accepts settings without optional fields", async () => {
  const { shell } = await readLayoutDataWith(sampleSettings, last);
  expect(shell.settings.brandName).toBe(sampleSettings.brandName);
});
