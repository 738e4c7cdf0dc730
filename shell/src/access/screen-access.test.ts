import type { SessionUserDto } from '@pratiche/api';
import { expect, it } from '@jest/globals';
import { homePathFor, canAccessScreen, type ScreenAccess } from './screen-access.js';

const user = (role: SessionUserDto['role'], isContractVerified = true): SessionUserDto => ({
  id: 1,
  role,
  email: 'a@b.test',
  firstName: null,
  lastName: null,
  businessName: null,
  isContractVerified,
  isFirstPackageAcquired: false,
  jwtToken: 't',
});

const PEOPLE = {
  verified: user('User'),
  unverified: user('User', false),
  buyer: user('Buyer'),
  admin: user('Admin'),
  superAdmin: user('SuperAdmin'),
};

it.each<[ScreenAccess, (keyof typeof PEOPLE)[]]>([
  ['dashboard', ['verified', 'unverified', 'buyer']],
  ['fitter', ['verified']],
  ['purchase', ['verified', 'buyer']],
  ['backOffice', ['admin', 'superAdmin']],
  ['superAdmin', ['superAdmin']],
])('opens screens of %s to %j alone', (access, allowed) => {
  for (const [name, person] of Object.entries(PEOPLE))
    expect([name, canAccessScreen(access, person)]).toEqual([
      name,
      allowed.some((one) => one === name),
    ]);
});

it('sends the back office to the received dossiers and all other users to the dashboard', () => {
  expect(homePathFor(PEOPLE.admin)).toBe('/administration/modules/received');
  expect(homePathFor(PEOPLE.superAdmin)).toBe('/administration/modules/received');
  for (const person of [PEOPLE.verified, PEOPLE.unverified, PEOPLE.buyer])
    expect(homePathFor(person)).toBe('/dashboard');
});
