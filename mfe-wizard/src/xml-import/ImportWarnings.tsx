import { formatCount, selectPlural } from '@pratiche/domain';
import type { XmlPreview } from '@pratiche/domain';
import { Alert } from '@pratiche/ui';

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
          title="Da controllare"
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
            'Un dato del file da rivedere',
            `${notUnderstood.length} dati del file da rivedere`,
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
          Serramenti uguali uniti, sommando le superfici: {windows.inFile} nel file,{' '}
          {formatCount(windows.rows, 'riga', 'righe')} nella pratica.
        </p>
      )}
    </>
  );
}
