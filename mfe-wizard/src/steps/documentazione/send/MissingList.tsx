import type { SendingError } from '@pratiche/domain';
import { getDoubtLabel } from '../../../doubts/doubt-label.js';
import { REVIEW_TEXTS as TEXTS } from '../review/review-texts.js';

/** More would push what is read below out of view. */
const MAX_NAMED = 8;

interface MissingListProps {
  missing: readonly SendingError[];
  onOpen: (error: SendingError) => void;
}

/** What keeps the dossier from being sent, each by its name and with a way to it. */
export function MissingList({ missing, onOpen }: MissingListProps) {
  const named = missing.slice(0, MAX_NAMED);
  const others = missing.length - named.length;
  return (
    <div className="wz-asked-again">
      <p>
        {TEXTS.missing(missing.length)} {TEXTS.missingEnd}
      </p>
      <ul className="wz-missing">
        {named.map((error) => (
          <li key={`${error.field} ${error.message}`}>
            <button type="button" className="pr-link-button" onClick={() => onOpen(error)}>
              {getDoubtLabel(error.field)}
            </button>
          </li>
        ))}
        {others > 0 && <li>{TEXTS.othersMissing(others)}</li>}
      </ul>
    </div>
  );
}
