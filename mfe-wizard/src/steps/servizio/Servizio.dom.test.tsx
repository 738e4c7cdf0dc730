import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createEmptyDossierForm } from '@pratiche/domain';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../../test/render-session.js';
import type { DossierSession } from '../../state/dossier-session.js';
import { Servizio } from './Servizio.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

it.each([
  ['begins with the invoice while the dossier is empty', createEmptyDossierForm(), true],
  ['has the invoice below its fields once there is a customer', {}, false],
] as const)('the first step %s', (_, change, isFirst) => {
  stubCall(getTestApi(), 'GET', '/api/Module/invoices/{id}', () => ({
    invoices: [],
    proposals: [],
    differences: [],
    doubts: [],
    messages: [],
  }));
  session = openDraftSession(stubDossierServer(createStoredDraft(change)).known.now);
  session.step = 'servizio';
  renderWithSession(session, <Servizio />);
  const invoice = screen.getByRole('heading', { name: 'Parti dalla fattura' });
  const flag = screen.getByLabelText('Fai completare a noi i dati della visura');
  const help = document.getElementById(flag.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toMatch(/li prendiamo noi dalla visura/);
  const year = screen.getByLabelText(/^Anno di riferimento/);
  expect(invoice.compareDocumentPosition(year)).toBe(
    isFirst ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING,
  );
});
