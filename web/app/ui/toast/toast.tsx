import * as Toast from "@radix-ui/react-toast";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import * as styles from "./toast.css.ts";

/** Specification, section 9: how long a toast stays, and how far a swipe dismisses it. */
const durationMs = 5_000;
const swipeThresholdPx = 50;

export interface ToastContent {
  title: string;
  description?: string;
  /** `destructive` says that something failed. */
  tone?: "default" | "destructive";
  /** What it offers, such as to undo what it says: a button that does it. */
  action?: { label: string; onPress: () => void };
}

interface Toasts {
  /** In place of the one before it. */
  show: (content: ToastContent) => void;
  /** Takes away the one that is shown. */
  close: () => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows a toast, and takes it away. Needs a Toaster above. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) {
    throw new Error("useToast needs a Toaster above it");
  }
  return toasts;
}

/**
 * Announces one toast at a time: 5 s, swipe right or Escape dismisses it, F8 leads to it. A toast's
 * tone is `default`, or `destructive` when something failed.
 */
export function Toaster({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const [shown, setShown] = useState<ToastContent & { key: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const toasts = useMemo<Toasts>(
    () => ({
      show(content) {
        // A key of its own restarts the clock, also for the same words again.
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
            <span className={styles.close}>
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
