import type { ClientLinkDto } from '@pratiche/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { stubCall } from '../../../../../libs/api/test/stub-call.js';
import {
  createDocumentItem,
  createLastStep,
  createStoredFile,
  findDocumentCard,
  findDocuments,
  stubNoSigning,
} from '../../../../test/document-fixtures.js';
import {
  cleanUpSession,
  createStoredDraft,
  getTestApi,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../../../test/render-session.js';
import { PAPER, PAPERS } from '../../../../test/signing-fixtures.js';
import type { DossierSession } from '../../../state/dossier-session.js';
import { Documents } from './Documents.js';

let session: DossierSession;
afterEach(() => cleanUpSession(session));

it('draws no row before it is known what of it is signed online: nothing moves under the hand', async () => {
  session = openDraftSession(stubDossierServer(createStoredDraft()).known.now);
  session.step = 'documentazione';
  let answerLink: (answer: { link: ClientLinkDto | null }) => void = () => undefined;
  let answerPapers: (papers: typeof PAPERS) => void = () => undefined;
  const link = stubCall(
    getTestApi(),
    'GET',
    '/api/Module/beneficiaryLink/{id}',
    () => new Promise<unknown>((resolve) => (answerLink = resolve)),
  );
  const papers = stubCall(
    getTestApi(),
    'GET',
    '/api/Signatures/dossiers/{dossierId}/papers',
    () => new Promise<unknown>((resolve) => (answerPapers = resolve)),
  );
  renderWithSession(
    session,
    <Documents
      lastStep={createLastStep([createDocumentItem(3, 'REQ', 'Requisiti tecnici')])}
      onChange={() => undefined}
    />,
  );
  await waitFor(() => expect(link).toHaveBeenCalled());
  await waitFor(() => expect(papers).toHaveBeenCalled());
  const rowsBefore = screen.queryAllByRole('listitem');
  await act(async () => {
    answerPapers({ ...PAPERS, papers: [PAPER] });
    await Promise.resolve();
  });
  const rowsBetween = screen.queryAllByRole('listitem');
  answerLink({ link: null });
  await waitFor(() => findDocumentCard('Requisiti tecnici'));
  expect([...rowsBefore, ...rowsBetween]).toEqual([]);
  within(findDocumentCard('Requisiti tecnici')).getByRole('button', { name: /^Firma online/ });
});

it('names what is missing in one place once the sending was refused, and leads to the first', async () => {
  stubNoSigning();
  session = openDraftSession(stubDossierServer(createStoredDraft()).known.now);
  session.step = 'documentazione';
  const draw = (isUploaded: boolean) => (
    <Documents
      lastStep={createLastStep([
        createDocumentItem(1, 'CI', 'Documento', {}, [createStoredFile(1, 'ci.pdf')]),
        createDocumentItem(
          3,
          'FATTURA',
          'Fatture',
          {},
          isUploaded ? [createStoredFile(2, 'f')] : [],
        ),
        createDocumentItem(4, 'VISURA', 'Visura', {}, isUploaded ? [createStoredFile(3, 'v')] : []),
      ])}
      onChange={() => undefined}
    />
  );
  const { unmount } = renderWithSession(session, draw(false));
  await findDocuments();
  expect(screen.queryByText(/^Per inviare manca/)).toBeNull();
  act(() => {
    session.showStepErrors('documentazione');
    session.revealField('documenti.FATTURA');
  });
  const alert = screen.getByText('Per inviare mancano 2 documenti: Fatture, Visura.');
  const first = findDocumentCard('Fatture');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(alert.nextElementSibling?.contains(first)).toBe(true);
  const marked = [...document.querySelectorAll('.wz-document-failed')].map(({ id }) => id);
  expect(marked).toEqual(['campo-documenti-FATTURA', 'campo-documenti-VISURA']);
  unmount();
  renderWithSession(session, draw(true));
  await findDocuments();
  expect(screen.getByText('Ora ci sono tutti: rileggi e invia.')).toBeTruthy();
  expect(document.querySelector('.wz-document-failed')).toBeNull();
});
