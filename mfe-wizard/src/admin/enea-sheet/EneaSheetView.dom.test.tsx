import type { CopiedFieldDto } from '@pratiche/api';
import { fingerprintText } from '@pratiche/domain';
import { AppProviders, queryClient, setSingleKeysOn } from '@pratiche/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { createStoredDraft, getTestApi } from '../../../test/render-session.js';
import { EneaSheetNav, EneaSheetView } from './EneaSheetView.js';

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
  expect(focusedField()).toBe('general.serviceType');
  press('c');
  await waitFor(() => expect(focusedField()).toBe('general.commaSerramenti'));
  press('c');
  await waitFor(() => expect(focusedField()).toBe('general.annoRiferimento'));
  await waitFor(() => expect(screen.getByText(/^2 di/)).toBeTruthy());
  expect(put.mock.calls.map(([{ body }]) => body.fields.map(({ key }) => key))).toEqual([
    ['general.serviceType'],
    ['general.commaSerramenti'],
  ]);
});

it('goes past what a colleague has copied, but not past a value that has changed since', async () => {
  open([
    { key: 'general.commaSerramenti', fingerprint: fingerprintText('prima') },
    { key: 'general.annoRiferimento', fingerprint: fingerprintText('2026') },
  ]);
  await screen.findByText(/1 cambiato dopo la copia/);
  press('j');
  press('c');
  await waitFor(() => expect(focusedField()).toBe('general.commaSerramenti'));
  press('c');
  await waitFor(() => expect(focusedField()).toBe('beneficiary.kind'));
});

it('stays where it is when the browser refuses to copy', async () => {
  copyText.mockRejectedValue(new Error('refused'));
  const put = open();
  press('j');
  press('c');
  await screen.findByText(/non permette di copiare/);
  expect([focusedField(), put.mock.calls.length]).toEqual(['general.serviceType', 0]);
});

it('leaves letters with Shift to the page, and all of them when keys are off', () => {
  open();
  fireEvent.keyDown(document, { key: 'J', shiftKey: true });
  expect(focusedField()).toBeUndefined();
  act(() => setSingleKeysOn(false));
  press('j');
  expect(focusedField()).toBeUndefined();
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
  expect([isOpen(/^Detrazione richiesta/), isOpen(/^Ubicazione/)]).toEqual([false, true]);
});

const block = (key: string, title: string) => ({ key, title, fields: [] });

it('leads to each list once and to the expenses of every declaration', () => {
  render(
    <EneaSheetNav
      blocks={[
        block('windows.0', 'Serramento 1'),
        block('windows.1', 'Serramento 2'),
        block('expenses', 'Spese: Serramenti'),
        block('expenses.2', 'Spese: Schermature e chiusure'),
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Serramento (2)',
    'Spese: Serramenti',
    'Spese: Schermature e chiusure',
    'Amministrazione pratica',
  ]);
});
