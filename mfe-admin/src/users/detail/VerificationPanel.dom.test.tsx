import type { AccountDetailDto } from '@pratiche/api';
import { AppProviders } from '@pratiche/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MemoryRouter } from 'react-router';
import { VerificationPanel } from './VerificationPanel.js';

afterEach(cleanup);

const ACCOUNT = {
  id: 7,
  email: 'mario@example.test',
  isVerified: true,
  sellerContractVerified: true,
  contractRefused: null,
  isInvited: false,
  files: [],
  logo: null,
  contractEdition: null,
  termsEdition: null,
  termsAccepted: null,
} as unknown as AccountDetailDto;

const draw = (change: Partial<AccountDetailDto>) =>
  render(
    <MemoryRouter>
      <AppProviders>
        <VerificationPanel account={{ ...ACCOUNT, ...change }} onChange={() => undefined} />
      </AppProviders>
    </MemoryRouter>,
  );

describe('the conditions accepted by a tick', () => {
  it('are named by edition and moment', () => {
    draw({ termsEdition: '2026-11', termsAccepted: '2026-11-20T13:05:00.000Z' });
    screen.getByText('Condizioni accettate il 20/11/2026 14:05, edizione 2026-11.');
  });

  it('are not mentioned where nothing is known', () => {
    draw({});
    expect(screen.queryByText(/Condizioni accettate/)).toBeNull();
  });
});
