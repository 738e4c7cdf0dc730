import { NO_PRODUCTS, validDossierForm } from './dossier-fixtures.js';
import {
  type DossierForm,
  type ProductList,
  type RowCheck,
  BUILT_IN_SETTINGS,
  createAllRules,
} from '../src/index.js';

export const { listDossierWarnings, listRowChecks } = createAllRules(BUILT_IN_SETTINGS);

/** A dossier of one row, without costs unless they are given. */
export const formWithRow = (
  list: ProductList,
  row: object,
  more: Partial<DossierForm> = {},
): DossierForm =>
  validDossierForm({
    interventionStartDate: '2026-05-01',
    spese: { ...validDossierForm().spese, spesaDetraibileSerramenti: null },
    ...more,
    manufatti: { ...NO_PRODUCTS, [list]: [row] },
  });
export const checkRow = (
  list: ProductList,
  row: object,
  more: Partial<DossierForm> = {},
): RowCheck[] => listRowChecks(formWithRow(list, row, more), list, 0);
export const findCheck = (all: readonly RowCheck[], rule: RegExp): RowCheck | undefined =>
  all.find((check) => rule.test(check.rule));
export const listResults = (all: readonly RowCheck[]) => all.map(({ result }) => result);
