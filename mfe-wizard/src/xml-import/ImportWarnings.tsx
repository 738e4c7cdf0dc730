import { formatCount, selectPlural } from '@pratiche/domain';
import type { XmlPreview } from '@pratiche/domain';
import { Alert } from '@pratiche/ui';
import { IMPORT_DIALOG_TEXTS as TEXTS } from './dialog-texts.js';

/** Warnings about the file before it is imported. */
export function ImportWarnings({
  preview,
  warnings,
}: {
  preview: XmlPreview;
  warnings: readonly string[];
}) {
  const { notUnderstood, windows } = preview;
  const all = [...preview.warnings, ...warnings];
  return (
    <>
      {all.length > 0 && (
        <Alert
          type="warning"
          role="note"
          showIcon
          title={TEXTS.toCheck}
          description={
            <ul className="wz-xml-list">
              {all.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          }
        />
      )}
      {notUnderstood.length > 0 && (
        <Alert
          type="warning"
          role="note"
          showIcon
          title={selectPlural(
            notUnderstood.length,
            TEXTS.oneDoubt,
            TEXTS.doubts(notUnderstood.length),
          )}
          description={
            <ul className="wz-xml-list">
              {notUnderstood.map(({ path, value, message }, index) => (
                <li key={`${path}-${index}`}>
                  <span className="wz-xml-path">{path}</span>
                  {value !== '' && <> «{value}»</>}: {message}
                </li>
              ))}
            </ul>
          }
        />
      )}
      {windows.rows < windows.inFile && (
        <p>
          {TEXTS.merged} {windows.inFile} {TEXTS.inFile}{' '}
          {formatCount(windows.rows, 'riga', 'righe')} {TEXTS.inDossier}
        </p>
      )}
    </>
  );
}
