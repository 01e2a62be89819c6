import QRCode from "qrcode";
import type { QrCodePath } from "./qr-code.tsx";

/** Draws a text as a QR code: one SVG path, in which a module is one unit wide. */
export function renderQrCode(text: string): QrCodePath {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: "M" }).modules;
  const isDark = (x: number, y: number) => Boolean(data[y * size + x]);
  const cells = Array.from({ length: size * size }, (_, index) => ({
    x: index % size,
    y: Math.floor(index / size),
  }));
  const path = cells
    .filter(({ x, y }) => isDark(x, y))
    .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
    .join("");
  return { size, path };
}
