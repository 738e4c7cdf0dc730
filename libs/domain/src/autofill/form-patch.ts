import type { DossierForm } from '../dossier/index.js';

/**
 * A value filled in automatically: `field` is its path in the form, such as
 * `manufatti.serramenti.0.trasmittanzaPre`.
 */
export interface FormPatch {
  field: string;
  value: unknown;
}

/** The value at a path; `undefined` when there is none. */
export const getValueAtPath = (form: object, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      form,
    );

function setValueAtPath(record: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, key)) return record;
  const changed = setValueAtPath((record as Record<string, unknown>)[key], rest, value);
  if (Array.isArray(record))
    return record.map((item: unknown, index) => (String(index) === key ? changed : item));
  return { ...record, [key]: changed };
}

/**
 * Returns a copy of the form with the patches applied; untouched parts remain the same objects.
 * Paths that do not exist are ignored.
 */
export const applyPatches = (form: DossierForm, patches: readonly FormPatch[]): DossierForm =>
  patches.reduce<DossierForm>(
    (result, { field, value }) => setValueAtPath(result, field.split('.'), value) as DossierForm,
    form,
  );

/** Keeps the patches that change something. */
export const filterEffectivePatches = (
  form: DossierForm,
  patches: readonly FormPatch[],
): FormPatch[] => patches.filter(({ field, value }) => getValueAtPath(form, field) !== value);
