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
  ['that was returned is to be corrected', 'Manca il saldo', 'Da correggere'],
  ['that was never sent is a draft', null, 'Bozza'],
])('a draft %s', (_, rejectReason, name) => {
  stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({ link: null }));
  session = openDraftSession({ ...createStoredDraft(), rejectReason });
  renderWithSession(session, <DossierSummary hasButton={false} />);
  expect(screen.getByText(name)).toBeTruthy();
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
