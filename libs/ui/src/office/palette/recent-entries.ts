import type { PaletteEntry } from './palette-entries.js';

/** A page that was opened from the palette. */
export type RecentEntry = Required<Pick<PaletteEntry, 'key' | 'label' | 'to'>> &
  Pick<PaletteEntry, 'detail'>;

const MAX_RECENT = 6;
/** In this tab only: the names of clients do not stay on the machine. */
const storageKey = (userId: number): string => `palette-recent.${userId}`;

export function readRecent(userId: number): RecentEntry[] {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(known) ? (known as RecentEntry[]) : [];
  } catch {
    return [];
  }
}

/** Puts a page first; the oldest goes. */
export function addRecent(userId: number, { key, label, detail, to }: PaletteEntry): void {
  if (to === undefined) return;
  const entry: RecentEntry = { key, label, to, ...(detail === undefined ? {} : { detail }) };
  const others = readRecent(userId).filter((one) => one.to !== to);
  try {
    sessionStorage.setItem(
      storageKey(userId),
      JSON.stringify([entry, ...others].slice(0, MAX_RECENT)),
    );
  } catch {
    // Without storage there is nothing recent.
  }
}
