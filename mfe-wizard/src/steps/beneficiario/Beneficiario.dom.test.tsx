import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
} from '../../../test/render-session.js';
import { fieldElementId } from '../../form/field-focus.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { describeMissingPrint } from '@pratiche/domain';
import { Beneficiario } from './Beneficiario.js';
import { BENEFICIARY_STEP_TEXTS as TEXTS } from './texts.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

it.each([
  ['a person', false],
  ['a company', true],
])(
  'says beforehand how the telephone number and the tax code of %s are written',
  (_, isCompany) => {
    session = openDraftSession(stubDossierServer(createStoredDraft({ isCompany })).known.now);
    session.step = 'beneficiario';
    renderWithSession(session, <Beneficiario />);
    expect(screen.getByText(TEXTS.phoneHelp)).toBeTruthy();
    expect(screen.getAllByText(/1[16] (o 16 )?caratteri/).length).toBe(isCompany ? 2 : 1);
  },
);

it.each(['beneficiary', 'fitter'] as const)(
  'shows a %s what the tax code says of the birth, in one line for the customer',
  async (viewer) => {
    session = openDraftSession(stubDossierServer(createStoredDraft()).known.now, viewer);
    session.step = 'beneficiario';
    renderWithSession(session, <Beneficiario />);
    act(() =>
      session.autofillFields([
        { field: 'beneficiaryGender', value: 'F' },
        { field: 'beneficiaryBirthDate', value: '1980-01-01' },
        { field: 'beneficiaryBirthMunicipality', value: 'Cuneo' },
        { field: 'beneficiaryBirthProvince', value: 'CN' },
        { field: 'beneficiaryBirthNation', value: 'Italia' },
      ]),
    );
    if (viewer === 'beneficiary') {
      await screen.findByText(/Nata il 01\/01\/1980 a Cuneo \(CN\)/);
      expect(screen.queryByLabelText(/^Sesso/)).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: TEXTS.editBirth }));
    }
    expect(screen.getByLabelText(/^Sesso/)).toBeTruthy();
  },
);

it.each([
  ['fitter', false],
  ['beneficiary', true],
] as const)('tells a %s beforehand when the identity document is needed', (viewer, isRequired) => {
  session = openDraftSession(stubDossierServer(createStoredDraft()).known.now, viewer);
  session.step = 'beneficiario';
  renderWithSession(session, <Beneficiario />);
  expect(screen.queryAllByText(TEXTS.identityDocumentHelp)).toHaveLength(isRequired ? 0 : 1);
  const number = document.getElementById(fieldElementId('beneficiaryIdentificationDocNumber'));
  expect(number?.getAttribute('aria-required') === 'true').toBe(isRequired);
  // The delega asks for these two when it is signed.
  expect(describeMissingPrint('Documento d’identità', 'beneficiary').field).toBe(
    'beneficiaryIdentificationDocNumber',
  );
});
