import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { validGenerator } from '../../../../libs/domain/test/dossier-fixtures.js';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
} from '../../../test/render-session.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { Generators } from './Generators.js';

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;
afterEach(() => cleanUpSession(session));

it.each([
  [2, 'gpl'],
  [1, 'teleriscaldamento'],
])('generator %i removed: the energy carrier is %s', (number, carrier) => {
  const generatori = [validGenerator(), validGenerator({ tipoGeneratore: 'teleriscaldamento' })];
  net = stubDossierServer(createStoredDraft({ generatori, vettoreEnergetico: 'gpl' }));
  session = openDraftSession(net.known.now);
  session.step = 'impianto';
  renderWithSession(session, <Generators error={null} />);
  fireEvent.click(screen.getByRole('button', { name: `Rimuovi generatore ${number}` }));
  expect(session.values.generatori).toHaveLength(1);
  expect(session.values.vettoreEnergetico).toBe(carrier);
});

it('another generator is added below the last one, where it appears with the focus', async () => {
  net = stubDossierServer(createStoredDraft({ generatori: [validGenerator()] }));
  session = openDraftSession(net.known.now);
  session.step = 'impianto';
  renderWithSession(session, <Generators error={null} />);
  const add = screen.getByRole('button', { name: 'Aggiungi generatore' });
  const isBelow = (name: string) =>
    screen.getByRole('group', { name }).compareDocumentPosition(add) ===
    Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBelow('Generatore 1')).toBe(true);
  fireEvent.click(add);
  const type = within(screen.getByRole('group', { name: 'Generatore 2' })).getByLabelText(
    /^Tipo di generatore/,
  );
  await waitFor(() => expect(document.activeElement).toBe(type));
  expect(isBelow('Generatore 2')).toBe(true);
});

it('asks of a generator what ENEA asks of its kind', async () => {
  net = stubDossierServer(
    createStoredDraft({ generatori: [validGenerator({ rendimentoMaxPotenza: null })] }),
  );
  session = openDraftSession(net.known.now);
  session.step = 'impianto';
  renderWithSession(session, <Generators error={null} />);
  const choose = (value: string) =>
    fireEvent.change(screen.getByLabelText(/^Tipo di generatore/), { target: { value } });
  choose('pompaCalore');
  const pea = await screen.findByLabelText(/^P\.E\.A\./);
  expect(screen.queryByLabelText(/^Rendimento/)).toBeNull();
  fireEvent.change(pea, { target: { value: '3,2' } });
  fireEvent.blur(pea);
  expect(session.values.generatori[0]?.pea).toBe(3.2);
  choose('altro');
  const name = await screen.findByLabelText(/^Nome del generatore/);
  fireEvent.change(name, { target: { value: 'Stufa elettrica' } });
  expect(session.values.generatori[0]?.nome).toBe('Stufa elettrica');
  expect(screen.queryByLabelText(/^P\.E\.A\./)).toBeNull();
});

it('asks for the name of a generator that was stored by a form without the question', () => {
  const { nome: _nome, ...stored } = validGenerator({ tipoGeneratore: 'altro' });
  net = stubDossierServer(createStoredDraft({ generatori: [stored] }));
  session = openDraftSession(net.known.now);
  session.step = 'impianto';
  renderWithSession(session, <Generators error={null} />);
  expect(screen.getByLabelText(/^Nome del generatore/)).toBeTruthy();
  expect(session.values.generatori[0]?.nome).toBeNull();
});
