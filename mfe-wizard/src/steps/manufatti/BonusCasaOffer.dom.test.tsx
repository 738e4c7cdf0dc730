import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DossierForm } from '@pratiche/domain';
import { validShading, validWindow } from '../../../../libs/domain/test/dossier-fixtures.js';
import {
  createStoredDraft,
  openDraftSession,
  preloadDialogs,
  renderWithSession,
  stubDossierServer,
} from '../../../test/render-session.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { BonusCasaOffer } from './BonusCasaOffer.js';

let session: DossierSession;

function open(
  windows: readonly Parameters<typeof validWindow>[0][],
  shadings: number,
  change: Partial<DossierForm> = {},
): void {
  const stored = createStoredDraft({
    serviceType: 1,
    immovableClimateZone: 'E',
    ...change,
    manufatti: {
      serramenti: windows.map((row) => validWindow(row)),
      schermature: Array.from({ length: shadings }, () => validShading()),
      chiusure: [],
    },
  });
  stubDossierServer(stored);
  session = openDraftSession(stored);
  session.step = 'manufatti';
  renderWithSession(session, <BonusCasaOffer />);
}
const findOffer = () => screen.queryByRole('button', { name: 'Passa a Bonus Casa' });

beforeAll(preloadDialogs);
afterEach(() => {
  cleanup();
  session.close();
  window.localStorage.clear();
});

describe('the change to Bonus Casa', () => {
  it('is made at one touch, and then asked no more', async () => {
    open([{ trasmittanzaPost: 1.38 }], 0);
    expect(screen.getByText(/serramento 1, U 1,38 oltre il limite 1,30/)).toBeTruthy();
    fireEvent.click(findOffer() as HTMLElement);
    await waitFor(() => expect(session.values.serviceType).toBe(2));
    await waitFor(() => expect(findOffer()).toBeNull());
  });

  it('tells first what it removes', async () => {
    open([{ trasmittanzaPre: 1.3 }], 2);
    fireEvent.click(findOffer() as HTMLElement);
    await screen.findByText(/le 2 schermature e chiusure inserite saranno eliminate/);
    expect(session.values.serviceType).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Cambia servizio' }));
    await waitFor(() => expect(session.values.serviceType).toBe(2));
    expect(session.values.manufatti.schermature).toEqual([]);
  });

  it.each<[string, readonly Parameters<typeof validWindow>[0][], Partial<DossierForm>]>([
    ['windows within the limit', [{ trasmittanzaPost: 1.3 }], {}],
    ['a window beyond every limit', [{ trasmittanzaPost: 1.41 }], {}],
    ['a company', [{ trasmittanzaPost: 1.38 }], { isCompany: true }],
    ['Bonus Casa', [{ trasmittanzaPost: 1.38 }], { serviceType: 2 }],
  ])('is not offered for %s', (_, windows, change) => {
    open(windows, 0, change);
    expect(findOffer()).toBeNull();
  });
});
