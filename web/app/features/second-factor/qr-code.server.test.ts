import { expect, it } from "vitest";
import { renderQrCode } from "./qr-code.server.ts";

/** The finder pattern in each of three corners of a QR code (ISO/IEC 18004, 6.3.3). */
const finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];

it("renderQrCode renders a QR code with a finder pattern in three corners", () => {
  const uri = "otpauth://totp/Arauc%C3%A1ria%20Cloud:ana@example.com?secret=GEZDGNBVGY3TQOJQ";
  const { size, path } = renderQrCode(uri);
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`));
  const rowsAt = (left: number, top: number) =>
    finder.map((row, y) =>
      [...row].map((_, x) => Number(dark.has(`${left + x},${top + y}`))).join(""),
    );
  expect((size - 17) % 4).toBe(0);
  expect(rowsAt(0, 0)).toEqual(finder);
  expect(rowsAt(size - 7, 0)).toEqual(finder);
  expect(rowsAt(0, size - 7)).toEqual(finder);
  expect(rowsAt(size - 7, size - 7)).not.toEqual(finder);
  expect(renderQrCode(`${uri}ABC`).path).not.toBe(path);
});
