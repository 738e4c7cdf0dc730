import type { AdminDossierDto, DossierDoubtsDto } from '@pratiche/api';
import { AppProviders, queryClient } from '@pratiche/ui';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { stubCall } from '../../../../libs/api/test/stub-call.js';
import { createStoredDraft, getTestApi } from '../../../test/render-session.js';
import { WarningsPanel } from './WarningsPanel.js';

afterEach(() => {
  cleanup();
  queryClient.clear();
  jest.restoreAllMocks();
});

/** A dossier without doubts of its own, of which the server doubts so many things. */
async function open(count: number): Promise<HTMLElement> {
  const doubts = Array.from({ length: count }, (_, index) => ({
    origin: 'dossiers',
    field: 'cadastralSheet',
    message: `Dubbio ${index + 1}`,
    fingerprint: `f${index + 1}`,
    seen: null,
  }));
  stubCall(
    getTestApi(),
    'GET',
    '/api/Module/doubts/{id}',
    () => ({ doubts, others: [] }) as unknown as DossierDoubtsDto,
  );
  const dossier = {
    ...createStoredDraft(),
    id: count,
    status: { code: 'SENT', name: 'Inviata', statusPercentage: 25 },
    documents: [],
  } as unknown as AdminDossierDto;
  render(
    <MemoryRouter>
      <AppProviders>
        <WarningsPanel dossier={dossier} />
      </AppProviders>
    </MemoryRouter>,
  );
  const panel = await screen.findByRole('region', { name: 'Da ricontrollare' });
  await within(panel).findByText(/Dubbio 1/);
  return panel;
}

const listShown = (panel: HTMLElement) =>
  within(panel)
    .getAllByText(/Dubbio \d/)
    .filter((one) => one.closest('details') === null).length;

it.each([
  [2, 2],
  [3, 3],
])('shows all of %i doubts', async (count, shown) => {
  const panel = await open(count);
  expect(listShown(panel)).toBe(shown);
  expect(within(panel).queryByText(/^Altri/)).toBeNull();
});

it('marks a doubt as seen, and says by whom', async () => {
  const panel = await open(2);
  const mark = stubCall<{ body: unknown }>(
    getTestApi(),
    'PUT',
    '/api/Module/doubts/{id}/seen',
    () => ({
      doubts: [1, 2].map((number) => ({
        origin: 'dossiers',
        field: 'cadastralSheet',
        message: `Dubbio ${number}`,
        fingerprint: `f${number}`,
        seen: number === 1 ? { who: 'Anna Neri', at: '2026-11-20T10:00:00.000Z' } : null,
      })),
      others: [],
    }),
  );
  const [first] = within(panel).getAllByRole('button', { name: /^Visto: / });
  if (first) fireEvent.click(first);
  const folded = (await within(panel).findByText('1 punto già visto')).closest('details');
  expect(folded?.textContent).toContain('Dubbio 1 Visto da Anna Neri, 20/11/2026');
  expect(mark.mock.calls[0]?.[0].body).toEqual({ doubts: [{ fingerprint: 'f1' }], isSeen: true });
  expect(listShown(panel)).toBe(1);
});

it('folds what is beyond the first doubts, so that the documents stay near', async () => {
  const panel = await open(6);
  expect(listShown(panel)).toBe(2);
  const folded = within(panel).getByText('Altri 4 punti da ricontrollare').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('Dubbio 6');
});
