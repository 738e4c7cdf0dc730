import { screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  renderWithSession,
} from '../../test/render-session.js';
import type { DossierSession } from '../state/dossier-session.js';
import { DossierSummary } from './DossierSummary.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

it.each([
  ['that was returned is to be corrected', 'Manca il saldo', 'Da correggere'],
  ['that was never sent is a draft', null, 'Bozza'],
])('a draft %s', (_, rejectReason, name) => {
  stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({ link: null }));
  session = openDraftSession({ ...createStoredDraft(), rejectReason });
  renderWithSession(session, <DossierSummary hasButton={false} />);
  expect(screen.getByText(name)).toBeTruthy();
});
