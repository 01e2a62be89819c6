import preview from "stories/preview";
import { Grid } from "#app/ui/grid/index.ts";
import { Section } from "#app/ui/section/index.ts";
import { Card } from "./card.tsx";

const meta = preview.meta({ component: Card });

const cards = (
  <Grid columns={3} as="ul">
    <Card as="li">
      <h3>Cloud Start</h3>
      <p>Para pequenos negócios</p>
    </Card>
    <Card as="li" tone="popular">
      <h3>Cloud Pro</h3>
      <p>Para negócios em crescimento, com suporte a qualquer hora e backup diário</p>
    </Card>
    <Card as="li">
      <h3>Cloud Enterprise</h3>
      <p>Para grandes empresas</p>
    </Card>
  </Grid>
);

export const Compared = meta.story(() => <Section>{cards}</Section>);
export const OnTinted = meta.story(() => <Section ground="tinted">{cards}</Section>);
export const OnInk = meta.story(() => <Section ground="ink">{cards}</Section>);
