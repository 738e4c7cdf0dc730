import type { ValueOf } from './choice.js';

/**
 * VAT rates in percent of works on windows, shadings and shutters; 0 for suppliers who charge none
 * (L. 190/2014, c. 54-89) and for the reverse charge. Ten beside twenty-two percent, as for goods
 * of significant value (D.M. 29/12/1999), is no rate.
 */
export const ALIQUOTE_IVA = [
  { value: 22, label: '22 %' },
  { value: 10, label: '10 %' },
  { value: 4, label: '4 %' },
  { value: 0, label: 'Senza IVA' },
] as const;
export type AliquotaIva = ValueOf<typeof ALIQUOTE_IVA>;
