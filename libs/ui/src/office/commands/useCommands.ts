import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { commandStore, type CommandGroup, type PageCommand } from './command-store.js';

/**
 * Registers what this part of the page can do, as long as it is shown, for the palette (Ctrl K) and
 * the help of the keys ("?"). It listens to no key itself: `keys` names the one that the page
 * already listens to. Called with the commands of every render; a refusal greys one.
 */
export function useCommands(title: string, commands: readonly PageCommand[]): void {
  const [owner] = useState(() => ({}));
  // After each render: labels, refusals and closures are those of the page as it stands.
  useLayoutEffect(() => commandStore.setGroup(owner, { title, commands }));
  useEffect(() => () => commandStore.removeGroup(owner), [owner]);
}

/** What the page offers now. */
export const useCommandGroups = (): readonly CommandGroup[] =>
  useSyncExternalStore(commandStore.subscribe, commandStore.getGroups);
