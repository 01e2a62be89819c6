import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { expect, waitFor } from "storybook/test";
import { Section } from "#app/ui/section/section.tsx";
import { Button } from "./button.tsx";

const meta = preview.meta({
  component: Button,
  parameters: {
    guidance: {
      use: "To send a form or to change something on this page. One primary per view; danger only for what takes something away.",
      avoid: "To go somewhere: that is an ActionLink, which can be opened in a new tab.",
    },
    layout: "padded",
  },
});

const allButtons = (
  <>
    <p>
      <Button>Salvar</Button> <Button tone="secondary">Editar</Button>{" "}
      <Button tone="quiet">Cancelar</Button> <Button tone="danger">Remover</Button>
    </p>
    <br />
    <p>
      <Button size="small" icon="check">
        Salvar
      </Button>{" "}
      <Button size="small" tone="secondary">
        Editar
      </Button>{" "}
      <Button size="small" tone="quiet">
        Cancelar
      </Button>{" "}
      <Button size="small" tone="danger">
        Remover
      </Button>
    </p>
  </>
);

export const OnPaper = meta.story(() => <Section ground="paper">{allButtons}</Section>);
export const OnInk = meta.story(() => <Section ground="ink">{allButtons}</Section>);
export const Wide = meta.story({ args: { isWide: true, children: "Entrar" } });

export const Pending = meta.story({
  args: { isPending: true, pendingLabel: "Entrando...", children: "Entrar" },
});
export const CannotBePressedWhilePending = Pending.extend({
  tags: ["!picture"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Entrando..." });
    if (!button.disabled) {
      throw new Error("a pending button can be pressed");
    }
  },
});

export const EveryState = meta.story({
  parameters: { pseudo: forcedStateParameters },
  render: () => (
    <>
      {(["primary", "secondary", "quiet", "danger"] as const).map((tone) => (
        <StateGallery key={tone}>{() => <Button tone={tone}>Salvar</Button>}</StateGallery>
      ))}
      <StateGallery>
        {() => (
          <Button size="small" tone="secondary">
            Editar
          </Button>
        )}
      </StateGallery>
    </>
  ),
});
/** Checks that the screenshot and the accessibility check of a state really show that state. */
export const StatesAreForced = meta.story({
  // Storybook's own window applies the states only after the play function.
  tags: ["!picture", "!dev", "!autodocs"],
  parameters: { pseudo: forcedStateParameters },
  render: () => <StateGallery>{() => <Button>Salvar</Button>}</StateGallery>,
  play: async ({ canvas }) => {
    await waitFor(() => {
      const grounds = canvas
        .getAllByRole("button")
        .map((button) => getComputedStyle(button).backgroundColor);
      const [rest, hover, focus, pressed] = grounds;
      expect([hover === rest, pressed === rest, pressed === hover]).toEqual([false, false, false]);
      expect(focus).toBe(rest);
    });
  },
});
export const Disabled = meta.story({ args: { disabled: true, children: "Salvar" } });
export const LongText = meta.story({
  args: { children: "Solicitar una propuesta técnica y comercial para su centro de datos" },
});
