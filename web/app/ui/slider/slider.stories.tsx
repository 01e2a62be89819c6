import { useState } from "react";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { PlainSlider } from "./plain-slider.tsx";
import { Slider } from "./slider.tsx";
import type { SliderProps } from "./slider-layout.tsx";

const meta = preview.meta({
  component: Slider,
  subcomponents: { PlainSlider },
  parameters: {
    guidance: {
      use: "A quantity over a wide range that is found by trying. PlainSlider stands in its place without scripts.",
      avoid:
        "For a count of few, which is a NumberField, or where only an exact number makes sense.",
    },
    layout: "padded",
  },
});

const props = {
  id: "ram",
  name: "ram",
  label: "Memória RAM",
  limit: { min: 2, max: 320, step: 2 },
  unit: "gigabyte",
} as const;

function ControlledSlider({ value: first, onChange, ...rest }: Omit<SliderProps, "valueText">) {
  const [value, setValue] = useState(first);
  function handleChange(next: number): void {
    setValue(next);
    onChange?.(next);
  }
  return <Slider {...rest} value={value} valueText={`${value} GB`} onChange={handleChange} />;
}

export const Middle = meta.story(() => <ControlledSlider {...props} value={128} />);
export const AtMinimum = meta.story(() => <ControlledSlider {...props} value={2} />);
export const AtMaximum = meta.story(() => <ControlledSlider {...props} value={320} />);
export const OneValueOnly = meta.story(() => (
  <ControlledSlider {...props} limit={{ min: 8, max: 8, step: 1 }} value={8} />
));
export const Plain = meta.story(() => <PlainSlider {...props} value={128} valueText="128 GB" />);

export const MovedAndTyped = meta.story({
  tags: ["!picture"],
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  render: () => <ControlledSlider {...props} value={128} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Memória RAM" });
    const slider = canvas.getByRole("slider", { name: "Memória RAM" });
    fireEvent.change(slider, { target: { value: "130" } });
    await waitFor(() => expect(field).toHaveValue("130"));
    await expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^130\sGB$/));
    await userEvent.clear(field);
    await userEvent.type(field, "999");
    await userEvent.tab();
    await expect(field).toHaveValue("320");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        "320 GB Ajustado de 999 para 320, o valor disponível mais próximo.",
      ),
    );
    // Moving the slider discards the entered number, so the field describes its limits again.
    fireEvent.change(slider, { target: { value: "318" } });
    await waitFor(() => expect(field).toHaveAccessibleDescription("318 GB 2 a 320, de 2 em 2"));
    fireEvent.change(slider, { target: { value: "320" } });
    await waitFor(() => expect(field).toHaveAccessibleDescription("320 GB 2 a 320, de 2 em 2"));
  },
});

/** Displays a move at once, and reports the value afterwards. The newest value replaces earlier ones. */
export const DisplaysMovesAtOnce = meta.story({
  tags: ["!picture"],
  globals: { locale: "pt-BR" },
  args: { ...props, value: 128, valueText: "", onChange: fn() },
  render: (args) => <ControlledSlider {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Memória RAM" });
    const slider = canvas.getByRole("slider", { name: "Memória RAM" });
    fireEvent.change(slider, { target: { value: "130" } });
    await expect(slider).toHaveValue("130");
    await expect(field).toHaveValue("128");
    await waitFor(() => expect(field).toHaveValue("130"));
    fireEvent.keyDown(field, { key: "ArrowUp" });
    await expect(field).toHaveValue("132");
    await expect(slider).toHaveValue("130");
    await waitFor(() => expect(slider).toHaveValue("132"));
    for (const value of ["140", "150", "132"]) {
      fireEvent.change(slider, { target: { value } });
    }
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(132));
    await waitFor(() => expect(field).toHaveValue("132"));
    await expect(slider).toHaveValue("132");
  },
});

export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => (
    <ControlledSlider
      {...props}
      value={128}
      label="Memória para interoperabilidade-desinstitucionalização"
    />
  ),
  play: expectToFitWindow,
});
