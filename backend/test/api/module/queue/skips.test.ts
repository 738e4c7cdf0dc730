import type { AdminDossierDto, QueueNextDto, WorkPerformanceDto } from '@pratiche/api';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import {
  createSentDossier,
  expectOk,
  readDossier,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember } from '../../../kit/account-fixtures.js';
import { write } from '../../../kit/message-fixtures.js';

let owner: Member;
let anna: Member;
let bruno: Member;
let company: string;
let first: number;
let second: number;

beforeAll(async () => {
  anna = await createMember({ role: 'Admin' });
  bruno = await createMember({ role: 'Admin' });
});
beforeEach(async () => {
  company = `Serramenti ${randomUUID().slice(0, 8)}`;
  owner = await createMember({ businessName: company, packages: [{ credits: 40 }] });
  first = await createSentDossier(owner);
  second = await createSentDossier(owner);
});

const MINUTE = 60_000;
const goOn = async (from: number, openMs: number | null = MINUTE, more = {}) => {
  const { next, isReasonMissing } = await expectOk<QueueNextDto>(
    anna.http.post('Module/queue/next', {
      query: {
        state: 'RECEIVED',
        company,
        sort: 'id',
        from,
        ...(openMs === null ? {} : { openMs }),
        ...more,
      },
    }),
  );
  return isReasonMissing ? 'reason' : (next?.id ?? null);
};
const skip = (json: object) => anna.http.post('Module/queue/skips', { json });
const recordSkip = async (json: object) => expect((await skip(json)).status).toBe(204);

it('a dossier that could be worked on is not left without a reason, which the history keeps', async () => {
  expect(await goOn(first)).toBe('reason');
  await recordSkip({ id: first, reason: 'document' });
  expect(await goOn(first)).toBe(second);
  await recordSkip({ id: first, reason: 'other', note: ' Da rivedere con Bruno ' });
  const { history } = await readDossier<AdminDossierDto>(anna.http, first);
  expect(history.flatMap(({ event, reason }) => (event === 'skip' ? [reason] : []))).toEqual([
    'Manca un documento',
    'Altro: Da rivedere con Bruno',
  ]);
  expect(JSON.stringify(await expectOk(owner.http.get(`Module/history/${first}`)))).not.toContain(
    'Bruno',
  );
});

it('a reason holds for the page it was given on', async () => {
  await recordSkip({ id: first, reason: 'doubt' });
  expect(await goOn(first)).toBe(second);
  expect(await goOn(first, 0)).toBe('reason');
});

it('nothing is asked after an act, of what cannot be worked on, or outside of the queue', async () => {
  await expectOk(write(anna.http, first, 'Buongiorno'));
  expect(await goOn(first)).toBe(second);
  expect(await goOn(first, 0)).toBe('reason');
  expect(await goOn(first, null)).toBe(second);
  await expectOk(setStatus(bruno, second, 'ACCEPTED'));
  expect(await goOn(second)).toBe(first);
  expect(await goOn(first, MINUTE, { operatorId: bruno.id })).not.toBe('reason');
  await expectOk(anna.http.post('module/postpone', { json: { ids: [first], until: null } }));
  expect(await goOn(first, 0)).toBeNull();
});

it('another reason wants its words, and the four are all there are', async () => {
  expectProblem(await skip({ id: first, reason: 'other', note: ' ' }), 400, 'invalid-data');
  expectProblem(await skip({ id: first, reason: 'tired' }), 400, 'invalid-data');
  expectProblem(await skip({ id: 999_999_999, reason: 'doubt' }), 404);
});

it('the board counts the reasons', async () => {
  await recordSkip({ id: first, reason: 'client' });
  const { skips } = await expectOk<WorkPerformanceDto>(anna.http.get('Module/board/performance'));
  expect(skips.every(({ total }) => total > 0)).toBe(true);
});
