import type { Difference } from './differences.js';

/** What changes, one line per value. */
export function DifferenceList({ of }: { of: readonly Difference[] }) {
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
