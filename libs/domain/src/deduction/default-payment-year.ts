import type { DossierForm } from '../dossier/index.js';

/** The first year whose rates are known. */
export const FIRST_RATE_YEAR = 2025;

/**
 * The year of payment of an estimate, where nothing else is said: the declared reference year, else
 * that of the end of the works, else the current one.
 */
export const getDefaultPaymentYear = (
  {
    annoRiferimento,
    interventionEndDate,
  }: Pick<DossierForm, 'annoRiferimento' | 'interventionEndDate'>,
  today: string,
): number =>
  Math.max(FIRST_RATE_YEAR, annoRiferimento ?? Number((interventionEndDate ?? today).slice(0, 4)));
