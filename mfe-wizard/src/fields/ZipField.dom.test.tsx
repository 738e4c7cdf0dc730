import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
  getTestApi,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { MunicipalityField } from './MunicipalityField.js';
import { ZipField } from './ZipField.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';

const BOLOGNA = {
  name: 'Bologna',
  cap: '40121',
  caps: ['40121', '40122', '40131'],
  province: 'BO',
  climateZone: 'E' as const,
  code: 'A944',
  zoneToVerify: false,
};
const NOTE = 'Questo comune ha più CAP: controlla che sia quello giusto';

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;
const town = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Comune/ });
const zip = () => screen.getByLabelText<HTMLInputElement>('CAP', { selector: 'input' });
const pick = async (text: string) => {
  fireEvent.focus(town());
  fireEvent.change(town(), { target: { value: text } });
  await screen.findByRole('option', { name: /Bologna/ });
  fireEvent.keyDown(town(), { key: 'Enter' });
  await waitFor(() => expect(session.values.immovableMunicipality).toBe('Bologna'), {
    timeout: 15_000,
  });
  await act(() => {
    session.refreshStepView();
    return Promise.resolve();
  });
};

beforeEach(async () => {
  stubCall(getTestApi(), 'GET', '/api/municipalities/getAll', () => [BOLOGNA]);
  net = stubDossierServer(
    createStoredDraft({
      immovableMunicipality: null,
      immovableZip: null,
      immovableProvince: null,
      immovableClimateZone: null,
      immovableMunicipalityCode: null,
    }),
  );
  session = openDraftSession(net.known.now);
  session.step = 'ubicazione';
  renderWithSession(
    session,
    <>
      <MunicipalityField place="immovable" />
      <ZipField place="immovable" />
    </>,
  );
  await act(() => Promise.resolve());
});

afterEach(() => cleanUpSession(session));

it('of a town with several is filled in to be looked at, and the others are offered', async () => {
  await pick('bolo');
  expect(zip().value).toBe('40121');
  expect(screen.getByText(NOTE, { exact: false })).toBeTruthy();
  fireEvent.click(zip());
  fireEvent.click(await screen.findByRole('option', { name: '40131' }));
  expect(session.values.immovableZip).toBe('40131');
  expect(screen.queryByText(NOTE, { exact: false })).toBeNull();
});

it('that was searched by its number is not marked as a guess', async () => {
  await pick('40122');
  expect(zip().value).toBe('40122');
  expect(screen.queryByText(NOTE, { exact: false })).toBeNull();
});

it('is cleared with the municipality it came from, unless the user typed it', async () => {
  await pick('bolo');
  fireEvent.click(screen.getByRole('button', { name: 'Svuota: Comune' }));
  const { immovableMunicipality, immovableZip, immovableProvince, immovableMunicipalityCode } =
    session.values;
  expect([
    immovableMunicipality,
    immovableZip,
    immovableProvince,
    immovableMunicipalityCode,
  ]).toEqual([null, null, null, null]);
  await pick('bolo');
  fireEvent.change(zip(), { target: { value: '40199' } });
  fireEvent.click(screen.getByRole('button', { name: 'Svuota: Comune' }));
  expect([session.values.immovableZip, session.values.immovableProvince]).toEqual(['40199', null]);
});
