import { nameOfPath, shownValue } from '../fields/catalog/index.js';

/** A value of a conflict as people read it; a list with all its rows, so that nobody gives up what they have not seen. */
export function ClashValue({ path, value }: { path: string; value: unknown }) {
  if (!Array.isArray(value)) return <span>{shownValue(path, value)}</span>;
  if (value.length === 0) return <span>Nessuna riga</span>;
  return (
    <ol className="wz-clash-rows">
      {value.map((row: unknown, index) => (
        <li key={index}>{rowText(`${path}.${index}`, row)}</li>
      ))}
    </ol>
  );
}

function rowText(path: string, row: unknown): string {
  if (typeof row !== 'object' || row === null) return shownValue(path, row);
  const parts = Object.entries(row).filter(
    ([, value]) => value !== null && value !== false && typeof value !== 'object',
  );
  return (
    parts
      .map(
        ([key, value]) =>
          `${nameOfPath(`${path}.${key}`).split(' · ').at(-1) ?? key}: ${shownValue(`${path}.${key}`, value)}`,
      )
      .join(', ') || 'Riga vuota'
  );
}
