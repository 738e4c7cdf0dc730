import type { DeviceWork } from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { toDeviceDraftRow } from './device-draft-rows.js';

const OPENED = { id: 12, client: '', isDraft: true, isTyped: false, fileCount: 0 };

it.each<[string, Partial<DeviceWork>, string, string]>([
  ['opened', { client: 'Maria Rossi' }, 'Bozza 12 · Maria Rossi', 'Tutto salvato'],
  ['without a client', { isTyped: true }, 'Bozza 12', 'Modifiche da inviare'],
  [
    'with typing and files',
    { isTyped: true, fileCount: 2 },
    'Bozza 12',
    'Modifiche da inviare, 2 file da inviare',
  ],
  ['known by its files alone', { isDraft: false, fileCount: 1 }, 'Pratica 12', '1 file da inviare'],
  ['begun here', { id: null, isTyped: true }, 'Nuova pratica', 'Modifiche da inviare'],
])('a dossier that was %s', (_, work, title, note) => {
  expect(toDeviceDraftRow({ ...OPENED, ...work })).toMatchObject({ title, note });
});
