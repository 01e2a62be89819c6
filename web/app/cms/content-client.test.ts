import { requiredSettings } from "contracts";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type ContentReader, contentReaderContext } from "#app/request-context.ts";
import { sampleSettings, startFakeCms } from "#app/test-support/cms.ts";
import { type LayoutData, readLayoutData } from "./content-client.server.ts";

const layoutDataWith = (settings: object) => ({
  settings,
  navigation: {},
  announcements: [],
  dependsOn: ["site-settings"],
});
const lastLayoutData = layoutDataWith({ ...sampleSettings, brandName: "De antes" });

/** Reads the layout data from a CMS that responds with the given settings. */
async function readLayoutDataWith(settings: object, before?: object) {
  await startFakeCms({ "GET /api/content/shell": () => ({ body: layoutDataWith(settings) }) });
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
  context.set(contentReaderContext, reader);
  const args = { request: new Request("http://localhost/"), context };
  return { shell: (await readLayoutData(args, "pt-BR")) as LayoutData, dependsOn };
}

const requiredFields = Object.keys(requiredSettings.shape);

describe("readLayoutData", () => {
  it.each(requiredFields)(
    "returns the last complete settings if the setting %s is missing",
    async (name) => {
      for (const nothing of [undefined, null, ""]) {
        const { shell, dependsOn } = await readLayoutDataWith(
          { ...sampleSettings, [name]: nothing },
          lastLayoutData,
        );
        expect(shell.settings.brandName).toBe("De antes");
        expect(dependsOn).toEqual(["site-settings"]);
      }
    },
  );

  it("throws a 503 response if settings are incomplete and no complete settings are known", async () => {
    const refused = readLayoutDataWith({ ...sampleSettings, chatNumber: null });
    await expect(refused).rejects.toMatchObject({ status: 503 });
  });
});

it("readLayoutData returns settings whose optional fields are missing", async () => {
  const { shell } = await readLayoutDataWith(sampleSettings, lastLayoutData);
  expect(shell.settings.brandName).toBe(sampleSettings.brandName);
});
