import { expect, it } from '@jest/globals';
import { toDeviceDraftRows } from './device-draft-rows.js';

it.each([
  ['nothing', [], [], [], []],
  [
    'a dossier that was opened',
    [{ id: 12, client: 'Maria Rossi' }],
    [],
    [],
    [{ id: 12, title: 'Bozza 12 · Maria Rossi', note: 'Nulla da inviare' }],
  ],
  [
    'one without a client, with typing and files',
    [{ id: 12, client: '' }],
    [{ dossierId: 12 }, { dossierId: 12 }, { dossierId: 13 }],
    [12],
    [
      { id: 12, title: 'Bozza 12', note: 'modifiche da inviare, 2 file da inviare' },
      { id: 13, title: 'Bozza 13', note: '1 file da inviare' },
    ],
  ],
  [
    'one that was begun here comes first',
    [{ id: 12, client: 'Anna' }],
    [],
    [14, null],
    [
      { id: null, title: 'Nuova pratica', note: 'modifiche da inviare' },
      { id: 12, title: 'Bozza 12 · Anna', note: 'Nulla da inviare' },
      { id: 14, title: 'Bozza 14', note: 'modifiche da inviare' },
    ],
  ],
])('%s', (_, drafts, files, typed, rows) => {
  expect(toDeviceDraftRows(drafts, files, typed)).toEqual(rows);
});
