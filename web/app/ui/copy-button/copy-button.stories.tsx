import preview from "stories/preview";
import { expect, spyOn, userEvent } from "storybook/test";
import { CopyButton } from "./copy-button.tsx";

const meta = preview.meta({
  component: CopyButton,
  parameters: {
    guidance: {
      use: "Beside an address or a code that goes elsewhere.",
      avoid: "For text that is read: that can be selected.",
    },
    layout: "padded",
  },
  args: {
    text: "https://example.com/precos?vcpus=4",
    label: "Copiar link",
    copiedLabel: "Link copiado",
    byHandLabel: "Copie o link",
  },
});

export const Start = meta.story({});

export const Copied = meta.story({
  tags: ["!picture"],
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copiar link" }));
    await expect(canvas.getByRole("button", { name: "Link copiado" })).toBeVisible();
    await expect(write).toHaveBeenCalledWith("https://example.com/precos?vcpus=4");
  },
});

/** The browser denies access to the clipboard. */
export const ByHand = meta.story({
  tags: ["!picture"],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await userEvent.click(canvas.getByRole("button", { name: "Copiar link" }));
    await expect(await canvas.findByRole("textbox", { name: "Copie o link" })).toHaveFocus();
  },
});
