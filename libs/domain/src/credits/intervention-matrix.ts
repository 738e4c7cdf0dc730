import type { DossierForm } from '../dossier/index.js';
import { getChoiceLabel, SERVICE_TYPES, type ServiceType } from '../enumerations/index.js';

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

/** One combination of products and its filings. `null`: with or without. */
export interface MatrixRow {
  /** Services it applies to. */
  readonly services: readonly ServiceType[];
  readonly hasWindows: boolean | null;
  /** Shadings or shutters. */
  readonly hasShadings: boolean | null;
  /** As people read it. */
  readonly products: string;
  readonly ecobonus: number;
  readonly bonusCasa: number;
  readonly calcoloEnergetico: number;
}

/** The intervention matrix. Its version is frozen on each dossier when it is sent, with the counts it gave. */
export interface InterventionMatrix {
  readonly version: number;
  /** The first row that applies counts; a dossier without a row makes no filing. */
  readonly rows: readonly MatrixRow[];
}

export interface InterventionMatrixSettings {
  readonly interventionMatrix: InterventionMatrix;
}

/** Version of the matrix built in. */
export const MATRIX_VERSION = 1;

export const BUILT_IN_MATRIX: InterventionMatrix = {
  version: MATRIX_VERSION,
  rows: [
    {
      services: [1],
      hasWindows: true,
      hasShadings: false,
      products: 'Solo serramenti',
      ecobonus: 1,
      bonusCasa: 0,
      calcoloEnergetico: 0,
    },
    {
      services: [1],
      hasWindows: false,
      hasShadings: true,
      products: 'Schermature e/o chiusure oscuranti, senza serramenti',
      ecobonus: 1,
      bonusCasa: 0,
      calcoloEnergetico: 1,
    },
    {
      services: [1],
      hasWindows: true,
      hasShadings: true,
      products: 'Serramenti con schermature e/o chiusure oscuranti',
      ecobonus: 2,
      bonusCasa: 0,
      calcoloEnergetico: 1,
    },
    {
      services: [2, 3],
      hasWindows: true,
      hasShadings: null,
      products: 'Serramenti',
      ecobonus: 0,
      bonusCasa: 1,
      calcoloEnergetico: 0,
    },
  ],
};

export type MatrixInput = Pick<DossierForm, 'serviceType' | 'manufatti'>;

/** The filings a dossier needs by a matrix. */
export function countFilings(
  { serviceType, manufatti }: MatrixInput,
  { version, rows }: InterventionMatrix,
): FilingCounts & { matrixVersion: number } {
  const hasWindows = manufatti.serramenti.length > 0;
  const hasShadings = manufatti.schermature.length + manufatti.chiusure.length > 0;
  const row = rows.find(
    (one) =>
      serviceType !== null &&
      one.services.includes(serviceType) &&
      (one.hasWindows ?? hasWindows) === hasWindows &&
      (one.hasShadings ?? hasShadings) === hasShadings,
  );
  return {
    numEcobonus: row?.ecobonus ?? 0,
    numBonusCasa: row?.bonusCasa ?? 0,
    numCalcoloEnergetico: row?.calcoloEnergetico ?? 0,
    matrixVersion: version,
  };
}

/** A matrix as the intervention note shows it: which products make which filings. */
export const listMatrixRows = ({
  rows,
}: InterventionMatrix): readonly (Omit<MatrixRow, 'services'> & {
  services: string;
})[] =>
  rows.map((row) => ({
    ...row,
    services: row.services.map((service) => getChoiceLabel(SERVICE_TYPES, service)).join(', '),
  }));

/** Hint for dossiers with both shutters and windows; `null` when it does not apply. */
export const getShutterHint = ({ serviceType, manufatti }: MatrixInput): string | null =>
  serviceType === 1 && manufatti.serramenti.length > 0 && manufatti.chiusure.length > 0
    ? 'Puoi indicare le chiusure oscuranti sostituite insieme ai serramenti nella riga del serramento ' +
      '(«Installazione chiusura oscurante»): in questo modo la pratica ENEA è una sola invece di due.'
    : null;
