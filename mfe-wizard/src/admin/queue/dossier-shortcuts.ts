/** What Shift and a letter do on a dossier's page; the letters alone belong to the ENEA sheet. */
export type DossierShortcut = 'accept' | 'corrections' | 'postpone' | 'next' | 'previous';

const SHORTCUT_KEYS: Readonly<Record<string, DossierShortcut>> = {
  A: 'accept',
  C: 'corrections',
  H: 'postpone',
  N: 'next',
  P: 'previous',
};

/** The keys of the page, for the help of the sheet. */
export const DOSSIER_SHORTCUT_TEXTS = [
  ['Maiusc+A', 'Accetta e apri la prossima'],
  ['Maiusc+C', 'Chiedi correzioni'],
  ['Maiusc+H', 'Rimanda la pratica'],
  ['Maiusc+N', 'Pratica successiva dell’elenco'],
  ['Maiusc+P', 'Pratica precedente dell’elenco'],
  ['Z', 'Annulla quello che si è appena fatto'],
] as const;

export const dossierShortcutForKey = ({
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey'>): DossierShortcut | null => {
  const letter = key.toUpperCase();
  if (!shiftKey || !Object.hasOwn(SHORTCUT_KEYS, letter)) return null;
  return SHORTCUT_KEYS[letter] ?? null;
};
