import { POLICIES, type Caller } from '@pratiche/domain';
import { SETTING_KINDS } from '@pratiche/domain/setting-kinds';
import type { PaletteEntry, PaletteGroup } from './palette-entries.js';
import { PALETTE_TEXTS as TEXTS } from './texts.js';

const toPageEntry = (
  to: string,
  label: string,
  more: Pick<PaletteEntry, 'detail' | 'words'> = {},
): PaletteEntry => ({ key: `page-${to.replaceAll(/\W/g, '-')}`, label, to, ...more });

const SETTINGS_PATH = '/administration/settings';
/** Open to every operator, and in the menu of some only. */
const PAYMENTS_PAGE = { to: '/administration/payments', label: TEXTS.payments };

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
