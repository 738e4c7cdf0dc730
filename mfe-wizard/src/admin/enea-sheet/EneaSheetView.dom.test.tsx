import type { CopiedFieldDto } from '@pratiche/api';
import { CURRENT_SETTING_DEFAULTS, fingerprintText, type SiteChanges } from '@pratiche/domain';
import { AppProviders, queryClient, setSingleKeysOn } from '@pratiche/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { validShading } from '../../../../libs/domain/test/dossier-fixtures.js';
import { createStoredDraft, getTestApi } from '../../../test/render-session.js';
import { EneaSheetView } from './EneaSheetView.js';
import { SheetMenu } from './SheetMenu.js';
import { focusSheetPlace } from './useSheetShortcuts.js';

const copyText = jest.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  copyText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: copyText },
    configurable: true,
  });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

function open(stored: CopiedFieldDto[] = []) {
  stubCall(getTestApi(), 'GET', '/api/Module/copiedFields/{id}', () => stored);
  const put = stubCall<{ body: { fields: CopiedFieldDto[] } }>(
    getTestApi(),
    'PUT',
    '/api/Module/copiedFields/{id}',
    ({ body }) => [...stored, ...body.fields],
  );
  render(
    <MemoryRouter>
      <AppProviders>
        <EneaSheetView dossierId={7} form={createStoredDraft()} previous={null} edited={null} />
      </AppProviders>
    </MemoryRouter>,
  );
  return put;
}

const press = (key: string) => fireEvent.keyDown(document, { key });
const focusedField = () => (document.activeElement as HTMLElement | null)?.dataset['field'];

it('copies, ticks and goes on with one key a value', async () => {
  const put = open();
  press('j');
  expect(focusedField()).toBe('beneficiary.beneficiaryFirstName');
  press('c');
  await waitFor(() => expect(focusedField()).toBe('beneficiary.beneficiaryLastName'));
  press('c');
  await waitFor(() => expect(focusedField()).toBe('beneficiary.beneficiarySsn'));
  await waitFor(() => expect(screen.getByText(/^2 di/)).toBeTruthy());
  expect(put.mock.calls.map(([{ body }]) => body.fields.map(({ key }) => key))).toEqual([
    ['beneficiary.beneficiaryFirstName'],
    ['beneficiary.beneficiaryLastName'],
  ]);
});

it('goes past what a colleague has copied, but not past a value that has changed since', async () => {
  const ssn = createStoredDraft().beneficiarySsn ?? '';
  open([
    { key: 'beneficiary.beneficiaryLastName', fingerprint: fingerprintText('prima') },
    { key: 'beneficiary.beneficiarySsn', fingerprint: fingerprintText(ssn) },
  ]);
  await screen.findByText(/1 cambiato dopo la copia/);
  press('j');
  press('c');
  await waitFor(() => expect(focusedField()).toBe('beneficiary.beneficiaryLastName'));
  press('c');
  await waitFor(() => expect(focusedField()).toBe('beneficiary.beneficiaryBirthDate'));
});

it('stays where it is when the browser refuses to copy', async () => {
  copyText.mockRejectedValue(new Error('refused'));
  const put = open();
  press('j');
  press('c');
  await screen.findByText(/non permette di copiare/);
  expect([focusedField(), put.mock.calls.length]).toEqual(['beneficiary.beneficiaryFirstName', 0]);
});

it('leaves letters with Shift to the page, and all of them when keys are off', () => {
  open();
  fireEvent.keyDown(document, { key: 'J', shiftKey: true });
  expect(focusedField()).toBeUndefined();
  act(() => setSingleKeysOn(false));
  press('j');
  expect(focusedField()).toBeUndefined();
});

it('copies by a click anywhere on a row', async () => {
  const put = open();
  fireEvent.click(screen.getByText('Nome', { selector: 'dt' }));
  await waitFor(() => expect(focusedField()).toBe('beneficiary.beneficiaryLastName'));
  expect(put.mock.calls.map(([{ body }]) => body.fields.map(({ key }) => key))).toEqual([
    ['beneficiary.beneficiaryFirstName'],
  ]);
});

it('marks what is chosen on the site, and passes over it once that is wanted', async () => {
  open();
  const nature = document.querySelector<HTMLElement>('[data-choose]');
  const field = nature?.dataset['field'] ?? '';
  expect(nature?.closest('.sheet-field')?.textContent).toContain('scegli');
  const steps: (string | undefined)[] = [];
  const copyAll = async () => {
    press('n');
    for (let count = 0; count < 8; count += 1) {
      const before = focusedField();
      steps.push(before);
      press('c');
      await waitFor(() => expect(focusedField()).not.toBe(before));
    }
  };
  fireEvent.click(screen.getByRole('button', { name: /^Parti della pratica/ }));
  fireEvent.click(screen.getByRole('menuitem', { name: /saltano/ }));
  await copyAll();
  const chosen = [...document.querySelectorAll<HTMLElement>('[data-choose]')].map(
    ({ dataset }) => dataset['field'],
  );
  expect(chosen).toContain(field);
  expect(steps.filter((step) => chosen.includes(step))).toEqual([]);
  expect(screen.getByText(/^8 di/)).toBeTruthy();
});

function openChanged(areChangesListed: boolean): void {
  stubCall(getTestApi(), 'GET', '/api/Module/copiedFields/{id}', () => []);
  const form = createStoredDraft();
  const before = { ...form, immovableStair: 'Z' };
  render(
    <MemoryRouter>
      <AppProviders>
        <EneaSheetView
          dossierId={7}
          form={form}
          previous={{ at: '2026-03-01T10:00:00.000Z', form: before }}
          edited={null}
          areChangesListed={areChangesListed}
        />
      </AppProviders>
    </MemoryRouter>,
  );
}

it('names what the fitter changed since the submission before, with the value of then', () => {
  openChanged(false);
  expect(screen.getByRole('note').textContent).toContain(
    'Ubicazione dell’immobile – Scala: non indicato (prima: Z)',
  );
});

it('marks what changed, and lists it no second time, where the note above does', () => {
  openChanged(true);
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByText(/^Modificato, prima: Z/)).toBeTruthy();
});

it('folds the blocks on a phone, but not those that changed', () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: true,
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  stubCall(getTestApi(), 'GET', '/api/Module/copiedFields/{id}', () => []);
  const form = createStoredDraft();
  render(
    <MemoryRouter>
      <AppProviders>
        <EneaSheetView
          dossierId={7}
          form={form}
          previous={{
            at: '2026-03-01T10:00:00.000Z',
            form: { ...form, immovableStair: 'Z' },
          }}
          edited={null}
        />
      </AppProviders>
    </MemoryRouter>,
  );
  const isOpen = (name: RegExp) =>
    screen.getByRole('region', { name }).querySelector('details')?.open;
  expect([isOpen(/^Dati catastali/), isOpen(/^Ubicazione/)]).toEqual([false, true]);
});

it('folds what ENEA does not ask, without a button to copy it, and marks what nobody has seen', () => {
  stubCall(getTestApi(), 'GET', '/api/Module/copiedFields/{id}', () => []);
  const form = createStoredDraft({ serviceType: 2 });
  render(
    <MemoryRouter>
      <AppProviders>
        <EneaSheetView dossierId={7} form={form} previous={null} edited={null} />
      </AppProviders>
    </MemoryRouter>,
  );
  const cadastre = within(screen.getByRole('region', { name: /^Dati catastali/ }));
  const others = cadastre.getByText('Non richiesto da ENEA (2)').closest('details');
  expect(others?.open).toBe(false);
  expect(others?.textContent).toContain('Categoria catastale');
  expect(others?.querySelector('button')).toBeNull();
  expect(cadastre.getByText('da verificare sul sito')).toBeTruthy();
  const head = within(screen.getByRole('region', { name: /^Scheda sul sito/ }));
  expect(head.getByText(/^Bonus Casa, lavori finiti nel/)).toBeTruthy();
  expect(head.queryByRole('button')).toBeNull();
});

const block = (key: string, title: string) => ({ key, title, fields: [] });

it('leads to each list once and to the expenses of every declaration', () => {
  render(
    <SheetMenu
      blocks={[
        block('windows.0', 'Serramento 1'),
        block('windows.1', 'Serramento 2'),
        block('expenses', 'Spese: Serramenti'),
        block('expenses.2', 'Spese: Schermature e chiusure'),
      ]}
      skipsChoices={false}
      onToggleChoices={() => undefined}
      onClear={null}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Parti della pratica: Serramento (2)' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Serramento (2)',
    'Spese: Serramenti',
    'Spese: Schermature e chiusure',
    'Amministrazione pratica',
    'N e C saltano i valori da scegliere',
  ]);
});

it.each([
  [null, 'da inserire dall’operatore', false],
  [{ kwh: 1680.5, origin: 'tecnico' } as const, '1.680,5', true],
])('has the energy saving of shadings: %j', (saving, shown, isCopied) => {
  stubCall(getTestApi(), 'GET', '/api/Module/copiedFields/{id}', () => []);
  const form = createStoredDraft({
    manufatti: { serramenti: [], schermature: [validShading()], chiusure: [] },
  });
  render(
    <MemoryRouter>
      <AppProviders>
        <EneaSheetView dossierId={7} form={form} previous={null} edited={null} saving={saving} />
      </AppProviders>
    </MemoryRouter>,
  );
  const label = 'Risparmio stimato di energia primaria non rinnovabile [kWh/anno]';
  expect(screen.getByText(label).nextElementSibling?.textContent).toContain(shown);
  expect(screen.queryByRole('button', { name: `Copia ${label}: 1.680,5` }) !== null).toBe(isCopied);
});

const TERMINALS = { year: 2026, page: 'impianto', field: 'id-erogazione' };
const SITE_CHANGES: SiteChanges = {
  fields: [
    { ...TERMINALS, label: 'Corpi scaldanti' },
    { year: 2026, page: 'immobile', field: 'id-gg', isConfirmed: true },
  ],
  choices: [
    { ...TERMINALS, code: '400', label: 'h. split', isAdded: true, value: 'split' },
    { year: 2026, page: 'impianto', field: 'id-vettore', code: '52', isConfirmed: true },
  ],
};

/** Each question of the sheet that has been named, with its mark and its answer. */
function openSheet(eneaSite: SiteChanges): Record<string, string> {
  queryClient.setQueryData(['settings-in-force'], {
    version: 1,
    current: { ...CURRENT_SETTING_DEFAULTS, eneaSite },
    dated: {},
  });
  stubCall(getTestApi(), 'GET', '/api/Module/copiedFields/{id}', () => []);
  const form = createStoredDraft({ tipoTerminaleErogazione: 'split', vettoreEnergetico: 'altro' });
  render(
    <MemoryRouter>
      <AppProviders>
        <EneaSheetView dossierId={7} form={form} previous={null} edited={null} />
      </AppProviders>
    </MemoryRouter>,
  );
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [
        textContent ?? '',
        nextElementSibling?.querySelector('.sheet-value')?.textContent ?? '',
      ]),
  );
}

it('words and marks the questions as the back office describes the site', () => {
  const delivered = openSheet({ fields: [], choices: [] });
  expect(delivered).toMatchObject({
    'Terminali di erogazione': '«g. altro», scrivendo «split»',
    'Vettore energetico da verificare': 'h. altro',
  });
  expect(Object.keys(delivered)).toContain('Gradi giorno da verificare');
  cleanup();
  const changed = openSheet(SITE_CHANGES);
  expect(changed).toMatchObject({
    'Corpi scaldanti da verificare': 'h. split',
    'Vettore energetico': 'h. altro',
  });
  expect(Object.keys(changed)).toContain('Gradi giorno');
});

it('takes the focus to a value, to one that is folded away, and to a block', () => {
  open();
  focusSheetPlace('cadastre.cadastralSheet');
  expect(focusedField()).toBe('cadastre.cadastralSheet');
  focusSheetPlace('location.immovableProvince');
  const row = document.activeElement as HTMLElement;
  expect(row.dataset['sheetField']).toBe('location.immovableProvince');
  expect(row.closest('details')?.open).toBe(true);
  focusSheetPlace('window.1');
  expect(document.activeElement?.id).toBe('block-window.1');
});
