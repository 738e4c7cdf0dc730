import type { MunicipalityDto } from '@pratiche/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
  getTestApi,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { Field } from './Field.js';
import { MunicipalityField } from './MunicipalityField.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';

const town = (name: string, cap: string, more: Partial<MunicipalityDto> = {}): MunicipalityDto => ({
  name,
  cap,
  caps: [cap],
  province: 'MI',
  climateZone: 'E',
  code: `X${cap.slice(0, 3)}`,
  zoneToVerify: false,
  ...more,
});
const TOWNS = [
  town('Rho', '20017', { code: 'H264' }),
  town('Roma', '00118', { province: 'RM', climateZone: 'D', caps: ['00118', '00119'] }),
  town('Casamarciano', '80032', { province: 'NA' }),
  town('Comiziano', '80032', { province: 'NA' }),
  town('Rovello Porro', '22070', { province: 'CO', zoneToVerify: true }),
];

let session: DossierSession;
let net: ReturnType<typeof stubDossierServer>;
const input = () => screen.getByRole<HTMLInputElement>('combobox');
const write = (text: string) => {
  fireEvent.focus(input());
  fireEvent.change(input(), { target: { value: text } });
};
const value = (field: string) => document.querySelector<HTMLInputElement>(`#campo-${field}`)?.value;

beforeEach(async () => {
  stubCall(getTestApi(), 'GET', '/api/municipalities/getAll', () => TOWNS);
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
      <Field name="immovableZip" />
      <Field name="immovableProvince" />
      <Field name="immovableMunicipalityCode" />
    </>,
  );
  await act(() => Promise.resolve());
});

afterEach(() => cleanUpSession(session));

describe('the municipality of the property', () => {
  it('is found by its name and chosen by keyboard; zip, province, zone and cadastral code follow, marked as filled in', async () => {
    write('rho');
    expect(await screen.findByRole('option', { name: /Rho, MI \(Cap: 20017\)/ })).toBeTruthy();
    fireEvent.keyDown(input(), { key: 'Enter' });
    await waitFor(() => expect(value('immovableZip')).toBe('20017'));
    expect([
      value('immovableProvince'),
      value('immovableMunicipalityCode'),
      session.values.immovableClimateZone,
    ]).toEqual(['MI', 'H264', 'E']);
    expect(session.store.get().autofilled.has('immovableZip')).toBe(true);
  });

  it('is found by its postal code', async () => {
    write('22070');
    fireEvent.click(await screen.findByRole('option', { name: /Rovello Porro/ }));
    await waitFor(() => expect(value('immovableProvince')).toBe('CO'));
    expect(screen.getByText(/Zona climatica da verificare/)).toBeTruthy();
  });

  it('says that a postal code is of several municipalities, before and after the field is left', async () => {
    const words = 'Il CAP 80032 vale per 2 comuni: scegli il tuo.';
    write('80032');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe(words);
    fireEvent.blur(input());
    expect(session.values.immovableMunicipality).toBeNull();
    await waitFor(() =>
      expect(document.querySelector('.pr-field-error')?.textContent).toContain(words),
    );
  });

  it('is taken when the field is left with a postal code that no other has', async () => {
    write('22070');
    await screen.findByRole('option', { name: /Rovello Porro/ });
    fireEvent.blur(input());
    await waitFor(() => expect(session.values.immovableMunicipality).toBe('Rovello Porro'));
  });

  it('is not the first of several when the field is only left', async () => {
    write('ro');
    await screen.findByRole('option', { name: /Roma/ });
    fireEvent.blur(input());
    expect(session.values.immovableMunicipality).toBeNull();
  });

  it('says when there is none of that name', async () => {
    write('Atlantide');
    expect(await screen.findByText('Nessun comune con questo nome o CAP')).toBeTruthy();
  });

  it('says when the one that came with a file is not on the list, until it is chosen from there', async () => {
    act(() => session.autofillFields([{ field: 'immovableMunicipality', value: 'Rho Vecchia' }]));
    expect(await screen.findByText(/^Comune non trovato nell’elenco/)).toBeTruthy();
    write('rho');
    await screen.findByRole('option', { name: /Rho/ });
    fireEvent.keyDown(input(), { key: 'Enter' });
    await waitFor(() => expect(screen.queryByText(/^Comune non trovato/)).toBeNull());
  });

  it('is emptied with the text', async () => {
    write('rho');
    await screen.findByRole('option', { name: /Rho/ });
    fireEvent.keyDown(input(), { key: 'Enter' });
    await waitFor(() => expect(session.values.immovableMunicipality).toBe('Rho'));
    write('');
    expect(session.values.immovableMunicipality).toBeNull();
  });
});
