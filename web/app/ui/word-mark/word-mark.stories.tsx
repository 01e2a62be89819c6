import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { SideBySide } from "stories/side-by-side";
import { Section } from "#app/ui/section/section.tsx";
import { WordMark } from "./word-mark.tsx";

const meta = preview.meta({
  component: WordMark,
  parameters: {
    guidance: {
      use: "For the name of a partner or a vendor.",
      avoid: "For our own brand, which is the header's.",
    },
  },
});

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
    <SideBySide>
      {partners.map((partner) => (
        <WordMark key={partner.name} {...partner} />
      ))}
    </SideBySide>
  </Section>
));

export const LongNameOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  args: { name: "Desinstitucionalização Interoperabilidade", field: "Telecomunicações" },
  play: expectToFitWindow,
});
