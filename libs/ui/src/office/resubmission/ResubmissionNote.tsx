import { SENT_STATUS } from '@pratiche/domain';
import { describeResubmission } from '@pratiche/domain/working-day';
import { RESUBMISSION_TEXTS } from './texts.js';
import './resubmission.css';

interface ResubmissionNoteProps {
  dossier: Parameters<typeof describeResubmission>[0] & { status: { code: string } };
}

/**
 * At the top of a dossier that came in again, while it waits for its verification: what was asked,
 * and which documents came since. Before and after that the status and the history say it.
 */
export function ResubmissionNote({ dossier }: ResubmissionNoteProps) {
  if (dossier.status.code !== SENT_STATUS) return null;
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
