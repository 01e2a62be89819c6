import { expectToFitWindow } from "stories/fits-window";
import { pressKeys } from "stories/keys";
import preview from "stories/preview";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "#app/ui/button/button.tsx";
import { type ToastContent, Toaster, useToast } from "./toast.tsx";

const meta = preview.meta({
  component: Toaster,
  parameters: {
    // Sets a height for the screenshot, because the toast is positioned relative to the window.
    pictureHeight: 640,
    guidance: {
      use: "To say that something just done has worked or failed, when the visitor can go on either way.",
      avoid:
        "For an error that has to be corrected: that stands at the form and stays. Never two at a time.",
    },
    layout: "padded",
  },
});

function ToastStory(content: ToastContent) {
  const { show } = useToast();
  return <Button onClick={() => show(content)}>{content.title}</Button>;
}

function toastsOf(canvasElement: HTMLElement) {
  return within(within(canvasElement.ownerDocument.body).getByRole("region"));
}

export const Default = meta.story({
  render: () => (
    <Toaster>
      <ToastStory title="Plano criado com sucesso!" />
      <ToastStory title="Mensagem enviada!" description="Entraremos em contato em breve." />
    </Toaster>
  ),
  /** A second toast replaces the first. */
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Plano criado com sucesso!" }));
    await userEvent.click(canvas.getByRole("button", { name: "Mensagem enviada!" }));
    const toasts = toastsOf(canvasElement);
    await waitFor(() => expect(toasts.getAllByRole("listitem")).toHaveLength(1));
    await waitFor(() => expect(toasts.getByText("Entraremos em contato em breve.")).toBeVisible());
  },
});
/** F8 focuses the toast, and Escape dismisses it. */
export const ByKeyboard = Default.extend({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  tags: ["!picture", "!dev", "!autodocs"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mensagem enviada!" }));
    const region = within(canvasElement.ownerDocument.body).getByRole("region", {
      name: "Avisos (F8)",
    });
    await within(region).findByRole("listitem");
    await pressKeys("{F8}");
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    await pressKeys("{Escape}");
    await waitFor(() => expect(within(region).queryAllByRole("listitem")).toHaveLength(0));
  },
});
/** The close button of a toast dismisses the toast. */
export const Dismissed = Default.extend({
  tags: ["!picture"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mensagem enviada!" }));
    const toasts = toastsOf(canvasElement);
    await userEvent.click(await toasts.findByRole("button"));
    await waitFor(() => expect(toasts.queryAllByRole("listitem")).toHaveLength(0));
  },
});

/** Drags the toast to the right by this many pixels, and releases it. */
function drag(toast: Element, pixels: number): void {
  const at = (type: string, clientX: number) =>
    toast.dispatchEvent(
      new PointerEvent(type, { bubbles: true, button: 0, clientX, clientY: 10, pointerId: 1 }),
    );
  at("pointerdown", 100);
  for (let moved = 10; moved <= pixels; moved += 10) {
    at("pointermove", 100 + moved);
  }
  at("pointerup", 100 + pixels);
}
export const SwipedAway = Default.extend({
  tags: ["!picture"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Plano criado com sucesso!" }));
    const region = within(canvasElement.ownerDocument.body).getByRole("region");
    const toast = await within(region).findByRole("listitem");
    drag(toast, 40);
    await expect(toast).toHaveAttribute("data-swipe", "cancel");
    drag(toast, 60);
    await waitFor(() => expect(within(region).queryAllByRole("listitem")).toHaveLength(0));
  },
});
export const ClosesByItself = Default.extend({
  tags: ["!picture"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Plano criado com sucesso!" }));
    const region = within(canvasElement.ownerDocument.body).getByRole("region");
    await within(region).findByRole("listitem");
    const shownAt = performance.now();
    await waitFor(() => expect(within(region).queryAllByRole("listitem")).toHaveLength(0));
    await expect(performance.now() - shownAt).toBeGreaterThan(4_000);
  },
});

export const Destructive = meta.story({
  render: () => (
    <Toaster>
      <ToastStory
        tone="destructive"
        title="Erro ao enviar mensagem"
        description="Tente novamente mais tarde."
      />
    </Toaster>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() =>
      expect(toastsOf(canvasElement).getByText("Tente novamente mais tarde.")).toBeVisible(),
    );
  },
});

export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => (
    <Toaster>
      <ToastStory
        tone="destructive"
        title="Desinstitucionalização-interoperabilidade de telecomunicações não concluída"
        description="O servidor de datacenter-virtual-replicado.araucaria.example não respondeu a tempo. Nada foi cobrado; tente novamente mais tarde ou fale com o suporte."
      />
    </Toaster>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() =>
      expect(toastsOf(canvasElement).getByText(/Nada foi cobrado/)).toBeVisible(),
    );
    await expectToFitWindow();
  },
});
