/** @core */
import type { QueueNeighboursDto, QueueNextDto } from '@pratiche/api';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createSentDossier,
  expectOk,
  reject,
  save,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

const QUEUE = 200;
/** A day on which no other test sends: the list of that day is the queue. */
const SENT_DAY = '2031-05-05';

let owner: Member;
let anna: Member;
let bruno: Member;
/** Each test works on the dossiers of a company of its own. */
let company: string;

beforeAll(async () => {
  anna = await createMember({ role: 'Admin' });
  bruno = await createMember({ role: 'Admin' });
});
beforeEach(async () => {
  company = `Serramenti ${randomUUID().slice(0, 8)}`;
  owner = await createMember({ businessName: company, packages: [{ credits: 100 }] });
});

type Query = Record<string, string | number>;
const list = (more: Query = {}): Query => ({ state: 'RECEIVED', company, sort: 'id', ...more });
const neighbours = (member: Member, id: number, more: Query = {}) =>
  expectOk<QueueNeighboursDto>(
    member.http.get(`Module/queue/neighbours/${id}`, { query: list(more) }),
  );
const takeNext = async (member: Member, from: number | null, more: Query = {}) =>
  (
    await expectOk<QueueNextDto>(
      member.http.post('Module/queue/next', {
        query: { ...list(), ...more, ...(from === null ? {} : { from }) },
      }),
    )
  ).next?.id ?? null;
const takePrevious = (member: Member, from: number, more: Query = {}) =>
  takeNext(member, from, { ...more, direction: 'previous' });
const send = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await createSentDossier(owner));
  return ids;
};

describe('the dossiers around one', () => {
  it('are the rows of the list before and after, by name, in its order', async () => {
    const [first, second, third] = await send(3);
    const { previous, next } = await neighbours(anna, second ?? 0);
    expect([previous?.id, next?.id]).toEqual([first, third]);
    expect(next?.client).toMatch(/\w/);
    const reversed = await neighbours(anna, second ?? 0, { sort: '-id' });
    expect([reversed.previous?.id, reversed.next?.id]).toEqual([third, first]);
    expect((await neighbours(anna, first ?? 0)).previous).toBeNull();
  });

  it('are found by a search too, and after the dossier has left the list', async () => {
    const [first, second, third] = (await send(3)) as [number, number, number];
    const search = { search: company };
    expect((await neighbours(anna, second, search)).next?.id).toBe(third);
    await expectOk(setStatus(anna, second, 'ACCEPTED'));
    const left = await neighbours(anna, second, { ...search, status: 'SENT' });
    expect([left.previous?.id, left.next?.id]).toEqual([first, third]);
  });

  it('leave out what one cannot work on, unless the list asks for it', async () => {
    const [first, returned, others, last] = (await send(4)) as [number, number, number, number];
    await expectOk(reject(anna, returned, 'WAITING', 'Manca la planimetria'));
    await expectOk(setStatus(bruno, others, 'ACCEPTED'));
    expect((await neighbours(anna, first)).next?.id).toBe(last);
    expect((await neighbours(anna, first, { status: 'WAITING' })).next?.id).toBe(returned);
    expect((await neighbours(anna, first, { operatorId: bruno.id })).next?.id).toBe(others);
  });

  it('leave out before it too what a colleague has', async () => {
    const [first, second, third] = (await send(3)) as [number, number, number];
    expect(await takeNext(bruno, null)).toBe(first);
    expect(await takeNext(anna, null)).toBe(second);
    expect((await neighbours(anna, second)).previous).toBeNull();
    expect((await neighbours(anna, third)).previous?.id).toBe(second);
  });

  it('belong to a list that exists, for the back office', async () => {
    const id = await createSentDossier(owner);
    expectProblem(
      await anna.http.get(`Module/queue/neighbours/${id}`, { query: { state: 'DRAFT' } }),
      403,
    );
    expectProblem(
      await anna.http.post('Module/queue/next', { query: list({ from: 'x' }) }),
      400,
      'invalid-data',
    );
  });
});

describe('the next one for me', () => {
  it('is given to one operator, who gets it again, and to no other', async () => {
    const [first, second, third] = await send(3);
    expect(await takeNext(anna, null)).toBe(first);
    expect(await takeNext(bruno, null)).toBe(second);
    expect(await takeNext(anna, first ?? 0)).toBe(third);
    expect(await takeNext(bruno, second ?? 0)).toBeNull();
    expect(await takeNext(anna, third ?? 0)).toBe(first);
  });

  it('is given backwards in the same way, where it does not begin again', async () => {
    const [first, second, third] = (await send(3)) as [number, number, number];
    expect(await takePrevious(bruno, second)).toBe(first);
    expect(await takePrevious(anna, third)).toBe(second);
    expect(await takePrevious(anna, second)).toBeNull();
    expect(await takePrevious(bruno, third)).toBe(first);
    await expectOk(reject(anna, second, 'WAITING', 'Manca la planimetria'));
    expect(await takePrevious(anna, third)).toBe(second);
    // A colleague's dossiers are read row by row.
    expect(await takePrevious(bruno, third, { operatorId: anna.id })).toBe(second);
    expectProblem(
      await anna.http.post('Module/queue/next', { query: list({ direction: 'back' }) }),
      400,
      'invalid-data',
    );
  });

  it('is free again when its time is over', async () => {
    const [first] = await send(1);
    expect(await takeNext(anna, null)).toBe(first);
    expect(await takeNext(bruno, null)).toBeNull();
    await sql().run(
      'UPDATE dossier_claims SET until = ? WHERE dossier_id = ?',
      '2026-01-01 00:00:00.000',
      first ?? 0,
    );
    expect(await takeNext(bruno, null)).toBe(first);
    expect(await takeNext(anna, null)).toBeNull();
  });

  it('leads through a list of others’ dossiers without taking them', async () => {
    const [first, second] = (await send(2)) as [number, number];
    for (const id of [first, second]) await expectOk(setStatus(bruno, id, 'ACCEPTED'));
    const query = { operatorId: bruno.id };
    expect(await takeNext(anna, null, query)).toBe(first);
    expect(await takeNext(anna, first, query)).toBe(second);
    expect(await takeNext(bruno, null)).toBe(first);
  });

  it(`leads two operators through ${QUEUE} dossiers at once, none of which both see`, async () => {
    const { id } = await save(owner.http, ecobonusForm());
    await copyAsSent(id, QUEUE);
    const query = { company: '', dateFrom: SENT_DAY, dateTo: SENT_DAY };
    const seen = { anna: [] as number[], bruno: [] as number[] };
    const walk = async (member: Member, ids: number[]) => {
      for (let from: number | null = null; ids.length <= QUEUE;) {
        const next: number | null = await takeNext(member, from, query);
        if (next === null || ids.includes(next)) return;
        ids.push(next);
        // Now and then one looks back.
        const previous = ids.length % 3 === 0 ? await takePrevious(member, next, query) : null;
        if (previous !== null && !ids.includes(previous)) ids.push(previous);
        from = next;
      }
    };
    await Promise.all([walk(anna, seen.anna), walk(bruno, seen.bruno)]);
    const all = [...seen.anna, ...seen.bruno];
    expect(all).toHaveLength(QUEUE);
    expect(new Set(all).size).toBe(QUEUE);
    expect(Math.min(seen.anna.length, seen.bruno.length)).toBeGreaterThan(0);
  });
});

/** Many sent dossiers, as a sending leaves them: through the API each would take half a second. */
async function copyAsSent(id: number, count: number): Promise<void> {
  const columns = [
    'account_id',
    'version',
    'service_type',
    'client',
    'client_key',
    'data',
    'created',
    'updated',
    'deadline_date',
  ].join(', ');
  for (let index = 0; index < count; index += 1)
    await sql().run(
      `INSERT INTO dossiers (${columns}, status, owner_list, office_list, business_name, company_key, sent, form_doubts, fitter_matches, office_matches, needs_review)
       SELECT ${columns}, 'SENT', 'PROCESSING', 'RECEIVED', ?, ?, ?, 0, 0, 0, 0 FROM dossiers WHERE id = ?`,
      company,
      company.toLowerCase(),
      `${SENT_DAY} 12:00:00.000`,
      id,
    );
}

describe('the dossier that the page names', () => {
  it('is given after an act that moved the one that is left', async () => {
    const [first = 0, second = 0, third = 0] = await send(3);
    const work = { sort: 'work' };
    const named = (await neighbours(anna, second, work)).next?.id ?? 0;
    await expectOk(reject(anna, second, 'WAITING', 'Manca la firma'));
    expect([first, third]).toContain(named);
    expect(await takeNext(anna, second, { ...work, named })).toBe(named);
  });

  it('is passed over for the one after it where a colleague has it', async () => {
    const [first = 0, second = 0, third = 0] = await send(3);
    expect(await takeNext(bruno, first)).toBe(second);
    expect(await takeNext(anna, first, { named: second })).toBe(third);
  });

  it('is passed over where the list does not have it any more, and nothing is given twice', async () => {
    const [first = 0, second = 0] = await send(2);
    await expectOk(reject(bruno, second, 'WAITING', 'Manca la firma'));
    expect(await takeNext(anna, first, { named: second, status: 'SENT' })).toBeNull();
    expectProblem(
      await anna.http.post('Module/queue/next', { query: { ...list(), named: '-1' } }),
      400,
    );
  });
});
