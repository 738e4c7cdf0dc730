import { formatCount, selectPlural } from '../formats/plurals.js';
import type { StatusCode } from '../statuses/index.js';

/** Steps that end the look at the documents, with the words of their question. */
const ASKED_STEPS: Readonly<Partial<Record<StatusCode, string>>> = {
  ACCEPTED: 'accetti lo stesso?',
  SELLED: 'completi lo stesso?',
};

/** Whether a step is asked about while documents are not verified. */
export const needsVerifiedDocuments = (to: StatusCode): boolean => ASKED_STEPS[to] !== undefined;

/** What of a dossier is still open, beside its documents. */
export interface OpenPoints {
  /** Doubts that no operator has marked as seen. */
  readonly doubts: number;
  /** Documents that were asked for again and did not come. */
  readonly requests: number;
  /** Messages of the fitter that nobody has read. */
  readonly messages: number;
}

export const NO_OPEN_POINTS: OpenPoints = { doubts: 0, requests: 0, messages: 0 };

const formatDocuments = (documents: number): string =>
  formatCount(documents, 'documento non verificato', 'documenti non verificati');

/** What is open, the heaviest first: "2 punti da ricontrollare", "1 documento richiesto in attesa". */
export const listOpenPoints = ({ doubts, requests, messages }: OpenPoints): string[] => [
  ...(doubts === 0
    ? []
    : [formatCount(doubts, 'punto da ricontrollare', 'punti da ricontrollare')]),
  ...(requests === 0
    ? []
    : [formatCount(requests, 'documento richiesto in attesa', 'documenti richiesti in attesa')]),
  ...(messages === 0 ? [] : [formatCount(messages, 'messaggio da leggere', 'messaggi da leggere')]),
];

/** For history and audit log; `null` where nothing is open, and of a step that does not ask. */
export function describeOpenPoints(to: StatusCode, points: OpenPoints): string | null {
  const open = to === 'ACCEPTED' ? listOpenPoints(points) : [];
  return open.length === 0 ? null : open.join(', ');
}

/**
 * Italian message why a dossier with open requests is not accepted; `null` when it is.
 * @param isConfirmed whether the operator was asked; `undefined` of a page of before, which cannot ask
 */
export function validateAcceptedRequests(
  to: StatusCode,
  requests: number,
  isConfirmed: boolean | undefined,
): string | null {
  if (to !== 'ACCEPTED' || requests === 0 || isConfirmed !== false) return null;
  const awaited = selectPlural(
    requests,
    'Un documento richiesto non è ancora arrivato',
    `${requests} documenti richiesti non sono ancora arrivati`,
  );
  return `${awaited}: conferma per accettare lo stesso, oppure ritira la richiesta.`;
}

/** What is told in the question before a step, one line each. */
export function listQuestionPoints(
  to: StatusCode,
  documents: number,
  open: OpenPoints = NO_OPEN_POINTS,
): string[] {
  if (ASKED_STEPS[to] === undefined) return [];
  return [
    ...(to === 'ACCEPTED' ? listOpenPoints(open) : []),
    ...(documents === 0 ? [] : [formatDocuments(documents)]),
  ];
}

/**
 * Italian question before a step of a dossier with something still open: documents that were not all
 * marked as verified, doubts, requests, messages, or an Ecobonus that is not due; `null` where
 * nothing is to be asked.
 */
export function findVerificationQuestion(
  to: StatusCode,
  documents: number,
  hasEcobonusDoubt = false,
  open: OpenPoints = NO_OPEN_POINTS,
): string | null {
  const question = ASKED_STEPS[to];
  if (question === undefined) return null;
  if (to === 'ACCEPTED' && hasEcobonusDoubt) return `L’Ecobonus non spetta: ${question}`;
  const points = listQuestionPoints(to, documents, open);
  if (points.length > 1) return `Restano punti aperti: ${question}`;
  return points.length === 0 ? null : `${points[0]}: ${question}`;
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

/** What is open in several dossiers, and how many have any of it. */
export interface BulkOpenPoints extends OpenPoints {
  readonly dossiers: number;
}

/** Adds up what is open in several dossiers. */
export function sumOpenPoints(dossiers: readonly OpenPoints[]): BulkOpenPoints {
  const sum = (name: keyof OpenPoints) => dossiers.reduce((all, one) => all + one[name], 0);
  return {
    doubts: sum('doubts'),
    requests: sum('requests'),
    messages: sum('messages'),
    dossiers: dossiers.filter((one) => listOpenPoints(one).length > 0).length,
  };
}

/** Points to tell before several dossiers are accepted; `null` where there is none. */
export function describeUnverified(
  unverified: UnverifiedDocuments,
  open: BulkOpenPoints = { ...NO_OPEN_POINTS, dossiers: 0 },
): string | null {
  const { documents, ecobonusDossiers = 0 } = unverified;
  const others = listOpenPoints(open);
  const points = [
    ...(ecobonusDossiers === 0
      ? []
      : [
          `L’Ecobonus non spetta per i serramenti di ${formatCount(ecobonusDossiers, 'pratica', 'pratiche')}.`,
        ]),
    ...(others.length === 0
      ? []
      : [`${others.join(', ')} in ${formatCount(open.dossiers, 'pratica', 'pratiche')}.`]),
    ...(documents === 0 ? [] : [describeDocuments(unverified)]),
  ];
  return points.length === 0 ? null : points.join(' ');
}
