import { ApiError, PROBLEM_CODES } from '@pratiche/api';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
  getTestApi,
} from '../../test/render-session.js';
import { stubCall, type CallInit } from '../../../libs/api/test/stub-call.js';
import type { DossierSession } from '../state/dossier-session.js';
import { Field } from './Field.js';
import { TaxCodeField } from './TaxCodeField.js';

const ROSSI = 'RSSMRA80A01H501U';
/** Of the right length, with a wrong last letter. */
const UNKNOWN = 'VRDNNA75T62H501X';

let session: DossierSession;
let decode: ReturnType<typeof stubCall<CallInit>>;
const input = () => screen.getByLabelText<HTMLInputElement>(/^Codice fiscale/);
const birth = () => {
  const { values } = session;
  return [
    values.beneficiaryGender,
    values.beneficiaryBirthDate,
    values.beneficiaryBirthMunicipality,
    values.beneficiaryBirthProvince,
    values.beneficiaryBirthNation,
  ];
};
const OF_ROSSI = ['M', '1980-01-01', 'ROMA', 'RM', 'Italia'];

beforeEach(() => {
  decode = stubCall(getTestApi(), 'GET', '/api/Module/getDataFromSSN/{ssn}', ({ params }) => {
    if ((params as { path: { ssn: string } }).path.ssn === ROSSI)
      return { genere: 'M', nascita: '1980-01-01', comune: 'ROMA', provincia: 'RM' };
    throw new ApiError({
      status: 422,
      code: PROBLEM_CODES.taxCodeNotRecognised,
      message: 'Codice fiscale non riconosciuto',
    });
  });
  const { known } = stubDossierServer(
    createStoredDraft({
      beneficiarySsn: null,
      beneficiaryGender: null,
      beneficiaryBirthDate: null,
      beneficiaryBirthMunicipality: null,
      beneficiaryBirthProvince: null,
      beneficiaryBirthNation: null,
    }),
  );
  session = openDraftSession(known.now);
  session.step = 'beneficiario';
  renderWithSession(
    session,
    <>
      <TaxCodeField who="beneficiary" />
      <Field name="beneficiaryBirthMunicipality" />
    </>,
  );
});
afterEach(() => cleanUpSession(session));

it('a code that is not recognised empties what the former one had filled in', async () => {
  fireEvent.change(input(), { target: { value: ROSSI } });
  await waitFor(() => expect(birth()).toEqual(OF_ROSSI));
  fireEvent.change(input(), { target: { value: UNKNOWN } });
  await waitFor(() => expect(birth()).toEqual([null, null, null, null, null]));
  expect(screen.queryByText('compilato automaticamente')).toBeNull();
});

it('what was typed by hand after a code stays under the next one', async () => {
  fireEvent.change(input(), { target: { value: UNKNOWN } });
  await screen.findByRole('alert');
  fireEvent.change(screen.getByLabelText(/^Comune di nascita/), { target: { value: 'Bologna' } });
  fireEvent.change(input(), { target: { value: UNKNOWN.replace('X', 'Y') } });
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(2));
  await screen.findByRole('alert');
  expect(session.values.beneficiaryBirthMunicipality).toBe('Bologna');
});
