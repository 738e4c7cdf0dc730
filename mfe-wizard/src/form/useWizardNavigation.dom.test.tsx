import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { useLocation } from 'react-router';
import {
  cleanUpSession,
  createStoredDraft,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { Field } from '../fields/Field.js';
import { useWizardNavigation } from './useWizardNavigation.js';

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;
afterEach(() => cleanUpSession(session));

function Step() {
  const { current, goToNextStep, openStep, openField } = useWizardNavigation();
  return (
    <section className="wz-step">
      <h2 id="titolo-passo">{current}</h2>
      <Field name="immovableAddress" />
      <Field name="immovableZip" />
      <button onClick={goToNextStep}>Avanti</button>
      <button onClick={() => openStep('beneficiario')}>Beneficiario</button>
      <button onClick={() => openField('immovableZip')}>CAP</button>
    </section>
  );
}

it('a refused «Avanti» stays on the step and focuses the first wrong field', async () => {
  net = stubDossierServer(createStoredDraft({ immovableAddress: null, immovableZip: null }));
  session = openDraftSession(net.known.now);
  renderWithSession(session, <Step />);
  const wrong = session
    .computeCurrentSteps()
    .find(({ id }) => id === 'ubicazione')
    ?.errors.map(({ field }) => field);
  expect(wrong).toEqual(['immovableZip', 'immovableAddress']);
  expect(screen.getByRole('heading').textContent).toBe('ubicazione');
  fireEvent.click(screen.getByRole('button', { name: 'Avanti' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('campo-immovableZip'));
  expect(screen.getByRole('heading').textContent).toBe('ubicazione');
});

it('what waits for the end of the step is saved as another step opens, not another field', async () => {
  net = stubDossierServer(createStoredDraft());
  session = openDraftSession(net.known.now);
  session.holdTyping(true);
  renderWithSession(session, <Step />);
  expect(screen.getByRole('heading').textContent).not.toBe('beneficiario');
  fireEvent.change(screen.getByLabelText(/Indirizzo/), { target: { value: 'Via Dora' } });
  fireEvent.click(screen.getByRole('button', { name: 'CAP' }));
  expect(net.known.saved).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Beneficiario' }));
  await waitFor(() => expect(net.known.now.immovableAddress).toBe('Via Dora'));
});

it.each([
  ['the last step', {}, /^schermata=invio&passo=10$/],
  ['another step', { immovableAddress: null }, /^passo=3$/],
])('a list that leads to the reading opens %s', async (_, change, search) => {
  window.history.replaceState(null, '', '/?schermata=invio');
  net = stubDossierServer(createStoredDraft(change));
  session = openDraftSession(net.known.now);
  const Address = () => <p data-testid="address">{useLocation().search.slice(1)}</p>;
  renderWithSession(
    session,
    <>
      <Step />
      <Address />
    </>,
  );
  await waitFor(() => expect(screen.getByTestId('address').textContent).toMatch(search));
  window.history.replaceState(null, '', '/');
});
