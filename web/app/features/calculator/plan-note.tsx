import type { CataloguePlan, Configuration, PlanComparison } from "pricing-engine";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ActionLink, Button } from "#app/ui/index.ts";
import * as styles from "./calculator.css.ts";
import type { ConfigurationChangeHandler } from "./calculator-data.ts";
import { createConfigurationQuery } from "./configuration-query.ts";
import { createCalculatorFormats } from "./formats.ts";
import { configurationHref, summaryId } from "./quote-url.ts";

/** Raises a configuration to the resources of a plan, and chooses the plan. */
function withPlan(configuration: Configuration, plan: CataloguePlan): Configuration {
  return {
    ...configuration,
    vcpus: Math.max(configuration.vcpus, plan.vcpus),
    ramGb: Math.max(configuration.ramGb, plan.ramGb),
    storageGb: Math.max(configuration.storageGb, plan.storageGb),
    dailyBackup: configuration.dailyBackup || plan.dailyBackup,
    plan: plan.code,
  };
}

/** States the plan that the price includes. */
export function AppliedPlanNote({ plan }: { plan: CataloguePlan }) {
  const { transfer } = createCalculatorFormats(useIntl());
  return (
    <p className={styles.smallNote} data-plan={plan.code}>
      <FormattedMessage
        id="calculator.plan.applied"
        values={{ plan: plan.name, transfer: transfer(plan.includedTransferGb) }}
      />
    </p>
  );
}

interface PlanNoteProps {
  plans: PlanComparison;
  configuration: Configuration;
  /** Path of the page with the calculator. */
  path: string;
  onChoose: ConfigurationChangeHandler | undefined;
}

/** States which plan the price includes, or why the plan is suspended and how to restore the plan. */
export function PlanNote({ plans, configuration, path, onChoose }: PlanNoteProps) {
  const { chosen, isSuspended } = plans;
  if (!chosen) {
    return null;
  }
  if (!isSuspended) {
    return <AppliedPlanNote plan={chosen} />;
  }
  const { name, vcpus, ramGb, storageGb, dailyBackup } = chosen;
  return (
    <div className={styles.planNote} data-suspended-plan={chosen.code}>
      <p className={styles.simulationNotice} role="status">
        <FormattedMessage
          id="calculator.plan.suspended"
          values={{ plan: name, vcpus, ramGb, storageGb, backup: String(dailyBackup) }}
        />
      </p>
      <PlanChoice configuration={withPlan(configuration, chosen)} path={path} onChoose={onChoose}>
        <FormattedMessage id="calculator.plan.return" />
      </PlanChoice>
    </div>
  );
}

/** Offers the plan whose resources the configuration already has, with the price of the plan. */
export function AlternativePlanOffer({ plans, configuration, path, onChoose }: PlanNoteProps) {
  const { money } = createCalculatorFormats(useIntl());
  const { isSuspended, alternative } = plans;
  if (isSuspended || !alternative) {
    return null;
  }
  const { plan, monthly } = alternative;
  return (
    <PlanChoice configuration={withPlan(configuration, plan)} path={path} onChoose={onChoose}>
      <FormattedMessage
        id="calculator.plan.alternative"
        values={{ plan: plan.name, amount: money(monthly) }}
      />
    </PlanChoice>
  );
}

interface PlanChoiceProps extends Pick<PlanNoteProps, "path" | "onChoose"> {
  configuration: Configuration;
  children: ReactNode;
}

/** Chooses a configuration: a button with scripts, a link without them. */
function PlanChoice({ configuration, path, onChoose, children }: PlanChoiceProps) {
  if (!onChoose) {
    const href = configurationHref(path, createConfigurationQuery(configuration));
    return (
      <ActionLink href={href} tone="secondary" size="small">
        {children}
      </ActionLink>
    );
  }
  return (
    <Button
      tone="secondary"
      size="small"
      onClick={() => {
        onChoose(configuration);
        // Moves the focus, because the button disappears once the plan is chosen.
        document.getElementById(summaryId)?.focus();
      }}
    >
      {children}
    </Button>
  );
}
