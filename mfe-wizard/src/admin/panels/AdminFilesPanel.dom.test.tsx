import {
  ApiError,
  type AdminDossierDto,
  type AdminFileDto,
  type UploadedFileDto,
} from '@pratiche/api';
import { type StatusCode, createEmptyDossierForm } from '@pratiche/domain';
import { AlertBanner, AppProviders, queryClient } from '@pratiche/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { getTestApi, preloadDialogs } from '../../../test/render-session.js';
import { AdminFilesPanel } from './AdminFilesPanel.js';
import { useStepQuestion } from './useStepQuestion.js';

const openPdf = jest.fn<(data: ArrayBuffer) => Promise<readonly { text: string }[]>>();
// Only a browser reads PDFs; a journey does so with real ones.
jest.mock('../../signing/pdf-renderer.js', () => ({
  openPdf: (data: ArrayBuffer) => openPdf(data),
}));

const stored = (fileName: string, id = 31): UploadedFileDto => ({
  id,
  fileName,
  size: 1_000,
  contentType: 'application/pdf',
  created: '2026-03-02T10:00:00.000Z',
});
const document = (
  name: AdminFileDto['name'],
  filing: AdminFileDto['filing'],
  change: Partial<AdminFileDto> = {},
): AdminFileDto => ({ name, filing, isRequired: true, cpid: null, file: null, ...change });

/** Asks as the page does before a step. */
function Step({
  dossier,
  unverified,
  onAnswer,
}: {
  dossier: AdminDossierDto;
  unverified: number;
  onAnswer: (may: boolean) => void;
}) {
  const ask = useStepQuestion(dossier, unverified);
  return (
    <button type="button" onClick={() => void ask('SELLED').then(onAnswer)}>
      Concludi
    </button>
  );
}

function open(
  status: StatusCode,
  adminFiles: AdminFileDto[],
  onRequest = jest.fn(),
  onAnswer = jest.fn(),
  unverified = 0,
): void {
  const dossier = {
    ...createEmptyDossierForm(),
    beneficiarySsn: 'RSSMRA80A01H501U',
    id: 7,
    accountId: 3,
    status: { code: status },
    adminFiles,
  };
  render(
    <MemoryRouter>
      <AppProviders>
        <AlertBanner />
        <AdminFilesPanel
          dossier={dossier as unknown as AdminDossierDto}
          openRequests={0}
          busy={false}
          isNext
          onRequest={onRequest}
        />
        <Step
          dossier={dossier as unknown as AdminDossierDto}
          unverified={unverified}
          onAnswer={onAnswer}
        />
      </AppProviders>
    </MemoryRouter>,
  );
}
const stubDownload = (answer: () => unknown) =>
  stubCall(getTestApi(), 'GET', '/api/Upload/download/{fileId}', answer);
/** The area that takes a file has the name of its slot. */
const slotElement = (name: string): HTMLElement => {
  const [outer] = screen.getAllByRole('group', { name });
  if (outer === undefined) throw new Error(`No slot ${name}`);
  return outer;
};
const slot = (name: string) => within(slotElement(name));
const number = (name: string) => slot(name).getByLabelText<HTMLInputElement>('Numero CPID');

beforeAll(async () => void (await preloadDialogs()));
// Stored files that a test is not about cannot be had.
beforeEach(() => {
  stubDownload(() => {
    throw new ApiError({
      status: 404,
      code: 'not-found',
      message: 'Il file richiesto non esiste.',
    });
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
  openPdf.mockReset();
});

it('gives the only declaration no name, and says what is missing', () => {
  open('ACCEPTED', [
    document('CodiceCpid', 'bonusCasa', { file: stored('cpid.pdf') }),
    document('Ricevuta', 'bonusCasa'),
  ]);
  expect(screen.queryByRole('heading', { name: /Bonus Casa/ })).toBeNull();
  expect(slot('Codice CPID').getByText('Manca il numero')).toBeTruthy();
  expect(slot('Ricevuta ENEA').getByText('Da caricare')).toBeTruthy();
});

it('has CPID and receipt for each of two declarations, under its comma', () => {
  open('ACCEPTED', [
    document('CodiceCpid', 'serramenti', { cpid: '2026-A1', file: stored('cpid.pdf') }),
    document('Ricevuta', 'serramenti'),
    document('CodiceCpid', 'schermature', { cpid: '2026-B2' }),
    document('Ricevuta', 'schermature'),
  ]);
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual(['Serramenti · comma 345A', 'Schermature e chiusure · comma 345B']);
  expect(screen.getByText(/ENEA vuole 2 dichiarazioni/)).toBeTruthy();
  expect(slot('Codice CPID – Serramenti').getByText('Presente')).toBeTruthy();
  expect(slot('Codice CPID – Schermature e chiusure').getByText('Manca il documento')).toBeTruthy();
  expect(number('Codice CPID – Schermature e chiusure').value).toBe('2026-B2');
});

it('writes the number of one declaration, cleaned, when Enter is pressed', async () => {
  const put = stubCall(getTestApi(), 'PUT', '/api/Upload/cpid', () => ({}));
  open('ACCEPTED', [document('CodiceCpid', 'serramenti'), document('CodiceCpid', 'schermature')]);
  const field = number('Codice CPID – Schermature e chiusure');
  fireEvent.change(field, { target: { value: ' cpid: 2026 b2-77 ' } });
  fireEvent.submit(field);
  expect(await screen.findByText('Codice CPID salvato: 2026B2-77')).toBeTruthy();
  expect(put.mock.calls.map(([{ body }]) => body)).toEqual([
    { id: 7, filing: 'schermature', cpid: '2026B2-77' },
  ]);
});

it('refuses what is no CPID before asking, and shows what the server refuses', async () => {
  const put = stubCall(getTestApi(), 'PUT', '/api/Upload/cpid', () => {
    throw new ApiError({
      status: 409,
      code: 'cpid-taken',
      message: 'Il codice CPID 2026-1 è già quello della pratica n. 12.',
    });
  });
  open('ACCEPTED', [document('CodiceCpid', 'serramenti'), document('Ricevuta', 'serramenti')]);
  const field = number('Codice CPID');
  field.focus();
  fireEvent.change(field, { target: { value: 'abc' } });
  fireEvent.submit(field);
  expect(await screen.findByText(/ha da 5 a 40 caratteri/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(put).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '2026-1' } });
  fireEvent.submit(field);
  expect(await screen.findByText(/è già quello della pratica n\. 12/)).toBeTruthy();
  expect(field.value).toBe('2026-1');
  // Who types by keyboard goes on typing there.
  expect(window.document.activeElement).toBe(field);
});

it('uploads the receipt of one declaration', async () => {
  const post = stubCall(getTestApi(), 'POST', '/api/Upload/fileToAzureAdmin', () => ({}));
  open('SENTTOENEA', [document('Ricevuta', 'serramenti'), document('Ricevuta', 'schermature')]);
  const input = slotElement('Ricevuta ENEA – Schermature e chiusure').querySelector(
    'input[type=file]',
  );
  const file = new File(['%PDF-1.4'], 'ricevuta.pdf', { type: 'application/pdf' });
  fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  expect(post.mock.calls[0]?.[0].body).toMatchObject({
    dir: '3/7',
    id: 'Ricevuta',
    moduleId: '7',
    filing: 'schermature',
  });
});

async function uploadPdf(slotName: string, pages: readonly string[], file: UploadedFileDto) {
  openPdf.mockResolvedValue(pages.map((text) => ({ text })));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  stubCall(getTestApi(), 'POST', '/api/Upload/fileToAzureAdmin', () => file);
  const element = slotElement(slotName);
  fireEvent.click(within(element).getByRole('button', { name: /^Sostituisci/ }));
  const chosen = new File(['%PDF-1.4'], file.fileName, { type: 'application/pdf' });
  fireEvent.change(element.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [chosen] },
  });
  await screen.findByText(`File caricato: ${file.fileName}`);
  await waitFor(() => expect(openPdf).toHaveBeenCalledTimes(1));
}

it.each<[string, number, readonly string[], RegExp | null]>([
  [
    'of another dossier',
    41,
    ['Ricevuta ENEA di BNCGNN70A01H501K, CPID 2026-9999999'],
    /né il codice CPID/,
  ],
  ['without text', 42, [''], /non ha testo che si possa leggere/],
  ['of this dossier', 43, ['Ricevuta ENEA trasmessa in novembre,', 'CPID 2026-A1'], null],
])('says what speaks against a receipt %s, and asks before the step', async (...row) => {
  const [, id, pages, doubt] = row;
  const file = stored('ricevuta.pdf', id);
  const onAnswer = jest.fn();
  open(
    'SENTTOENEA',
    [
      document('CodiceCpid', 'serramenti', { cpid: '2026-A1' }),
      document('Ricevuta', 'serramenti', { file }),
    ],
    jest.fn(),
    onAnswer,
  );
  await uploadPdf('Ricevuta ENEA', pages, file);
  const receipt = slot('Ricevuta ENEA');
  const told = () => receipt.getByRole('status').textContent;
  if (doubt !== null) await waitFor(() => expect(told()).toMatch(doubt));
  expect(receipt.queryByText('Da controllare') !== null).toBe(doubt !== null);
  expect(receipt.queryByText('Presente') !== null).toBe(doubt === null);
  const line = 'C’è tutto, ma la ricevuta è da controllare.';
  expect(screen.queryByText(line) !== null).toBe(doubt !== null);
  fireEvent.click(screen.getByRole('button', { name: 'Concludi' }));
  if (doubt !== null) {
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toMatch(doubt);
    expect(onAnswer).not.toHaveBeenCalled();
    fireEvent.click(within(question).getByRole('button', { name: 'È quella giusta, completa' }));
  }
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]));
});

const OF_ANOTHER = [{ text: 'Ricevuta ENEA di BNCGNN70A01H501K, CPID 2026-9999999' }];
const receipts = (): AdminFileDto[] => [
  document('CodiceCpid', 'serramenti', { cpid: '2026-A1', file: stored('cpid.pdf', 50) }),
  document('Ricevuta', 'serramenti', { file: stored('ricevuta.pdf', 51) }),
];

it('reads the stored receipt of a dossier that is opened, and no file past its step', async () => {
  openPdf.mockResolvedValue(OF_ANOTHER);
  const download = stubDownload(() => new Blob(['%PDF-1.4']));
  open('SENTTOENEA', receipts());
  await screen.findByText('Da controllare');
  expect(slot('Ricevuta ENEA').getByRole('status').textContent).toMatch(/né il codice CPID/);
  expect(slot('Codice CPID').getByText('Presente')).toBeTruthy();
  expect(download.mock.calls.map(([{ params }]) => params?.path)).toEqual([{ fileId: 51 }]);
});

it('waits for the receipt that is being read before it takes the step', async () => {
  openPdf.mockResolvedValue(OF_ANOTHER);
  let answer: (blob: Blob) => void = () => undefined;
  stubDownload(() => new Promise((resolve) => (answer = resolve)));
  const onAnswer = jest.fn();
  open('SENTTOENEA', receipts(), jest.fn(), onAnswer);
  fireEvent.click(screen.getByRole('button', { name: 'Concludi' }));
  answer(new Blob(['%PDF-1.4']));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('La ricevuta è da controllare');
  expect(onAnswer).not.toHaveBeenCalled();
});

it('asks about a doubtful receipt and documents not verified in one question', async () => {
  openPdf.mockResolvedValue(OF_ANOTHER);
  stubDownload(() => new Blob(['%PDF-1.4']));
  const onAnswer = jest.fn();
  open('SENTTOENEA', receipts(), jest.fn(), onAnswer, 6);
  fireEvent.click(screen.getByRole('button', { name: 'Concludi' }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toMatch(/né il codice CPID/);
  expect(question.textContent).toContain('6 documenti non verificati');
  fireEvent.click(within(question).getByRole('button', { name: 'È quella giusta, completa' }));
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[true]]));
});

it('asks about documents not verified where the receipt is right', async () => {
  openPdf.mockResolvedValue([{ text: 'Ricevuta ENEA di RSSMRA80A01H501U, CPID 2026-A1' }]);
  stubDownload(() => new Blob(['%PDF-1.4']));
  open('SENTTOENEA', receipts(), jest.fn(), jest.fn(), 6);
  fireEvent.click(screen.getByRole('button', { name: 'Concludi' }));
  await screen.findByRole('dialog', { name: '6 documenti non verificati: completi lo stesso?' });
});

it('no longer doubts a receipt with which the dossier was completed', async () => {
  openPdf.mockResolvedValue(OF_ANOTHER);
  stubDownload(() => new Blob(['%PDF-1.4']));
  open('SENTTOENEA', receipts());
  await screen.findByText('Da controllare');
  cleanup();
  // What was read stays known.
  open('SELLED', receipts());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(slot('Ricevuta ENEA').getByText('Presente')).toBeTruthy();
  expect(slot('Ricevuta ENEA').getByRole('status').textContent).toBe('');
});

it.each<StatusCode>(['SELLED', 'SENT'])('reads nothing stored in %s', async (status) => {
  const download = stubDownload(() => new Blob(['%PDF-1.4']));
  open(status, receipts());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(download).not.toHaveBeenCalled();
});

it('offers the CPID that the document of the customer names', async () => {
  const put = stubCall(getTestApi(), 'PUT', '/api/Upload/cpid', () => ({}));
  const file = stored('cpid.pdf', 44);
  open('ACCEPTED', [
    document('CodiceCpid', 'serramenti', { cpid: '2026-A1', file }),
    document('Ricevuta', 'serramenti'),
  ]);
  await uploadPdf(
    'Codice CPID',
    ['ENEA, dichiarazione di RSSMRA80A01H501U: codice CPID 2026-B7, anno 2026'],
    file,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Usa questo: 2026-B7' }));
  await waitFor(() =>
    expect(put.mock.calls.map(([{ body }]) => body)).toEqual([
      { id: 7, filing: 'serramenti', cpid: '2026-B7' },
    ]),
  );
  expect(slot('Codice CPID').getByText(/diverso da quello salvato/)).toBeTruthy();
});

it('removes a wrong file after asking', async () => {
  const remove = stubCall(
    getTestApi(),
    'DELETE',
    '/api/Upload/adminFile/{moduleId}/{name}',
    () => undefined,
  );
  open('ACCEPTED', [document('CodiceCpid', 'serramenti', { file: stored('sbagliato.pdf') })]);
  queryClient.setQueryData(['admin-dossier', 7], { revision: 4 });
  fireEvent.click(screen.getByRole('button', { name: 'Togli: Codice CPID' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Vuoi togliere sbagliato.pdf?');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Togli' }));
  expect(await screen.findByText('File tolto: sbagliato.pdf')).toBeTruthy();
  expect(remove.mock.calls).toEqual([
    [
      {
        params: {
          path: { moduleId: 7, name: 'CodiceCpid' },
          query: { filing: 'serramenti' },
          header: { 'If-Match': '"4"' },
        },
      },
    ],
  ]);
});

it.each<[StatusCode, string[]]>([
  ['ACCEPTED', ['Togli numero', 'Sostituisci', 'Togli']],
  ['SENTTOENEA', ['Sostituisci']],
  ['SELLED', []],
  ['WAITING', []],
])('in %s offers %j for a CPID that is there', (status, offered) => {
  open(status, [
    document('CodiceCpid', 'serramenti', { cpid: '2026-A1', file: stored('cpid.pdf') }),
  ]);
  const names = ['Togli numero', 'Sostituisci', 'Togli'];
  expect(
    screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => names.includes(text)),
  ).toEqual(offered);
  expect(screen.queryByLabelText('Numero CPID') === null).toBe(offered.length === 0);
});

it('lets only remove what is left of a declaration that is no longer there', () => {
  open('SENT', [
    document('CodiceCpid', 'serramenti'),
    document('CodiceCpid', 'schermature', {
      isRequired: false,
      cpid: '2026-A1',
      file: stored('cpid.pdf'),
    }),
  ]);
  const former = slot('Codice CPID – Schermature e chiusure');
  expect(screen.getByText(/non ha più questa dichiarazione/)).toBeTruthy();
  expect(former.queryByRole('button', { name: /Sostituisci/ })).toBeNull();
  expect(former.getByRole('button', { name: /^Togli:/ })).toBeTruthy();
  expect(former.getByRole('button', { name: 'Togli numero' })).toBeTruthy();
});

it.each<[string, AdminFileDto[], boolean]>([
  [
    'number and document are there',
    [document('CodiceCpid', 'serramenti', { cpid: '2026-A1', file: stored('cpid.pdf') })],
    true,
  ],
  [
    'the number is missing',
    [document('CodiceCpid', 'serramenti', { file: stored('cpid.pdf') })],
    false,
  ],
])('offers the next step when %s: %j', (_, adminFiles, isOffered) => {
  const onRequest = jest.fn();
  open('ACCEPTED', adminFiles, onRequest);
  const next = screen.queryByRole('button', {
    name: 'Segna come inviata a ENEA: passo successivo',
  });
  expect(next !== null).toBe(isOffered);
  if (next === null) return;
  fireEvent.click(next);
  expect(onRequest.mock.calls).toEqual([['SENTTOENEA']]);
});

it('records a correction after one more question, with the CPID that the receipt names', async () => {
  const post = stubCall(getTestApi(), 'POST', '/api/Upload/filingCorrection', () => ({}));
  open('SELLED', [
    document('CodiceCpid', 'bonusCasa', { cpid: '123-2026E-AAA', file: stored('cpid.pdf') }),
    document('Ricevuta', 'bonusCasa', { file: stored('ricevuta.pdf', 32) }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Registra rettifica' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rettifica ENEA: Bonus Casa' }));
  const submit = () => fireEvent.click(dialog.getByRole('button', { name: 'Registra rettifica' }));
  submit();
  expect(await dialog.findByText('Carica la nuova ricevuta di ENEA.')).toBeTruthy();
  openPdf.mockResolvedValue([
    { text: 'Ricevuta per RSSMRA80A01H501U – CPID 456-2026E-BBB. Data chiusura 01/12/2026' },
  ]);
  const file = new File(['%PDF-1.4'], 'nuova.pdf', { type: 'application/pdf' });
  fireEvent.change(
    dialog
      .getByRole('group', { name: 'Nuova ricevuta ENEA' })
      .querySelector('input[type=file]') as HTMLInputElement,
    { target: { files: [file] } },
  );
  const cpid = dialog.getByLabelText<HTMLInputElement>(/Nuovo numero CPID/);
  await waitFor(() => expect(cpid.value).toBe('456-2026E-BBB'));
  fireEvent.change(cpid, { target: { value: '123-2026E-AAA' } });
  submit();
  expect(await dialog.findByText(/è già quello di questa dichiarazione/)).toBeTruthy();
  fireEvent.change(cpid, { target: { value: '456-2026E-BBB' } });
  fireEvent.change(dialog.getByLabelText(/Motivo/), { target: { value: ' Somma corretta ' } });
  submit();
  expect(await screen.findByText(/Prende il posto di 123-2026E-AAA/)).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Registra e avvisa' }));
  expect(
    await screen.findByText('Rettifica registrata: il CPID attuale è 456-2026E-BBB'),
  ).toBeTruthy();
  expect(post.mock.calls.map(([{ body }]) => body)).toEqual([
    {
      dir: '3/7',
      moduleId: '7',
      filing: 'bonusCasa',
      cpid: '456-2026E-BBB',
      reason: 'Somma corretta',
      file,
      cpidFile: undefined,
    },
  ]);
});

it('offers no correction before the dossier was sent to ENEA', () => {
  open('ACCEPTED', [document('CodiceCpid', 'bonusCasa'), document('Ricevuta', 'bonusCasa')]);
  expect(screen.queryByRole('button', { name: 'Registra rettifica' })).toBeNull();
});
