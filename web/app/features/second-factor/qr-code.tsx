import * as styles from "./second-factor.css.ts";

export interface QrCodePath {
  /** Number of modules on each side of the QR code. */
  size: number;
  /** SVG path of the dark modules, each one unit wide. */
  path: string;
}

/** Width of the empty border, in modules (ISO/IEC 18004, 9.1). */
const border = 4;

export interface QrCodeProps {
  drawing: QrCodePath;
  /** Text alternative of the QR code. */
  label: string;
}

/** A QR code. Dark on light in every theme, because some cameras cannot read inverted codes. */
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
