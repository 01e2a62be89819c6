import preview from "stories/preview";
import { Grid } from "#app/ui/grid/index.ts";
import { Section } from "#app/ui/section/index.ts";
import { WordMark } from "./word-mark.tsx";

const meta = preview.meta({ component: WordMark });

const partners = [
  { name: "Amazon Web Services", field: "Nuvem" },
  { name: "Microsoft Azure", field: "Nuvem" },
  { name: "Intel", field: "Processadores" },
  { name: "Cisco", field: "Rede" },
  { name: "Red Hat", field: "Linux" },
  { name: "VMware", field: "Virtualização" },
];

export const Wall = meta.story(() => (
  <Section ground="tinted">
    <Grid columns={3} as="ul">
      {partners.map((partner) => (
        <li key={partner.name}>
          <WordMark {...partner} />
        </li>
      ))}
    </Grid>
  </Section>
));
