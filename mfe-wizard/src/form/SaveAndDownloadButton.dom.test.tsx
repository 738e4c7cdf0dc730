import { ApiError, type Download } from '@pratiche/api';
import { AlertBanner } from '@pratiche/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import {
  cleanUpSession,
  createStoredDraft,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { Field } from '../fields/Field.js';
import { SaveAndDownloadButton } from './SaveAndDownloadButton.js';

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;
const fetchPaper = jest.fn(() =>
  Promise.resolve<Download>({ blob: new Blob(['x']), fileName: 'delega.pdf' }),
);

beforeEach(() => {
  fetchPaper.mockClear();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  net = stubDossierServer(createStoredDraft({ immovableAddress: 'Via Po' }));
  session = openDraftSession(net.known.now);
  session.step = 'ubicazione';
  renderWithSession(
    session,
    <>
      <AlertBanner />
      <Field name="immovableAddress" />
      <SaveAndDownloadButton text="Scarica" failure="Errore download: Delega" fetch={fetchPaper} />
    </>,
  );
});
afterEach(() => cleanUpSession(session));

const write = (text: string) =>
  fireEvent.change(screen.getByLabelText(/Indirizzo/), { target: { value: text } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Scarica' }));

it('downloads what was just typed: the form is saved first', async () => {
  write('Via Dora');
  press();
  await waitFor(() => expect(fetchPaper).toHaveBeenCalledTimes(1));
  expect(net.known.now.immovableAddress).toBe('Via Dora');
});

it('says that the last changes are not saved, and downloads nothing', async () => {
  net.known.fail = new ApiError({ status: 0, code: 'network', message: 'Irraggiungibile.' });
  write('Via Dora');
  press();
  const alert = await screen.findByText(/Le ultime modifiche non sono ancora salvate/);
  expect(alert.textContent).toContain('Errore download: Delega');
  expect(fetchPaper).not.toHaveBeenCalled();
});
