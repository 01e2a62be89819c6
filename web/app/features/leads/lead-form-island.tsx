import { IslandData } from "../island-data.tsx";
import { LeadForm, type LeadFormData, type LeadFormProps } from "./lead-form.tsx";

export interface LeadFormIslandProps extends Pick<LeadFormProps, "state" | "origin"> {
  data: LeadFormData;
}

/**
 * A form as plain HTML, complete without scripts; and beside it what the page's script needs to take
 * it over (islands.ts).
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
