import type { AccountDetailDto, ApiClient } from '@pratiche/api';
import { AppProviders, useApi } from '@pratiche/ui';
import { PreviewPanel } from '@pratiche/ui/office';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MemoryRouter } from 'react-router';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { useAccountPapers } from './useAccountPapers.js';
import { VerificationPanel } from './VerificationPanel.js';

// The preview is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const ACCOUNT = {
  id: 7,
  email: 'mario@example.test',
  isVerified: true,
  sellerContractVerified: true,
  contractRefused: null,
  isInvited: false,
  files: [],
  papers: [],
  logo: null,
  contractEdition: null,
  termsEdition: null,
  termsAccepted: null,
} as unknown as AccountDetailDto;

function Panel({ account }: { account: AccountDetailDto }) {
  const papers = useAccountPapers(account);
  return (
    <>
      <VerificationPanel account={account} papers={papers} onChange={() => undefined} />
      <PreviewPanel {...papers.preview} />
    </>
  );
}

const draw = (change: Partial<AccountDetailDto>) =>
  render(
    <MemoryRouter>
      <AppProviders>
        <Panel account={{ ...ACCOUNT, ...change }} />
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

describe('the papers', () => {
  const papers: AccountDetailDto['papers'] = [
    { id: 31, purpose: 'contract', fileName: 'firmato.pdf', contentType: 'application/pdf' },
    { id: 32, purpose: 'ciFront', fileName: 'fronte.jpg', contentType: 'image/jpeg' },
  ];
  const setWide = (isWide: boolean) =>
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: isWide,
          media: query,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
  const stubFile = () =>
    stubCall(getTestApi(), 'GET', '/api/Accounts/papers/{id}/{fileId}', () => new Blob(['x']));

  it('open with the page, contract first, while the contract waits for a review', async () => {
    setWide(true);
    const load = stubFile();
    draw({ papers, role: 'User', sellerContractVerified: false });
    screen.getByRole('heading', { name: 'Contratto firmato' });
    screen.getByText('Contratto da verificare');
    fireEvent.click(
      screen.getByRole('button', { name: 'Anteprima: Documento d’identità, fronte' }),
    );
    await screen.findByRole('heading', { name: 'Documento d’identità, fronte' });
    await waitFor(() =>
      expect(load.mock.calls.at(-1)?.[0].params?.path).toEqual({ id: 7, fileId: 32 }),
    );
  });

  it.each([
    [{ sellerContractVerified: true }, true],
    [{ sellerContractVerified: false, contractRefused: '2026-11-20T13:05:00.000Z' }, true],
    [{ sellerContractVerified: false, isVerified: false }, true],
    [{ sellerContractVerified: false }, false],
  ])('are not read by themselves of %j on a wide screen: %s', (change, isWide) => {
    setWide(isWide);
    const load = stubFile();
    draw({ papers, role: 'User', ...change });
    expect(screen.queryByRole('heading', { name: 'Contratto firmato' })).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a contract that was never uploaded', () => {
  const press = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verifica contratto' });

  it('cannot be verified, with the reason', () => {
    draw({ role: 'User', sellerContractVerified: false });
    expect(press().disabled).toBe(true);
    screen.getByText(/non ha ancora caricato il contratto firmato/);
  });

  it('can be verified once it is there', () => {
    stubCall(getTestApi(), 'GET', '/api/Accounts/papers/{id}/{fileId}', () => new Blob(['x']));
    draw({
      role: 'User',
      sellerContractVerified: false,
      papers: [
        { id: 31, purpose: 'contract', fileName: 'firmato.pdf', contentType: 'application/pdf' },
      ],
    });
    expect(press().disabled).toBe(false);
    expect(screen.queryByText(/non ha ancora caricato/)).toBeNull();
  });
});
