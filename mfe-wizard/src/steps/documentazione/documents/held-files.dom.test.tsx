import type { LastStepDto, UploadedFileDto } from '@pratiche/api';
import { AlertBanner } from '@pratiche/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../../../libs/api/test/stub-call.js';
import {
  chooseFiles,
  createDocumentItem,
  createLastStep,
  createStoredFile,
  findDocumentCard,
  findDocuments,
  markDocument,
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
import { useWizardNavigation } from '../../../form/useWizardNavigation.js';
import type { DossierSession } from '../../../state/dossier-session.js';
import { Documents } from './Documents.js';

let session: DossierSession;
const changed = jest.fn();

beforeEach(() => {
  session = openDraftSession(stubDossierServer(createStoredDraft()).known.now);
  session.step = 'documentazione';
  stubNoSigning();
});
afterEach(() => {
  cleanUpSession(session);
  changed.mockClear();
  visited.length = 0;
});

const visited: string[] = [];
const isReviewVisited = () => visited.some((search) => search.includes('schermata=invio'));
const banner = () => document.querySelector('.pr-alerts')?.textContent;

/** The documents with the ways out of them; the heading says which step is open. */
function HeldStep({ lastStep }: { lastStep: LastStepDto }) {
  const { current, openStep, goToNextStep } = useWizardNavigation();
  visited.push(useLocation().search);
  return (
    <>
      <AlertBanner />
      <h1>{current}</h1>
      <a href="/modules/list">Pratiche</a>
      <button onClick={goToNextStep}>Rileggi e invia</button>
      <button onClick={() => openStep('servizio')}>Primo passo</button>
      <Documents lastStep={lastStep} onChange={changed} />
    </>
  );
}

const stubUpload = (answer: () => unknown) =>
  stubCall(getTestApi(), 'POST', '/api/Upload/file', answer);
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Rileggi e invia' }));

it('a file is waited for before the sending while it is uploaded', async () => {
  let done: (file: UploadedFileDto) => void = () => undefined;
  stubUpload(() => new Promise<UploadedFileDto>((resolve) => (done = resolve)));
  renderWithSession(
    session,
    <HeldStep lastStep={createLastStep([createDocumentItem(4, 'CI', 'Documento')])} />,
  );
  await findDocuments();
  chooseFiles('Documento', new File(['x'], 'ci.pdf'));
  await within(findDocumentCard('Documento')).findByText('Caricamento in corso');
  goOn();
  expect(banner()).toContain('aspetta che finisca');
  expect(isReviewVisited()).toBe(false);
  done(createStoredFile(1, 'ci.pdf'));
  await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  goOn();
  expect(isReviewVisited()).toBe(true);
  expect(banner()).toBe('');
});

it('a question holds who goes on to the sending or leaves the step, until the question is answered', async () => {
  markDocument(session, 3, [1, 2]);
  stubUpload(() => createStoredFile(9, 'nuova.pdf'));
  const files = [createStoredFile(1, 'acconto.pdf'), createStoredFile(2, 'saldo.pdf')];
  renderWithSession(
    session,
    <HeldStep
      lastStep={createLastStep([createDocumentItem(3, 'FATTURA', 'Fatture', {}, files)])}
    />,
  );
  await findDocuments();
  chooseFiles('Fatture', new File(['x'], 'nuova.pdf'));
  for (const way of ['Rileggi e invia', 'Primo passo']) {
    fireEvent.click(screen.getByRole('button', { name: way }));
    expect(banner()).toContain('Prima rispondi');
    expect(document.activeElement?.textContent).toBe('Sostituisci acconto.pdf');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('documentazione');
    expect(isReviewVisited()).toBe(false);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(banner()).toBe('');
  goOn();
  expect(isReviewVisited()).toBe(true);
});

it('files chosen together hold the sending, until they are uploaded or taken out', async () => {
  renderWithSession(
    session,
    <HeldStep lastStep={createLastStep([createDocumentItem(4, 'CI', 'Documento')])} />,
  );
  await findDocuments();
  fireEvent.drop(screen.getByRole('group', { name: 'Più documenti insieme' }), {
    dataTransfer: { files: [new File(['x'], 'carta-identita.pdf'), new File(['x'], 'b.pdf')] },
  });
  await screen.findByRole('combobox', { name: 'Documento di carta-identita.pdf' });
  goOn();
  expect(banner()).toContain('Alcuni file che hai scelto non sono ancora caricati');
  fireEvent.click(screen.getByRole('button', { name: /Togli b.pdf/ }));
  goOn();
  expect(banner()).toContain('Un file che hai scelto non è ancora caricato');
  expect(banner()).not.toContain('Alcuni');
  expect(isReviewVisited()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: /Togli.*carta-identita.pdf/ }));
  goOn();
  expect(isReviewVisited()).toBe(true);
});

it('a question also holds who leaves by a link of the menu', async () => {
  markDocument(session, 3, [1, 2]);
  const files = [createStoredFile(1, 'acconto.pdf'), createStoredFile(2, 'saldo.pdf')];
  const invoices = createDocumentItem(3, 'FATTURA', 'Fatture', {}, files);
  renderWithSession(session, <HeldStep lastStep={createLastStep([invoices])} />);
  await findDocuments();
  chooseFiles('Fatture', new File(['x'], 'nuova.pdf'), new File(['x'], 'altra.pdf'));
  screen.getByText('nuova.pdf, altra.pdf prendono il posto di un file da correggere?');
  fireEvent.click(screen.getByRole('link', { name: 'Pratiche' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('nuova.pdf, altra.pdf non sono ancora caricati');
  expect(screen.getByRole('button', { name: 'Sostituisci acconto.pdf' })).toBeTruthy();
});
