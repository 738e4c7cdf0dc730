/** @core */
import type { DossierListItemDto, PresenceDto, QueueNextDto } from '@pratiche/api';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { createSentDossier, expectOk, type Member } from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

let owner: Member;
let anna: Member;
let bruno: Member;

beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 100 }] });
  anna = await createMember({ role: 'Admin' });
  bruno = await createMember({ role: 'Admin' });
});

const beat = async (member: Member, id: number) =>
  (await expectOk<PresenceDto>(member.http.post(`Module/presence/${id}`, { json: {} }))).others;
const listed = async (member: Member, id: number) =>
  (
    await expectOk<DossierListItemDto[]>(
      member.http.get('Module/getAll', { query: { state: 'RECEIVED', search: id } }),
    )
  ).find((row) => row.id === id)?.presentOperators;
const setSeen = (id: number, ago: number) =>
  sql().run(
    'UPDATE dossier_presences SET seen = ? WHERE dossier_id = ?',
    new Date(Date.now() - ago).toISOString().replace('T', ' ').replace('Z', ''),
    id,
  );

it('tells each who else has the dossier open, on its page and in the list', async () => {
  const id = await createSentDossier(owner);
  expect(await beat(anna, id)).toEqual([]);
  expect(await beat(bruno, id)).toEqual(['Gelsomino Trapani']);
  expect(await beat(anna, id)).toEqual(['Gelsomino Trapani']);
  expect(await listed(anna, id)).toEqual(['Gelsomino Trapani']);
  expect((await anna.http.delete(`Module/presence/${id}`)).status).toBe(204);
  expect(await beat(bruno, id)).toEqual([]);
  expect(await listed(anna, id)).toEqual(['Gelsomino Trapani']);
  expect(await listed(bruno, id)).toEqual([]);
});

it('forgets who sends no sign any more, and writes signs that come fast only once', async () => {
  const id = await createSentDossier(owner);
  await beat(anna, id);
  await setSeen(id, 10_000);
  const before = await sql().rows('SELECT seen FROM dossier_presences WHERE dossier_id = ?', id);
  await beat(anna, id);
  expect(await sql().rows('SELECT seen FROM dossier_presences WHERE dossier_id = ?', id)).toEqual(
    before,
  );
  await setSeen(id, 71_000);
  expect(await beat(bruno, id)).toEqual([]);
});

it('keeps the queue of others away from an open dossier', async () => {
  // The number alone is found in the names of other companies too.
  const businessName = `Serramenti ${randomUUID()}`;
  const id = await createSentDossier(
    await createMember({ businessName, packages: [{ credits: 100 }] }),
  );
  const next = async (member: Member) =>
    (
      await expectOk<QueueNextDto>(
        member.http.post('Module/queue/next', {
          query: { state: 'RECEIVED', search: businessName },
        }),
      )
    ).next?.id ?? null;
  await beat(anna, id);
  expect(await next(bruno)).toBeNull();
  expect(await next(anna)).toBe(id);
});

it('knows no dossier that does not exist', async () => {
  expectProblem(await anna.http.post('Module/presence/99999999', { json: {} }), 404);
});
