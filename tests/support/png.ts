import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** Returns a PNG of one random colour, because the CMS rejects a duplicate picture. */
export function createRandomPng(): Buffer {
  const [width, height] = [90, 60];
  const colour = randomBytes(3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Sets eight bits each for red, green and blue.
  header.set([8, 2], 8);
  const row = Buffer.concat([Buffer.of(0), ...Array.from({ length: width }, () => colour)]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
