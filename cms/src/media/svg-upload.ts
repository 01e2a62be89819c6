import { type CustomPlugin, optimize } from "svgo";
import type { FileProblem } from "./file-rules.ts";

/** Detects the encoding by the byte order mark or first characters (XML 1.0, appendix F); undefined for other files. */
function encodingOf([first = 0, second = 0]: Uint8Array): string | undefined {
  const start = (first << 8) | second;
  if (start === 0xff_fe || start === 0x3c_00) {
    return "utf-16le";
  }
  if (start === 0xfe_ff || start === 0x00_3c) {
    return "utf-16be";
  }
  // An SVG in UTF-8 starts with "<", white space or a byte order mark; no other image format does.
  return [0x3c, 0x20, 0x09, 0x0a, 0x0d, 0xef].includes(first) ? "utf-8" : undefined;
}

const declaredEncoding = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/;

/** Decodes a file to text; returns undefined if the bytes are not text. */
function decode(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  if (!encoding) {
    return undefined;
  }
  const text = new TextDecoder(encoding).decode(bytes);
  const declared = encoding === "utf-8" ? declaredEncoding.exec(text)?.[1] : undefined;
  // Ignores a declaration of UTF-16, because some programs declare UTF-16 and write UTF-8.
  if (declared === undefined || /^utf-?16/i.test(declared)) {
    return text;
  }
  try {
    return new TextDecoder(declared).decode(bytes);
  } catch {
    return text;
  }
}

/** Matches an entity of 500 characters or more, which is too long for a namespace. */
const longEntity = /<!ENTITY\s+\S+\s+(?:"[^"]{500}|'[^']{500})/;

/** Matches the prefix of a root element such as `<svg:svg>`. */
const rootPrefix = /^(.+):svg$/;

/** Removes the root's prefix from the names of elements, because Payload measures only an `<svg>` without prefix. */
function prefixRemoval(): CustomPlugin {
  let prefix: string | undefined;
  return {
    name: "removePrefix",
    fn: () => ({
      element: {
        enter: (node, parent) => {
          if (parent.type === "root") {
            prefix = rootPrefix.exec(node.name)?.[1];
          }
          if (prefix === undefined || !node.name.startsWith(`${prefix}:`)) {
            return;
          }
          node.name = node.name.slice(prefix.length + 1);
          const { [`xmlns:${prefix}`]: namespace, ...attributes } = node.attributes;
          if (namespace !== undefined) {
            node.attributes = { xmlns: namespace, ...attributes };
          }
        },
      },
    }),
  };
}

interface Root {
  name: string;
  attributes: Record<string, string>;
}

function rootReader(read: (root: Root) => void): CustomPlugin {
  return {
    name: "readRoot",
    fn: () => ({
      element: {
        enter: (node, parent) => {
          if (parent.type === "root") {
            read(node);
          }
        },
      },
    }),
  };
}

function declaresSize({ width, height, viewBox = "" }: Record<string, string>): boolean {
  const isLength = (value = "") => !value.endsWith("%") && Number.parseFloat(value) > 0;
  const box = viewBox.trim().split(/[\s,]+/);
  return (
    (isLength(width) && isLength(height)) ||
    (box.length === 4 && Number(box[2]) > 0 && Number(box[3]) > 0)
  );
}

/**
 * Writes an SVG as UTF-8 without DOCTYPE, entities and comments, so that Payload's check for scripts reads the same
 * content as browsers.
 * @returns undefined if the file is no SVG
 */
export function prepareSvg(
  bytes: Uint8Array,
): { data: Buffer } | { problem: FileProblem } | undefined {
  const text = decode(bytes);
  if (text === undefined || !/<(?:[\w.-]+:)?svg[\s>/]/.test(text)) {
    return undefined;
  }
  if (longEntity.test(text)) {
    return { problem: "script" };
  }
  let root: Root | undefined;
  try {
    const { data } = optimize(text, {
      plugins: [
        "removeDoctype",
        "removeXMLProcInst",
        { name: "removeComments", params: { preservePatterns: false } },
        prefixRemoval(),
        rootReader((element) => {
          root = element;
        }),
      ],
    });
    if (root?.name !== "svg") {
      return undefined;
    }
    return declaresSize(root.attributes) ? { data: Buffer.from(data) } : { problem: "dimensions" };
  } catch {
    return { problem: "broken" };
  }
}
