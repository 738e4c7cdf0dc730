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
import { stubCall } from '../../../libs/api/test/stub-call.js';
import type { DossierSession } from '../state/dossier-session.js';
import { Field } from './Field.js';
import { TaxCodeField } from './TaxCodeField.js';

const CODE = 'RSSMRA80A01H501U';

let session: DossierSession;
let decoded: string[];
const paste = (label: string | RegExp, text: string): HTMLInputElement => {
  const input = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  fireEvent.change(input, { target: { value: text } });
  return input;
};

beforeEach(() => {
  decoded = [];
  stubCall(getTestApi(), 'GET', '/api/Module/getDataFromSSN/{ssn}', ({ params }) => {
    decoded.push((params as { path: { ssn: string } }).path.ssn);
    return { genere: 'M', nascita: '1980-01-01', comune: 'ROMA', provincia: 'RM' };
  });
  const { known } = stubDossierServer(
    createStoredDraft({ beneficiarySsn: null, beneficiaryBirthMunicipality: null }),
  );
  session = openDraftSession(known.now);
});
afterEach(() => cleanUpSession(session));

it.each([` ${CODE}`, 'RSS MRA 80A01 H501U', 'C.F. rssmra80a01h501u'])(
  'a tax code pasted as «%s» is kept whole, looked up and cleaned',
  async (text) => {
    session.step = 'beneficiario';
    renderWithSession(session, <TaxCodeField who="beneficiary" />);
    const input = paste(/^Codice fiscale/, text);
    expect([input.value, input.maxLength]).toEqual([text.toUpperCase(), -1]);
    await waitFor(() => expect(session.values.beneficiaryBirthMunicipality).toBe('ROMA'));
    fireEvent.blur(input);
    expect([input.value, session.values.beneficiarySsn]).toEqual([CODE, CODE]);
    expect(decoded).toEqual([CODE]);
  },
);

it.each([
  [`${CODE}X`, 'Il codice fiscale deve essere composto da 16 caratteri'],
  ['RSS MRA 80A01 H5', 'Il codice fiscale deve essere composto da 16 caratteri'],
])('the code «%s» stays as it is, with a message', async (text, message) => {
  session.step = 'beneficiario';
  renderWithSession(session, <TaxCodeField who="beneficiary" />);
  const input = paste(/^Codice fiscale/, text);
  fireEvent.blur(input);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(input.value).toBe(text.replaceAll(' ', ''));
});

it('the code of a municipality with blanks is cleaned, and a longer one refused', async () => {
  session.step = 'catasto';
  renderWithSession(session, <Field name="immovableMunicipalityCode" />);
  const input = paste(/^Codice catastale/, ' f 205');
  fireEvent.blur(input);
  expect(input.value).toBe('F205');
  paste(/^Codice catastale/, 'F2055');
  fireEvent.blur(input);
  expect(await screen.findByText(/una lettera e tre cifre/)).toBeTruthy();
  expect(input.value).toBe('F2055');
});

it('a text beyond its bound stays whole and is refused', async () => {
  session.step = 'ubicazione';
  renderWithSession(session, <Field name="immovableStair" />);
  const input = paste(/^Scala/, 'x'.repeat(25));
  fireEvent.blur(input);
  expect(await screen.findByText('Al massimo 20 caratteri.')).toBeTruthy();
  expect(input.value).toHaveLength(25);
});
