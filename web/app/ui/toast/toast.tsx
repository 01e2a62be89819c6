import * as Toast from "@radix-ui/react-toast";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import * as styles from "./toast.css.ts";

/** Display time, in ms, and swipe distance, in px, that dismisses a toast (specification, section 9). */
const durationMs = 5_000;
const swipeThresholdPx = 50;

export interface ToastContent {
  title: string;
  description?: string;
  /** `destructive` is for failures. */
  tone?: "default" | "destructive";
  /** A button with an action, such as undo. */
  action?: { label: string; onPress: () => void };
}

interface Toasts {
  /** Shows a toast and replaces the previous one. */
  show: (content: ToastContent) => void;
  /** Closes the current toast. */
  close: () => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Returns functions that show and close a toast. Requires a Toaster as an ancestor. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) {
    throw new Error("useToast needs a Toaster above it");
  }
  return toasts;
}

/**
 * Announces one toast at a time. A toast closes after 5 s, by a swipe to the right or by Escape; F8 focuses the toast.
 * Its tone is `default`, or `destructive` after a failure.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const [shown, setShown] = useState<ToastContent & { key: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const toasts = useMemo<Toasts>(
    () => ({
      show(content) {
        // A new key restarts the timer, even for the same text.
        setShown((last) => ({ ...content, key: (last?.key ?? 0) + 1 }));
        setIsOpen(true);
      },
      close: () => setIsOpen(false),
    }),
    [],
  );
  const tone = shown?.tone ?? "default";
  return (
    <ToastContext value={toasts}>
      <Toast.Provider
        duration={durationMs}
        swipeDirection="right"
        swipeThreshold={swipeThresholdPx}
        label={intl.formatMessage({ id: "ui.toast" })}
      >
        {children}
        {shown ? (
          <Toast.Root
            key={shown.key}
            className={styles.tones[tone]}
            open={isOpen}
            onOpenChange={setIsOpen}
          >
            <span className={styles.icons[tone]}>
              <Icon name={tone === "default" ? "circle-check" : "circle-alert"} size="small" />
            </span>
            <div>
              <Toast.Title className={styles.title}>{shown.title}</Toast.Title>
              {shown.description ? (
                <Toast.Description className={styles.description}>
                  {shown.description}
                </Toast.Description>
              ) : null}
              {shown.action ? (
                <Toast.Action asChild altText={shown.action.label}>
                  <Button size="small" tone="secondary" onClick={shown.action.onPress}>
                    {shown.action.label}
                  </Button>
                </Toast.Action>
              ) : null}
            </div>
            <span className={styles.closeButton}>
              <Toast.Close asChild>
                <IconButton icon="x" label={intl.formatMessage({ id: "ui.dismiss" })} />
              </Toast.Close>
            </span>
          </Toast.Root>
        ) : null}
        <Toast.Viewport
          className={styles.viewport}
          hotkey={["F8"]}
          label={intl.formatMessage({ id: "ui.toasts" }, { hotkey: "F8" })}
        />
      </Toast.Provider>
    </ToastContext>
  );
}
