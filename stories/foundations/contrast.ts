type Rgb = readonly [red: number, green: number, blue: number];

/** Converts a CSS colour in any notation to the sRGB values that the browser paints. */
function paintedRgb(colour: string): Rgb {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext("2d");
  if (!context) {
    throw new Error("This browser has no canvas to measure colours with");
  }
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Relative luminance as defined by WCAG 2.2. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Calculates the WCAG contrast, 1 to 21, between an element's text and background. */
export function calculateContrast(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const [darker = 0, lighter = 0] = [color, backgroundColor]
    .map((colour) => luminance(paintedRgb(colour)))
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
