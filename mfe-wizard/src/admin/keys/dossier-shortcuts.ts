/** What Shift and a letter do on a dossier's page; the letters alone belong to the ENEA sheet. */
export type DossierShortcut = 'accept' | 'corrections' | 'postpone' | 'take' | 'next' | 'previous';

const SHORTCUT_KEYS: Readonly<Record<string, DossierShortcut>> = {
  A: 'accept',
  C: 'corrections',
  H: 'postpone',
  N: 'next',
  P: 'previous',
  T: 'take',
};

export const dossierShortcutForKey = ({
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey'>): DossierShortcut | null => {
  const letter = key.toUpperCase();
  if (!shiftKey || !Object.hasOwn(SHORTCUT_KEYS, letter)) return null;
  return SHORTCUT_KEYS[letter] ?? null;
};
