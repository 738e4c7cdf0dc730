import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { createEmptyGeneratore } from '@pratiche/domain';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { validGenerator } from '../../../../libs/domain/test/dossier-fixtures.js';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
  getTestApi,
} from '../../../test/render-session.js';
import type { DossierDto } from '@pratiche/api';
import type { DossierSession } from '../../state/dossier-session.js';
import { Impianto } from './Impianto.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

function open(): void {
  const { known } = stubDossierServer(
    createStoredDraft({
      generatori: [validGenerator({ tipoGeneratore: 'pompaCalore' })],
      vettoreEnergetico: 'metano',
    }),
  );
  session = openDraftSession(known.now);
  session.step = 'impianto';
  renderWithSession(session, <Impianto />);
}

it('puts a heat pump on electricity at one touch', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Metti energia elettrica' }));
  expect(session.values.vettoreEnergetico).toBe('energiaElettrica');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Vettore energetico/));
  await waitFor(() => expect(screen.queryByText(/Una pompa di calore/)).toBeNull());
});

it.each([
  ['fitter', false, /c’è il Bonus Casa, che scegli al passo Servizio/],
  ['fitter', true, /il Bonus Casa è solo per persone fisiche/],
  ['beneficiary', false, null],
] as const)('without heating tells a %s (company: %s) %s', (viewer, isCompany, said) => {
  const { known } = stubDossierServer(
    createStoredDraft({ isCompany, tipoImpianto: null, generatori: [] }),
  );
  session = openDraftSession(known.now, viewer);
  session.step = 'impianto';
  renderWithSession(session, <Impianto />);
  expect(screen.queryByText(/l’Ecobonus non spetta/)).toBeNull();
  act(() => session.showStepErrors('impianto'));
  const help = screen.queryByText(/l’Ecobonus non spetta/)?.textContent ?? null;
  if (said === null) expect(help).toBeNull();
  else expect(help).toMatch(said);
});

it('asks for the energy carrier after the generator that decides it', () => {
  open();
  const carrier = screen.getByLabelText(/^Vettore energetico/);
  const generator = screen.getByLabelText(/^Tipo di generatore/);
  expect(generator.compareDocumentPosition(carrier)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('asks for distribution and regulation, which may stay empty', () => {
  open();
  fireEvent.change(screen.getByLabelText(/^Tipo di distribuzione/), {
    target: { value: 'colonneIsolate' },
  });
  expect(session.values).toMatchObject({
    tipoDistribuzione: 'colonneIsolate',
    tipoRegolazione: null,
  });
  for (const label of [/^Tipo di distribuzione/, /^Tipo di regolazione/])
    expect(screen.getByLabelText(label).getAttribute('aria-required')).toBeNull();
  expect(screen.queryByText(/Da verificare/)).toBeNull();
});

it('asks again where the stored answer is offered no longer', () => {
  const { known } = stubDossierServer(
    createStoredDraft({ tipoDistribuzione: 'verticale', tipoRegolazione: 'termostatoAmbiente' }),
  );
  session = openDraftSession(known.now);
  session.step = 'impianto';
  renderWithSession(session, <Impianto />);
  expect(session.values).toMatchObject({
    tipoDistribuzione: null,
    tipoRegolazione: 'termostatoAmbiente',
  });
  const options = within(screen.getByLabelText(/^Tipo di distribuzione/)).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toContain(
    'Edifici con distribuzione orizzontale o ad anello',
  );
  expect(options.map(({ textContent }) => textContent)).not.toContain('Verticale');
});

it('keeps what is being typed while the last dossier is read', async () => {
  let answer = (_last: DossierDto): void => undefined;
  const last = createStoredDraft({
    generatori: [validGenerator({ tipoGeneratore: 'caldaiaGasolio' })],
  });
  const { known } = stubDossierServer(
    createStoredDraft({
      tipoImpianto: null,
      generatori: [{ ...createEmptyGeneratore(), numeroGeneratore: 1 }],
    }),
  );
  stubCall(getTestApi(), 'GET', '/api/Module/getAll', () => [last]);
  stubCall(
    getTestApi(),
    'GET',
    '/api/Module/{id}',
    () => new Promise<DossierDto>((resolve) => (answer = resolve)),
  );
  session = openDraftSession(known.now);
  session.step = 'impianto';
  renderWithSession(session, <Impianto />);
  fireEvent.click(await screen.findByRole('button', { name: 'Come l’ultima pratica' }));
  const power = screen.getByLabelText(/^Potenza utile/);
  power.focus();
  fireEvent.change(power, { target: { value: '24' } });
  answer(last);
  await waitFor(() => expect(session.values.generatori[0]?.tipoGeneratore).toBe('caldaiaGasolio'));
  expect(document.activeElement).toBe(power);
  fireEvent.blur(power);
  expect(session.values.generatori[0]).toMatchObject({ potenzaUtileNominale: 24 });
});
