import type { SessionUserDto } from '@pratiche/api';
import { expect, it } from '@jest/globals';
import { userInitials } from './user-name.js';

const NOBODY: SessionUserDto = {
  id: 1,
  role: 'User',
  email: 'info@x.test',
  firstName: null,
  lastName: null,
  businessName: null,
  isContractVerified: true,
  isFirstPackageAcquired: false,
  jwtToken: 't',
};

it.each([
  [{ firstName: 'Marta', lastName: 'Colombari' }, 'MC'],
  [{ businessName: 'Serramenti & Figli Rossi' }, 'SF'],
  [{ firstName: ' èlia ', lastName: '' }, 'È'],
  [{}, 'I'],
])('%j is %s', (part, initials) => expect(userInitials({ ...NOBODY, ...part })).toBe(initials));
