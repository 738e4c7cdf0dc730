import type { DossierRules } from '@pratiche/domain';
import { fieldPathLabel, formatFieldValue } from '../catalog/field-catalog.js';
import { useDossierRules } from '../form/useDossierRules.js';
import { CONFLICT_TEXTS as TEXTS } from './conflict-texts.js';

/**
 * A value of a conflict in readable form; a list is shown with all its rows, so that the user sees
 * what would be discarded.
 */
export function ConflictValue({ path, value }: { path: string; value: unknown }) {
  const rules = useDossierRules();
  if (!Array.isArray(value)) return <span>{formatFieldValue(path, value, rules)}</span>;
  if (value.length === 0) return <span>{TEXTS.noRow}</span>;
  return (
    <ol className="wz-clash-rows">
      {value.map((row: unknown, index) => (
        <li key={index}>{rowText(`${path}.${index}`, row, rules)}</li>
      ))}
    </ol>
  );
}

function rowText(path: string, row: unknown, rules: DossierRules): string {
  if (typeof row !== 'object' || row === null) return formatFieldValue(path, row, rules);
  const parts = Object.entries(row).filter(
    ([, value]) => value !== null && value !== false && typeof value !== 'object',
  );
  return (
    parts
      .map(
        ([key, value]) =>
          `${fieldPathLabel(`${path}.${key}`).split(' · ').at(-1) ?? key}: ${formatFieldValue(`${path}.${key}`, value, rules)}`,
      )
      .join(', ') || TEXTS.emptyRow
  );
}
