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
  ['to be corrected is called so still', 'Manca il saldo', 'WAITING', 'Correzioni richieste'],
  ['refused is called so still', 'Manca il saldo', 'REJECTED', 'Rifiutata'],
  ['of a return that is not known is to be corrected', 'Manca il saldo', null, 'Da correggere'],
  ['never sent is a draft', null, null, 'Bozza'],
])('a draft that was %s', async (_, rejectReason, to, name) => {
  stubCall(
    getTestApi(),
    'GET',
    '/api/Module/history/{id}',
    () => (to === null ? [] : [{ to, editedFields: [] }]) as never,
  );
  stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({ link: null }));
  session = openDraftSession({ ...createStoredDraft(), rejectReason });
  renderWithSession(session, <DossierSummary hasButton={false} />);
  expect(await screen.findByText(name)).toBeTruthy();
});
