import type { CustomerPreviewDto, CustomerPreviewLineDto } from '@pratiche/api';
import { CUSTOMER_IMPORT_TEXTS as TEXTS } from './texts.js';

/** What becomes of each line of the file. */
export function CustomerPreviewList({
  preview: { lines, unknownColumns, titleRows = [] },
}: {
  preview: CustomerPreviewDto;
}) {
  const refused = lines.filter(({ problem }) => problem !== null).length;
  return (
    <>
      <p>
        <strong>{TEXTS.linesRead(lines.length)}</strong>
        {refused > 0 && TEXTS.notImportedCount(refused)}
      </p>
      {unknownColumns.length > 0 && (
        <p className="lists-import-note">
          {TEXTS.ignoredColumns} {unknownColumns.join(', ')}.
        </p>
      )}
      {titleRows.length > 0 && <p className="lists-import-note">{TEXTS.titleRows(titleRows)}</p>}
      {/* Scrolls by keyboard too. */}
      <div className="lists-import-lines" role="region" aria-label={TEXTS.lines} tabIndex={0}>
        <ul>
          {lines.map((line) => (
            <CustomerPreviewItem key={line.line} line={line} />
          ))}
        </ul>
      </div>
    </>
  );
}

function CustomerPreviewItem({
  line: { line, client, summary, notes, changes = [], problem, duplicateOf },
}: {
  line: CustomerPreviewLineDto;
}) {
  return (
    <li>
      <strong>
        {TEXTS.line} {line}: {client || TEXTS.withoutCustomer}
      </strong>
      {summary.length > 0 && <span className="pr-muted">{summary.join(' · ')}</span>}
      {problem !== null && (
        <span className="pr-field-error">
          {TEXTS.notImported} {problem}
        </span>
      )}
      {duplicateOf !== null && (
        <span className="lists-import-note">
          {TEXTS.knownCustomer}{' '}
          {duplicateOf.dossierId === null
            ? TEXTS.sameLine(duplicateOf.line)
            : TEXTS.sameDraft(duplicateOf.dossierId)}
          .
        </span>
      )}
      {changes.map((change) => (
        <span key={change} className="lists-import-note">
          {change}
        </span>
      ))}
      {notes.map((note) => (
        <span key={note} className="lists-import-note">
          {note} {TEXTS.leftEmpty}
        </span>
      ))}
    </li>
  );
}
