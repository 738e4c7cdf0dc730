import type { DossierListItemDto } from '@pratiche/api';
import { expect, it } from '@jest/globals';
import { toDraftCard } from './draft-card.js';

it.each([
  [0, null, '/modules/edit/12'],
  [1, null, '/modules/edit/12?schermata=invio'],
  [1, 'Manca la fattura', '/modules/edit/12'],
])('with %i values to verify and the reason %j opens at %s', (doubts, rejectReason, to) => {
  const dossier = {
    id: 12,
    client: 'Amedeo Lunardelli',
    serviceType: 1,
    status: { code: 'DRAFT', name: 'Bozza' },
    deadlineDate: null,
    unreadMessages: 0,
    openRequests: 0,
    doubts,
    rejectReason,
  } as unknown as DossierListItemDto;
  expect(toDraftCard(dossier).to).toBe(to);
});
