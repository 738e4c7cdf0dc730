import {
  rowChecks,
  rowLight,
  type DossierForm,
  type RowCheck,
  type RowLight,
} from '@pratiche/domain';
import { useMemo } from 'react';
import { useDossierState } from '../../wizard/context.js';
import type { ListName } from './lists.js';

export interface CheckedRow {
  light: RowLight;
  checks: RowCheck[];
}

const known = new WeakMap<DossierForm, Map<string, string>>();

/** As text, so that a row is drawn anew only when one of its own checks comes out otherwise. */
function checked(form: DossierForm, list: ListName, index: number): string {
  const rows = known.get(form) ?? new Map<string, string>();
  known.set(form, rows);
  const key = `${list}.${index}`;
  const text = rows.get(key) ?? textOf(rowChecks(form, list, index));
  rows.set(key, text);
  return text;
}

const textOf = (checks: RowCheck[]): string =>
  JSON.stringify({ light: rowLight(checks), checks } satisfies CheckedRow);

/** The rules a row is held against and its light, as of the last pause in the typing. */
export function useCheckedRow(list: ListName, index: number): CheckedRow {
  const text = useDossierState((state) => checked(state.form, list, index));
  return useMemo(() => JSON.parse(text) as CheckedRow, [text]);
}
