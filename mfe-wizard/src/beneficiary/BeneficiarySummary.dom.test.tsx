import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DossierForm } from '@pratiche/domain';
import { useLocation } from 'react-router';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import { IDENTITY_DOCUMENT } from '../../../libs/domain/test/dossier-fixtures.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import type { DossierSession } from '../state/dossier-session.js';
import { BeneficiarySteps } from './BeneficiarySteps.js';
import { BeneficiarySummary } from './BeneficiarySummary.js';

const finished = jest.fn(() => ({}) as never);
let session: DossierSession;
let papers: unknown[];
/** One a test: what is read of a link is kept. */
let token = 'summary';

beforeEach(() => {
  papers = [];
  token += '-';
  finished.mockClear();
  stubCall(getTestApi(), 'GET', '/api/municipalities/getAll', () => []);
  stubCall(getTestApi(), 'GET', '/api/Signatures/link/{token}/papers', () => ({
    papers: papers as never[],
  }));
  stubCall(getTestApi(), 'POST', '/api/Module/finishByBeneficiary/{token}', finished);
});
afterEach(() => cleanUpSession(session));

/** The summary and the steps, as the address chooses between them. */
function Pages() {
  const { search } = useLocation();
  return (
    <>
      <p data-testid="search">{search}</p>
      {search.startsWith('?passo') ? (
        <BeneficiarySteps token={token} company="Serramenti Bianchi" />
      ) : (
        <BeneficiarySummary token={token} company="Serramenti Bianchi" />
      )}
    </>
  );
}

const open = (change: Partial<DossierForm> = {}) => {
  session = openDraftSession(
    stubDossierServer(createStoredDraft({ ...IDENTITY_DOCUMENT, ...change })).known.now,
    'beneficiary',
  );
  return renderWithSession(session, <Pages />);
};
const getSearch = () => screen.getByTestId('search').textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('has one line for each of the six parts, with its values behind it', () => {
  open();
  expect(document.activeElement?.textContent).toBe('Controlla i tuoi dati');
  expect(screen.getAllByRole('button', { name: /Modifica$/ })).toHaveLength(6);
  const sheet = screen.getByRole('button', {
    name: 'Dati catastali A/2\u00a0· foglio 12\u00a0· particella 345\u00a0· subalterno 7 Modifica',
  });
  press('Mostra tutti i dati: Dati catastali');
  expect(within(sheet.parentElement as HTMLElement).getByText('Particella')).toBeTruthy();
});

it.each([
  ['the thanks', [], '?fine=1'],
  [
    'the signature that is missing',
    [{ code: 'DELEGA', title: 'Delega', canSign: true, missing: [], signature: null }],
    '?firma=tutti',
  ],
] as const)('ends like the last step, with %s', async (_, waiting, search) => {
  open();
  papers = [...waiting];
  press('È tutto giusto');
  await waitFor(() => expect(getSearch()).toBe(search));
  expect(finished).toHaveBeenCalledTimes(1);
});

it('says in a step’s line what deserves a second look, in place of calling all data right', async () => {
  open({ beneficiaryResidentialZip: '209', beneficiaryResidentialAddressNumber: null });
  const line = await screen.findByRole('button', {
    name: /^Residenza .*, senza numero civico.*Controlla$/,
  });
  expect(line.parentElement?.textContent).toContain('Il CAP «209» non ha cinque cifre');
  expect(screen.getByText(/sembra(no)? sbagliat[oi]: tocca «Controlla»/)).toBeTruthy();
  expect(screen.queryByText(/ci sono già/)).toBeNull();
});

it('opens a step to change, which leads back', async () => {
  open();
  press(/^Residenza .*Modifica$/);
  expect(getSearch()).toBe('?passo=2');
  fireEvent.change(await screen.findByLabelText(/^Indirizzo/), { target: { value: 'Via Verdi' } });
  press('Torna al riepilogo');
  expect(getSearch()).toBe('?riepilogo=1');
  expect(screen.getByRole('button', { name: /^Residenza Via Verdi/ })).toBeTruthy();
});

it('stays in a step that lacks something now', async () => {
  open();
  press(/^Residenza .*Modifica$/);
  fireEvent.change(await screen.findByLabelText(/^Indirizzo/), { target: { value: '' } });
  press('Torna al riepilogo');
  expect(getSearch()).toBe('?passo=2');
  expect(screen.getByText(/Per andare avanti/)).toBeTruthy();
});

it('is left for the first step that lacks something', async () => {
  open({ cadastralSheet: null });
  await act(() => Promise.resolve());
  expect(getSearch()).toBe('?passo=4');
});
