import { ENEA_FILINGS, type EneaFiling } from '../filings/index.js';
import type { BackOfficeDocument } from '../statuses/index.js';
import type { EneaReadingKind, WeightyDifference } from './judge-enea-pdf.js';

export const DIFFERENCE_REASON_MAX = 500;

/** A difference between a declaration and its PDF. */
export interface FilingDifference extends WeightyDifference {
  readonly filing: EneaFiling;
}

/** A reading of a declaration: the file of its CPID or receipt, or a print that was not kept. */
export interface FilingReading {
  readonly filing: EneaFiling;
  /** `null` of a print that was compared and not kept. */
  readonly document: BackOfficeDocument | null;
  readonly kind: EneaReadingKind;
  readonly differences: readonly WeightyDifference[];
}

/** Says why a difference is right. */
export interface DifferenceConfirmation {
  readonly filing: EneaFiling;
  readonly key: string;
  readonly reason: string;
}

/**
 * The differences that a step asks to confirm: those of the files that it waits for; before the sending also
 * those of the last print, unless the file of the CPID is itself a print of the declaration.
 */
export function listStepDifferences(
  readings: readonly FilingReading[],
  awaited: BackOfficeDocument,
): FilingDifference[] {
  const files = readings.filter(({ document }) => document === awaited);
  const isRead = (filing: EneaFiling) =>
    files.some((one) => one.filing === filing && one.kind === 'compared');
  const prints = readings.filter(
    ({ document, filing }) => awaited === 'CodiceCpid' && document === null && !isRead(filing),
  );
  return [...files, ...prints].flatMap(({ filing, differences }) =>
    differences.map((difference) => ({ ...difference, filing })),
  );
}

/** "Serramenti, Data d’inizio dei lavori: 01/09/2026 nella pratica, 02/09/2026 nel PDF". */
export const describeDifference = ({ label, ours, theirs }: WeightyDifference): string =>
  `${label}: nella pratica ${ours ?? 'niente'}, nel PDF ${theirs ?? 'niente'}`;

/** Italian message of a step that waits for the reasons of differences; `null` when each has one. */
export function validateConfirmations(
  differences: readonly FilingDifference[],
  confirmations: readonly DifferenceConfirmation[],
  statusName: string,
): string | null {
  const open = differences.filter(
    ({ filing, key }) =>
      !confirmations.some(
        (one) => one.filing === filing && one.key === key && one.reason.trim() !== '',
      ),
  );
  if (open.length === 0) return null;
  const points = open.map(
    (difference) => `${ENEA_FILINGS[difference.filing].label}, ${describeDifference(difference)}`,
  );
  return `Per passare allo stato «${statusName}» conferma con un motivo ogni differenza tra la pratica e il PDF di ENEA: ${points.join('; ')}`;
}
