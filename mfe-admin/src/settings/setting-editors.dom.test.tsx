import type { ProblemFieldDto, SettingHistoryDto } from '@pratiche/api';
import type { SettingKind } from '@pratiche/domain';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { AppProviders, useApi } from '@pratiche/ui';
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { getSettingEditor } from './setting-editors.js';

// Parts of antd are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

let current: unknown;

const OFFER = {
  id: 4,
  name: 'Base',
  color: '#00703c',
  description: null,
  price: 100,
  numberOfCredits: 10,
  costEcobonus: 1,
  costBonusCasa: 1,
  costCalcoloEnergetico: 0.5,
  isIncrementable: false,
  onSale: true,
};
const HISTORY: SettingHistoryDto = {
  kind: 'packages',
  current: [OFFER],
  currentId: null,
  seen: 0,
  entries: [],
};

beforeEach(() => {
  stubCall(useApi(), 'GET', '/api/Settings/{kind}', () => HISTORY);
});
afterEach(cleanup);

interface Drawn {
  kind: SettingKind;
  start: unknown;
  errors?: readonly ProblemFieldDto[];
}

function Editor({ kind, start, errors = [] }: Drawn) {
  const [value, setValue] = useState(start);
  const Kind = getSettingEditor(kind);
  return (
    <Kind
      kind={kind}
      value={value}
      onChange={(next) => {
        current = next;
        setValue(next);
      }}
      errors={errors}
      history={{ ...HISTORY, kind }}
      validFrom="2026-06-03"
    />
  );
}

async function draw(
  kind: SettingKind,
  start: unknown,
  errors: readonly ProblemFieldDto[] = [],
): Promise<void> {
  current = start;
  render(
    <MemoryRouter>
      <AppProviders>
        <Editor kind={kind} start={start} errors={errors} />
      </AppProviders>
    </MemoryRouter>,
  );
  // The fields take the place of their boxes.
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
}

/** The list is outside the field, and each open one has its own. */
async function choose(select: HTMLElement, label: string): Promise<void> {
  fireEvent.mouseDown(select);
  fireEvent.click(await screen.findByText(label, { selector: '.ant-select-item *' }));
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string | RegExp, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('has fields in groups, with the error at its field', async () => {
  await draw('purchases', { isEnabled: true, disabledUntil: null, notice: null, later: 'x' });
  fireEvent.click(field('Acquisti aperti'));
  write('Avviso agli utenti', 'Torniamo lunedì');
  // A part that a newer version wrote stays.
  expect(current).toEqual({
    isEnabled: false,
    disabledUntil: null,
    notice: 'Torniamo lunedì',
    later: 'x',
  });
  write('Avviso agli utenti', '');
  expect(current).toMatchObject({ notice: null });
  cleanup();
  await draw('vatRate', { percent: 22 }, [{ field: 'percent', message: 'Da 0 a 100.' }]);
  expect(screen.getByText('Da 0 a 100.')).toBeTruthy();
  write(/^Percentuale/, '5,5');
  expect(current).toEqual({ percent: 5.5 });
});

it('keeps an emptied text that may not be absent as an empty text', async () => {
  await draw('bankTransfer', { holder: 'Portale Srl', iban: '', bic: '', bank: '' });
  write('Intestatario', '');
  expect(current).toEqual({ holder: '', iban: '', bic: '', bank: '' });
});

it('adds rows to a list, moves them and takes them away, with the focus where it was', async () => {
  const [first, second, third] = SETTING_DEFAULTS.supportContacts;
  await draw('supportContacts', [first, second, third]);
  screen.getByRole('button', { name: 'Sposta giù Pratiche' }).focus();
  press('Sposta giù Pratiche');
  expect(current).toEqual([second, first, third]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Sposta giù Pratiche');
  expect(screen.getByText('Pratiche: posto 2 di 3.')).toBeTruthy();
  press('Sposta giù Pratiche');
  // At the end of the list only the other way is left.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Sposta su Pratiche');
  press('Togli Pratiche');
  expect(current).toEqual([second, third]);
  const add = screen.getByRole('button', { name: 'Aggiungi un contatto' });
  expect(document.activeElement).toBe(add);
  fireEvent.click(add);
  expect(current).toEqual([second, third, { topic: '', email: '', phone: '', hours: '' }]);
});

it('says that a list is empty', async () => {
  await draw('eneaOpenings', []);
  expect(screen.getByText(/^Nessuna apertura in ritardo/)).toBeTruthy();
  press('Aggiungi un’apertura');
  expect(current).toEqual([
    { worksEndedFrom: '', worksEndedTo: '', expenseYear: null, opensOn: '' },
  ]);
});

it('asks when the works of an opening began, and shows the fault there', async () => {
  await draw(
    'eneaOpenings',
    [
      {
        worksEndedFrom: '2026-02-04',
        worksEndedTo: '2026-06-24',
        worksBegunFrom: '2026-06-25',
        expenseYear: null,
        opensOn: '2026-06-25',
        source: 'Avviso ENEA',
      },
    ],
    [{ field: '0.worksBegunFrom', message: 'Non può seguire la fine del periodo.' }],
  );
  expect(
    screen.getByRole('textbox', { name: /iniziati dal/, description: /Non può seguire/ }),
  ).toHaveProperty('value', '25/06/2026');
  fireEvent.change(screen.getByRole('textbox', { name: /Fonte/ }), { target: { value: '' } });
  expect(current).toMatchObject([{ worksBegunFrom: '2026-06-25', source: null }]);
});

it('keeps reasons of both kinds apart, with errors at their place in the whole list', async () => {
  const correction = { title: 'Firma', text: 'Manca la firma.', isForRejection: false };
  const rejection = { title: 'Doppia', text: 'C’è già.', isForRejection: true };
  await draw(
    'returnReasons',
    [rejection, correction],
    [{ field: '1.text', message: 'Troppo lungo.' }],
  );
  const table = screen.getByRole('table', { name: 'Quando chiedi correzioni' });
  expect(within(table).getByText('Troppo lungo.')).toBeTruthy();
  const row = screen.getByRole('row', { name: /Firma/ });
  const points = within(row).getByRole('combobox', { name: /da segnare/ });
  fireEvent.change(points, { target: { value: 'Manufatti' } });
  await choose(points, 'Manufatti');
  expect(current).toEqual([{ ...correction, points: ['manufatti'] }, rejection]);
  fireEvent.keyDown(points, { key: 'Backspace', keyCode: 8 });
  expect(current).toEqual([correction, rejection]);
  press('Aggiungi un motivo di rifiuto');
  expect(current).toEqual([correction, rejection, { title: '', text: '', isForRejection: true }]);
});

it('keeps what to look at apart by document, with errors at their place in the whole list', async () => {
  const invoice = { code: 'FATTURA', text: 'È intestata al beneficiario' };
  const photo = { code: 'FOTO', text: 'Si vede tutto' };
  stubCall(useApi(), 'GET', '/api/Settings/{kind}', () => ({
    ...HISTORY,
    kind: 'documentSet',
    current: SETTING_DEFAULTS.documentSet,
  }));
  await draw(
    'documentPoints',
    [photo, invoice],
    [{ field: '1.text', message: 'Al massimo 200 caratteri.' }],
  );
  const table = await screen.findByRole('table', { name: 'Fatture (acconto e saldo)' });
  expect(within(table).getByText('Al massimo 200 caratteri.')).toBeTruthy();
  expect(table.closest('details')?.open).toBe(true);
  const photos = screen.getByText('Foto prima e dopo').closest('details');
  if (photos === null) throw new Error('a document has its fold');
  expect(photos.open).toBe(false);
  expect(photos.textContent).toContain('1 punto');
  fireEvent.click(within(photos).getByText('Aggiungi un punto'));
  expect(current).toEqual([photo, { code: 'FOTO', text: '' }, invoice]);
});

it('shows the matrix in a table, with what a row costs, and goes from cell to cell', async () => {
  const [row, other] = SETTING_DEFAULTS.interventionMatrix.rows;
  await draw('interventionMatrix', { version: 1, rows: [{ ...row, services: [3] }, other] });
  expect(await screen.findByText('1,5 crediti')).toBeTruthy();
  const [first, second] = screen.getAllByRole('row').slice(1);
  if (!first || !second) throw new Error('two rows are drawn');
  const boxes = within(first).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, true]);
  fireEvent.click(boxes[0] ?? document.body);
  expect(current).toMatchObject({ version: 1, rows: [{ services: [1, 3] }, other] });
  const windows = await within(first).findByRole('combobox', { name: 'Serramenti' });
  await choose(windows, 'non conta');
  expect(current).toMatchObject({ rows: [{ hasWindows: null }, other] });
  const cell = (of: HTMLElement, name: string) => within(of).getByLabelText(name);
  cell(first, 'Pratiche Ecobonus').focus();
  fireEvent.keyDown(cell(first, 'Pratiche Ecobonus'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(cell(second, 'Pratiche Ecobonus'));
  fireEvent.keyDown(cell(second, 'Pratiche Ecobonus'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cell(second, 'Pratiche Bonus Casa'));
});

it('lists documents in words, and edits one in a drawer', async () => {
  const document_ = {
    code: 'DSAN',
    name: 'Consenso',
    need: { 1: 'C', 2: null, 3: null },
    condition: 'holder',
    isOptionalOtherwise: true,
    later: 1,
  };
  await draw('documentSet', [document_]);
  expect(
    await screen.findByText(
      'Obbligatorio solo se il beneficiario è detentore dell’immobile, altrimenti facoltativo',
    ),
  ).toBeTruthy();
  press('Modifica Consenso');
  await screen.findByRole('dialog');
  write('Nome', '');
  press('Fatto');
  expect(screen.getByText('Campo obbligatorio')).toBeTruthy();
  write('Nome', 'Consenso scritto');
  await choose(await screen.findByRole('combobox', { name: 'Ecobonus' }), 'Obbligatorio');
  press('Fatto');
  const { condition: _condition, ...rest } = document_;
  // What is not asked for has no condition, and an unknown part stays.
  expect(current).toEqual([
    { ...rest, name: 'Consenso scritto', need: { 1: 'M', 2: null, 3: null } },
  ]);
});

it('refuses a code that another document has', async () => {
  const row = { code: 'UNO', name: 'Uno', need: { 1: 'M', 2: null, 3: null } };
  await draw('documentSet', [row]);
  press('Aggiungi un documento');
  await screen.findByRole('dialog');
  write('Nome', 'Due');
  write('Codice', 'UNO');
  press('Fatto');
  expect(screen.getByText('Questo codice è già di un altro documento.')).toBeTruthy();
  write('Codice', 'DUE');
  press('Fatto');
  expect(current).toMatchObject([row, { code: 'DUE', name: 'Due' }]);
});

it('shows packages as cards with the price of a filing, and none can be taken away', async () => {
  await draw('packages', [OFFER]);
  expect(screen.getAllByText('10,00 €')).toHaveLength(2);
  expect(screen.getByText('5,00 €')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Togli/ })).toBeNull();
  press('Modifica Base');
  const color = await screen.findByLabelText('Colore');
  fireEvent.change(color, { target: { value: '#ffee00' } });
  expect(screen.getByText(/^Sul bianco della scheda si vede poco/)).toBeTruthy();
  fireEvent.change(color, { target: { value: '#fff' } });
  press('Fatto');
  expect(screen.getByText('Colore non valido: usa il formato #rrggbb.')).toBeTruthy();
  fireEvent.change(color, { target: { value: '#0b5fa5' } });
  press('Fatto');
  // The number is not shown and stays.
  expect(current).toEqual([{ ...OFFER, color: '#0b5fa5' }]);
});

it('has the zones across, with the law and the values of other days', async () => {
  await draw('uLimits', SETTING_DEFAULTS.uLimits);
  const table = screen.getByRole('table', { name: 'Limiti per zona climatica' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Che cosa', ...['A', 'B', 'C', 'D', 'E', 'F'].map((zone) => `Zona ${zone}`)]);
  expect(within(table).getByText('Dal 01/01/2021')).toBeTruthy();
  expect(field(/^Fonte/).value).toContain('D.M. 26/6/2015');
  write(/^Zona E/, '1,3');
  expect(current).toMatchObject({ values: { A: 3, E: 1.3 } });
});

it('offers a text that an earlier edition of the papers does not have', async () => {
  const { mainHome: _, ...atto } = SETTING_DEFAULTS.paperTexts.atto;
  await draw('paperTexts', { ...SETTING_DEFAULTS.paperTexts, atto });
  expect(field(/^Abitazione principale/).value).toBe('');
  write(/^Abitazione principale/, 'che è casa sua;');
  expect(current).toMatchObject({ atto: { ...atto, mainHome: 'che è casa sua;' } });
});
