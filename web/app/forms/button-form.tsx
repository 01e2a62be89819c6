import { type ComponentProps, type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";
import { useFetcher } from "react-router";
import { Button, useToast } from "#app/ui/index.ts";
import { failureMessage } from "./failure-messages.ts";
import type { Refusal } from "./refusal.ts";

export interface ButtonFormProps
  extends Pick<ComponentProps<typeof Button>, "icon" | "name" | "value"> {
  /** A route whose page has no place for what failed. */
  action: string;
  className?: string;
  children: ReactNode;
}

/** A form that is one button, posted to another page than its own: a failure is told by a toast. */
export function ButtonForm({ action, className, ...button }: ButtonFormProps) {
  const intl = useIntl();
  const { show } = useToast();
  const { data: refusal, state, Form } = useFetcher<Refusal>();
  useEffect(() => {
    const id = refusal && failureMessage(refusal.code, { other: "failure.unavailable" });
    if (id) {
      show({ tone: "destructive", title: intl.formatMessage({ id }) });
    }
  }, [refusal, intl, show]);
  return (
    <Form method="post" action={action} {...(className ? { className } : {})}>
      <Button type="submit" tone="secondary" {...button} isPending={state !== "idle"} />
    </Form>
  );
}
