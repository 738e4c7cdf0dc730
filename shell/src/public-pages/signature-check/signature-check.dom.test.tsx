import { ApiError, type ApiClient, type SignatureVerdictDto } from '@pratiche/api';
import { AppProviders, queryClient, useApi } from '@pratiche/ui';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { SignatureCheckPage } from './SignatureCheckPage.js';

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

const VERDICT: SignatureVerdictDto = {
  isIntact: true,
  state: 'signed',
  title: 'Delega',
  code: 'DELEGA',
  dossierId: 7,
  edition: '2026-11',
  company: 'Serramenti Bianchi',
  signerName: 'Ortensia Brughetti',
  signerRole: 'beneficiario',
  signedAt: '2026-11-23T10:00:00.000Z',
  reason: null,
  documentSha256: 'a'.repeat(64),
  verificationCode: 'ABCD2345',
  comparedFile: false,
  checks: [
    { name: 'Registro', result: 'ok', text: 'Ogni passaggio è al suo posto.' },
    { name: 'Marca temporale', result: 'notRequested', text: 'L’ora è quella del server.' },
  ],
  events: [{ type: 'signed', text: 'Documento firmato', at: '2026-11-23T10:00:00.000Z' }],
  timestamp: { state: 'none', at: null, authority: null },
};

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppProviders>
        <Routes>
          <Route path="/verify-signature/:code?" element={<SignatureCheckPage />} />
        </Routes>
      </AppProviders>
    </MemoryRouter>,
  );
const stubVerdict = (answer: () => unknown) =>
  stubCall<{ params: { path: { code: string } } }>(
    getTestApi(),
    'GET',
    '/api/Signatures/verify/{code}',
    answer,
  );

describe('the public check of a signature', () => {
  it.each([
    [{}, 'La firma è integra', 'ok'],
    [{ comparedFile: true }, 'La firma è integra e il documento è quello firmato', 'ok'],
    [{ isIntact: false }, 'La firma non è integra: qualcosa è cambiato', 'fault'],
    [{ state: 'voided' }, 'La firma era regolare, ma non vale più', 'warning'],
    [{ state: 'refused' }, 'Il documento non è firmato', 'warning'],
  ] as const)('answers %o in one line, which has the focus', async (change, text, tone) => {
    stubVerdict(() => ({ ...VERDICT, ...change }));
    open('/verify-signature/ABCD2345');
    const answer = await screen.findByRole('heading', { level: 2, name: text });
    await waitFor(() => expect(document.activeElement).toBe(answer));
    // The sign beside the words, and not the colour alone, tells good from bad.
    expect(answer.className).toBe(`sh-verdict-${tone}`);
    const icon = tone === 'ok' ? 'check-circle' : 'exclamation-circle';
    expect(answer.querySelector('svg')?.dataset['icon']).toBe(icon);
    expect(screen.getByText(/Ogni passaggio è al suo posto/)).toBeTruthy();
    expect(screen.getByText(/Ortensia Brughetti, beneficiario/)).toBeTruthy();
  });

  it('words each check as a whole sentence with its state', async () => {
    stubVerdict(() => VERDICT);
    open('/verify-signature/ABCD2345');
    await screen.findByRole('heading', { name: 'La firma è integra' });
    const checks = document.querySelectorAll('.sh-checks li');
    expect([...checks].map(({ textContent }) => textContent)).toEqual([
      'Registro: in ordine. Ogni passaggio è al suo posto.',
      'Marca temporale: non c’è. L’ora è quella del server.',
    ]);
  });

  it('compares the hash that the button in the signer’s e-mail names, and says why a signature ended', async () => {
    const hash = 'ab'.repeat(32);
    const asked = stubVerdict(() => ({
      ...VERDICT,
      state: 'voided',
      reason: 'chi ha firmato ha ritirato la firma',
    }));
    open(`/verify-signature/ABCD2345?impronta=${hash}`);
    await screen.findByText('Perché non vale più: chi ha firmato ha ritirato la firma.');
    expect(asked.mock.calls.map(([{ params }]) => params)).toEqual([
      { path: { code: 'ABCD2345' }, query: { hash } },
    ]);
  });

  it('takes a code as people type it, and asks for none before', async () => {
    const asked = stubVerdict(() => VERDICT);
    open('/verify-signature');
    fireEvent.click(screen.getByRole('button', { name: 'Verifica' }));
    expect(screen.getByText('Scrivi il codice.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/Codice di verifica/), {
      target: { value: ' hQUVoo- YvEXzy6 ' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Verifica' }));
    expect(await screen.findByRole('heading', { name: 'La firma è integra' })).toBeTruthy();
    expect(asked.mock.calls.map(([{ params }]) => params.path.code)).toEqual(['hQUVoo-YvEXzy6']);
  });

  it('says in an alert that no signature has the code', async () => {
    stubVerdict(() => {
      throw new ApiError({
        status: 404,
        code: 'signature-not-found',
        message: 'Nessuna firma ha questo codice.',
      } as ApiError['problem']);
    });
    open('/verify-signature/NOPE');
    const text = await screen.findByText('Nessuna firma ha questo codice.');
    expect(text.getAttribute('role')).toBe('alert');
  });
});
