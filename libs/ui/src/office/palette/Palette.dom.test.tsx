import type { SessionUserDto } from '@pratiche/api';
import type { Caller } from '@pratiche/domain';
import { AppProviders, queryClient } from '@pratiche/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import { useCommands } from '../commands/useCommands.js';
import { listPageEntries } from './usePaletteGroups.js';
import { addRecent } from './recent-entries.js';
import Palette from './Palette.js';
import type { PaletteFrameProps } from './palette.types.js';

const USER = { id: 7, role: 'Admin', email: 'a@b.test' } as SessionUserDto;
const FOUND = {
  dossiers: [
    {
      id: 12,
      client: 'Maria Rossi',
      businessName: 'Infissi',
      status: { code: 'SENT', name: 'Inviata' },
    },
  ],
  accounts: [],
};

const Frame = ({ text, onText, input, children }: PaletteFrameProps) => (
  <div>
    <input
      aria-label="Cerca"
      value={text}
      onChange={({ target }) => onText(target.value)}
      {...input}
    />
    {children}
  </div>
);

const act = jest.fn();
const onClose = jest.fn();

function Page() {
  const [text, setText] = useState('');
  useCommands('Pratica', [
    { id: 'take', label: 'Prendi in carico', run: act },
    { id: 'next', label: 'Valore successivo', keys: 'J' },
    { id: 'accept', label: 'Accetta', keys: 'Maiusc+A', run: act, refusal: 'È già accettata.' },
  ]);
  return (
    <>
      <p data-testid="path">{useLocation().pathname}</p>
      <Palette
        user={USER}
        menu={[{ to: '/administration/users', label: 'Utenti' }]}
        hasActions
        text={text}
        onText={setText}
        onClose={onClose}
        Frame={Frame}
      />
    </>
  );
}

const show = () =>
  render(
    <MemoryRouter>
      <AppProviders>
        <Page />
      </AppProviders>
    </MemoryRouter>,
  );
const field = () => screen.getByRole('combobox');
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  queryClient.clear();
  queryClient.setQueryData(['palette', '12'], FOUND);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  jest.clearAllMocks();
});

it('shows the acts of the page with their keys, the refused greyed, and leaves out bare moves', () => {
  show();
  const [take, accept] = screen.getAllByRole('option');
  expect(take?.textContent).toBe('Prendi in carico');
  expect(accept?.textContent).toContain('È già accettata.');
  expect(accept?.textContent).toContain('Maiusc+A');
  expect(accept?.getAttribute('aria-disabled')).toBe('true');
  expect(names().join()).not.toContain('Valore successivo');
  expect(names()).not.toContain('Aliquota IVA');
});

it('runs the chosen act after it has closed, and nothing for a refused one', () => {
  show();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onClose).toHaveBeenCalledWith(act, false);
  onClose.mockClear();
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field().getAttribute('aria-activedescendant')).toBe('palette-action-Pratica-accept');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onClose).not.toHaveBeenCalled();
});

it('opens what the server found, and remembers it', async () => {
  const { unmount } = show();
  fireEvent.change(field(), { target: { value: '12' } });
  expect((await screen.findByRole('option', { name: /Pratica 12 · Maria Rossi/ })).id).toBe(
    'palette-dossier-12',
  );
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(screen.getByTestId('path').textContent).toBe('/administration/modules/edit/12');
  expect(onClose).toHaveBeenCalledWith(undefined, true);
  unmount();
  show();
  expect(screen.getByRole('group', { name: 'Recenti' }).textContent).toContain('Maria Rossi');
});

it('says whose settings are meant', () => {
  const [pages, settings] = listPageEntries({ ...USER, role: 'SuperAdmin' } as Caller, [
    { to: '/administration/settings', label: 'Impostazioni' },
  ]);
  const named = [...(pages?.entries ?? []), ...(settings?.entries ?? [])].flatMap(
    ({ label, detail }) => [label, detail].filter((text) => /^impostazioni/i.test(text ?? '')),
  );
  expect(named).toEqual(['Impostazioni del portale', 'Impostazioni dell’account']);
});

it('names a page once: among those opened before, and no part of one by its name', () => {
  addRecent(USER.id, { key: 'page-users', label: 'Utenti', to: '/administration/users' });
  show();
  expect(names().filter((name) => name?.includes('Utenti'))).toEqual(['Utenti']);
  expect(names()).toContain('Operatori');
});

it('says what a line was found by, where the line does not show it', async () => {
  queryClient.setQueryData(['palette', '333123'], {
    dossiers: [{ ...FOUND.dossiers[0], match: { kind: 'phone', text: '333 1234567' } }],
    accounts: [
      {
        id: 4,
        name: 'Infissi Po',
        email: 'po@example.test',
        vat: null,
        role: 'User',
        match: { kind: 'address', text: 'Via Emilia 4' },
      },
    ],
  });
  show();
  fireEvent.change(field(), { target: { value: '333123' } });
  expect((await screen.findByRole('option', { name: /Pratica 12/ })).textContent).toBe(
    'Pratica 12 · Maria RossiInviata · Infissi · Telefono 333 1234567',
  );
  expect(screen.getByRole('option', { name: /Infissi Po/ }).textContent).toContain(
    'po@example.test · Indirizzo Via Emilia 4',
  );
});
