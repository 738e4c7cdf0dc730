import type { SettingDifference } from './setting-differences.js';

/** Lists the differences, one line per value. */
export function SettingDifferenceList({ of }: { of: readonly SettingDifference[] }) {
  if (of.length === 0) return <p>Nessun valore cambia.</p>;
  return (
    <ul className="ad-differences">
      {of.map(({ where, before, after }) => (
        <li key={where}>
          <strong>{where}</strong>: <del>{before}</del> → <ins>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
