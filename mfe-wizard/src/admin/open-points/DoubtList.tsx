import { Button, CheckOutlined, DateText, WarningOutlined } from '@pratiche/ui';
import type { DossierDoubt } from '../../doubts/useDossierDoubts.js';
import type { DoubtMarking } from './useOpenPoints.js';
import { OPEN_POINT_TEXTS as TEXTS } from './texts.js';

interface DoubtListProps {
  doubts: readonly DossierDoubt[];
  /** `null` where nothing can be marked any more. */
  marking: DoubtMarking | null;
}

/** Doubts with their marks: who has looked at each, or the button that says so. */
export function DoubtList({ doubts, marking }: DoubtListProps) {
  return (
    <ul className="admin-warnings">
      {doubts.map((doubt) => (
        <li key={`${doubt.field} ${doubt.message}`} className="admin-doubt">
          <span
            className={doubt.seen === null ? 'pr-field-warning' : 'pr-muted'}
            title={doubt.source}
          >
            {doubt.seen === null ? (
              <WarningOutlined aria-hidden="true" />
            ) : (
              <CheckOutlined aria-hidden="true" />
            )}{' '}
            <strong>{doubt.label}</strong>: {doubt.message}
            {doubt.seen !== null && (
              <>
                {' '}
                {TEXTS.seenBy(doubt.seen.who)} <DateText value={doubt.seen.at} time />
              </>
            )}
          </span>
          {marking !== null && doubt.fingerprint !== '' && (
            <Button
              size="small"
              disabled={marking.busy}
              aria-label={`${doubt.seen === null ? TEXTS.see : TEXTS.unsee}: ${doubt.label}`}
              onClick={() => void marking.markDoubts([doubt], doubt.seen === null)}
            >
              {doubt.seen === null ? TEXTS.see : TEXTS.unsee}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
