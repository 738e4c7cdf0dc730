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
 * Italian question before a step of a dossier whose documents were not all marked as verified;
 * `null` where nothing is to be asked.
 */
export function findVerificationQuestion(to: StatusCode, documents: number): string | null {
  const question = ASKED_STEPS[to];
  return question === undefined || documents === 0
    ? null
    : `${formatDocuments(documents)}: ${question}`;
}

/** Documents that were not marked as verified, and how many dossiers have them. */
export interface UnverifiedDocuments {
  readonly dossiers: number;
  readonly documents: number;
}

/** What is said of them before several dossiers are accepted; `null` where all were verified. */
export const describeUnverified = ({ dossiers, documents }: UnverifiedDocuments): string | null =>
  documents === 0
    ? null
    : `${formatDocuments(documents)} in ${formatCount(dossiers, 'pratica', 'pratiche')}.`;
