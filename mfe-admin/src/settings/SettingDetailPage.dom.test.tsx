import { ApiError, type ApiClient, type SettingHistoryDto } from '@pratiche/api';
import { getTodayInRome } from '@pratiche/domain';
import { AlertBanner, AppProviders, queryClient, useApi } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, jest } from '@jest/globals';
import { SettingDetailPage } from './SettingDetailPage.js';
import { stubCall } from '../../../libs/api/test/stub-call.js';

// The dialog is loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** The API client shared by all components of the page. */
const getTestApi: () => ApiClient = useApi;

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

const EMPTY: SettingHistoryDto = {
  kind: 'vatRate',
  current: { percent: 22 },
  currentId: null,
  seen: 0,
  entries: [],
};
const CHANGED: SettingHistoryDto = {
  kind: 'vatRate',
  current: { percent: 10 },
  currentId: 3,
  seen: 3,
  entries: [
    {
      id: 3,
      validFrom: '2026-02-01',
      createdAt: '2026-01-30T10:00:00.000Z',
      author: 'Anna Serra',
      note: 'Circolare 4',
      value: { percent: 10 },
    },
  ],
};

function open(kind: string, history: SettingHistoryDto = EMPTY): void {
  stubCall(getTestApi(), 'GET', '/api/Settings/{kind}', () => history);
  render(
    <MemoryRouter initialEntries={[`/administration/settings/${kind}`]}>
      <AppProviders>
        <AlertBanner />
        <Routes>
          <Route path="/administration/settings/:kind" element={<SettingDetailPage />} />
          <Route path="/administration/settings" element={<h1>Elenco</h1>} />
        </Routes>
      </AppProviders>
    </MemoryRouter>,
  );
}

/** Once its fields are there. */
async function findForm(): Promise<void> {
  await screen.findByText('Nessuna modifica: vale il valore iniziale.');
  await screen.findByLabelText(/^Percentuale/);
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salva la modifica' });
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText(/^Percentuale/), { target: { value: text } });
const confirm = async () => {
  fireEvent.click(save());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Vuoi modificare «Aliquota IVA»?');
  expect(dialog.textContent).toContain('Percentuale: 22\u00a0% → 10\u00a0%');
  const [, answer] = await screen.findAllByRole('button', { name: 'Salva la modifica' });
  fireEvent.click(answer ?? document.body);
};

it('says of an unknown setting that there is none, with the way back', () => {
  open('nessuna');
  expect(screen.getByText('Impostazione non trovata')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tutte le impostazioni' }).getAttribute('href')).toBe(
    '/administration/settings',
  );
});

it('says that the built-in value holds while nothing was changed', async () => {
  open('vatRate');
  expect(await screen.findByText('Nessuna modifica: vale il valore iniziale.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Aliquota IVA' })).toBeTruthy();
  expect(save().disabled).toBe(true);
});

it('lists the changes with their day, author, note and difference', async () => {
  open('vatRate', CHANGED);
  const entry = await screen.findByText('Dal 01/02/2026');
  const card = entry.closest('li')?.textContent ?? '';
  for (const part of [
    'in vigore',
    'Anna Serra',
    'Circolare 4',
    'Percentuale: 22\u00a0% → 10\u00a0%',
  ])
    expect(card).toContain(part);
});

it('saves a change after showing the difference', async () => {
  const change = stubCall(getTestApi(), 'POST', '/api/Settings/{kind}', () => CHANGED);
  open('vatRate');
  await findForm();
  write('10');
  await confirm();
  expect(await screen.findByText('Impostazione salvata.')).toBeTruthy();
  expect(change.mock.calls).toEqual([
    [
      {
        params: { path: { kind: 'vatRate' } },
        body: { validFrom: getTodayInRome(), value: { percent: 10 }, note: null, seen: 0 },
      },
    ],
  ]);
  expect(await screen.findByText('Dal 01/02/2026')).toBeTruthy();
});

it('shows why a change was refused, at its field', async () => {
  stubCall(getTestApi(), 'POST', '/api/Settings/{kind}', () => {
    throw new ApiError({
      status: 400,
      code: 'invalid-data',
      message: 'Il valore non è valido.',
      errors: [{ field: 'percent', message: 'Al massimo 100.' }],
    });
  });
  open('vatRate');
  await findForm();
  write('10');
  await confirm();
  expect(await screen.findByText('Al massimo 100.')).toBeTruthy();
});

it('asks for a missing value before anything else', async () => {
  open('vatRate');
  await findForm();
  write('');
  fireEvent.click(save());
  await waitFor(() => expect(document.activeElement?.id).toBe('valore-percent'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('refuses at the field what the server would, before it asks', async () => {
  open('vatRate');
  await findForm();
  write('150');
  fireEvent.click(save());
  expect(await screen.findByText('Non può superare 100.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe('valore-percent'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says how much is not saved, and takes it back', async () => {
  open('vatRate');
  await findForm();
  expect(screen.getByText('Nessuna modifica')).toBeTruthy();
  write('10');
  expect(screen.getByText('1 modifica da salvare')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Annulla le modifiche' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Percentuale/).value).toBe('22');
  expect(save().disabled).toBe(true);
});

it('asks before unsaved changes are left by a link', async () => {
  open('vatRate');
  await findForm();
  write('10');
  const back = screen.getByRole('link', { name: 'Tutte le impostazioni' });
  fireEvent.click(back);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Le modifiche a «Aliquota IVA» non sono state salvate.');
  fireEvent.click(screen.getByRole('button', { name: 'Resta' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Percentuale/).value).toBe('10');
  fireEvent.click(back);
  fireEvent.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
  expect(await screen.findByRole('heading', { name: 'Elenco' })).toBeTruthy();
});

it('leaves without a question when nothing changed', async () => {
  open('vatRate');
  await findForm();
  fireEvent.click(screen.getByRole('link', { name: 'Tutte le impostazioni' }));
  expect(await screen.findByRole('heading', { name: 'Elenco' })).toBeTruthy();
});

it('warns the browser of unsaved changes only', async () => {
  open('vatRate');
  await findForm();
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(false);
  write('10');
  expect(close()).toBe(true);
});
