import { type MarkdownToJSX, parser, RuleType } from "markdown-to-jsx/react";

function isHeading(node: MarkdownToJSX.ASTNode, level: number): node is MarkdownToJSX.HeadingNode {
  return node.type === RuleType.heading && node.level === level;
}

/**
 * Parses the guide. Omits the title, because the screen shows its own heading. `sections` contains the level-2
 * headings.
 */
export function parseGuide(markdown: string) {
  const nodes: MarkdownToJSX.ASTNode[] = parser(markdown).filter((node) => !isHeading(node, 1));
  return { nodes, sections: nodes.filter((node) => isHeading(node, 2)) };
}
