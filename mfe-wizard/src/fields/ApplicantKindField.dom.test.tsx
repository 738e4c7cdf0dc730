import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { ApplicantKindField } from './ApplicantKindField.js';
import { Field } from './Field.js';

const [PERSON, COMPANY] = ['RSSMRA80A01F205X', '12345678903'];

let session: DossierSession;
beforeEach(() => {
  const { known } = stubDossierServer(createStoredDraft({ beneficiarySsn: PERSON }));
  session = openDraftSession(known.now);
  session.step = 'beneficiario';
  renderWithSession(
    session,
    <>
      <ApplicantKindField name="isCompany" label="Tipo di beneficiario" />
      <Field name="beneficiarySsn" />
    </>,
  );
});
afterEach(() => cleanUpSession(session));

const choose = (kind: string) => fireEvent.click(screen.getByRole('radio', { name: kind }));
const code = () => screen.getByLabelText<HTMLInputElement>('Codice fiscale');

it('a company does not take the code of a person over, and each finds its own again', () => {
  expect(code().value).toBe(PERSON);
  choose('Persona giuridica');
  expect(code().value).toBe('');
  fireEvent.change(code(), { target: { value: COMPANY } });
  choose('Persona fisica');
  expect(code().value).toBe(PERSON);
  choose('Persona giuridica');
  expect([code().value, session.values.beneficiarySsn]).toEqual([COMPANY, COMPANY]);
  expect(screen.queryByText('compilato automaticamente')).toBeNull();
});

it('a service for persons alone brings the code of the person back', () => {
  choose('Persona giuridica');
  fireEvent.change(code(), { target: { value: COMPANY } });
  session.form.setValue('serviceType', 2);
  session.handleFieldEdited('serviceType');
  expect([session.values.isCompany, session.values.beneficiarySsn]).toEqual([false, PERSON]);
});
