import { type ComponentProps, useState } from "react";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { ComboBoxField } from "./combo-box-field.tsx";

const meta = preview.meta({
  component: ComboBoxField,
  // Takes no screenshot: the native select looks as in SelectField's screenshots, and React Aria replaces it later.
  tags: ["!picture"],
  parameters: {
    guidance: {
      use: "One of more choices than a person reads through, found by typing.",
      avoid: "For up to about fifteen choices: that is a SelectField.",
    },
    layout: "padded",
  },
});

const plans = ["Cloud Start", "Cloud Pro", "Backup 100", "Backup 500"].map((name, index) => ({
  value: String(100 + index),
  label: `${name} · ${100 + index}`,
}));

const args = {
  label: "Plano ativo",
  name: "planId",
  options: plans,
  placeholder: "Escolha um plano",
  empty: "Nenhum resultado",
  onSearch: fn(),
};

function Searchable(props: ComponentProps<typeof ComboBoxField>) {
  const [words, setWords] = useState("");
  const found = plans.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
  return (
    <form data-testid="form">
      <ComboBoxField {...props} options={found} onSearch={setWords} />
    </form>
  );
}

function sentValues(form: HTMLElement): FormDataEntryValue[] {
  return new FormData(form as HTMLFormElement).getAll("planId");
}

export const NothingSelected = meta.story({ args });
export const Selected = meta.story({ args: { ...args, defaultValue: "101" } });
export const Invalid = meta.story({
  args: { ...args, error: "ID do plano inválido" },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("combobox", { name: "Plano ativo" });
    await waitFor(() => expect(field).toHaveAccessibleDescription("ID do plano inválido"));
    await expect(field).toBeInvalid();
  },
});

/** Typing searches, arrows and Enter select, and the form sends the selected option's value. */
export const SelectedByKeyboard = meta.story({
  render: () => <Searchable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("combobox").tagName).toBe("INPUT"));
    const field = canvas.getByRole("combobox", { name: "Plano ativo" });
    await userEvent.type(field, "backup");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect(field).toHaveValue("Backup 500 · 103");
    await expect(sentValues(canvas.getByTestId("form"))).toEqual(["103"]);
    // The option stays selected while the user searches for other options, until the user deletes the text.
    await userEvent.type(field, "x");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("Backup 500 · 103");
    await expect(sentValues(canvas.getByTestId("form"))).toEqual(["103"]);
    await userEvent.clear(field);
    await userEvent.type(field, "zyx");
    await expect(await screen.findByText("Nenhum resultado")).toBeVisible();
    await expect(sentValues(canvas.getByTestId("form"))).toEqual([""]);
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  },
});

/**
 * In a modal dialog, the list is a part of the dialog; because the browser makes everything outside the dialog inert.
 */
export const InDialog = meta.story({
  render: () => (
    <Dialog title="Adicionar Plano" closeHref="#">
      <Searchable {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole("combobox").tagName).toBe("INPUT"));
    await expect(canvas.getByRole("combobox")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: /sugest|suggest|sugerenc/i }));
    await userEvent.click(await canvas.findByRole("option", { name: "Cloud Pro · 101" }));
    const field = canvas.getByRole("combobox");
    await expect(field).toHaveValue("Cloud Pro · 101");
    await userEvent.type(field, "x");
    const keydown = new KeyboardEvent("keydown", {
      key: "Escape",
      bubbles: true,
      cancelable: true,
    });
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "true"));
    field.dispatchEvent(keydown);
    // The component cancels the key's default action, which would close the dialog.
    await expect(keydown.defaultPrevented).toBe(true);
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "false"));
    await expect(field).toHaveValue("Cloud Pro · 101");
    await expect(sentValues(canvas.getByTestId("form"))).toEqual(["101"]);
  },
});

export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  args: {
    ...args,
    options: [{ value: "long", label: "Datacenter virtual com replicação entre dois prédios" }],
    defaultValue: "long",
  },
  play: expectToFitWindow,
});
