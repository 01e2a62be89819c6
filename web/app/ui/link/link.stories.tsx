import preview from "stories/preview";
import { ActionLink } from "#app/ui/action-link/action-link.tsx";
import { Link, type LinkProps, LinkProvider } from "./link.tsx";

const meta = preview.meta({
  component: Link,
  parameters: {
    guidance: {
      use: "Inside a component of ui that draws a link, so that an area with a router can say how its links navigate.",
      avoid: "On a content page: an ActionLink or a TextLink already has it inside.",
    },
    layout: "padded",
  },
});

export const Plain = meta.story({ args: { href: "#planos", children: "Planos" } });

function MarkedLink(props: LinkProps) {
  return <a {...props} data-navigates="inside" />;
}

export const Provided = meta.story(() => (
  <LinkProvider value={MarkedLink}>
    <ActionLink href="#planos">Planos</ActionLink>
  </LinkProvider>
));
export const RendersEveryLinkBelowIt = Provided.extend({
  tags: ["!picture"],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Planos" });
    if (link.dataset.navigates !== "inside") {
      throw new Error("the provided link is not used");
    }
  },
});
