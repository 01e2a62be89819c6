import type { DocumentViewServerProps } from "payload";
import { formatTime } from "../../platform/admin/brasilia-time.ts";
import { DocumentStepNav } from "../../platform/admin/document-step-nav.tsx";
import { getLanguageName } from "../../platform/admin/documents.ts";
import type { Label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { type HistoryDocumentRef, type HistoryEntry, readHistory } from "../history.ts";
import { historyTexts as texts } from "./texts.ts";
import "./history.css";

type Language = keyof Label;

/** Maximum number of changes listed per save. */
const maxNamed = 12;

function subjectOf({
  doc,
  initPageResult,
}: DocumentViewServerProps): HistoryDocumentRef | undefined {
  const { collectionConfig, globalConfig } = initPageResult;
  if (globalConfig) {
    return { global: globalConfig.slug };
  }
  return collectionConfig ? { collection: collectionConfig.slug, id: String(doc.id) } : undefined;
}

function Changes({ entry, language }: { entry: HistoryEntry; language: Language }) {
  const { changes, isFirst } = entry;
  if (isFirst || changes.length === 0) {
    return <small>{(isFirst ? texts.first : texts.nothing)[language]}</small>;
  }
  const hiddenCount = changes.length - maxNamed;
  return (
    <ul>
      {changes.slice(0, maxNamed).map((change) => (
        <li key={change}>{change}</li>
      ))}
      {hiddenCount > 0 ? (
        <li>{texts.andMore[language].replace("{count}", String(hiddenCount))}</li>
      ) : null}
    </ul>
  );
}

/** History tab of a document. Lists each save with author, time and the labels of the changed fields. */
export async function HistoryView(view: DocumentViewServerProps) {
  const { req } = view.initPageResult;
  const subject = subjectOf(view);
  if (!subject || req.user?.collection !== "staff") {
    return null;
  }
  const language = textLanguage(req.i18n.language);
  const entries = await readHistory(req.payload, subject, language);
  return (
    <div className="history gutter--left gutter--right">
      <DocumentStepNav view={view} heading={req.i18n.t("product:history" as never)} />
      <h2>{texts.heading[language]}</h2>
      <p>{texts.about[language]}</p>
      <ol>
        {entries.map((entry) => (
          <li key={entry.versionId}>
            <time dateTime={entry.at.toISOString()}>{formatTime(language, entry.at)}</time>
            <div>
              <strong>{entry.staffName ?? texts.software[language]}</strong>{" "}
              {texts.acts[entry.act][language]}
              {entry.locale ? <span> · {getLanguageName(entry.locale)}</span> : null}
              <Changes entry={entry} language={language} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
