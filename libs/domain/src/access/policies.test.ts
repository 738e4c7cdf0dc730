import { describe, expect, it } from '@jest/globals';
import {
  isBackOffice,
  POLICIES,
  ROLE_CHOICES,
  ROLES,
  type Caller,
  type PolicyName,
} from '../index.js';

const CALLERS: Record<string, Caller | null> = {
  anonymous: null,
  unverified: { role: 'User', isContractVerified: false },
  verified: { role: 'User', isContractVerified: true },
  buyer: { role: 'Buyer', isContractVerified: false },
  admin: { role: 'Admin', isContractVerified: false },
  superAdmin: { role: 'SuperAdmin', isContractVerified: false },
};

/** Who gets through each policy. */
const MATRIX: Record<PolicyName, readonly string[]> = {
  public: Object.keys(CALLERS),
  beneficiaryLink: Object.keys(CALLERS),
  session: ['unverified', 'verified', 'buyer', 'admin', 'superAdmin'],
  fitter: ['verified'],
  purchase: ['verified', 'buyer'],
  backOffice: ['admin', 'superAdmin'],
  fitterOrBackOffice: ['verified', 'admin', 'superAdmin'],
  purchaseOrBackOffice: ['verified', 'buyer', 'admin', 'superAdmin'],
  superAdmin: ['superAdmin'],
};

describe('access matrix', () => {
  it('has a row for every policy', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(Object.keys(POLICIES).sort());
  });

  it.each(Object.keys(POLICIES) as PolicyName[])('%s lets through whom it names', (name) => {
    expect(Object.keys(CALLERS).filter((who) => POLICIES[name](CALLERS[who] ?? null))).toEqual(
      MATRIX[name],
    );
  });

  it('counts admins as back office', () => {
    expect(ROLES.filter(isBackOffice)).toEqual(['Admin', 'SuperAdmin']);
  });

  it('has a name for each', () => {
    expect(ROLE_CHOICES.map(({ value }) => value)).toEqual(ROLES);
  });
});
