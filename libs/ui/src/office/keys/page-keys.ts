import type { CommandGroup } from '../commands/command-store.js';

export interface PageKeys {
  title: string;
  /** Key and what it does. */
  keys: readonly (readonly [string, string])[];
}

const EVERYWHERE: PageKeys = {
  title: 'Ovunque',
  keys: [
    ['Ctrl K', 'Cerca pratiche, persone, pagine e azioni'],
    ['?', 'Questo aiuto'],
  ],
};

/** The keys of a page: parts of one name together, each key once, those of every page last. */
export function listPageKeys(groups: readonly CommandGroup[]): PageKeys[] {
  const byTitle = new Map<string, Map<string, string>>();
  for (const { title, commands } of groups)
    for (const { keys, label } of commands) {
      if (keys === undefined) continue;
      const known = byTitle.get(title) ?? new Map<string, string>();
      if (!known.has(keys)) known.set(keys, label);
      byTitle.set(title, known);
    }
  return [...[...byTitle].map(([title, keys]) => ({ title, keys: [...keys] })), EVERYWHERE];
}
