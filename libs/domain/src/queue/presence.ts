import { lazyValue } from '../formats/lazy-value.js';
import { selectPlural } from '../formats/plurals.js';

/** How often an open dossier says so. */
export const PRESENCE_BEAT_MS = 25_000;
/** A beat that comes sooner after the last one is not written. */
export const PRESENCE_MIN_WRITE_MS = 15_000;
/** After this long without a beat, the operator counts as gone. */
export const PRESENCE_EXPIRY_MS = 70_000;

const getNameList = lazyValue(() => new Intl.ListFormat('it'));

/** Who else has a dossier open, in a sentence; `null` without others. */
export function formatPresence(others: readonly string[]): string | null {
  if (others.length === 0) return null;
  return `${getNameList().format(others)} ${selectPlural(others.length, 'ha', 'hanno')} aperto questa pratica.`;
}
