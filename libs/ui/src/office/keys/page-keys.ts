import type { CommandGroup } from '../commands/command-store.js';
import { KEY_HELP_TEXTS } from './help-texts.js';

export interface PageKeys {
  title: string;
  /** Key and what it does. */
  keys: readonly (readonly [string, string])[];
}

const EVERYWHERE: PageKeys = {
  title: KEY_HELP_TEXTS.everywhere,
  keys: [
    ['Ctrl K', KEY_HELP_TEXTS.search],
    ['?', KEY_HELP_TEXTS.thisHelp],
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
