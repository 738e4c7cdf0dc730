import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { validShading } from '../../../libs/domain/test/dossier-fixtures.js';
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
import { PlaceField } from './PlaceField.js';

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
  ['1,2%', '0,012'],
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

it('a doubt about the form alone is shown at its field', () => {
  open({ immovableSurfaceArea: 9600 });
  session.step = 'immobile';
  renderWithSession(session, <Field name="immovableSurfaceArea" />);
  expect(screen.getByText(/^La superficie utile è di 9.600 m² per unità/)).toBeTruthy();
});

it('letters that papers cannot print are told at their field', () => {
  open({ beneficiaryFirstName: '王' });
  session.step = 'beneficiario';
  renderWithSession(session, <Field name="beneficiaryFirstName" />);
  expect(screen.getByText(/riquadri vuoti al posto di «王»/)).toBeTruthy();
});

it('a doubt about a choice is shown at its field', () => {
  open({ beneficiaryResidentialMunicipality: 'Bergamo' });
  session.step = 'immobile';
  renderWithSession(session, <Field name="immovablePossessionType" />);
  expect(screen.getByText(/la residenza è a Bergamo: ricontrolla/)).toBeTruthy();
});

it('a beneficiary reads the same doubt as "tu"', () => {
  const { known } = stubDossierServer(createStoredDraft({ cadastralSubordinate: null }));
  session = openDraftSession(known.now, 'beneficiary');
  session.step = 'catasto';
  renderWithSession(session, <Field name="cadastralSubordinate" />);
  expect(screen.getByText(/l’edificio ha 8 unità: ricontrolla sulla visura/)).toBeTruthy();
});

it('what does not fit the municipality is doubted once the table is there', async () => {
  stubCall(getTestApi(), 'GET', '/api/municipalities/getAll', () =>
    Promise.resolve([
      {
        name: 'Milano',
        province: 'MI',
        cap: '20121',
        caps: ['20121'],
        climateZone: 'E',
        code: 'F205',
        zoneToVerify: false,
      },
    ]),
  );
  open({ immovableClimateZone: 'A' });
  session.step = 'ubicazione';
  renderWithSession(session, <PlaceField name="immovableClimateZone" />);
  expect(await screen.findByText(/^Il comune di Milano è in zona climatica E, non A/)).toBeTruthy();
});

it('no doubt is shown where the field has an error, which says it already', () => {
  open({
    immovableEstimatedYearOfConstruction: '2970',
    interventionStartDate: '2026-01-10',
    interventionEndDate: '2026-02-10',
  });
  session.step = 'immobile';
  renderWithSession(session, <Field name="immovableEstimatedYearOfConstruction" />);
  expect(screen.getByText(/risulta costruito nel 2970/)).toBeTruthy();
  const message = 'L’anno di costruzione non può essere nel futuro';
  act(() => session.form.setError('immovableEstimatedYearOfConstruction', { message }));
  expect(screen.getByText(message)).toBeTruthy();
  expect(screen.queryByText(/risulta costruito nel 2970/)).toBeNull();
});
