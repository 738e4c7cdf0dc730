import { formatCount } from '@pratiche/domain';
import type { CustomerPreviewDto, CustomerPreviewLineDto } from '@pratiche/api';

/** What becomes of each line of the file. */
export function CustomerPreviewList({
  preview: { lines, unknownColumns },
}: {
  preview: CustomerPreviewDto;
}) {
  const refused = lines.filter(({ problem }) => problem !== null).length;
  return (
    <>
      <p>
        <strong>{formatCount(lines.length, 'riga letta.', 'righe lette.')}</strong>
        {refused > 0 &&
          ` ${formatCount(refused, 'non viene importata', 'non vengono importate')}: trovi il motivo accanto alla riga.`}
      </p>
      {unknownColumns.length > 0 && (
        <p className="lists-import-note">
          Colonne che non vengono usate: {unknownColumns.join(', ')}.
        </p>
      )}
      {/* Scrolls by keyboard too. */}
      <div className="lists-import-lines" role="region" aria-label="Righe del file" tabIndex={0}>
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
  line: { line, client, summary, notes, problem, duplicateOf },
}: {
  line: CustomerPreviewLineDto;
}) {
  return (
    <li>
      <strong>
        Riga {line}: {client || 'senza cliente'}
      </strong>
      {summary.length > 0 && <span className="pr-muted">{summary.join(' · ')}</span>}
      {problem !== null && <span className="pr-field-error">Non viene importata. {problem}</span>}
      {duplicateOf !== null && (
        <span className="lists-import-note">
          Cliente già presente:{' '}
          {duplicateOf.dossierId === null
            ? `riga ${duplicateOf.line}`
            : `bozza n. ${duplicateOf.dossierId}`}
          .
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className="lists-import-note">
          {note} Il dato viene lasciato vuoto.
        </span>
      ))}
    </li>
  );
}
