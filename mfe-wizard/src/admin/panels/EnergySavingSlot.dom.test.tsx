import { ApiError, type AdminDossierDto, type AdminFileDto } from '@pratiche/api';
import { createEmptyDossierForm, type StatusCode } from '@pratiche/domain';
import { AlertBanner, AppProviders, queryClient } from '@pratiche/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { getTestApi } from '../../../test/render-session.js';
import { AdminFilesPanel } from './AdminFilesPanel.js';
import { StatusActions } from './StatusActions.js';

const SAVING = {
  kwh: 1680.5,
  origin: 'shadoWindow',
  recorded: '2026-03-05T10:00:00.000Z',
} as const;

function open(
  status: StatusCode,
  energySaving: AdminFileDto['energySaving'],
  {
    busy = false,
    hasCooling = true,
    sentDate = '2026-03-02T10:00:00.000Z',
    savingFile = null,
  }: {
    busy?: boolean;
    hasCooling?: boolean;
    sentDate?: string;
    savingFile?: AdminFileDto['savingFile'];
  } = {},
): void {
  const file = {
    id: 31,
    fileName: 'cpid.png',
    size: 1_000,
    contentType: 'image/png',
    created: '2026-03-02T10:00:00.000Z',
  };
  const own = { filing: 'schermature', isRequired: true } as const;
  const adminFiles: AdminFileDto[] = [
    {
      ...own,
      name: 'CodiceCpid',
      cpid: '2026-B2',
      file,
      energySaving: energySaving ?? null,
      savingFile,
    },
    { ...own, name: 'Ricevuta', cpid: null, file: null },
  ];
  const form = { ...createEmptyDossierForm(), impiantoClimatizzazioneEstiva: hasCooling };
  const dossier = { ...form, id: 7, accountId: 3, sentDate, status: { code: status }, adminFiles };
  const step = { openRequests: 0, busy, onRequest: jest.fn() };
  render(
    <MemoryRouter>
      <AppProviders>
        <AlertBanner />
        <StatusActions {...step} {...{ status, form, adminFiles, pending: null }} />
        <AdminFilesPanel {...step} isNext dossier={dossier as unknown as AdminDossierDto} />
      </AppProviders>
    </MemoryRouter>,
  );
}
const slot = () => within(screen.getByRole('group', { name: 'Risparmio energetico' }));
const number = () => slot().getByLabelText<HTMLInputElement>(/^Risparmio stimato/);
const origin = () => slot().getByLabelText<HTMLSelectElement>('Da dove viene il numero');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string, from = 'tecnico') => {
  fireEvent.change(number(), { target: { value: text } });
  fireEvent.change(origin(), { target: { value: from } });
};
const stubPut = (answer: () => unknown = () => ({})) =>
  stubCall(getTestApi(), 'PUT', '/api/Upload/energySaving', answer);

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

it('greys the step out, says why, and leads to the number', () => {
  open('ACCEPTED', null);
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Segna come inviata a ENEA' }).disabled,
  ).toBe(true);
  expect(
    screen.getByText(/scrivi prima il risparmio energetico di «Schermature e chiusure»/),
  ).toBeTruthy();
  press('Scrivi il risparmio');
  expect(document.activeElement).toBe(number());
  expect(slot().getByText('Da scrivere')).toBeTruthy();
});

it('writes number and origin with Enter', async () => {
  const put = stubPut();
  open('ACCEPTED', null);
  type('1.680,5 kWh/anno');
  fireEvent.submit(number());
  await screen.findByText('Risparmio energetico salvato: 1.680,5 kWh/anno');
  expect(put.mock.calls.map(([{ body }]) => body)).toEqual([
    { id: 7, filing: 'schermature', kwh: 1680.5, origin: 'tecnico' },
  ]);
});

it.each([
  ['', 'tecnico', 'Scrivi il risparmio'],
  ['0', 'tecnico', /può essere 0 solo senza/],
  ['100001', 'tecnico', /non può superare/],
  ['12', '', 'Indica da dove viene il numero'],
])('says at its field what is wrong: %j from %j', (text, from, message) => {
  const put = stubPut();
  open('ACCEPTED', null);
  type(text, from);
  fireEvent.submit(number());
  const field = from === '' ? origin() : number();
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const told = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  expect(told).toContainEqual(
    typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
  );
  expect(put).not.toHaveBeenCalled();
});

it('takes nothing saved where there is no summer cooling', async () => {
  const put = stubPut();
  open('ACCEPTED', null, { hasCooling: false });
  type('0');
  fireEvent.submit(number());
  await waitFor(() => expect(put).toHaveBeenCalledTimes(1));
});

it('shows at the field what the server refuses', async () => {
  stubPut(() => {
    throw new ApiError({
      status: 400,
      code: 'invalid-data',
      message: 'Dati non validi',
      errors: [{ field: 'kwh', message: 'Numero rifiutato' }],
    });
  });
  open('ACCEPTED', null);
  type('12');
  fireEvent.submit(number());
  await waitFor(() =>
    expect(document.getElementById(`${number().id}-error`)?.textContent).toContain(
      'Numero rifiutato',
    ),
  );
});

it('changes nothing while a step is made', () => {
  open('ACCEPTED', null, { busy: true });
  for (const field of [number(), origin()]) expect(field.closest('fieldset')?.disabled).toBe(true);
});

it('is removed until it was filed', async () => {
  const put = stubPut();
  open('ACCEPTED', SAVING);
  expect(number().value).toBe('1680,5');
  press('Togli risparmio');
  await screen.findByText('Risparmio energetico tolto');
  expect(put.mock.calls[0]?.[0].body).toMatchObject({ kwh: null, origin: null });
  cleanup();
  open('SENTTOENEA', SAVING);
  expect(screen.queryByRole('button', { name: 'Togli risparmio' })).toBeNull();
  cleanup();
  open('SELLED', SAVING);
  expect(slot().queryByRole('textbox')).toBeNull();
  expect(slot().getByText('1.680,5 kWh/anno (Stampa di «ShadoWindow» di ENEA)')).toBeTruthy();
});

it.each([
  ['2026-03-02T10:00:00.000Z', false],
  ['2026-03-06T10:00:00.000Z', true],
])('is to be checked when the dossier was sent again since: %s', (sentDate, isOlder) => {
  open('ACCEPTED', SAVING, { sentDate });
  expect(slot().queryByText(/prima dell’ultimo invio/) !== null).toBe(isOlder);
});

const CALCULATION = {
  id: 40,
  fileName: 'calcolo.pdf',
  size: 1_000,
  contentType: 'application/pdf',
  created: '2026-03-05T10:00:00.000Z',
};
const buttons = () =>
  slot()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent ?? '');

it('takes the calculation as PDF or picture', async () => {
  const post = stubCall(getTestApi(), 'POST', '/api/Upload/fileToAzureAdmin', () => CALCULATION);
  open('ACCEPTED', SAVING);
  press('Allega calcolo');
  const input = slot().getByLabelText<HTMLInputElement>(/^Scegli file: Calcolo/, {
    selector: 'input',
  });
  expect(input.accept).toBe('.pdf,.jpg,.jpeg,.png,.heic,.heif');
  fireEvent.change(input, { target: { files: [new File(['%PDF'], 'calcolo.pdf')] } });
  expect(await screen.findByText('File caricato: calcolo.pdf')).toBeTruthy();
  expect(post.mock.calls[0]?.[0].body).toMatchObject({
    dir: '3/7',
    id: 'Risparmio',
    filing: 'schermature',
  });
});

it('removes the calculation after asking', async () => {
  const remove = stubCall(
    getTestApi(),
    'DELETE',
    '/api/Upload/adminFile/{moduleId}/{name}',
    () => undefined,
  );
  open('ACCEPTED', SAVING, { savingFile: CALCULATION });
  press('Togli: Calcolo del risparmio energetico');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Vuoi togliere calcolo.pdf?');
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Togli' }));
  expect(await screen.findByText('File tolto: calcolo.pdf')).toBeTruthy();
  expect(remove.mock.calls[0]?.[0].params).toMatchObject({
    path: { moduleId: 7, name: 'Risparmio' },
    query: { filing: 'schermature' },
  });
});

it.each<[StatusCode, AdminFileDto['savingFile'], string[]]>([
  ['SENTTOENEA', CALCULATION, ['calcolo.pdf', 'Sostituisci', 'Togli']],
  ['SELLED', CALCULATION, ['calcolo.pdf']],
  ['SELLED', null, ['Allega calcolo']],
  ['WAITING', CALCULATION, ['calcolo.pdf']],
  ['WAITING', null, []],
])('in %s offers of the calculation %j: %j', (status, savingFile, offered) => {
  open(status, SAVING, { savingFile });
  const own = ['calcolo.pdf', 'Sostituisci', 'Togli', 'Allega calcolo'];
  expect(buttons().filter((text) => own.includes(text))).toEqual(offered);
});
