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
    completedDate: null,
    ...change,
  };
  render(<MemoryRouter>{clientColumn.render(dossier as DossierListItemDto)}</MemoryRouter>);
  return screen.getByRole('link');
};

it('leads from the client and from what waits to the dossier', () => {
  const link = draw({ client: 'Amedeo Lunardelli', doubts: 1 });
  expect(link.getAttribute('href')).toBe('/modules/edit/12');
  expect(link.textContent).toMatch(/^Amedeo Lunardelli\s*1 da guardare$/);
});

it('says nothing of the doubts of a completed dossier', () => {
  const completed = { client: 'Amedeo Lunardelli', completedDate: '2026-11-20T10:00:00.000Z' };
  expect(draw({ ...completed, doubts: 1 }).textContent?.trim()).toBe('Amedeo Lunardelli');
});

it('leads to a dossier without a client too', () => {
  expect(draw({}).textContent?.trim()).toBe('Cliente da indicare');
});
