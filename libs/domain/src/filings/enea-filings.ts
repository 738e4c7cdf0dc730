import {
  countFilings,
  type FilingCounts,
  type InterventionMatrixSettings,
  type MatrixInput,
} from '../credits/index.js';

/** One declaration to ENEA: each kind of intervention has its own, with its own CPID and receipt. */
export const ENEA_FILINGS = {
  serramenti: { label: 'Serramenti', comma: '345A' },
  schermature: { label: 'Schermature e chiusure', comma: '345B' },
  bonusCasa: { label: 'Bonus Casa', comma: null },
} as const satisfies Record<string, { label: string; comma: string | null }>;

export type EneaFiling = keyof typeof ENEA_FILINGS;

export const ENEA_FILING_CODES = Object.keys(ENEA_FILINGS) as readonly EneaFiling[];

export const isEneaFiling = (value: unknown): value is EneaFiling =>
  ENEA_FILING_CODES.includes(value as EneaFiling);

/** The kinds of intervention that a form holds, each a declaration of its own at ENEA. */
export function listInterventionKinds({ serviceType, manufatti }: MatrixInput): EneaFiling[] {
  if (serviceType === null) return [];
  // ENEA knows Ecobonus and Bonus Casa only.
  if (serviceType !== 1) return ['bonusCasa'];
  const hasShadings = manufatti.schermature.length + manufatti.chiusure.length > 0;
  if (!hasShadings) return ['serramenti'];
  return manufatti.serramenti.length > 0 ? ['serramenti', 'schermature'] : ['schermature'];
}

/**
 * The declarations of a dossier in their order. How many there are is frozen when it is sent; before
 * that the matrix in force says it.
 */
export function listEneaFilings(
  dossier: MatrixInput,
  frozen: Pick<FilingCounts, 'numEcobonus'> | null,
  { interventionMatrix }: InterventionMatrixSettings,
): EneaFiling[] {
  const kinds = listInterventionKinds(dossier);
  if (dossier.serviceType !== 1) return kinds;
  const { numEcobonus } = frozen ?? countFilings(dossier, interventionMatrix);
  // A dossier is filed at least once, whatever an edited matrix counts.
  return kinds.slice(0, Math.max(numEcobonus, 1));
}
