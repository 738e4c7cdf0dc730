import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { useSearchParams } from 'react-router';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import { PAPER, PAPERS, SENT, SIGNATURE } from '../../test/signing-fixtures.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { REQUESTER } from '../../test/link-fixtures.js';
import type { DossierSession } from '../state/dossier-session.js';
import { BeneficiarySigningPage } from './BeneficiarySigningPage.js';
import { BeneficiaryThanks } from './BeneficiaryThanks.js';

const SIGNED = { ...SIGNATURE, state: 'signed' as const, signedAt: SENT.expiresAt };

let session: DossierSession | undefined;
beforeEach(() => {
  window.scrollTo = () => undefined;
  // The prototypes are those of the other files of a run, so that each change is taken back.
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
});
afterEach(() => cleanUpSession(session as DossierSession));

/** The pages of the customer who signs, as the parameters of the address choose them. */
function Pages({ token }: { token: string }) {
  const [params, setParams] = useSearchParams();
  if (params.has('fine'))
    return <BeneficiaryThanks requester={REQUESTER} expires={null} token={token} />;
  return params.has('firma') ? (
    <BeneficiarySigningPage token={token} />
  ) : (
    <button onClick={() => setParams({ firma: 'DELEGA' })}>apri</button>
  );
}

/** Signs the delega by the name written; the other papers wait or do not. */
async function signDelega(token: string, others: readonly (typeof PAPER)[]) {
  const path = '/api/Signatures/link/{token}' as const;
  const delega = { ...PAPER, code: 'DELEGA' as const, title: 'Delega', signedBy: 'beneficiary' };
  let signature: typeof SIGNED | null = null;
  const net = stubDossierServer(createStoredDraft());
  const api = getTestApi();
  stubCall(api, 'GET', `${path}/papers`, () => ({
    ...PAPERS,
    papers: [{ ...delega, signature }, ...others],
  }));
  stubCall(api, 'GET', `${path}/{signatureId}/paper`, () => new Blob(['%PDF']));
  stubCall(api, 'POST', `${path}/papers/{code}/open`, () => ({ ...SIGNATURE, pagesShown: [1, 2] }));
  stubCall(api, 'POST', `${path}/{signatureId}/code`, () => SENT);
  stubCall(api, 'POST', `${path}/{signatureId}/sign`, () => (signature = SIGNED));
  session = openDraftSession(net.known.now, 'beneficiary');
  renderWithSession(session, <Pages token={token} />);
  fireEvent.click(screen.getByRole('button', { name: 'apri' }));
  fireEvent.click(
    await screen.findByRole('button', {
      name: others.length > 0 ? 'Firma solo questo' : 'Vai alla firma',
    }),
  );
  fireEvent.click(await screen.findByLabelText('Scrivi il nome'));
  await waitFor(() => expect(document.title).toMatch(/^Modifica pratica · Firma: Delega · /));
  fireEvent.click(screen.getByLabelText(/Ho letto e firmo/));
  fireEvent.click(screen.getByRole('button', { name: /^Mandami il codice/ }));
  fireEvent.change(await screen.findByLabelText(/^Codice/), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
}

it('ends on one page after the last signature, with the copies and what comes next', async () => {
  await signDelega('last', []);
  const title = await screen.findByRole('heading', { name: 'Grazie, hai firmato' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByText(/^Ti mandiamo una copia per e-\u2060mail\./)).toBeTruthy();
  expect(screen.queryByText(/manca la tua firma/)).toBeNull();
  expect(
    await screen.findAllByRole('button', { name: /^Scarica il documento firmato/ }),
  ).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^(Continua|Fine)$/ })).toBeNull();
});

it('opens the first page where nothing is to be signed any more', async () => {
  const api = getTestApi();
  const net = stubDossierServer(createStoredDraft());
  const asked = stubCall(api, 'GET', '/api/Signatures/link/{token}/papers', () => PAPERS);
  session = openDraftSession(net.known.now, 'beneficiary');
  renderWithSession(session, <Pages token="none" />);
  fireEvent.click(screen.getByRole('button', { name: 'apri' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(await screen.findByRole('button', { name: 'apri' })).toBeTruthy();
});

it('leads on to the other papers while one is left', async () => {
  await signDelega('more', [{ ...PAPER, code: 'ATTO', title: 'Atto', signedBy: 'beneficiary' }]);
  expect(await screen.findByRole('heading', { name: 'Firmato: Delega' })).toBeTruthy();
  expect(document.title).toMatch(/^Modifica pratica · Firmato: Delega · /);
  fireEvent.click(screen.getByRole('button', { name: 'Continua' }));
  expect(await screen.findByRole('button', { name: 'Firma: Atto' })).toBeTruthy();
  // Who asks stays on top, as at every step before.
  const list = screen.getByRole('region', { name: 'Manca la tua firma' });
  expect(list.firstElementChild?.textContent).toBe('Serramenti Bianchi');
});

it('offers to read the next paper and to sign both with one code', async () => {
  const path = '/api/Signatures/link/{token}' as const;
  const atto = { ...SIGNATURE, id: 6, code: 'ATTO' as const, title: 'Atto' };
  const api = getTestApi();
  const net = stubDossierServer(createStoredDraft());
  const waiting = { ...PAPER, signedBy: 'beneficiary' as const };
  let isSigned = false;
  stubCall(api, 'GET', `${path}/papers`, () => ({
    ...PAPERS,
    papers: [
      { ...waiting, code: 'DELEGA', title: 'Delega', signature: isSigned ? SIGNED : null },
      {
        ...waiting,
        code: 'ATTO',
        title: 'Atto',
        signature: isSigned ? { ...atto, state: 'signed' } : null,
      },
    ],
  }));
  stubCall(api, 'GET', `${path}/{signatureId}/paper`, () => new Blob(['%PDF']));
  const unopened = [SIGNATURE, atto];
  stubCall(api, 'POST', `${path}/papers/{code}/open`, () => ({
    ...(unopened.shift() ?? atto),
    pagesShown: [1, 2],
  }));
  const asked = stubCall(api, 'POST', `${path}/{signatureId}/code`, () => SENT);
  const signed = stubCall(api, 'POST', `${path}/{signatureId}/sign`, () => {
    isSigned = true;
    return SIGNED;
  });
  session = openDraftSession(net.known.now, 'beneficiary');
  renderWithSession(session, <Pages token="both" />);
  fireEvent.click(screen.getByRole('button', { name: 'apri' }));
  expect(
    await screen.findByText(
      /^Anche il documento «Atto» aspetta la firma: leggilo, e firmi tutti e due/,
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leggi anche l’altro' }));
  const next = await screen.findByRole('heading', { name: 'Atto' });
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(screen.queryByRole('button', { name: 'Leggi anche l’altro' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Vai alla firma' }));
  expect(await screen.findByRole('heading', { name: 'Delega · Atto' })).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Scrivi il nome'));
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: /^Mandami il codice/ }));
  fireEvent.change(await screen.findByLabelText(/^Codice/), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Firma' }));
  expect(await screen.findByRole('heading', { name: 'Grazie, hai firmato' })).toBeTruthy();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(signed).toHaveBeenCalledTimes(2);
});
