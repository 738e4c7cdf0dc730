import { describe, expect, it } from '@jest/globals';
import {
  ACCOUNT_CHANGES,
  findAccountChangeRefusal,
  listPrecreationRoles,
  mayChangeAccount,
  type AccountChange,
  type Role,
} from '../index.js';

const ME = 1;
const OTHER = 2;
const refuse = (
  change: AccountChange,
  caller: Role,
  account: Role,
  { id = OTHER, others = 1 }: { id?: number; others?: number } = {},
) =>
  findAccountChangeRefusal(change, {
    caller: { id: ME, role: caller },
    account: { id, role: account },
    otherSuperAdmins: others,
  })?.code ?? null;

describe('what may be done to an account', () => {
  it.each([
    ['role', 'SuperAdmin', 'Admin', null],
    ['role', 'SuperAdmin', 'SuperAdmin', null],
    ['role', 'SuperAdmin', 'User', 'no-operator'],
    ['role', 'SuperAdmin', 'Buyer', 'no-operator'],
    ['role', 'Admin', 'Admin', 'not-allowed'],
    ['role', 'Admin', 'User', 'not-allowed'],
    ['suspend', 'SuperAdmin', 'Admin', null],
    ['suspend', 'Admin', 'User', null],
    ['suspend', 'Admin', 'Admin', 'not-allowed'],
    ['suspend', 'Admin', 'SuperAdmin', 'not-allowed'],
    ['reactivate', 'Admin', 'SuperAdmin', 'not-allowed'],
    ['delete', 'SuperAdmin', 'SuperAdmin', null],
    ['delete', 'Admin', 'Buyer', null],
    ['delete', 'Admin', 'Admin', 'not-allowed'],
  ] as const)('%s by %s on %s: %s', (change, caller, account, code) => {
    expect(refuse(change, caller, account)).toBe(code);
  });

  it.each(ACCOUNT_CHANGES)('%s is never done to oneself', (change) => {
    expect(refuse(change, 'SuperAdmin', 'SuperAdmin', { id: ME })).toBe('own-account');
    expect(refuse(change, 'Admin', 'Admin', { id: ME })).toBe('own-account');
  });

  it.each([
    ['role', 'last-super-admin'],
    ['suspend', 'last-super-admin'],
    ['delete', 'last-super-admin'],
    ['reactivate', null],
  ] as const)('%s on the last SuperAdmin: %s', (change, code) => {
    expect(refuse(change, 'SuperAdmin', 'SuperAdmin', { others: 0 })).toBe(code);
  });

  it('says the same to the last SuperAdmin about the own account', () => {
    expect(refuse('suspend', 'SuperAdmin', 'SuperAdmin', { id: ME, others: 0 })).toBe(
      'last-super-admin',
    );
  });
});

it('a SuperAdmin creates every role, an Admin companies alone', () => {
  expect(listPrecreationRoles('SuperAdmin')).toEqual(['User', 'Buyer', 'Admin', 'SuperAdmin']);
  expect(listPrecreationRoles('Admin')).toEqual(['User', 'Buyer']);
  expect(listPrecreationRoles('Buyer')).toEqual([]);
});

it.each<[Role, Role, boolean]>([
  ['SuperAdmin', 'SuperAdmin', true],
  ['SuperAdmin', 'Admin', true],
  ['SuperAdmin', 'User', true],
  ['Admin', 'SuperAdmin', false],
  ['Admin', 'Admin', false],
  ['Admin', 'User', true],
  ['Admin', 'Buyer', true],
])('data of an account changed by %s on %s: %s', (caller, account, isAllowed) => {
  expect(mayChangeAccount(caller, account)).toBe(isAllowed);
});
