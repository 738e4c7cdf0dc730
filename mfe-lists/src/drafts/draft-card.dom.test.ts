import type { DossierListItemDto } from '@pratiche/api';
import { render } from '@testing-library/react';
import { expect, it } from '@jest/globals';
import { toDraftCard } from './draft-card.js';
import { returnReasonLabel } from './ReturnReasonDialog.js';

const draft = (change: Partial<DossierListItemDto>) =>
  ({
    id: 12,
    client: 'Amedeo Lunardelli',
    serviceType: 1,
    status: { code: 'DRAFT', name: 'Bozza' },
    deadlineDate: null,
    unreadMessages: 0,
    openRequests: 0,
    doubts: 0,
    rejectReason: null,
    ...change,
  }) as unknown as DossierListItemDto;

it.each([
  [0, null, '/modules/edit/12'],
  [1, null, '/modules/edit/12?schermata=invio'],
  [1, 'Manca la fattura', '/modules/edit/12'],
])('with %i values to verify and the reason %j opens at %s', (doubts, rejectReason, to) => {
  expect(toDraftCard(draft({ doubts, rejectReason })).to).toBe(to);
});

it.each([
  ['corrections', 'CORREZIONI RICHIESTE', 'Correzioni richieste', 'pr-row-badge-asked'],
  ['rejection', 'MOTIVO RIFIUTO', 'MOTIVO RIFIUTO', 'pr-row-badge-red'],
] as const)(
  'a draft that came back with %s is called so',
  (returnKind, label, badgeText, className) => {
    const dossier = draft({ returnKind, rejectReason: 'Manca la fattura' });
    expect(returnReasonLabel(dossier)).toBe(label);
    const badge = render(toDraftCard(dossier).badge).container.firstElementChild;
    expect(badge?.textContent).toBe(badgeText);
    expect(badge?.className).toContain(className);
  },
);
