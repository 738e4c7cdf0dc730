import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppProviders } from '@pratiche/ui';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { ManualPage } from './ManualPage.js';

const TEXT = readFileSync(join(__dirname, 'chapters/scadenze.md'), 'utf8');

beforeEach(() => {
  // Every chapter is the same here, and the settings do not come.
  globalThis.fetch = jest.fn<typeof fetch>(async (input) =>
    String(input).includes('/asset')
      ? new Response(TEXT)
      : new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } }),
  );
});

afterEach(cleanup);

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <AppProviders>
        <Routes>
          <Route path="/manuale/:chapter?" element={<ManualPage />} />
        </Routes>
      </AppProviders>
    </MemoryRouter>,
  );

it('keeps every letter, and shows a result of the chapter that is open', async () => {
  open('/manuale/scadenze');
  expect(await screen.findByRole('heading', { level: 2, name: 'I colori' })).toBeTruthy();
  const field = screen.getByRole('searchbox', { name: 'Cerca nel manuale' });
  for (let length = 1; length <= 'promemoria'.length; length += 1)
    fireEvent.change(field, { target: { value: 'promemoria'.slice(0, length) } });
  expect((field as HTMLInputElement).value).toBe('promemoria');
  expect(screen.queryByRole('heading', { level: 2, name: 'I colori' })).toBeNull();
  const hits = await screen.findAllByRole('link', { name: 'I promemoria' });
  fireEvent.click(hits.at(0) as HTMLElement);
  expect(await screen.findByRole('heading', { level: 2, name: 'I promemoria' })).toBeTruthy();
});

it('begins with the search of its address', async () => {
  open('/manuale?q=zzzz');
  expect(await screen.findByText(/Nessun risultato per «zzzz»/)).toBeTruthy();
});

it('lists the chapters, each with the whole first sentence of its own', async () => {
  open('/manuale');
  expect(await screen.findAllByText(/^Tieni d’occhio .* fine dei lavori\.$/)).not.toEqual([]);
  const sentences = globSync(join(__dirname, 'chapters/*.md')).map(
    (file) => /^# .+\n\n(\p{Lu}[^.\n]+\.)/u.exec(readFileSync(file, 'utf8'))?.[1],
  );
  expect(sentences).not.toContain(undefined);
  expect(new Set(sentences).size).toBe(sentences.length);
});
