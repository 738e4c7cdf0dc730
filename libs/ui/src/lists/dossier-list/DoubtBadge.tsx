import { LIST_TEXTS as TEXTS } from '../texts.js';

/** How many values of a draft its review asks to verify, for a row of a list; nothing where none. */
export function DoubtBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="pr-marks">
      <span className="pr-mark" title={TEXTS.toVerifyTitle}>
        {TEXTS.toVerify(count)}
      </span>
    </span>
  );
}
