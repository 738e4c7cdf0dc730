/** What a key does in the sheet. `open` is the next value still to be copied. */
export type SheetShortcut = 'next' | 'previous' | 'open' | 'copy' | 'copyBlock';

const SHORTCUT_KEYS: Readonly<Record<string, SheetShortcut>> = {
  j: 'next',
  k: 'previous',
  n: 'open',
  c: 'copy',
  b: 'copyBlock',
};

export const sheetShortcutForKey = (key: string): SheetShortcut | null =>
  SHORTCUT_KEYS[key.toLowerCase()] ?? null;

/** Place of the value a key goes to; `null` when there is none. `current` is -1 while no value has the focus. */
export function findTargetIndex(
  action: 'next' | 'previous' | 'open',
  current: number,
  isCopied: readonly boolean[],
): number | null {
  const count = isCopied.length;
  if (count === 0) return null;
  if (action === 'next') return Math.min(current + 1, count - 1);
  if (action === 'previous') return current === -1 ? count - 1 : Math.max(current - 1, 0);
  const after = isCopied.indexOf(false, current + 1);
  const found = after === -1 ? isCopied.indexOf(false) : after;
  return found === -1 ? null : found;
}
