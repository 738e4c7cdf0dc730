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
import { createDocumentItem, createLastStep } from '../../test/document-fixtures.js';
import type { DossierSession } from '../state/dossier-session.js';
import { DossierSummary } from './DossierSummary.js';
import { WizardGlance } from './WizardGlance.js';

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

it('says that documents alone are missing, beside a percentage that would look stuck', () => {
  stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({ link: null }));
  session = openDraftSession(
    createStoredDraft({ interventionStartDate: '2024-02-01', interventionEndDate: '2024-02-20' }),
  );
  session.store.set({ lastStep: createLastStep([createDocumentItem(3, 'FATTURA', 'Fatture')]) });
  session.refreshStepView();
  renderWithSession(
    session,
    <>
      <DossierSummary hasButton={false} />
      <WizardGlance steps={session.store.get().steps} />
    </>,
  );
  expect(screen.getAllByText('Dati completi · manca un documento')).toHaveLength(2);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('91');
});
