import type { FilingCounts } from './intervention-matrix.js';

/** Message of insufficient credits (spec wizard §8). */
export const INSUFFICIENT_CREDITS_MESSAGE =
  "ATTENZIONE! Non hai abbastanza crediti per l'invio della pratica";

/** {@link INSUFFICIENT_CREDITS_MESSAGE} followed by the counts of the dossier. */
export const formatInsufficientCreditsMessage = (counts: FilingCounts): string =>
  `${INSUFFICIENT_CREDITS_MESSAGE}. BonusCasa: ${counts.numBonusCasa}, ` +
  `CalcoloEnergetico: ${counts.numCalcoloEnergetico}, Ecobonus: ${counts.numEcobonus}`;
