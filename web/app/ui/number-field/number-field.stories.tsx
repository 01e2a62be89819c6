import { useState } from "react";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect, userEvent } from "storybook/test";
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

function Kept({ value: first, ...rest }: NumberInputProps) {
  const [value, setValue] = useState(first);
  return <NumberField {...rest} value={value} onChange={setValue} />;
}

export const Middle = meta.story(() => <Kept {...props} value={3} />);
export const AtTheLeast = meta.story(() => <Kept {...props} value={0} />);
export const Plain = meta.story(() => <PlainNumberField {...props} value={3} />);

export const SteppedAndTyped = meta.story({
  tags: ["!picture"],
  // Its play reads Portuguese.
  globals: { locale: "pt-BR" },
  render: () => <Kept {...props} value={3} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "IPv4 dedicados" });
    await userEvent.click(canvas.getByRole("button", { name: "Aumentar: IPv4 dedicados" }));
    await expect(field).toHaveValue("4");
    await userEvent.clear(field);
    await userEvent.type(field, "90");
    await userEvent.tab();
    await expect(field).toHaveValue("20");
  },
});

export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => (
    <Kept
      {...props}
      value={3}
      label="Endereços dedicados para interoperabilidade-desinstitucionalização"
    />
  ),
  play: expectToFitWindow,
});
