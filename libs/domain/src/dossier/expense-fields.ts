import type { DossierForm } from './dossier-form.js';

/** Required expense fields of each product type. */
export const EXPENSE_FIELDS = {
  serramenti: ['spesaDetraibileSerramenti', 'speseProfessionaliSerramenti'],
  schermature: ['spesaDetraibileSchermature', 'speseProfessionaliSchermature'],
  chiusure: ['spesaDetraibileChiusure', 'speseProfessionaliChiusure'],
} as const;

/** Product types of the dossier whose costs are required. */
export const listProductTypes = (
  form: Pick<DossierForm, 'manufatti'>,
): (keyof typeof EXPENSE_FIELDS)[] =>
  (['serramenti', 'schermature', 'chiusure'] as const).filter(
    (type) => form.manufatti[type].length > 0,
  );
