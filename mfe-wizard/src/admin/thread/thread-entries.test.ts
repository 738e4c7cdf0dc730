import type { MessageThreadDto, OfficeThreadDto } from '@pratiche/api';
import { expect, it } from '@jest/globals';
import { filterEntries, listThreadEntries, type ThreadDossier } from './thread-entries.js';

const DOSSIER = {
  history: [
    { id: 0, at: '2026-11-01T08:00:00.000Z', event: 'status' },
    { id: 4, at: '2026-11-05T08:00:00.000Z', event: 'postpone' },
  ],
  documents: [{ id: 31, document: { name: 'Visura' } }],
  documentChecks: [{ itemId: 31, at: '2026-11-04T08:00:00.000Z', who: 'Anna', fileIds: [1] }],
} as unknown as ThreadDossier;
const THREAD = {
  messages: [{ id: 1, at: '2026-11-03T08:00:00.000Z' }],
} as unknown as MessageThreadDto;
const OFFICE = {
  notes: [{ id: 1, at: '2026-11-06T08:00:00.000Z' }],
  charges: [
    { id: 1, at: '2026-11-02T08:00:00.000Z', event: 'assignment', who: 'Anna', to: 'Bruno' },
    { id: 2, at: '2026-11-07T08:00:00.000Z', event: 'assignment', who: 'Anna', to: null },
    { id: 3, at: '2026-11-08T08:00:00.000Z', event: 'charge-taken', who: 'Bruno', to: 'Bruno' },
    { id: 4, at: '2026-11-09T08:00:00.000Z', event: 'charge-returned', who: 'Portale', to: null },
  ],
} as unknown as OfficeThreadDto;

it('is everything in the order in which it happened', () => {
  const entries = listThreadEntries(DOSSIER, THREAD, OFFICE);
  expect(entries.map(({ kind, key }) => `${kind}: ${key}`)).toEqual([
    'act: status 0 2026-11-01T08:00:00.000Z',
    'act: charge 1',
    'message: message 1',
    'act: check 31',
    'act: postpone 4 2026-11-05T08:00:00.000Z',
    'note: note 1',
    'act: charge 2',
    'act: charge 3',
    'act: charge 4',
  ]);
  expect(entries.flatMap((entry) => ('act' in entry ? [entry.act.title] : []))).toEqual([
    'Assegnata a Bruno',
    'Documento verificato: Visura',
    'Tolta all’operatore: è da assegnare',
    'Presa in carico con la prima azione',
    'Tornata da assegnare',
  ]);
});

it.each([
  ['all', 9],
  ['message', 1],
  ['note', 1],
  ['act', 7],
] as const)('filtered by %s is %i entries', (filter, count) => {
  expect(filterEntries(listThreadEntries(DOSSIER, THREAD, OFFICE), filter)).toHaveLength(count);
});

it('shows the acts while the rest is read', () => {
  expect(listThreadEntries(DOSSIER, undefined, undefined)).toHaveLength(3);
});
