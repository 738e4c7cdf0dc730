import { formatEuro } from './number.js';

/** Euro, `1.234,56 €`; a dash for none. */
export function Money({ value }: { value: number | null | undefined }) {
  return (
    <span className="pr-number">
      {value === null || value === undefined ? '–' : formatEuro(value)}
    </span>
  );
}
