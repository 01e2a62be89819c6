import { astToJSX } from "markdown-to-jsx/react";
import type { ComponentProps } from "react";
import { languageTags } from "../../platform/i18n/text-language.ts";
import {
  type GuideLanguage,
  getFileName,
  guidePictureSize,
  toHelpScreenHref,
} from "../guide-links.ts";
import { guidePicturePath } from "../help-paths.ts";
import { parseGuide } from "../parse-guide.ts";
import { tableOfContentsLabel } from "./texts.ts";

function GuideLink({ href = "", children }: ComponentProps<"a">) {
  const target = toHelpScreenHref(href);
  return target === undefined ? children : <a href={target}>{children}</a>;
}

function GuidePicture({ src, alt }: ComponentProps<"img">) {
  const path = guidePicturePath(getFileName(String(src)));
  // biome-ignore lint/performance/noImgElement: /_next/image is disabled
  return <img src={path} alt={alt} {...guidePictureSize} loading="lazy" />;
}

export interface GuideProps {
  markdown: string;
  language: GuideLanguage;
}

/** Shows the guide's text below a table of contents. */
export function Guide({ markdown, language }: GuideProps) {
  const { nodes, sections } = parseGuide(markdown);
  return (
    <div className="guide" lang={languageTags[language]}>
      <nav aria-label={tableOfContentsLabel[language]}>
        <ul>
          {sections.map(({ id, children }) => (
            <li key={id}>
              <a href={`#${id}`}>{astToJSX(children)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {astToJSX(nodes, { overrides: { a: GuideLink, img: GuidePicture } })}
    </div>
  );
}
