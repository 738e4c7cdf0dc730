import { LIST_TEXTS as TEXTS } from '../texts.js';
/** How much of a dossier deserves a second look, for a row of a list; nothing where nothing does. */
export function DoubtBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="pr-marks">
      <span className="pr-mark">{TEXTS.toLookAt(count)}</span>
    </span>
  );
}
