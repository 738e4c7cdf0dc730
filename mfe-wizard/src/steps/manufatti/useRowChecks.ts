import {
  listRowChecks,
  getRowLight,
  type DossierForm,
  type RowCheck,
  type RowLight,
} from '@pratiche/domain';
import { useMemo } from 'react';
import { useDossierState } from '../../form/dossier-session-context.js';
import type { ProductListName } from '../../catalog/product-lists.js';

export interface RowCheckResult {
  light: RowLight;
  checks: RowCheck[];
}

const rowChecksCache = new WeakMap<DossierForm, Map<string, string>>();

/** As text, so that a row is drawn anew only when one of its own checks comes out otherwise. */
function getSerializedChecks(form: DossierForm, list: ProductListName, index: number): string {
  const rows = rowChecksCache.get(form) ?? new Map<string, string>();
  rowChecksCache.set(form, rows);
  const key = `${list}.${index}`;
  const text = rows.get(key) ?? serializeChecks(listRowChecks(form, list, index));
  rows.set(key, text);
  return text;
}

const serializeChecks = (checks: RowCheck[]): string =>
  JSON.stringify({ light: getRowLight(checks), checks } satisfies RowCheckResult);

/** The rules a row is held against and its light, as of the last pause in the typing. */
export function useRowChecks(list: ProductListName, index: number): RowCheckResult {
  const text = useDossierState((state) => getSerializedChecks(state.form, list, index));
  return useMemo(() => JSON.parse(text) as RowCheckResult, [text]);
}
