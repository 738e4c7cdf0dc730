import { formatCount } from '../formats/plurals.js';
import type { StatusCode } from '../statuses/index.js';

/** Steps that end the look at the documents, with the words of their question. */
const ASKED_STEPS: Readonly<Partial<Record<StatusCode, string>>> = {
  ACCEPTED: 'accetti lo stesso?',
  SELLED: 'completi lo stesso?',
};

/** Whether a step is asked about while documents are not verified. */
export const needsVerifiedDocuments = (to: StatusCode): boolean => ASKED_STEPS[to] !== undefined;

const formatDocuments = (documents: number): string =>
  formatCount(documents, 'documento non verificato', 'documenti non verificati');

/**
 * Italian question before a step of a dossier whose documents were not all marked as verified, or
 * before the acceptance of an Ecobonus that is not due; `null` where nothing is to be asked.
 */
export function findVerificationQuestion(
  to: StatusCode,
  documents: number,
  hasEcobonusDoubt = false,
): string | null {
  const question = ASKED_STEPS[to];
  if (question === undefined) return null;
  if (to === 'ACCEPTED' && hasEcobonusDoubt) return `L’Ecobonus non spetta: ${question}`;
  return documents === 0 ? null : `${formatDocuments(documents)}: ${question}`;
}

/** Documents that were not marked as verified, and how many dossiers have them. */
export interface UnverifiedDocuments {
  readonly dossiers: number;
  readonly documents: number;
  /** Dossiers with windows for which no Ecobonus is due; absent from an older server. */
  readonly ecobonusDossiers?: number;
}

const describeDocuments = ({ dossiers, documents }: UnverifiedDocuments): string =>
  `${formatDocuments(documents)} in ${formatCount(dossiers, 'pratica', 'pratiche')}.`;

/** Points to tell before several dossiers are accepted; `null` where there is none. */
export function describeUnverified(unverified: UnverifiedDocuments): string | null {
  const { documents, ecobonusDossiers = 0 } = unverified;
  const points = [
    ...(ecobonusDossiers === 0
      ? []
      : [
          `L’Ecobonus non spetta per i serramenti di ${formatCount(ecobonusDossiers, 'pratica', 'pratiche')}.`,
        ]),
    ...(documents === 0 ? [] : [describeDocuments(unverified)]),
  ];
  return points.length === 0 ? null : points.join(' ');
}
