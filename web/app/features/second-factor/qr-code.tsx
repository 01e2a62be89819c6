import * as styles from "./second-factor.css.ts";

export interface QrDrawing {
  /** Modules per side. */
  size: number;
  /** Path of the dark modules, one unit each. */
  path: string;
}

/** Width of the empty border, in modules (ISO/IEC 18004, 9.1). */
const border = 4;

export interface QrCodeProps {
  drawing: QrDrawing;
  /** Text alternative of the QR code. */
  label: string;
}

/** A QR code: dark on light in every theme, because not every camera reads an inverted one. */
export function QrCode({ drawing: { size, path }, label }: QrCodeProps) {
  const side = size + 2 * border;
  return (
    <svg
      className={styles.qrCode}
      role="img"
      aria-label={label}
      viewBox={`${-border} ${-border} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
