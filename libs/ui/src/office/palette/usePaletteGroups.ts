import { readData, type PaletteMatchDto, type PaletteResultDto } from '@pratiche/api';
import { errorText, useApi } from '@pratiche/ui';
import { useCommandGroups } from '../commands/useCommands.js';
import type { CommandGroup } from '../commands/command-store.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  getChoiceLabel,
  ROLE_CHOICES,
  POLICIES,
  SEARCH_MATCH_LABELS,
  type Caller,
} from '@pratiche/domain';
import { SETTING_KINDS } from '@pratiche/domain/settings';
import {
  filterGroups,
  isSearchable,
  type PaletteEntry,
  type PaletteGroup,
} from './palette-entries.js';
import type { PaletteProps } from './palette.types.js';
import { readRecent } from './recent-entries.js';
import { PALETTE_TEXTS as TEXTS } from './texts.js';

const SETTINGS_PATH = '/administration/settings';
/** Open to every operator, and in the menu of some only. */
const PAYMENTS_PAGE = { to: '/administration/payments', label: TEXTS.payments };

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

const joinTexts = (...texts: (string | null | false)[]): string =>
  texts.filter(Boolean).join(' · ');

/** "Codice fiscale RSSMRA80A01H501U": what a line was found by, where it does not show it. */
const nameMatch = (match: PaletteMatchDto | undefined): string | false =>
  match !== undefined && `${SEARCH_MATCH_LABELS[match.kind]} ${match.text}`;

/** What the server found, by kind. */
const toFoundGroups = (
  { dossiers, accounts }: PaletteResultDto,
  isStale: boolean,
): PaletteGroup[] =>
  [
    {
      title: TEXTS.dossiers,
      entries: dossiers.map(({ id, client, businessName, status, match }) => ({
        key: `dossier-${id}`,
        label: joinTexts(TEXTS.dossier(id), client),
        detail: joinTexts(status.name, businessName, nameMatch(match)),
        to: `/administration/modules/edit/${id}`,
        isStale,
      })),
    },
    {
      title: TEXTS.people,
      entries: accounts.map(({ id, name, email, vat, role, match }) => ({
        key: `account-${id}`,
        label: name,
        detail: joinTexts(
          getChoiceLabel(ROLE_CHOICES, role),
          email !== name && email,
          vat && TEXTS.vat(vat),
          nameMatch(match),
        ),
        to: `/administration/users/${id}`,
        isStale,
      })),
    },
  ].filter(({ entries }) => entries.length > 0);

const toPageEntry = (
  to: string,
  label: string,
  more: Pick<PaletteEntry, 'detail' | 'words'> = {},
): PaletteEntry => ({ key: `page-${to.replaceAll(/\W/g, '-')}`, label, to, ...more });

/** Every page that the role may open: those of the menu, what is a part of one, and each setting. */
export function listPageEntries(
  caller: Caller,
  menu: readonly { to: string; label: string }[],
): PaletteGroup[] {
  const pages = [
    // The account has settings of its own: the list says which are meant.
    ...menu.map(({ to, label }) =>
      toPageEntry(to, to === SETTINGS_PATH ? TEXTS.portalSettings : label),
    ),
    ...(menu.some(({ to }) => to === PAYMENTS_PAGE.to)
      ? []
      : [toPageEntry(PAYMENTS_PAGE.to, PAYMENTS_PAGE.label, { words: TEXTS.paymentsWords })]),
    toPageEntry('/administration/users?group=operators', TEXTS.operators, {
      words: TEXTS.usersWords,
    }),
    toPageEntry('/accounts/security', TEXTS.security, {
      detail: TEXTS.accountSettings,
      words: TEXTS.securityWords,
    }),
  ];
  const settings = POLICIES.superAdmin(caller)
    ? Object.entries(SETTING_KINDS).map(([kind, { label }]) =>
        toPageEntry(`${SETTINGS_PATH}/${kind}`, label, { words: TEXTS.settingsWords }),
      )
    : [];
  return [
    { title: TEXTS.pages, entries: pages },
    { title: TEXTS.settings, entries: settings },
  ];
}
