import type { SessionUserDto } from '@pratiche/api';
import { REMOTE_ROUTES } from '@pratiche/federation/routes';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { canAccessScreen } from '../access/screen-access.js';
import { HOST_ROUTES } from '../app/host-routes.js';

// The tests use only the icons, and the library needs a browser.
jest.doMock(
  '@pratiche/ui',
  () =>
    new Proxy(
      {},
      {
        has: (_, name) => name !== 'then',
        get: (_, name) => (name === 'then' ? undefined : () => null),
      },
    ),
);

let menu: typeof import('./main-menu.js');
beforeAll(async () => {
  menu = await import('./main-menu.js');
});

const user = (change: Partial<SessionUserDto>): SessionUserDto => ({
  id: 7,
  role: 'User',
  email: 'a@example.test',
  firstName: null,
  lastName: null,
  businessName: null,
  isContractVerified: true,
  isFirstPackageAcquired: true,
  jwtToken: 'x',
  ...change,
});
const paths = (change: Partial<SessionUserDto>) =>
  menu.buildMainMenu(user(change)).map(({ to }) => to);

describe('the menu, by the rows of the access matrix', () => {
  it('of a verified fitter has everything of a fitter', () => {
    expect(paths({})).toEqual([
      '/dashboard',
      '/modules/new',
      '/modules/drafts',
      '/modules/sent',
      '/modules/elaborate',
      '/packages',
      '/wallet/7',
      '/utility-docs',
      '/help',
    ]);
  });
  it('is empty until the contract is verified', () => {
    expect(paths({ isContractVerified: false })).toEqual([]);
  });
  it('locks useful documents until the first package', () => {
    expect(
      menu
        .buildMainMenu(user({ isFirstPackageAcquired: false }))
        .find(({ to }) => to === '/utility-docs')?.label,
    ).toContain('dal primo pacchetto');
  });
  it('of a buyer has packages, wallet and help, and no dossiers', () => {
    expect(paths({ role: 'Buyer' })).toEqual(['/dashboard', '/packages', '/wallet/7', '/help']);
  });
  it('of an Admin has users and no payments', () => {
    const admin = paths({ role: 'Admin' });
    expect(admin.filter((path) => !path.startsWith('/administration/'))).toEqual([
      '/notifications',
    ]);
    expect(admin).toContain('/administration/users');
    expect(admin).not.toContain('/administration/payments');
  });
  it('of a SuperAdmin has payments besides', () => {
    const superAdmin = paths({ role: 'SuperAdmin' });
    expect(superAdmin).toContain('/administration/payments');
    expect(paths({ role: 'Admin' }).every((path) => superAdmin.includes(path))).toBe(true);
  });
  it.each(['Admin', 'SuperAdmin'] as const)('leads %s to pages that open', (role) => {
    const open = REMOTE_ROUTES.filter(({ access }) => canAccessScreen(access, user({ role })));
    const openPaths = new Set([...open, ...HOST_ROUTES].map(({ path }) => path));
    expect(paths({ role }).filter((path) => !openPaths.has(path))).toEqual([]);
  });
});

describe('the parts of the menu', () => {
  const parts = (change: Partial<SessionUserDto>) =>
    menu
      .groupMenu(menu.buildMainMenu(user(change)))
      .map(({ title, entries }) => [title, entries.length]);

  it('hold every entry, in the order of the entries', () => {
    const entries = menu.buildMainMenu(user({ role: 'SuperAdmin' }));
    expect(menu.groupMenu(entries).flatMap(({ entries: members }) => members)).toEqual(entries);
    expect(parts({})).toEqual([
      [undefined, 5],
      ['Crediti', 2],
      ['Aiuto', 2],
    ]);
  });
  it('are left out where nothing is in them', () => {
    expect(parts({ role: 'Admin' }).map(([title]) => title)).toEqual([
      undefined,
      'Persone',
      'Portale',
    ]);
  });
});
