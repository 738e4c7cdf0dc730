import type { DossierForm } from '../dossier/index.js';

/** A kind of filing a dossier gives rise to. */
export type FilingKind = 'ecobonus' | 'calcoloEnergetico' | 'bonusCasa';

/** Names of the filings, as people read them. */
export const FILING_LABELS: Readonly<Record<FilingKind, string>> = {
  ecobonus: 'Pratica Ecobonus',
  calcoloEnergetico: 'Calcolo energetico',
  bonusCasa: 'Pratica Bonus Casa',
};

/** How many filings of each kind a dossier needs (moduleCredits of the API). */
export interface FilingCounts {
  numEcobonus: number;
  numBonusCasa: number;
  numCalcoloEnergetico: number;
}

/** Version of the matrix below, frozen on each dossier when it is sent. */
export const MATRIX_VERSION = 1;

type MatrixInput = Pick<DossierForm, 'serviceType' | 'manufatti'>;

/**
 * The intervention matrix. Ecobonus: windows make one filing; shading and shutters together another one with an energy
 * calculation. Bonus Casa and Bonus Sicurezza: one filing for the windows.
 */
export function filingCounts({ serviceType, manufatti }: MatrixInput): FilingCounts & { matrixVersion: number } {
  const windows = manufatti.serramenti.length > 0 ? 1 : 0;
  const shadings = manufatti.schermature.length + manufatti.chiusure.length > 0 ? 1 : 0;
  const isEcobonus = serviceType === 1;
  return {
    numEcobonus: isEcobonus ? windows + shadings : 0,
    numBonusCasa: serviceType === 2 || serviceType === 3 ? windows : 0,
    numCalcoloEnergetico: isEcobonus ? shadings : 0,
    matrixVersion: MATRIX_VERSION,
  };
}

/** The matrix as the intervention note shows it: which products make which filings. */
export const INTERVENTION_MATRIX = [
  { services: 'Ecobonus', products: 'Solo serramenti', ecobonus: 1, bonusCasa: 0, calcoloEnergetico: 0 },
  { services: 'Ecobonus', products: 'Schermature e/o chiusure oscuranti, senza serramenti', ecobonus: 1, bonusCasa: 0, calcoloEnergetico: 1 },
  { services: 'Ecobonus', products: 'Serramenti con schermature e/o chiusure oscuranti', ecobonus: 2, bonusCasa: 0, calcoloEnergetico: 1 },
  { services: 'Bonus Casa, Bonus Sicurezza', products: 'Serramenti', ecobonus: 0, bonusCasa: 1, calcoloEnergetico: 0 },
] as const;

/** Hint when shutters stand beside windows; `null` when it does not apply. */
export const shutterHint = ({ serviceType, manufatti }: MatrixInput): string | null =>
  serviceType === 1 && manufatti.serramenti.length > 0 && manufatti.chiusure.length > 0
    ? 'Le chiusure oscuranti sostituite insieme ai serramenti possono essere indicate nella riga del serramento ' +
      '(«Installazione chiusura oscurante»): in questo modo la pratica ENEA è una sola invece di due.'
    : null;
