import type { DossierForm, Spese } from './dossier-form.js';

/** Required expense fields of each product type. */
export const EXPENSE_FIELDS = {
  serramenti: ['spesaDetraibileSerramenti', 'speseProfessionaliSerramenti'],
  schermature: ['spesaDetraibileSchermature', 'speseProfessionaliSchermature'],
  chiusure: ['spesaDetraibileChiusure', 'speseProfessionaliChiusure'],
} as const;

/** Types of products, as the lists of a dossier name them. */
export type ExpenseType = keyof typeof EXPENSE_FIELDS;

/** Where the fitter tells apart what the sum of a product type consists of. Optional. */
export const EXPENSE_SPLIT_FIELDS = {
  serramenti: {
    supply: 'fornituraSerramenti',
    fitting: 'posaSerramenti',
    vatRate: 'aliquotaIvaSerramenti',
  },
  schermature: {
    supply: 'fornituraSchermature',
    fitting: 'posaSchermature',
    vatRate: 'aliquotaIvaSchermature',
  },
  chiusure: {
    supply: 'fornituraChiusure',
    fitting: 'posaChiusure',
    vatRate: 'aliquotaIvaChiusure',
  },
} as const satisfies Record<ExpenseType, Record<string, keyof Spese>>;

/** Product types of the dossier whose costs are required. */
export const listProductTypes = (form: Pick<DossierForm, 'manufatti'>): ExpenseType[] =>
  (['serramenti', 'schermature', 'chiusure'] as const).filter(
    (type) => form.manufatti[type].length > 0,
  );

/** Product type of a field of the split, by its name; `null` for other fields. */
export const findSplitType = (field: string): ExpenseType | null =>
  (Object.keys(EXPENSE_SPLIT_FIELDS) as ExpenseType[]).find((type) =>
    Object.values(EXPENSE_SPLIT_FIELDS[type]).some((name) => name === field),
  ) ?? null;

/**
 * The sum of a product type that its split gives, euro with VAT: `null` while a part of it or its
 * VAT rate is not told.
 */
export function calculateSplitSum(spese: Spese, type: ExpenseType): number | null {
  const { supply, fitting, vatRate } = EXPENSE_SPLIT_FIELDS[type];
  const [goods, work, rate] = [spese[supply], spese[fitting], spese[vatRate]];
  if (goods === null || work === null || rate === null) return null;
  const netCents = Math.round(goods * 100) + Math.round(work * 100);
  return Math.round((netCents * (100 + rate)) / 100) / 100;
}
