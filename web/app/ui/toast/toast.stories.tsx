import preview from "stories/preview";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "#app/ui/button/index.ts";
import { type ToastContent, Toaster, useToast } from "./toast.tsx";

const meta = preview.meta({
  component: Toaster,
  parameters: {
    // It stands over the page, at its edge or in its middle.
    pictureHeight: 640,
    guidance: {
      use: "To say that something just done has worked or failed, when the visitor can go on either way.",
      avoid:
        "For an error that has to be corrected: that stands at the form and stays. Never two at a time.",
    },
    layout: "padded",
  },
});

function Shows(content: ToastContent) {
  const show = useToast();
  return <Button onClick={() => show(content)}>{content.title}</Button>;
}

export const Default = meta.story(() => (
  <Toaster>
    <Shows title="Plano criado com sucesso!" />
    <Shows title="Mensagem enviada!" description="Entraremos em contato em breve." />
  </Toaster>
));
export const OneAtATime = Default.extend({
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Plano criado com sucesso!" }));
    await userEvent.click(canvas.getByRole("button", { name: "Mensagem enviada!" }));
    const region = page.getByRole("region", { name: "Avisos (F8)" });
    await waitFor(() => expect(within(region).getAllByRole("listitem")).toHaveLength(1));
    await waitFor(() =>
      expect(within(region).getByText("Entraremos em contato em breve.")).toBeVisible(),
    );
    // The keyboard of the test has no such key.
    document.dispatchEvent(new KeyboardEvent("keydown", { code: "F8", bubbles: true }));
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(region).getByRole("button", { name: "Dispensar" }));
    await waitFor(() => expect(within(region).queryAllByRole("listitem")).toHaveLength(0));
  },
});

/** Drags the toast to the right by so many pixels, and lets it go. */
function drag(toast: Element, pixels: number): void {
  const at = (type: string, clientX: number) =>
    toast.dispatchEvent(
      new PointerEvent(type, { bubbles: true, button: 0, clientX, clientY: 10, pointerId: 1 }),
    );
  at("pointerdown", 100);
  for (let moved = 10; moved <= pixels; moved += 10) at("pointermove", 100 + moved);
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
export const GoesByItself = Default.extend({
  tags: ["!picture"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Plano criado com sucesso!" }));
    const region = within(canvasElement.ownerDocument.body).getByRole("region");
    await within(region).findByRole("listitem");
    const shownAt = performance.now();
    await waitFor(() => expect(within(region).queryAllByRole("listitem")).toHaveLength(0), {
      timeout: 7_000,
    });
    await expect(performance.now() - shownAt).toBeGreaterThan(4_000);
  },
});

export const Destructive = meta.story(() => (
  <Toaster>
    <Shows
      tone="destructive"
      title="Erro ao enviar mensagem"
      description="Tente novamente mais tarde."
    />
  </Toaster>
));
export const SaysWhatFailed = Destructive.extend({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    const region = within(canvasElement.ownerDocument.body).getByRole("region");
    await waitFor(() =>
      expect(within(region).getByText("Tente novamente mais tarde.")).toBeVisible(),
    );
  },
});
