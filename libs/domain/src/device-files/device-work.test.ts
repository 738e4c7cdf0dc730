import { expect, it } from '@jest/globals';
import { listDeviceWork } from './device-work.js';

const kept = (id: number, client: string, statusCode?: string) => ({ id, client, statusCode });
const work = (id: number | null, more: object = {}) => ({
  id,
  client: '',
  isDraft: true,
  isTyped: false,
  fileCount: 0,
  ...more,
});

it.each([
  ['nothing', [], [], [], []],
  ['a draft', [kept(12, 'Anna', 'DRAFT')], [], [], [work(12, { client: 'Anna' })]],
  ['a copy without a status', [kept(12, 'Anna')], [], [], [work(12, { client: 'Anna' })]],
  ['one that was returned', [kept(12, 'Anna', 'WAITING')], [], [], [work(12, { client: 'Anna' })]],
  [
    'typing and files',
    [kept(12, '', 'DRAFT')],
    [{ dossierId: 12 }, { dossierId: 12 }, { dossierId: 13 }],
    [12],
    [work(12, { isTyped: true, fileCount: 2 }), work(13, { isDraft: false, fileCount: 1 })],
  ],
  [
    'one that was begun here comes first',
    [kept(12, 'Anna', 'DRAFT')],
    [],
    [14, null],
    [
      work(null, { isTyped: true }),
      work(12, { client: 'Anna' }),
      work(14, { isDraft: false, isTyped: true }),
    ],
  ],
  ['one that was sent', [kept(12, 'Anna', 'SENT')], [{ dossierId: 12 }], [12], []],
  ['a status of a later release', [kept(12, 'Anna', 'PAUSED')], [], [], []],
])('%s', (_, dossiers, files, typed, rows) => {
  expect(listDeviceWork(dossiers, files, typed)).toEqual(rows);
});
