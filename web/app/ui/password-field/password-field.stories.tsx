import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { expect, userEvent } from "storybook/test";
import { PasswordField } from "./password-field.tsx";

const meta = preview.meta({
  component: PasswordField,
  parameters: {
    guidance: {
      use: "For every password, so that it can be looked at while it is typed and a manager knows which one it is.",
      avoid: "For a code that arrives by e-mail: that is a TextField.",
    },
    layout: "padded",
  },
});

const args = { label: "Senha", name: "password", autoComplete: "current-password" } as const;

export const Hidden = meta.story({ args: { ...args, defaultValue: "segredo" } });
export const ShowsAndHides = Hidden.extend({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  tags: ["!picture"],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>("Senha");
    const toggle = canvas.getByRole("button", { name: "Mostrar senha" });
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute("type", "text");
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute("type", "password");
  },
});

export const Invalid = meta.story({ args: { ...args, error: "Senha é obrigatória" } });

export const Disabled = meta.story({
  args: { ...args, defaultValue: "segredo", disabled: true },
});

export const EveryState = meta.story({
  parameters: { pseudo: forcedStateParameters },
  render: () => (
    <>
      <StateGallery>
        {(state) => <PasswordField label="Senha" name={state} autoComplete="current-password" />}
      </StateGallery>
      <StateGallery>
        {(state) => (
          <PasswordField
            label="Senha"
            name={state}
            autoComplete="current-password"
            error="Valor inválido"
          />
        )}
      </StateGallery>
    </>
  ),
});
