import type { AccountDetailDto } from '@pratiche/api';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { AccountSummary } from './UserPage.js';

afterEach(cleanup);

const ACCOUNT = {
  id: 7,
  role: 'User',
  firstName: 'Ines',
  lastName: 'Tagliaferri',
  operatorName: null,
  deleted: null,
} as unknown as AccountDetailDto;

it.each<[string, Partial<AccountDetailDto>, boolean]>([
  ['of a company', {}, true],
  ['of a company without a contact person', { firstName: null, lastName: null }, false],
  ['of an operator, who is the account', { role: 'Admin' }, false],
])('names the contact person %s', (_, change, isNamed) => {
  const { container } = render(<AccountSummary account={{ ...ACCOUNT, ...change }} />);
  expect(container.textContent?.includes('referente: Ines Tagliaferri')).toBe(isNamed);
  if (!isNamed) expect(container.textContent).not.toMatch(/· referente:/);
});
