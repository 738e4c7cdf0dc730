import { readData } from '@pratiche/api';
import { errorText, useApi } from '@pratiche/ui';
import { useCommandGroups } from '../commands/useCommands.js';
import type { CommandGroup } from '../commands/command-store.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { toFoundGroups } from './found-entries.js';
import {
  filterGroups,
  isSearchable,
  type PaletteEntry,
  type PaletteGroup,
} from './palette-entries.js';
import { listPageEntries } from './page-entries.js';
import type { PaletteProps } from './palette.types.js';
import { readRecent } from './recent-entries.js';
import { PALETTE_TEXTS as TEXTS } from './texts.js';

const DEBOUNCE_MS = 180;

export interface PaletteGroups {
  groups: readonly PaletteGroup[];
  /** The server has still to answer for this text. */
  isPending: boolean;
  failure: string | null;
  /** Asks the server without waiting for the next letter. */
  searchNow: () => void;
}

/** What the palette shows for a text: what the page and the menu have at once, the server's after it. */
export function usePaletteGroups({
  user,
  menu,
  text,
  hasActions,
}: Pick<PaletteProps, 'user' | 'menu' | 'text' | 'hasActions'>): PaletteGroups {
  const api = useApi();
  const commands = useCommandGroups();
  const term = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(term), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [term]);

  const { data, error, isFetching } = useQuery({
    queryKey: ['palette', asked],
    queryFn: ({ signal }) =>
      readData(api.GET('/api/Module/palette', { params: { query: { q: asked } }, signal })),
    enabled: isSearchable(asked),
    placeholderData: keepPreviousData,
  });
  const pages = useMemo(() => listPageEntries(user, menu), [user, menu]);
  const actions: PaletteGroup[] = hasActions
    ? [
        {
          title: TEXTS.actions,
          entries: commands.flatMap(toActionEntries).sort(byKeys),
        },
      ]
    : [];
  const isAsking = isSearchable(term) && (asked !== term || isFetching);
  const found = isSearchable(term) && data ? toFoundGroups(data, isAsking) : [];

  return {
    groups:
      term === ''
        ? listUnsearched({ title: TEXTS.recent, entries: readRecent(user.id) }, actions, pages)
        : [...filterGroups([...actions, ...pages], term), ...found],
    isPending: isAsking,
    failure: error && isSearchable(term) ? errorText(error) : null,
    searchNow: () => setAsked(term),
  };
}

/** Without a text; a page that was opened before is named there alone. */
function listUnsearched(
  recent: PaletteGroup,
  actions: readonly PaletteGroup[],
  pages: readonly PaletteGroup[],
): PaletteGroup[] {
  const opened = new Set(recent.entries.map(({ to }) => to));
  const others = pages.map(({ title, entries }) => ({
    title,
    entries: entries.filter(({ to }) => !opened.has(to)),
  }));
  return filterGroups([recent, ...actions, ...others], '');
}

/** Those that can be done first, and of these those with a key to learn. */
const byKeys = (a: PaletteEntry, b: PaletteEntry): number =>
  Number(Boolean(a.refusal)) - Number(Boolean(b.refusal)) ||
  Number(b.keys !== undefined) - Number(a.keys !== undefined);

const toActionEntries = ({ title, commands }: CommandGroup): PaletteEntry[] =>
  commands.flatMap(({ id, label, keys, words, run, refusal }) =>
    run === undefined
      ? []
      : [{ key: `action-${title}-${id}`.replace(/\s/g, ''), label, keys, words, refusal, run }],
  );
