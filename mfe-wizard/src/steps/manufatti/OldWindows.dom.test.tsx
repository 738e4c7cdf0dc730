import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { validWindow } from '../../../../libs/domain/test/dossier-fixtures.js';
import {
  cleanUpSession,
  createStoredDraft,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../../test/render-session.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { OldWindows } from './OldWindows.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

function open(...rows: Parameters<typeof validWindow>[0][]): void {
  const stored = createStoredDraft({
    manufatti: { serramenti: rows.map((row) => validWindow(row)), schermature: [], chiusure: [] },
  });
  stubDossierServer(stored);
  session = openDraftSession(stored);
  session.step = 'manufatti';
  renderWithSession(session, <OldWindows />);
}
const EMPTY = { tipologiaTelaioPre: null, tipologiaVetroPre: null, trasmittanzaPre: null };
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);

it('fills in frame and glass of every window, and the transmittance that follows', async () => {
  open(EMPTY, EMPTY, { ...EMPTY, tipologiaInfisso: 'portoncino' });
  fireEvent.change(select('Telaio per tutti'), { target: { value: 'legno' } });
  fireEvent.change(select('Vetro per tutti'), { target: { value: 'singolo' } });
  const [first, second, door] = session.values.manufatti.serramenti;
  for (const row of [first, second]) {
    expect(row).toMatchObject({ tipologiaTelaioPre: 'legno', tipologiaVetroPre: 'singolo' });
    expect(row?.trasmittanzaPre).not.toBeNull();
  }
  expect(door?.tipologiaTelaioPre).toBeNull();
  await waitFor(() => expect(select('Vetro per tutti').value).toBe('singolo'));
});

it('shows nothing where the windows differ, and is not asked of one alone', () => {
  open({ tipologiaTelaioPre: 'legno' }, { tipologiaTelaioPre: 'pvc' });
  expect(select('Telaio per tutti').value).toBe('');
  cleanUpSession(session);
  open({ tipologiaTelaioPre: 'legno' });
  expect(screen.queryByText('Com’erano prima?')).toBeNull();
});
