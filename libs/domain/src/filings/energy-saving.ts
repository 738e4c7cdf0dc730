import type { DossierForm } from '../dossier/index.js';
import { getChoiceLabel, type ValueOf } from '../enumerations/choice.js';
import { formatNumber, readNumber, type NumberReading } from '../formats/index.js';
import {
  isCompletedStatus,
  isFiledStatus,
  isOpenStatus,
  type StatusCode,
} from '../statuses/index.js';
import { ENEA_FILINGS, type EneaFiling } from './enea-filings.js';
import type { FilingChange } from './filing-changes.js';

export const ENERGY_SAVING_UNIT = 'kWh/anno';

/** Beyond what ten shadings or shutters of a building can save. */
export const ENERGY_SAVING_MAX = 100_000;

/** Ways in which the number of a declaration was calculated. */
export const ENERGY_SAVING_ORIGINS = [
  { value: 'chiusureOscuranti', label: 'Stampa di «Chiusure oscuranti» di ENEA' },
  { value: 'shadoWindow', label: 'Stampa di «ShadoWindow» di ENEA' },
  { value: 'tecnico', label: 'Calcolo di un tecnico' },
] as const;
export type EnergySavingOrigin = ValueOf<typeof ENERGY_SAVING_ORIGINS>;

export const ENERGY_SAVING_ORIGIN_CODES: readonly EnergySavingOrigin[] = ENERGY_SAVING_ORIGINS.map(
  ({ value }) => value,
);

/** The energy that the products of a declaration save, as the operator found it calculated. */
export interface EnergySaving {
  /** At most two decimals. */
  readonly kwh: number;
  readonly origin: EnergySavingOrigin;
}

/** Fields that say if a dossier may save nothing. */
export type Cooling = Pick<DossierForm, 'impiantoClimatizzazioneEstiva'>;

/** ENEA asks for the saving of shadings and shutters; its site calculates that of windows. */
export const needsEnergySaving = (filing: EneaFiling): boolean =>
  ENEA_FILINGS[filing].comma === '345B';

/** Reads a saving as it is typed or copied from a print, with its unit. */
export const readEnergySaving = (text: string): NumberReading | null =>
  readNumber(text, { unit: ENERGY_SAVING_UNIT, usualMax: ENERGY_SAVING_MAX });

const hasMoreDecimals = (kwh: number): boolean => Number(kwh.toFixed(2)) !== kwh;

/** Italian message about a number that cannot be a saving, whatever the dossier; `null` when it can. */
export function validateEnergySaving(kwh: number): string | null {
  if (!Number.isFinite(kwh) || kwh < 0) return 'Il risparmio non può essere minore di 0';
  if (kwh > ENERGY_SAVING_MAX)
    return `Il risparmio non può superare ${formatNumber(ENERGY_SAVING_MAX)} ${ENERGY_SAVING_UNIT}: controlla l’unità di misura`;
  return hasMoreDecimals(kwh) ? 'Il risparmio ha al massimo due decimali' : null;
}

/** Italian message when a saving of nothing is not right for a dossier; `null` when it is. */
export const validateZeroSaving = (
  kwh: number,
  { impiantoClimatizzazioneEstiva }: Cooling,
): string | null =>
  kwh === 0 && impiantoClimatizzazioneEstiva
    ? 'Il risparmio può essere 0 solo senza impianto di climatizzazione estiva, e questa pratica ne ha uno'
    : null;

/**
 * Italian message when the saving may not be changed in a status; `null` when it may, as for the
 * CPID. A dossier that was filed without it may get it later.
 */
export function validateEnergySavingChange(
  status: StatusCode,
  change: FilingChange,
): string | null {
  if (isOpenStatus(status))
    return 'La pratica è in mano all’installatore: scrivi il risparmio energetico dopo l’invio.';
  if (change === 'add') return null;
  if (isCompletedStatus(status))
    return 'La pratica è completata: non puoi più cambiare il risparmio energetico.';
  if (change === 'remove' && isFiledStatus(status))
    return 'La pratica è già stata inviata a ENEA: puoi cambiare il risparmio energetico ma non toglierlo.';
  return null;
}

/**
 * Italian message when the calculation of the saving may not be changed in a status; `null` when it
 * may. No step waits for it, so it may also be taken away until the dossier is complete.
 */
export function validateSavingFileChange(status: StatusCode, change: FilingChange): string | null {
  if (isOpenStatus(status))
    return 'La pratica è in mano all’installatore: allega il calcolo del risparmio dopo l’invio.';
  return change !== 'add' && isCompletedStatus(status)
    ? 'La pratica è completata: non puoi più cambiare il calcolo del risparmio.'
    : null;
}

/** As of the `accept` attribute: a print or a photograph of it. */
export const SAVING_FILE_EXTENSIONS = '.pdf,.jpg,.jpeg,.png,.heic,.heif';

/** Italian message about a file that is neither PDF nor picture; `null` where it is. */
export const validateSavingFileType = (contentType: string): string | null =>
  contentType === 'application/pdf' || contentType.startsWith('image/')
    ? null
    : 'Allega il calcolo del risparmio come PDF o come foto (JPEG, PNG, HEIC).';

/** "311 kWh/anno". */
export const formatEnergySaving = ({ kwh }: Pick<EnergySaving, 'kwh'>): string =>
  `${formatNumber(kwh)} ${ENERGY_SAVING_UNIT}`;

/** "311 kWh/anno (Calcolo di un tecnico)". */
export const describeEnergySaving = (saving: EnergySaving): string =>
  `${formatEnergySaving(saving)} (${getChoiceLabel(ENERGY_SAVING_ORIGINS, saving.origin)})`;
