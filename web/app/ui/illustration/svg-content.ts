/** Returns the elements inside the `<svg>` of a file, for a component that renders the `<svg>` itself. */
export function extractSvgContent(file: string): string {
  return file.slice(file.indexOf(">") + 1, file.lastIndexOf("<")).replaceAll(/\n */g, "");
}
