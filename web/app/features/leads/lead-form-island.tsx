import { IslandData } from "../island-data.tsx";
import { LeadForm, type LeadFormData, type LeadFormProps } from "./lead-form.tsx";

export interface LeadFormIslandProps extends Pick<LeadFormProps, "state" | "origin"> {
  data: LeadFormData;
}

/**
 * Renders a form as plain HTML that works without scripts. Also embeds the data with which the page's script makes the
 * form interactive (islands.ts).
 */
export function LeadFormIsland({ data, ...form }: LeadFormIslandProps) {
  return (
    <div data-island="leads">
      <div data-lead-root="">
        <LeadForm data={data} {...form} />
      </div>
      <IslandData data={{ ...form, data }} />
    </div>
  );
}
