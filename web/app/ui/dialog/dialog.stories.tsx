import { MemoryRouter, Link as RouterLink, useLocation } from "react-router";
import { pressKeys } from "stories/keys";
import preview from "stories/preview";
import { expect, userEvent, waitFor } from "storybook/test";
import { ActionLink } from "#app/ui/action-link/action-link.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Fields } from "#app/ui/field/field.tsx";
import { type LinkProps, LinkProvider } from "#app/ui/link/link.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";

const meta = preview.meta({
  component: Dialog,
  subcomponents: { DialogActions },
  parameters: {
    // Sets a height for the screenshot, because the dialog is positioned relative to the window.
    pictureHeight: 640,
    guidance: {
      use: "A short form or a question that interrupts, without leaving the list it belongs to. Its being open is part of the address.",
      avoid:
        "For a message: that is a Toast or a Notice. For anything longer than a screen: that is a page.",
    },
    layout: "padded",
  },
});

export const WithForm = meta.story(() => (
  <Dialog title="Novo plano" closeHref="#planos">
    <form>
      <Fields>
        <TextField label="Nome" name="name" />
        <TextField label="Preço" name="price" error="Por favor insira um preço válido" />
        <DialogActions>
          <ActionLink tone="quiet" href="#planos">
            Cancelar
          </ActionLink>
          <Button type="submit">Criar plano</Button>
        </DialogActions>
      </Fields>
    </form>
  </Dialog>
));

export const Confirmation = meta.story(() => (
  <Dialog title="Remover usuário" closeHref="#usuarios" isConfirmation>
    <p>Tem certeza? Ana Souza deixa de ter acesso à área do cliente.</p>
    <DialogActions>
      <ActionLink tone="quiet" href="#usuarios">
        Cancelar
      </ActionLink>
      <Button tone="danger">Remover</Button>
    </DialogActions>
  </Dialog>
));

/** The content scrolls; title, close button and actions stay visible. */
export const LongerThanTheScreen = meta.story({
  render: () => (
    <Dialog
      title="Desinstitucionalização-interoperabilidade de telecomunicações"
      closeHref="#planos"
    >
      <Fields>
        {Array.from({ length: 12 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <TextField key={index} label={`Campo ${index + 1}`} name={`field-${index}`} />
        ))}
        <DialogActions>
          <Button type="submit">Criar plano</Button>
        </DialogActions>
      </Fields>
    </Dialog>
  ),
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole("dialog");
    const content = dialog.firstElementChild as HTMLElement;
    await expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
    const button = canvas.getByRole("button", { name: "Criar plano" }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThan(dialog.getBoundingClientRect().bottom);
    content.scrollTo({ top: content.scrollHeight, behavior: "instant" });
    const close = canvas.getByRole("link").getBoundingClientRect();
    await expect(close.top).toBeGreaterThan(dialog.getBoundingClientRect().top);
    content.scrollTo({ top: 0, behavior: "instant" });
  },
});

function MemoryRouterLink({ href, ...rest }: LinkProps) {
  return <RouterLink {...rest} to={href} />;
}

/** The dialog is open while the URL contains its parameter, as on a page. */
function DialogOpenedByUrl() {
  const isOpen = useLocation().search === "?dialog=new";
  return (
    <LinkProvider value={MemoryRouterLink}>
      <ActionLink href="/?dialog=new">Novo plano</ActionLink>
      {isOpen ? (
        <Dialog title="Novo plano" closeHref="/">
          <TextField label="Nome" name="name" />
        </Dialog>
      ) : null}
    </LinkProvider>
  );
}

/** Opened by a link and closed by Escape, which focuses that link again. */
export const OpenedAndClosed = meta.story({
  tags: ["!picture", "!dev", "!autodocs"],
  render: () => (
    <MemoryRouter>
      <DialogOpenedByUrl />
    </MemoryRouter>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Novo plano" }));
    const dialog = await canvas.findByRole<HTMLDialogElement>("dialog", { name: "Novo plano" });
    await expect(dialog.matches(":modal")).toBe(true);
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await pressKeys("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("link", { name: "Novo plano" })).toHaveFocus();
  },
});
