import { isPageKey, useKeyDown, useSingleKeys } from '@pratiche/ui';

/** Listens for the keys of the page; an absent action leaves its key alone. */
export function useDossierShortcuts(
  actions: Readonly<Partial<Record<DossierShortcut, () => void>>>,
): void {
  const isOn = useSingleKeys();
  const onKeyDown = (event: KeyboardEvent) => {
    const shortcut = dossierShortcutForKey(event);
    const action = shortcut === null ? undefined : actions[shortcut];
    if (action === undefined || event.repeat || !isPageKey(event)) return;
    event.preventDefault();
    action();
  };
  // Before the sheet, which knows its letters in capitals too.
  useKeyDown(isOn, onKeyDown, true);
}

/** What Shift and a letter do on a dossier's page; the letters alone belong to the ENEA sheet. */
type DossierShortcut =
  | 'accept'
  | 'corrections'
  | 'postpone'
  | 'take'
  | 'next'
  | 'previous'
  | 'filed'
  | 'completed'
  | 'doubts'
  | 'requests'
  | 'messages'
  | 'deadline';

const SHORTCUT_KEYS: Readonly<Record<string, DossierShortcut>> = {
  A: 'accept',
  C: 'corrections',
  D: 'doubts',
  E: 'filed',
  F: 'completed',
  H: 'postpone',
  M: 'messages',
  N: 'next',
  P: 'previous',
  R: 'requests',
  S: 'deadline',
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
