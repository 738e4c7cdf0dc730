import { formatCount, selectPlural } from '@pratiche/domain';
import type { EneaSheetBlock, EneaSheetBlockChange, EneaSheetChanges } from '@pratiche/domain';
import { DateText } from '@pratiche/ui';
import { SHEET_TEXTS } from './texts.js';

/** Fields of a block that are named; a block that changed more is looked at itself. */
const NAMED_FIELDS = 3;

/** ` – CAP: 20122 (prima: 20121)`, in the order of the sheet. */
function describeFields(
  block: EneaSheetBlock | undefined,
  { before }: EneaSheetBlockChange,
): string {
  const changed = (block?.fields ?? []).flatMap(({ key, label, value }) => {
    const old = before[key];
    const now = value?.shown ?? SHEET_TEXTS.notGiven.toLowerCase();
    return old === undefined ? [] : [`${label}: ${now} (${SHEET_TEXTS.before(old)})`];
  });
  if (changed.length === 0) return '';
  const more = changed.length - NAMED_FIELDS;
  return ` – ${changed.slice(0, NAMED_FIELDS).join('; ')}${more > 0 ? SHEET_TEXTS.moreFields(more) : ''}`;
}

/**
 * What changed since the dossier was handed in: by the fitter since the time before, said also when
 * nothing did, or by the back office since the last time.
 */
export function SheetChangesNote({
  changes,
  at,
  sheet,
  isOffice = false,
}: {
  changes: EneaSheetChanges;
  at: string;
  /** The blocks as they are now. */
  sheet: readonly EneaSheetBlock[];
  isOffice?: boolean;
}) {
  const { blocks, removed, count } = changes;
  return (
    <div className={count === 0 ? 'pr-muted' : 'sheet-changes'} role="note">
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
          {Object.entries(blocks).map(([key, change]) => {
            const block = sheet.find((one) => one.key === key);
            return (
              <li key={key}>
                <a href={`#block-${key}`}>{block?.title ?? key}</a>
                {change.kind === 'added' ? SHEET_TEXTS.addedBlock : describeFields(block, change)}
              </li>
            );
          })}
          {removed.map(({ key, title }) => (
            <li key={`removed-${key}`}>{SHEET_TEXTS.removedBlock(title)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
