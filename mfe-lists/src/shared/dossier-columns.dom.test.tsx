import type { DossierListItemDto } from '@pratiche/api';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from '@jest/globals';
import { clientColumn } from './dossier-columns.js';

afterEach(cleanup);

const draw = (change: Partial<DossierListItemDto>) => {
  const dossier = {
    id: 12,
    client: '',
    unreadMessages: 0,
    openRequests: 0,
    doubts: 0,
    status: { code: 'DRAFT', name: 'Bozza' },
    ...change,
  };
  render(<MemoryRouter>{clientColumn.render(dossier as DossierListItemDto)}</MemoryRouter>);
  return screen.getByRole('link');
};

it('leads from the client and from what waits to the dossier', () => {
  const link = draw({ client: 'Amedeo Lunardelli', doubts: 1 });
  // The review says what the doubt is.
  expect(link.getAttribute('href')).toBe('/modules/edit/12?schermata=invio');
  expect(link.textContent).toMatch(/^Amedeo Lunardelli\s*1 dato da verificare$/);
});

it('says nothing of the doubts of what was sent: its owner can change nothing', () => {
  const sent = {
    client: 'Amedeo Lunardelli',
    status: { code: 'SENT' } as DossierListItemDto['status'],
  };
  const link = draw({ ...sent, doubts: 1 });
  expect(link.textContent?.trim()).toBe('Amedeo Lunardelli');
  expect(link.getAttribute('href')).toBe('/modules/edit/12');
});

it('leads to a dossier without a client too', () => {
  expect(draw({}).textContent?.trim()).toBe('Cliente da indicare');
});
