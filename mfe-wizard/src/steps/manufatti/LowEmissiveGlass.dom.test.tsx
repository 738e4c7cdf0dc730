import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { validWindow } from '../../../../libs/domain/test/dossier-fixtures.js';
import {
  createStoredDraft,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../../test/render-session.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { LowEmissiveGlass } from './LowEmissiveGlass.js';

let session: DossierSession;

function open(...rows: Parameters<typeof validWindow>[0][]): void {
  const stored = createStoredDraft({
    manufatti: {
      serramenti: rows.map((row) => validWindow(row)),
      schermature: [],
      chiusure: [],
    },
  });
  stubDossierServer(stored);
  session = openDraftSession(stored);
  session.step = 'manufatti';
  renderWithSession(session, <LowEmissiveGlass />);
}
afterEach(() => {
  cleanup();
  session.close();
  window.localStorage.clear();
});

const answerOf = (name: RegExp | string) => {
  const yes = within(screen.getByRole('group', { name })).getByRole('radio', { name: 'Sì' });
  const no = within(screen.getByRole('group', { name })).getByRole('radio', { name: 'No' });
  return { yes: yes as HTMLInputElement, no: no as HTMLInputElement };
};
const answers = () => session.values.manufatti.serramenti.map((row) => row.vetroBassoEmissivoPost);

it('is asked once for all new glasses, with no answer of ours', async () => {
  open({}, { tipologiaVetroPost: 'opaco' }, { tipologiaVetroPost: 'doppio' });
  const { yes, no } = answerOf(/^I vetri nuovi/);
  expect([yes.checked, no.checked]).toEqual([false, false]);
  fireEvent.click(yes);
  expect(answers()).toEqual([true, null, true]);
  await waitFor(() => expect(yes.checked).toBe(true));
});

it('lets a row differ, and says so', async () => {
  open({ vetroBassoEmissivoPost: true }, { vetroBassoEmissivoPost: true });
  const details = screen.getByText('Rispondi riga per riga').closest('details');
  act(() => details?.setAttribute('open', ''));
  fireEvent.click(answerOf('Serramento 2').no);
  expect(answers()).toEqual([true, false]);
  expect(await screen.findByText(/non hanno la stessa risposta/)).toBeTruthy();
  expect(answerOf(/^I vetri nuovi/).yes.checked).toBe(false);
});

it('is not asked of panels and single glasses', () => {
  open({ tipologiaVetroPost: 'opaco' });
  expect(screen.queryByRole('group')).toBeNull();
});
