import { screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import {
  renderWithSession,
  openDraftSession,
  cleanUpSession,
  stubDossierServer,
  createStoredDraft,
} from '../../../test/render-session.js';
import type { DossierSession } from '../../state/dossier-session.js';
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
