import preview from "stories/preview";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Term } from "./term.tsx";
import "./tooltips.ts";

const meta = preview.meta({
  component: Term,
  parameters: {
    guidance: {
      use: "For a word of the trade inside copy. An icon that stands for words gets `data-tip` beside its label.",
      avoid: "For what everybody needs to know: that is copy. For an error or a state.",
    },
    layout: "centered",
  },
});

const meaning = "A availabilidade que prometemos por contrato, com crédito na fatura.";

export const InASentence = meta.story({
  render: () => (
    <p>
      Disponibilidade de 99,9%, com <Term meaning={meaning}>SLA</Term> em contrato.
    </p>
  ),
});

export const ByKeyboard = meta.story({
  tags: ["!picture"],
  render: () => (
    <p>
      Com <Term meaning={meaning}>SLA</Term> em contrato.
    </p>
  ),
  play: async ({ canvas }) => {
    const term = canvas.getByRole("button", { name: "SLA" });
    await expect(term).toHaveAccessibleDescription(meaning);
    await userEvent.tab();
    await expect(term).toHaveFocus();
    await waitFor(() => {
      // Focuses the term again if the window lost the focus to another test's window, which closes the tooltip.
      if (!canvas.getByText(meaning).matches(":popover-open")) {
        term.blur();
        term.focus();
      }
      expect(canvas.getByText(meaning)).toBeVisible();
    });
    // Simulates a page that scrolls to the focused term while the pointer does not move.
    fireEvent.pointerOver(document.body, { pointerType: "mouse" });
    await expect(canvas.getByText(meaning)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText(meaning)).not.toBeVisible();
  },
});

/** A tap causes no visible focus: only the button opens and closes the tooltip. */
export const ByTouch = meta.story({
  tags: ["!picture"],
  render: () => (
    <p>
      Com <Term meaning={meaning}>SLA</Term> em contrato.
    </p>
  ),
  play: async ({ canvas }) => {
    const term = canvas.getByRole("button", { name: "SLA" });
    fireEvent.click(term);
    await waitFor(() => expect(canvas.getByText(meaning)).toBeVisible());
    fireEvent.click(term);
    await waitFor(() => expect(canvas.getByText(meaning)).not.toBeVisible());
  },
});

/** The pointer moves from the icon onto the tooltip, which stays open. */
export const OnAnIcon = meta.story({
  tags: ["!picture"],
  render: () => (
    <>
      <IconButton icon="phone" label="Ligar" />
      <IconButton icon="mail" label="Escrever" />
    </>
  ),
  play: async ({ canvas }) => {
    const shown = () => document.querySelector<HTMLElement>("[data-tooltip]:popover-open");
    const icon = canvas.getByRole("button", { name: "Ligar" });
    // Closes the tooltip of an earlier story, and ends the period in which the next tooltip opens
    // at once.
    fireEvent.pointerOver(document.body, { pointerType: "mouse" });
    const clearedAt = performance.now();
    await waitFor(() => expect(performance.now() - clearedAt).toBeGreaterThan(300));
    const enteredAt = performance.now();
    fireEvent.pointerOver(icon, { pointerType: "mouse" });
    await expect(shown()).toBeNull();
    const tip = await waitFor(() => {
      const found = shown();
      expect(found).toHaveTextContent("Ligar");
      return found ?? document.body;
    });
    await expect(performance.now() - enteredAt).toBeGreaterThanOrEqual(690);
    // Moves to another icon while a tooltip is open.
    fireEvent.pointerOver(canvas.getByRole("button", { name: "Escrever" }), {
      pointerType: "mouse",
    });
    // Waits with a timer, because timers fire in order even if the machine stalls.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(shown()).toHaveTextContent("Escrever");
    fireEvent.pointerOver(tip, { pointerType: "mouse" });
    await expect(tip).toBeVisible();
    fireEvent.pointerOver(document.body, { pointerType: "mouse" });
    await expect(tip).not.toBeVisible();
  },
});

/** A button whose menu is open has no tooltip. */
export const OnAMenuButton = meta.story({
  tags: ["!picture"],
  render: () => (
    <>
      <button type="button" data-tip="" aria-label="Abrir o menu" popoverTarget="tooltip_menu">
        ≡
      </button>
      <div id="tooltip_menu" popover="auto">
        <a href="/sobre">Sobre</a>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const shown = () => document.querySelector<HTMLElement>("[data-tooltip]:popover-open");
    const button = canvas.getByRole("button", { name: "Abrir o menu" });
    fireEvent.pointerOver(button, { pointerType: "mouse" });
    await waitFor(() => expect(shown()).toHaveTextContent("Abrir o menu"));
    button.click();
    await expect(shown()).toBeNull();
    await expect(document.getElementById("tooltip_menu")).toBeVisible();

    // A long press opens no tooltip, so the click that ends it closes the menu.
    fireEvent.pointerDown(button, { pointerType: "touch" });
    await new Promise((resolve) => setTimeout(resolve, 750));
    await expect(shown()).toBeNull();
    const click = new PointerEvent("click", {
      bubbles: true,
      cancelable: true,
      pointerType: "touch",
    });
    button.dispatchEvent(click);
    await expect(click.defaultPrevented).toBe(false);
  },
});
