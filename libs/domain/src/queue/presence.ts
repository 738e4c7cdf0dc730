import { selectPlural } from '../formats/index.js';
/** How often an open dossier says so. */
export const PRESENCE_BEAT_MS = 25_000;
/** A beat that comes sooner after the last one is not written. */
export const PRESENCE_MIN_WRITE_MS = 15_000;
/** After this long without a beat, nobody is there any more. */
export const PRESENCE_EXPIRY_MS = 70_000;

export const isPresent = (seen: Date, now: Date): boolean =>
  now.getTime() - seen.getTime() < PRESENCE_EXPIRY_MS;

const names = new Intl.ListFormat('it');

/** Who else has a dossier open, in a sentence; `null` when nobody has. */
export function formatPresence(others: readonly string[]): string | null {
  if (others.length === 0) return null;
  return `${names.format(others)} ${selectPlural(others.length, 'ha', 'hanno')} aperto questa pratica.`;
}
