import { SENT_STATUS, describeResubmission } from '@pratiche/domain';
import type { ReactNode } from 'react';
import { RESUBMISSION_TEXTS } from '../texts.js';
import './resubmission.css';

type ResubmittedDossier = Parameters<typeof describeResubmission>[0] & { status: { code: string } };

interface ResubmissionNoteProps {
  dossier: ResubmittedDossier;
  /** Lines of what was asked that point at something, and whether it changed since. */
  listPoints?: (asked: string) => readonly { line: string; text: string; isAnswered: boolean }[];
  /** What else changed, in the same note. */
  children?: ReactNode;
}

/** What it says; `null` where there is no note. */
function findResubmission(dossier: ResubmittedDossier) {
  if (dossier.status.code !== SENT_STATUS) return null;
  const { asked = null, newDocuments = [] } = describeResubmission(dossier) ?? {};
  return asked === null && newDocuments.length === 0 ? null : { asked, newDocuments };
}

export const hasResubmissionNote = (dossier: ResubmittedDossier): boolean =>
  findResubmission(dossier) !== null;

/**
 * At the top of a dossier that came in again, while it waits for its verification: what was asked,
 * and which documents came since. Before and after that the status and the history say it.
 */
export function ResubmissionNote({ dossier, listPoints, children }: ResubmissionNoteProps) {
  const said = findResubmission(dossier);
  if (said === null) return null;
  const { asked, newDocuments } = said;
  const points = asked === null ? [] : (listPoints?.(asked) ?? []);
  const text = points.reduce((rest, { line }) => rest.replace(line, ''), asked ?? '').trim();
  return (
    <section className="of-resubmission" aria-label={RESUBMISSION_TEXTS.title}>
      {asked !== null && (
        <p className="of-resubmission-asked" title={asked}>
          <strong>{RESUBMISSION_TEXTS.asked}</strong> {text}
        </p>
      )}
      {points.length > 0 && (
        <ul className="of-resubmission-points">
          {points.map(({ line, text: words, isAnswered }) => (
            <li key={line}>
              <strong className={isAnswered ? 'of-answered' : 'of-unanswered'}>
                {isAnswered ? RESUBMISSION_TEXTS.answered : RESUBMISSION_TEXTS.unanswered}
              </strong>{' '}
              {words}
            </li>
          ))}
        </ul>
      )}
      {newDocuments.length > 0 && (
        <p>
          <strong>{RESUBMISSION_TEXTS.newDocuments}</strong> {newDocuments.join(', ')}
        </p>
      )}
      {children}
    </section>
  );
}
