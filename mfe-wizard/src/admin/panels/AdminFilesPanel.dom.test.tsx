import {
  ApiError,
  type AdminDossierDto,
  type AdminFileDto,
  type EneaReadingDto,
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
  onAnswer: (answer: unknown) => void;
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
  busy = false,
): void {
  const dossier = {
    ...createEmptyDossierForm(),
    beneficiarySsn: 'RSSMRA80A01H501U',
    interventionEndDate: '2026-10-12',
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
          busy={busy}
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
const createReading = (change: Partial<EneaReadingDto> = {}): EneaReadingDto => ({
  filing: 'serramenti',
  document: 'Ricevuta',
  kind: 'compared',
  isDraft: false,
  cpid: null,
  owner: null,
  doubt: null,
  values: [],
  differences: [],
  at: null,
  ...change,
});
const stubReadings = (readings: EneaReadingDto[]) =>
  stubCall(getTestApi(), 'GET', '/api/Module/eneaReadings/{id}', () => readings);
/** The area that takes a file has the name of its slot. */
const slotElement = (name: string): HTMLElement => {
  const [outer] = screen.getAllByRole('group', { name });
  if (outer === undefined) throw new Error(`No slot ${name}`);
  return outer;
};
const slot = (name: string) => within(slotElement(name));
const number = (name: string) => slot(name).getByLabelText<HTMLInputElement>('Numero CPID');

beforeAll(async () => void (await preloadDialogs()));
beforeEach(() => void stubReadings([]));
afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
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
  ).toEqual([
    'Serramenti · comma 345A',
    'Schermature e chiusure · comma 345B',
    'Confronta con il PDF di ENEA',
  ]);
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

const receipts = (): AdminFileDto[] => [
  document('CodiceCpid', 'serramenti', { cpid: '2026-A1', file: stored('cpid.pdf', 50) }),
  document('Ricevuta', 'serramenti', { file: stored('ricevuta.pdf', 51) }),
];
const OF_ANOTHER = createReading({ kind: 'otherDossier', owner: 'Ada Neri, comma 345B' });
const askStep = () => fireEvent.click(screen.getByRole('button', { name: 'Concludi' }));

it.each<[string, EneaReadingDto, RegExp | null]>([
  ['of another paper', createReading({ kind: 'otherPaper', doubt: 'unrelated' }), /né il codice/],
  [
    'of another person',
    createReading({ kind: 'otherPaper', doubt: 'unrelated', owner: 'BNCGNN70A01H501R' }),
    /codice fiscale BNCGNN70A01H501R, che non è del cliente/,
  ],
  ['without text', createReading({ kind: 'unreadable', doubt: 'unreadable' }), /non ha testo/],
  ['of this dossier', createReading(), null],
])('says what speaks against a receipt %s, and asks before the step', async (...row) => {
  const [, reading, doubt] = row;
  stubReadings([reading]);
  const onAnswer = jest.fn();
  open('SENTTOENEA', receipts(), jest.fn(), onAnswer);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const receipt = slot('Ricevuta ENEA');
  if (doubt !== null) expect(receipt.getByRole('status').textContent).toMatch(doubt);
  expect(receipt.queryByText('Da controllare') !== null).toBe(doubt !== null);
  expect(receipt.queryByText('Presente') !== null).toBe(doubt === null);
  const line = 'C’è tutto, ma la ricevuta è da controllare.';
  expect(screen.queryByText(line) !== null).toBe(doubt !== null);
  askStep();
  if (doubt !== null) {
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toMatch(doubt);
    expect(onAnswer).not.toHaveBeenCalled();
    fireEvent.click(within(question).getByRole('button', { name: 'È quella giusta, completa' }));
  }
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[{ confirmations: [] }]]));
});

it('waits for the reading before it takes the step', async () => {
  let answer: (readings: EneaReadingDto[]) => void = () => undefined;
  stubCall(
    getTestApi(),
    'GET',
    '/api/Module/eneaReadings/{id}',
    () => new Promise((resolve) => (answer = resolve)),
  );
  const onAnswer = jest.fn();
  open('SENTTOENEA', receipts(), jest.fn(), onAnswer);
  askStep();
  answer([createReading({ kind: 'otherPaper', doubt: 'unrelated' })]);
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('La ricevuta è da controllare');
  expect(onAnswer).not.toHaveBeenCalled();
});

it('asks about a doubtful receipt and documents not verified in one question', async () => {
  stubReadings([createReading({ kind: 'otherPaper', doubt: 'unrelated' })]);
  const onAnswer = jest.fn();
  open('SENTTOENEA', receipts(), jest.fn(), onAnswer, 6);
  askStep();
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toMatch(/né il codice CPID/);
  expect(question.textContent).toContain('6 documenti non verificati');
  fireEvent.click(within(question).getByRole('button', { name: 'È quella giusta, completa' }));
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[{ confirmations: [] }]]));
});

it('asks about documents not verified where the receipt is right', async () => {
  stubReadings([createReading()]);
  open('SENTTOENEA', receipts(), jest.fn(), jest.fn(), 6);
  askStep();
  await screen.findByRole('dialog', { name: '6 documenti non verificati: completi lo stesso?' });
});

it.each<StatusCode>(['SELLED', 'SENT'])('reads nothing in %s', async (status) => {
  const list = stubReadings([OF_ANOTHER]);
  open(status, receipts());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(list).not.toHaveBeenCalled();
  expect(slot('Ricevuta ENEA').getByRole('status').textContent).toBe('');
});

it('offers the CPID that the document of the customer names', async () => {
  const put = stubCall(getTestApi(), 'PUT', '/api/Upload/cpid', () => ({}));
  stubReadings([
    createReading({
      document: 'CodiceCpid',
      kind: 'otherPaper',
      cpid: '2026-B7',
      doubt: 'otherNumber',
    }),
  ]);
  open('ACCEPTED', [
    document('CodiceCpid', 'serramenti', { cpid: '2026-A1', file: stored('cpid.pdf', 44) }),
    document('Ricevuta', 'serramenti'),
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Usa questo: 2026-B7' }));
  await waitFor(() =>
    expect(put.mock.calls.map(([{ body }]) => body)).toEqual([
      { id: 7, filing: 'serramenti', cpid: '2026-B7' },
    ]),
  );
  expect(slot('Codice CPID').getByText(/diverso da quello salvato/)).toBeTruthy();
});

it('asks the reason of each difference of weight, again until all are there', async () => {
  const rows = { key: 'rows', label: 'Numero di righe', ours: '3', theirs: '2' };
  const sum = { key: 'sum', label: 'Spese congrue', ours: '900', theirs: '90' };
  stubReadings([createReading({ differences: [rows, sum] })]);
  const onAnswer = jest.fn();
  open('SENTTOENEA', receipts(), jest.fn(), onAnswer);
  await screen.findByText('Da controllare');
  const told = slot('Ricevuta ENEA').getByRole('status');
  expect([...told.children].map(({ textContent }) => textContent)).toEqual([
    'Numero di righe: nel PDF 2, nella pratica 3.',
    'Spese congrue: nel PDF 90, nella pratica 900.',
  ]);
  askStep();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^Motivo: ${label}`)), {
      target: { value },
    });
  const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Conferma e vai avanti' }));
  await screen.findByRole('dialog');
  type('Numero di righe', 'Una è in altra scheda');
  goOn();
  await screen.findByText('Campo obbligatorio');
  expect(onAnswer).not.toHaveBeenCalled();
  type('Spese congrue', ' Scritta da ENEA ');
  goOn();
  await waitFor(() =>
    expect(onAnswer.mock.calls).toEqual([
      [
        {
          confirmations: [
            { filing: 'serramenti', key: 'rows', reason: 'Una è in altra scheda' },
            { filing: 'serramenti', key: 'sum', reason: 'Scritta da ENEA' },
          ],
        },
      ],
    ]),
  );
});

const comparePrint = (reading: EneaReadingDto) => {
  const post = stubCall(getTestApi(), 'POST', '/api/Module/eneaReadings/{id}', () => reading);
  const file = new File(['%PDF-1.4'], 'bozza.pdf', { type: 'application/pdf' });
  fireEvent.change(
    slotElement('Confronta con il PDF di ENEA').querySelector(
      'input[type=file]',
    ) as HTMLInputElement,
    { target: { files: [file] } },
  );
  return { post, file };
};

it('compares a print of the draft and shows each value with its outcome', async () => {
  open('ACCEPTED', [document('CodiceCpid', 'serramenti'), document('Ricevuta', 'serramenti')]);
  const about = { title: 'Intervento', isWeighty: false };
  const { post, file } = comparePrint(
    createReading({
      document: null,
      isDraft: true,
      values: [
        { ...about, key: 'a', label: 'Comma', ours: '345A', theirs: '345A', outcome: 'equal' },
        {
          ...about,
          key: 'intervention.interventionEndDate',
          label: 'Fine lavori',
          ours: '01/10',
          theirs: '02/10',
          outcome: 'different',
        },
        {
          ...about,
          key: 'location.immovableZip',
          label: 'CAP',
          ours: '24121',
          theirs: '24122',
          outcome: 'different',
        },
        { ...about, key: 'c', label: 'CPID', ours: 'A1', theirs: null, outcome: 'missing' },
        {
          ...about,
          key: 'd',
          label: 'Gradi giorno',
          ours: null,
          theirs: '2404',
          outcome: 'notComparable',
        },
      ],
    }),
  );
  const result = within(await screen.findByRole('table'));
  expect(result.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'ValoriNella praticaNel PDFEsito',
    'Comma Intervento345A345Auguale',
    'Fine lavori Intervento01/1002/10diversoVai al valore',
    'CAP Intervento2412124122diversoCorreggi',
    'CPID InterventoA1–assente nel PDF',
    'Gradi giorno Intervento–2404non confrontabile',
  ]);
  expect(screen.getByText('Uguali: 1 · Diversi: 2')).toBeTruthy();
  expect(
    result.getByRole('link', { name: 'Correggi nella pratica: CAP' }).getAttribute('href'),
  ).toBe('/administration/modules/edit/7/data?passo=ubicazione&campo=immovableZip');
  expect(post.mock.calls.map(([{ params, body }]) => [params?.path, body])).toEqual([
    [{ id: 7 }, { file }],
  ]);
});

it('says of a PDF that is not of this dossier whose it is', async () => {
  open('ACCEPTED', [document('CodiceCpid', 'serramenti'), document('Ricevuta', 'serramenti')]);
  comparePrint({ ...OF_ANOTHER, document: null });
  expect(
    await screen.findByText('Il PDF non è di questa pratica. È di: Ada Neri, comma 345B.'),
  ).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('offers no comparison while the dossier is at the fitter', () => {
  open('WAITING', [document('CodiceCpid', 'serramenti'), document('Ricevuta', 'serramenti')]);
  expect(screen.queryByRole('group', { name: 'Confronta con il PDF di ENEA' })).toBeNull();
});

it('lets nothing be changed while a step is under way', () => {
  open('ACCEPTED', receipts(), jest.fn(), jest.fn(), 0, true);
  const panel = within(screen.getByRole('region', { name: 'Documenti ENEA' }));
  expect(panel.getAllByRole('button', { name: /Sostituisci|Togli/ }).length).toBeGreaterThan(2);
  const isOff = (control: HTMLElement) =>
    control.matches(':disabled') || control.closest('fieldset')?.disabled === true;
  expect(panel.getAllByRole('button').map(isOff)).not.toContain(false);
  expect(isOff(number('Codice CPID'))).toBe(true);
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
  stubCall(getTestApi(), 'POST', '/api/Module/eneaReadings/{id}', () =>
    createReading({
      filing: 'bonusCasa',
      document: null,
      kind: 'otherPaper',
      cpid: '456-2026E-BBB',
    }),
  );
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
