import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../test/render-session.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import type { DossierSession } from '../state/dossier-session.js';
import { Catasto } from '../steps/catasto/Catasto.js';
import { Residenza } from '../steps/residenza/Residenza.js';

const RHO = {
  name: 'Rho',
  cap: '20017',
  caps: ['20017'],
  province: 'MI',
  climateZone: 'E' as const,
  code: 'H264',
  zoneToVerify: false,
};

let session: DossierSession;
afterEach(() => cleanUpSession(session));

function open(viewer: 'beneficiary' | 'fitter', step: 'catasto' | 'residenza', more: object) {
  stubCall(getTestApi(), 'GET', '/api/municipalities/getAll', () => [RHO]);
  const net = stubDossierServer(
    createStoredDraft({ immovableMunicipality: 'Rho', immovableProvince: 'MI', ...more }),
  );
  session = openDraftSession(net.known.now, viewer);
  session.step = step;
  renderWithSession(session, step === 'catasto' ? <Catasto /> : <Residenza />);
  return act(() => Promise.resolve());
}
const field = (name: string) => document.querySelector(`#campo-${name}`);

it.each([
  ['beneficiary', 'H264', false],
  ['beneficiary', 'F205', true],
  ['beneficiary', null, true],
  ['fitter', 'H264', true],
] as const)('shows a %s the code %s of the municipality: %s', async (viewer, code, isShown) => {
  await open(viewer, 'catasto', { immovableMunicipalityCode: code });
  await waitFor(() => expect(field('immovableMunicipalityCode') !== null).toBe(isShown));
});

it.each([
  ['beneficiary', 'Italia', false],
  ['beneficiary', 'Svizzera', true],
  ['fitter', 'Italia', true],
] as const)('shows a %s the nation %s: %s', async (viewer, nation, isShown) => {
  await open(viewer, 'residenza', { beneficiaryResidentialNation: nation });
  expect(field('beneficiaryResidentialNation') !== null).toBe(isShown);
});

it('lets a customer say that they live abroad', async () => {
  await open('beneficiary', 'residenza', { beneficiaryResidentialNation: 'Italia' });
  fireEvent.click(screen.getByRole('button', { name: 'Vivi all’estero?' }));
  expect(field('beneficiaryResidentialNation')).not.toBeNull();
});
