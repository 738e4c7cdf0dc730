import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { validShading } from '../../../libs/domain/test/dossier-fixtures.js';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { Field } from './Field.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

function open(change: Parameters<typeof createStoredDraft>[0]): void {
  const { known } = stubDossierServer(createStoredDraft(change));
  session = openDraftSession(known.now);
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');

it('a postal code of four digits is doubted at its field once it is left', async () => {
  open({ immovableZip: null });
  session.step = 'ubicazione';
  renderWithSession(session, <Field name="immovableZip" />);
  fireEvent.change(field(), { target: { value: '2012' } });
  await waitFor(() => expect(session.store.get().form.immovableZip).toBe('2012'));
  expect(screen.queryByText(/non ha cinque cifre/)).toBeNull();
  fireEvent.blur(field());
  const doubt = await screen.findByText(/non ha cinque cifre/);
  expect(field().getAttribute('aria-describedby')).toContain(doubt.id);
  fireEvent.change(field(), { target: { value: '20121' } });
  fireEvent.blur(field());
  await waitFor(() => expect(screen.queryByText(/non ha cinque cifre/)).toBeNull());
});

it('a stored doubt is shown when the step is opened', () => {
  open({ immovableZip: '2012' });
  session.step = 'ubicazione';
  renderWithSession(session, <Field name="immovableZip" />);
  expect(screen.getByText(/non ha cinque cifre/)).toBeTruthy();
});

it.each([
  ['1,2', '0,012'],
  ['0', '0'],
])('a solar transmission of %s raises a doubt', async (text, shown) => {
  open({ manufatti: { serramenti: [], schermature: [validShading()], chiusure: [] } });
  session.step = 'manufatti';
  renderWithSession(session, <Field name="manufatti.schermature.0.trasmissioneSolare" />);
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
  expect(await screen.findByText(new RegExp(`solare ${shown} è insolitamente basso`))).toBeTruthy();
  expect(field().value).toBe(shown);
});
