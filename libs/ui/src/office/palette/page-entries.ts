import { POLICIES, type Caller } from '@pratiche/domain';
import { SETTING_KINDS } from '@pratiche/domain/setting-kinds';
import type { PaletteEntry, PaletteGroup } from './palette-entries.js';

const toPageEntry = (
  to: string,
  label: string,
  more: Pick<PaletteEntry, 'detail' | 'words'> = {},
): PaletteEntry => ({ key: `page-${to.replaceAll(/\W/g, '-')}`, label, to, ...more });

/** Open to every operator, and in the menu of some only. */
const PAYMENTS_PAGE = { to: '/administration/payments', label: 'Pagamenti' };

/** Every page that the role may open: those of the menu, what is a part of one, and each setting. */
export function listPageEntries(
  caller: Caller,
  menu: readonly { to: string; label: string }[],
): PaletteGroup[] {
  const pages = [
    ...menu.map(({ to, label }) => toPageEntry(to, label)),
    ...(menu.some(({ to }) => to === PAYMENTS_PAGE.to)
      ? []
      : [toPageEntry(PAYMENTS_PAGE.to, PAYMENTS_PAGE.label, { words: 'movimenti crediti' })]),
    toPageEntry('/administration/users?group=operators', 'Operatori', { detail: 'Utenti' }),
    toPageEntry('/accounts/security', 'Sicurezza', { words: 'password accesso dispositivi tasti' }),
  ];
  const settings = POLICIES.superAdmin(caller)
    ? Object.entries(SETTING_KINDS).map(([kind, { label }]) =>
        toPageEntry(`/administration/settings/${kind}`, label, {
          detail: 'Impostazioni',
          words: 'impostazioni',
        }),
      )
    : [];
  return [
    { title: 'Pagine', entries: pages },
    { title: 'Impostazioni', entries: settings },
  ];
}
