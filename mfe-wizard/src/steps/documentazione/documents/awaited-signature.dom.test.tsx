import type { ClientLinkDto } from '@pratiche/api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { stubCall } from '../../../../../libs/api/test/stub-call.js';
import {
  createDocumentItem,
  createLastStep,
  findDocumentCard,
} from '../../../../test/document-fixtures.js';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  preloadDialogs,
  renderWithSession,
  stubDossierServer,
} from '../../../../test/render-session.js';
import { PAPER, PAPERS } from '../../../../test/signing-fixtures.js';
import type { DossierSession } from '../../../state/dossier-session.js';
import { Documents } from './Documents.js';

const CREATED = '2026-03-02T10:00:00.000Z';
const LINK = { state: 'working', email: 'a@example.test', created: CREATED, expires: CREATED };
let session: DossierSession;

beforeAll(preloadDialogs);
afterEach(() => cleanUpSession(session));

it('a paper that the customer has to sign names who is awaited and leads to the link', async () => {
  session = openDraftSession(stubDossierServer(createStoredDraft()).known.now);
  session.step = 'documentazione';
  stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({
    link: LINK as ClientLinkDto,
  }));
  stubCall(getTestApi(), 'GET', '/api/Signatures/dossiers/{dossierId}/papers', () => ({
    ...PAPERS,
    papers: [{ ...PAPER, code: 'DELEGA', title: 'Delega', signedBy: 'beneficiary' }],
  }));
  renderWithSession(
    session,
    <Documents
      lastStep={createLastStep([createDocumentItem(3, 'DELEGA', 'Delega')])}
      onChange={() => undefined}
    />,
  );
  expect(await screen.findByText('In attesa della firma del cliente')).toBeTruthy();
  const row = within(findDocumentCard('Delega'));
  fireEvent.click(row.getByRole('button', { name: 'Chiedi di nuovo la firma: Delega' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invia al cliente' }));
  expect(dialog.getByRole('button', { name: 'Invia richiesta' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Mostra codice QR e link' })).toBeTruthy();
});

it('a paper that is signed in ink is downloaded within the sentence that says so', async () => {
  session = openDraftSession(stubDossierServer(createStoredDraft()).known.now);
  session.step = 'documentazione';
  stubCall(getTestApi(), 'GET', '/api/Module/beneficiaryLink/{id}', () => ({ link: null }));
  stubCall(getTestApi(), 'GET', '/api/Signatures/dossiers/{dossierId}/papers', () => ({
    ...PAPERS,
    papers: [
      {
        ...PAPER,
        code: 'ATTO',
        signedBy: 'beneficiary',
        canSign: false,
        obstacleKind: 'not-enabled',
      },
    ],
  }));
  const downloaded = stubCall(getTestApi(), 'GET', '/api/Module/prefilled/{id}/{code}', () => {
    throw new Error('offline');
  });
  renderWithSession(
    session,
    <Documents
      lastStep={createLastStep([{ ...createDocumentItem(3, 'ATTO', 'Atto'), isPrefilled: true }])}
      onChange={() => undefined}
    />,
  );
  const link = await screen.findByRole('button', { name: 'scarica il precompilato' });
  expect(link.parentElement?.textContent).toBe(
    'Il cliente firma su carta: scarica il precompilato, fai firmare, carica.',
  );
  fireEvent.click(link);
  await waitFor(() => expect(downloaded).toHaveBeenCalled());
});
