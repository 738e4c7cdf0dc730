import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { makeFirstCall } from './make-first-call.js';

const fetched = jest.fn<typeof fetch>();
beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockResolvedValue({ ok: false } as Response);
  Object.assign(window, { fetch: fetched });
});
afterEach(() => {
  jest.useRealTimers();
  fetched.mockReset();
  localStorage.clear();
});

const logIn = (role = 'User', change: Record<string, unknown> = {}) =>
  localStorage.setItem(
    'user',
    JSON.stringify({ id: 1, jwtToken: 'a.b.c', role, isContractVerified: true, ...change }),
  );

it('asks for the rows of the list that is opened', () => {
  logIn();
  makeFirstCall({ pathname: '/modules/drafts', search: '' });
  expect(fetched.mock.calls).toEqual([
    [
      `${window.location.origin}/api/Module/getAll?page=1&pageSize=20&sort=urgency&state=DRAFT`,
      {
        credentials: 'include',
        headers: { authorization: 'Bearer a.b.c' },
      },
    ],
  ]);
});

it.each([
  ['a page without a first call', '/modules/new', ''],
  ['an address that asks for other rows', '/modules/drafts', '?page=2'],
])('asks for nothing on %s', (_what, pathname, search) => {
  logIn();
  makeFirstCall({ pathname, search });
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['no user', null],
  ['something else', '{"id":"1"}'],
  ['no JSON', '{'],
])('asks for nothing where the browser keeps %s', (_what, stored) => {
  if (stored !== null) localStorage.setItem('user', stored);
  makeFirstCall({ pathname: '/modules/drafts', search: '' });
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['a fitter on a page of the back office', 'User', '/administration/modules/received', {}],
  ['an operator on a page of fitters', 'Admin', '/modules/drafts', {}],
  ['a buyer', 'Buyer', '/modules/drafts', {}],
  ['a fitter without a contract', 'User', '/modules/drafts', { isContractVerified: false }],
  [
    'an operator who has to set up the second step',
    'Admin',
    '/administration/modules/received',
    { mustSetUpSecondStep: true },
  ],
])('asks for nothing for %s, who is sent elsewhere', (_who, role, pathname, change) => {
  logIn(role, change);
  makeFirstCall({ pathname, search: '' });
  expect(fetched).not.toHaveBeenCalled();
});

it('asks for the list of the back office for an operator', () => {
  logIn('Admin');
  makeFirstCall({ pathname: '/administration/modules/received', search: '' });
  expect(fetched).toHaveBeenCalledTimes(1);
});
