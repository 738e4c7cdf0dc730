import type { SettingDifference } from './setting-differences.js';

/** Lists the differences, one line per value. */
export function SettingDifferenceList({ of }: { of: readonly SettingDifference[] }) {
  if (of.length === 0) return <p>Nessun valore cambia.</p>;
  return (
    <ul className="ad-differences">
      {of.map(({ where, before, after, row }) => (
        <li key={`${where} ${row ?? ''}`}>
          <strong>{where}</strong>
          {row === undefined ? ': ' : row === 'added' ? ' (nuova voce): ' : ' (voce tolta): '}
          {row !== 'added' && <del>{before}</del>}
          {row === undefined && ' → '}
          {row !== 'removed' && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  );
}
