import { formatCount, selectPlural } from '@pratiche/domain';
import type { EneaSheetChanges } from '@pratiche/domain';
import { DateText } from '@pratiche/ui';
import { SHEET_TEXTS } from './texts.js';

/**
 * What changed since the dossier was handed in: by the fitter since the time before, said also when
 * nothing did, or by the back office since the last time.
 */
export function SheetChangesNote({
  changes,
  at,
  titleOf,
  isOffice = false,
}: {
  changes: EneaSheetChanges;
  at: string;
  titleOf: (blockKey: string) => string;
  isOffice?: boolean;
}) {
  const { blocks, removed, count } = changes;
  return (
    <div className="sheet-changes" role="note">
      <p>
        <strong>
          {count === 0 ? SHEET_TEXTS.noChange : formatCount(count, 'modifica', 'modifiche')}
        </strong>
        {isOffice ? SHEET_TEXTS.ofOperators : ' '}
        {SHEET_TEXTS.sinceSubmission} <DateText value={at} time />.
        {count > 0 && selectPlural(count, SHEET_TEXTS.oneMarked, SHEET_TEXTS.someMarked)}
      </p>
      {count > 0 && (
        <ul>
          {Object.entries(blocks).map(([key, { kind }]) => (
            <li key={key}>
              <a href={`#block-${key}`}>{titleOf(key)}</a>
              {kind === 'added' ? SHEET_TEXTS.addedBlock : ''}
            </li>
          ))}
          {removed.map(({ key, title }) => (
            <li key={`removed-${key}`}>{SHEET_TEXTS.removedBlock(title)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
