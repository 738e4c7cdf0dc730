import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  cleanUpSession,
  createStoredDraft,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import { Field } from '../fields/Field.js';
import type { DossierSession } from '../state/dossier-session.js';
import { DossierAlerts } from './DossierAlerts.js';

const RESTORED = /^Abbiamo ripreso le modifiche/;

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;

const write = (value: string) =>
  fireEvent.change(screen.getByLabelText(/Indirizzo/), { target: { value } });

function open(): void {
  session = openDraftSession(net.known.now);
  session.step = 'ubicazione';
  renderWithSession(
    session,
    <>
      <DossierAlerts />
      <Field name="immovableAddress" />
    </>,
  );
}

/** A page that was closed before what was typed in it was saved, opened again. */
beforeEach(async () => {
  net = stubDossierServer(createStoredDraft({ immovableAddress: 'Via Po' }));
  open();
  write('Via Dora');
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  cleanup();
  session.close();
  open();
});
afterEach(() => cleanUpSession(session));

it('says that edits were taken in until something typed since is saved', async () => {
  expect(screen.getByText(RESTORED)).toBeTruthy();
  await act(() => session.flush());
  expect(net.known.now.immovableAddress).toBe('Via Dora');
  expect(screen.getByText(RESTORED)).toBeTruthy();
  write('Via Dora Riparia');
  await act(() => session.flush());
  expect(screen.queryByText(RESTORED)).toBeNull();
});

it('is dismissed at once by who has read it', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Ho capito' }));
  expect(screen.queryByText(RESTORED)).toBeNull();
});
