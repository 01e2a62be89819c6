import sharp from "sharp";
import { type FileProblem, maxPictureBytes } from "./file-rules.ts";

/** Returns the encoding by byte order mark or first characters (XML 1.0, appendix F). */
function encodingOf([first, second]: Uint8Array): string | undefined {
  const start = ((first ?? 0) << 8) | (second ?? 0);
  if (start === 0xff_fe || start === 0x3c_00) {
    return "utf-16le";
  }
  if (start === 0xfe_ff || start === 0x00_3c) {
    return "utf-16be";
  }
  // "<", white space or a UTF-8 byte order mark; no other picture format starts with them.
  return [0x3c, 0x20, 0x09, 0x0a, 0x0d, 0xef].includes(first ?? 0) ? "utf-8" : undefined;
}

const attribute = /\s*([^\s=<>"'/?]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/** Reads parts of a text, one after the other. */
class Scanner {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Reads what matches a sticky expression. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    this.at += found?.[0].length ?? 0;
    return found;
  }

  /** Reads from `start` to the end of the next `end`. */
  span(start: string, end: string): string | undefined {
    const last = this.text.startsWith(start, this.at)
      ? this.text.indexOf(end, this.at + start.length)
      : -1;
    if (last === -1) {
      return undefined;
    }
    const from = this.at;
    this.at = last + end.length;
    return this.text.slice(from, this.at);
  }

  attributes(): Map<string, string> {
    const found = new Map<string, string>();
    for (let next = this.match(attribute); next; next = this.match(attribute)) {
      const [, name = "", quoted, inApostrophes] = next;
      found.set(name, (quoted ?? inApostrophes ?? "").trim());
    }
    return found;
  }
}

const space = /\s*/y;
const declaration = /<\?xml(?=\s)/y;

function declaredEncoding(text: string): string | undefined {
  const scanner = new Scanner(text);
  scanner.match(space);
  return scanner.match(declaration) ? scanner.attributes().get("encoding") : undefined;
}

function decode(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  if (!encoding) {
    return undefined;
  }
  const text = new TextDecoder(encoding).decode(bytes);
  const declared = encoding === "utf-8" ? declaredEncoding(text) : undefined;
  // Some programs declare UTF-16 and write UTF-8.
  const isAnother = declared !== undefined && !/^utf-?16/i.test(declared);
  try {
    return isAnother ? new TextDecoder(declared).decode(bytes) : text;
  } catch {
    return text;
  }
}

/** Maximum length of an entity's text: a namespace is much shorter. */
const maxEntity = 500;

/** Declaration of an entity that stands for plain text, such as a namespace. */
const entity = /<!ENTITY\s+([\w.:-]+)\s+(?:"([^"%&<]*)"|'([^'%&<]*)')\s*>/y;
const doctype = /<!DOCTYPE\s(?:[^[<>"']|"[^"]*"|'[^']*')*/iy;

/** Reads the entities that a DOCTYPE declares; undefined if it declares anything else. */
function readEntities(scanner: Scanner): Map<string, string> | undefined {
  const entities = new Map<string, string>();
  const isEmpty = !scanner.match(/\[/y);
  while (!(isEmpty || scanner.match(/\s*\]\s*/y))) {
    scanner.match(space);
    const found = scanner.match(entity);
    const [, name = "", quoted, inApostrophes] = found ?? [];
    const value = quoted ?? inApostrophes ?? "";
    if (value.length > maxEntity || !(found ?? scanner.span("<!--", "-->"))) {
      return undefined;
    }
    entities.set(name, value);
  }
  return scanner.match(/>/y) ? entities : undefined;
}

const root = /<(?:([\w.-]+):)?svg(?=[\s>/])/y;

/** An SVG, split at its root element. */
interface Drawing {
  /** Processing instructions; Payload refuses style sheets among them. */
  instructions: string;
  /** Undefined if the DOCTYPE declares more than plain texts. */
  entities: Map<string, string> | undefined;
  /** The root element and what follows it. */
  body: string;
}

/** Returns undefined if the root element is no `svg`. */
function readDrawing(text: string): Drawing | undefined {
  const scanner = new Scanner(text);
  let instructions = "";
  let entities: Map<string, string> | undefined = new Map();
  for (;;) {
    scanner.match(space);
    if (scanner.match(declaration)) {
      scanner.attributes();
      scanner.match(/\s*\?>/y);
    } else if (scanner.match(doctype)) {
      entities = readEntities(scanner);
      if (!entities) {
        return text.includes("<svg", scanner.at) ? { instructions, entities, body: "" } : undefined;
      }
    } else {
      const instruction = scanner.span("<?", "?>");
      instructions += instruction ?? "";
      if (instruction === undefined && scanner.span("<!--", "-->") === undefined) {
        const start = scanner.at;
        return scanner.match(root)
          ? { instructions, entities, body: text.slice(start) }
          : undefined;
      }
    }
  }
}

/** Replaces entities by their text; undefined when the result is over the limit for pictures. */
function resolve(text: string, entities: ReadonlyMap<string, string>): string | undefined {
  let size = text.length;
  const resolved = text.replace(/&([\w.:-]+);/g, (reference: string, name: string) => {
    const value = size > maxPictureBytes ? undefined : entities.get(name);
    size += value?.length ?? 0;
    return value ?? reference;
  });
  return size > maxPictureBytes ? undefined : resolved;
}

function rootAttributes(body: string): Map<string, string> {
  const scanner = new Scanner(body);
  scanner.match(root);
  return scanner.attributes();
}

/** Makes SVG the default namespace in place of a prefix, which Payload cannot measure. */
function withoutPrefix(body: string): string {
  const prefix = new Scanner(body).match(root)?.[1];
  if (prefix === undefined || rootAttributes(body).has("xmlns")) {
    return body;
  }
  return body
    .replaceAll(`<${prefix}:`, "<")
    .replaceAll(`</${prefix}:`, "</")
    .replace(`xmlns:${prefix}`, "xmlns");
}

function statesSize(body: string): boolean {
  const attributes = rootAttributes(body);
  const isLength = (value = "") => !value.endsWith("%") && Number.parseFloat(value) > 0;
  const box = (attributes.get("viewBox") ?? "").split(/[\s,]+/);
  return (
    (isLength(attributes.get("width")) && isLength(attributes.get("height"))) ||
    (box.length === 4 && Number(box[2]) > 0 && Number(box[3]) > 0)
  );
}

async function isWellFormed(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, { limitInputPixels: false }).metadata();
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes an SVG as UTF-8 without DOCTYPE and comments before its root element, so that Payload, which refuses
 * code, reads what browsers read.
 *
 * @returns undefined when the file is no SVG
 */
export async function prepareSvg(
  bytes: Uint8Array,
): Promise<{ data: Buffer } | { problem: FileProblem } | undefined> {
  const text = decode(bytes);
  const drawing = text === undefined ? undefined : readDrawing(text);
  if (!drawing) {
    return undefined;
  }
  const { body, entities, instructions } = drawing;
  if (!entities) {
    return { problem: "script" };
  }
  const resolved = resolve(body, entities);
  if (resolved === undefined) {
    return { problem: "size" };
  }
  const element = withoutPrefix(resolved);
  const data = Buffer.from(instructions + element);
  if (!statesSize(element)) {
    return { problem: "dimensions" };
  }
  return (await isWellFormed(data)) ? { data } : { problem: "broken" };
}
