import type { SessionUserDto } from '@pratiche/api';
import { SETTING_KINDS } from '@pratiche/domain/setting-kinds';
import { canAccessScreen } from '../access/screen-access.js';
import { buildMainMenu } from '../menu/main-menu.js';
import type { PaletteEntry, PaletteGroup } from './palette-entries.js';

const toPageEntry = (
  to: string,
  label: string,
  more: Pick<PaletteEntry, 'detail' | 'words'> = {},
): PaletteEntry => ({ key: `page-${to.replaceAll(/\W/g, '-')}`, label, to, ...more });

/** Every page that the role may open: those of the menu, what is a part of one, and each setting. */
export function listPageEntries(user: SessionUserDto): PaletteGroup[] {
  const menu = buildMainMenu(user);
  const pages = [
    ...menu.map(({ to, label }) => toPageEntry(to, label)),
    toPageEntry('/administration/users?group=operators', 'Operatori', { detail: 'Utenti' }),
    toPageEntry('/accounts/security', 'Sicurezza', { words: 'password accesso dispositivi tasti' }),
  ];
  const settings = canAccessScreen('superAdmin', user)
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
