import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../../test/render-session.js';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { Ubicazione } from './Ubicazione.js';

const RHO = {
  name: 'Rho',
  cap: '20017',
  caps: ['20017'],
  province: 'MI',
  climateZone: 'E' as const,
  code: 'H264',
  zoneToVerify: true,
};

let session: DossierSession;
afterEach(() => cleanUpSession(session));

function open(viewer: 'beneficiary' | 'fitter', zone: 'E' | 'D' | null) {
  stubCall(getTestApi(), 'GET', '/api/municipalities/getAll', () => [RHO]);
  const net = stubDossierServer(
    createStoredDraft({
      immovableMunicipality: 'Rho',
      immovableProvince: 'MI',
      immovableZip: '20017',
      immovableClimateZone: zone,
    }),
  );
  session = openDraftSession(net.known.now, viewer);
  session.step = 'ubicazione';
  renderWithSession(session, <Ubicazione />);
  return act(() => Promise.resolve());
}
const zoneField = () => document.querySelector('#campo-immovableClimateZone');

it('asks no customer for the zone that follows from the municipality', async () => {
  await open('beneficiary', 'E');
  await waitFor(() => expect(zoneField()).toBeNull());
  expect(screen.queryByText(/Zona climatica/)).toBeNull();
});

it.each([
  ['a fitter, who can verify it', 'fitter', 'E'],
  ['a customer, where it is another than the municipality’s', 'beneficiary', 'D'],
  ['a customer, where it is not known', 'beneficiary', null],
] as const)('shows the zone to %s', async (_, viewer, zone) => {
  await open(viewer, zone);
  await screen.findByText(/Scrivi il nome o il CAP/);
  expect(zoneField()).toBeTruthy();
});

it('shows number, staircase and flat in one row', async () => {
  await open('fitter', 'E');
  const row = screen.getByLabelText(/^Numero civico/).closest('.wz-short');
  expect([...(row?.querySelectorAll('input') ?? [])].map(({ id }) => id)).toEqual([
    'campo-immovableAddressNumber',
    'campo-immovableStair',
    'campo-immovableInterior',
  ]);
});
