import { describeResubmission } from '@pratiche/domain/working-day';
import { RESUBMISSION_TEXTS } from './texts.js';
import './resubmission.css';

interface ResubmissionNoteProps {
  dossier: Parameters<typeof describeResubmission>[0];
}

/** At the top of a dossier that came in again: what was asked, and which documents came since. */
export function ResubmissionNote({ dossier }: ResubmissionNoteProps) {
  const { asked = null, newDocuments = [] } = describeResubmission(dossier) ?? {};
  if (asked === null && newDocuments.length === 0) return null;
  return (
    <section className="of-resubmission" aria-label={RESUBMISSION_TEXTS.title}>
      {asked !== null && (
        <p className="of-resubmission-asked" title={asked}>
          <strong>{RESUBMISSION_TEXTS.asked}</strong> {asked}
        </p>
      )}
      {newDocuments.length > 0 && (
        <p>
          <strong>{RESUBMISSION_TEXTS.newDocuments}</strong> {newDocuments.join(', ')}
        </p>
      )}
    </section>
  );
}
