import type { SettingDifference } from './setting-differences.js';
import { SETTINGS_TEXTS } from './texts.js';

/** Lists the differences, one line per value. */
export function SettingDifferenceList({ of }: { of: readonly SettingDifference[] }) {
  if (of.length === 0) return <p>{SETTINGS_TEXTS.noDifference}</p>;
  return (
    <ul className="ad-differences">
      {of.map(({ where, before, after, row }) => (
        <li key={`${where} ${row ?? ''}`}>
          <strong>{where}</strong>
          {row === undefined
            ? ': '
            : row === 'added'
              ? SETTINGS_TEXTS.newRow
              : SETTINGS_TEXTS.removedRow}
          {row !== 'added' && <del>{before}</del>}
          {row === undefined && ' → '}
          {row !== 'removed' && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
