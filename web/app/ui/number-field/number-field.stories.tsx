import { useState } from "react";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { NumberField } from "./number-field.tsx";
import { type NumberInputProps, PlainNumberField } from "./plain-number-field.tsx";

const meta = preview.meta({
  component: NumberField,
  subcomponents: { PlainNumberField },
  parameters: {
    guidance: {
      use: "A count of few, changed one by one. PlainNumberField stands in its place without scripts.",
      avoid:
        "For a quantity over a wide range: that is a Slider. For a code or a telephone number.",
    },
    layout: "padded",
  },
});

const props = {
  id: "ipv4",
  name: "ipv4",
  label: "IPv4 dedicados",
  limit: { min: 0, max: 20, step: 1 },
};

function ControlledField({ value: first, ...rest }: NumberInputProps) {
  const [value, setValue] = useState(first);
  return <NumberField {...rest} value={value} onChange={setValue} />;
}

export const Middle = meta.story(() => <ControlledField {...props} value={3} />);
export const AtMinimum = meta.story(() => <ControlledField {...props} value={0} />);
export const Plain = meta.story(() => <PlainNumberField {...props} value={3} />);

export const SteppedAndTyped = meta.story({
  tags: ["!picture"],
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  render: () => <ControlledField {...props} value={3} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "IPv4 dedicados" });
    await userEvent.click(canvas.getByRole("button", { name: "Aumentar: IPv4 dedicados" }));
    await expect(field).toHaveValue("4");
    await userEvent.clear(field);
    await userEvent.type(field, "90");
    // Reports a number above the limit before blur, because further digits cannot make the number valid.
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        "Ajustado de 90 para 20, o valor disponível mais próximo.",
      ),
    );
    await expect(field).toHaveValue("90");
    await userEvent.tab();
    await expect(field).toHaveValue("20");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        "Ajustado de 90 para 20, o valor disponível mais próximo.",
      ),
    );
    await userEvent.clear(field);
    await userEvent.type(field, "7");
    await waitFor(() => expect(field).toHaveAccessibleDescription("0 a 20"));
  },
});

/** The nearest allowed number is reported while typing. */
export const AdjustedWhileTyped = meta.story({
  tags: ["!picture"],
  globals: { locale: "pt-BR" },
  args: { ...props, limit: { min: 50, max: 2000, step: 50 }, value: 500, onChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <NumberField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "IPv4 dedicados" });
    await waitFor(() => expect(field).toHaveAccessibleDescription("50 a 2.000, de 50 em 50"));
    await userEvent.clear(field);
    // 1 and 10 may be the beginning of a longer number, so no adjustment is announced. onChange already reports 50.
    await userEvent.type(field, "10");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(50));
    await waitFor(() => expect(field).toHaveAccessibleDescription("50 a 2.000, de 50 em 50"));
    await userEvent.type(field, "00");
    await expect(field).toHaveValue("1000");
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(1000));
    await userEvent.keyboard("{Backspace}7");
    await waitFor(() => expect(field).toHaveAccessibleDescription("50 a 2.000, de 50 em 50"));
    await userEvent.tab();
    await expect(field).toHaveValue("1000");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        "Ajustado de 1.007 para 1.000, o valor disponível mais próximo.",
      ),
    );
  },
});

/** Arrows move one step, Page keys ten, Home and End to the limits; the result is announced. */
export const SteppedByKeyboard = meta.story({
  tags: ["!picture"],
  globals: { locale: "pt-BR" },
  render: () => <ControlledField {...props} limit={{ min: 50, max: 2010, step: 50 }} value={50} />,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole("textbox", { name: "IPv4 dedicados" });
    field.focus();
    for (const [key, value] of [
      ["ArrowUp", "100"],
      ["PageUp", "600"],
      ["ArrowDown", "550"],
      ["PageDown", "50"],
      ["ArrowDown", "50"],
      // Expects the last step within the limits.
      ["End", "2000"],
      ["PageUp", "2000"],
      ["Home", "50"],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(field).toHaveValue(value);
      await expect(canvasElement.querySelector("[aria-live='assertive']")).toHaveTextContent(value);
    }
    // Steps start from the entered number. Enter adjusts the number, like blur.
    await userEvent.clear(field);
    await userEvent.type(field, "12a4");
    await expect(field).toHaveValue("124");
    await userEvent.keyboard("{ArrowUp}");
    await expect(field).toHaveValue("150");
    await userEvent.clear(field);
    await userEvent.type(field, "170{Enter}");
    await expect(field).toHaveValue("150");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        "Ajustado de 170 para 150, o valor disponível mais próximo.",
      ),
    );
    // Expects decimals to stay decimals instead of becoming further digits. Thousands may be grouped.
    for (const [typed, became] of [
      ["99,7", "100"],
      ["1.024", "1000"],
      ["1,024", "1000"],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(field).toHaveValue(became);
    }
    await userEvent.clear(field);
    await userEvent.type(field, "149,5{Enter}");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        "Ajustado de 149,5 para 150, o valor disponível mais próximo.",
      ),
    );
    // Expects an empty field to show the last number again on blur.
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue("150");
    await expect(canvas.getByRole("button", { name: "Diminuir: IPv4 dedicados" })).toBeEnabled();
  },
});

export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => (
    <ControlledField
      {...props}
      value={3}
      label="Endereços dedicados para interoperabilidade-desinstitucionalização"
    />
  ),
  play: expectToFitWindow,
});
