import type { WorkDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import {
  describeTaskCounts,
  newlyFinishedTasks,
  finishedTaskText,
  taskPercent,
  taskStateText,
} from './background-task-text.js';

const work = (change: Partial<WorkDto>): WorkDto => ({
  id: '1',
  kind: 'zip',
  title: 'Documenti',
  state: 'queued',
  done: 0,
  total: null,
  problem: null,
  fileName: null,
  bytes: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
  ...change,
});

describe('works in words', () => {
  it.each([
    [{}, 'In attesa'],
    [{ state: 'running' }, 'In corso'],
    [{ state: 'running', done: 1_200, total: 5_000 }, 'In corso: 1.200 di 5.000'],
    [
      { state: 'done', bytes: 12_400_000, expiresAt: '2026-11-28T10:00:00.000Z' },
      'Pronto · 12,4 MB · disponibile fino al 28/11/2026',
    ],
    [{ state: 'done', bytes: 900 }, 'Pronto · 1 kB'],
    [{ state: 'failed', problem: 'Non c’è più.' }, 'Non c’è più.'],
    [{ state: 'cancelled' }, 'Annullato'],
  ] as [Partial<WorkDto>, string][])('%j', (change, text) =>
    expect(taskStateText(work(change))).toBe(text),
  );

  it('know how far they are, and never say 100 too early', () => {
    expect([
      taskPercent(work({})),
      taskPercent(work({ total: 0 })),
      taskPercent(work({ done: 999, total: 1_000 })),
      taskPercent(work({ done: 5, total: 5 })),
    ]).toEqual([null, null, 99, 100]);
  });

  it.each([
    [0, 0, 'Lavorazioni'],
    [1, 0, 'Lavorazioni, 1 in corso'],
    [2, 1, 'Lavorazioni, 2 in corso, 1 pronta'],
    [0, 3, 'Lavorazioni, 3 pronte'],
  ])('%i under way and %i ready', (underWay, ready, text) =>
    expect(describeTaskCounts(underWay, ready)).toBe(text),
  );

  it('say what came to an end, once', () => {
    const before = [
      work({ id: 'a', state: 'running' }),
      work({ id: 'b' }),
      work({ id: 'c', state: 'done' }),
    ];
    const after = [
      work({ id: 'a', state: 'done' }),
      work({ id: 'b', state: 'running' }),
      work({ id: 'c', state: 'done' }),
      work({ id: 'd', state: 'failed' }),
    ];
    expect(newlyFinishedTasks(before, after).map(finishedTaskText)).toEqual(['Documenti: pronto']);
    expect(newlyFinishedTasks(after, after)).toEqual([]);
    expect(newlyFinishedTasks([], after, (id) => id === 'd').map(finishedTaskText)).toEqual([
      'Documenti: non riuscito',
    ]);
  });
});
