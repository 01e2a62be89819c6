import { type ComponentProps, type ReactNode, useEffect } from "react";
import { useIntl } from "react-intl";
import { useFetcher } from "react-router";
import { Button, useToast } from "#app/ui/index.ts";
import { findFailureMessage } from "./failure-messages.ts";
import type { Refusal } from "./refusal.ts";

export interface ButtonFormProps
  extends Pick<ComponentProps<typeof Button>, "icon" | "name" | "value"> {
  /** Path of the route; the route has no page that could show errors. */
  action: string;
  className?: string;
  children: ReactNode;
}

/** Form with a single button that posts to another route; a toast shows a failure. */
export function ButtonForm({ action, className, ...button }: ButtonFormProps) {
  const intl = useIntl();
  const { show } = useToast();
  const { data: refusal, state, Form } = useFetcher<Refusal>();
  useEffect(() => {
    const id = refusal && findFailureMessage(refusal.code, { other: "failure.unavailable" });
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
