/** @core */
import type {
  AdminDossierDto,
  BulkResultDto,
  DossierListItemDto,
  QueueNextDto,
  ViewCountDto,
} from '@pratiche/api';
import { addDays, getTodayInRome } from '@pratiche/domain';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createSentDossier,
  expectOk,
  readDossier,
  reject,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { write } from '../../../kit/message-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';

let owner: Member;
let anna: Member;
let company: string;

beforeAll(async () => {
  anna = await createMember({ role: 'Admin' });
});
beforeEach(async () => {
  company = `Serramenti ${randomUUID().slice(0, 8)}`;
  owner = await createMember({ businessName: company, packages: [{ credits: 100 }] });
});

const today = getTodayInRome();
const postpone = async (id: number, until: string | null, note?: string) =>
  (
    await expectOk<BulkResultDto>(
      anna.http.post('module/postpone', { json: { ids: [id], until, note } }),
    )
  ).rows[0]?.message ?? null;
const resume = async (id: number) =>
  (await expectOk<BulkResultDto>(anna.http.post('module/resume', { json: { ids: [id] } }))).rows[0]
    ?.message ?? null;
const listed = async (more: Record<string, string> = {}, member = anna) =>
  expectOk<DossierListItemDto[]>(
    member.http.get('Module/getAll', {
      query: { state: 'RECEIVED', company, sort: 'work', ...more },
    }),
  );
const ids = async (more: Record<string, string> = {}) => (await listed(more)).map(({ id }) => id);
const next = async (more: Record<string, string> = {}) =>
  (
    await expectOk<QueueNextDto>(
      anna.http.post('Module/queue/next', { query: { state: 'RECEIVED', company, ...more } }),
    )
  ).next?.id ?? null;
const shown = async (id: number) =>
  (await readDossier<AdminDossierDto>(anna.http, id)).postponement;
const endings = async (id: number) =>
  sql().rows<{ actor_id: number | null }>(
    "SELECT actor_id FROM audit_entries WHERE action = 'postponement-ended' AND subject_kind = 'dossier' AND subject_id = ?",
    String(id),
  );

describe('a postponed dossier', () => {
  it('leaves queue and views, is found apart, and says who, until when and why', async () => {
    const [first, second] = [await createSentDossier(owner), await createSentDossier(owner)];
    const until = addDays(today, 3);
    expect(await postpone(first, until, '  Arriva la fattura ')).toBeNull();
    expect(await next()).toBe(second);
    expect(await ids({ postponed: 'no' })).toEqual([second]);
    expect(await ids({ postponed: 'yes' })).toEqual([first]);
    // What can be worked on comes first.
    expect(await ids()).toEqual([second, first]);
    const [row] = await listed({ postponed: 'yes' });
    const postponement = {
      until,
      who: 'Gelsomino Trapani',
      at: expect.any(String),
      note: 'Arriva la fattura',
    };
    expect(row?.postponement).toEqual(postponement);
    expect(await shown(first)).toEqual(postponement);
    expect(await next({ postponed: 'yes' })).toBe(first);
    expect((await readDossier(anna.http, first)).operatoreName).toBe('Gelsomino Trapani');
  });

  it('is counted behind its tab', async () => {
    const count = async () =>
      (
        await expectOk<ViewCountDto[]>(
          anna.http.get('Module/views/counts', { query: { list: 'RECEIVED' } }),
        )
      ).find(({ key }) => key === 'postponed')?.count ?? 0;
    const before = await count();
    await postpone(await createSentDossier(owner), null);
    expect(await count()).toBeGreaterThan(before);
  });

  it('is back on its day, before any job has run', async () => {
    const id = await createSentDossier(owner);
    await postpone(id, addDays(today, 1));
    await sql().run('UPDATE dossiers SET postponed_until = ? WHERE id = ?', today, id);
    expect(await ids({ postponed: 'no' })).toEqual([id]);
    expect(await ids({ postponed: 'yes' })).toEqual([]);
    expect(await next()).toBe(id);
    expect(await shown(id)).toBeNull();
  });

  it('comes back with the message of its fitter, and not with an operator’s', async () => {
    for (const until of [null, addDays(today, 5)]) {
      const id = await createSentDossier(owner);
      await postpone(id, until);
      await expectOk(write(anna.http, id, 'Manca la fattura'));
      expect(await shown(id)).not.toBeNull();
      await expectOk(write(owner.http, id, 'Eccola'));
      expect(await shown(id)).toBeNull();
      expect(await endings(id)).toEqual([{ actor_id: null }]);
    }
  });

  it('is taken up again by hand, once', async () => {
    const id = await createSentDossier(owner);
    await postpone(id, null);
    expect(await resume(id)).toBeNull();
    expect(await shown(id)).toBeNull();
    expect(await ids({ postponed: 'no' })).toEqual([id]);
    expect(await resume(id)).toBe('La pratica non è rimandata.');
    expect(await endings(id)).toEqual([{ actor_id: anna.id }]);
  });

  it('waits for nothing once its status changes', async () => {
    const id = await createSentDossier(owner);
    await postpone(id, null);
    await expectOk(setStatus(anna, id, 'ACCEPTED'));
    expect(await shown(id)).toBeNull();
  });

  it('keeps its operator, and its fitter sees nothing of it', async () => {
    const id = await createSentDossier(owner);
    await postpone(id, null, 'Tra noi');
    const rows = await expectOk<DossierListItemDto[]>(
      owner.http.get('Module/getAll', { query: { state: 'PROCESSING', postponed: 'no' } }),
    );
    expect(rows.find((row) => row.id === id)).toMatchObject({ postponement: null });
    expect(JSON.stringify(await readDossier(owner.http, id))).not.toContain('Tra noi');
  });
});

describe('the history of a dossier', () => {
  const listed = async (id: number) =>
    (await readDossier<AdminDossierDto>(anna.http, id)).history.flatMap(({ event, who, reason }) =>
      event === 'postpone' || event === 'resume' ? [[event, who, reason]] : [],
    );
  const day = (days: number) => addDays(today, days).split('-').reverse().join('/');
  const ANNA = 'Gelsomino Trapani';

  it('tells who put it off, until when and why, and that it was taken up again', async () => {
    const id = await createSentDossier(owner);
    await postpone(id, addDays(today, 3), 'Arriva la fattura');
    expect(await listed(id)).toEqual([['postpone', ANNA, `Fino al ${day(3)}: Arriva la fattura`]]);
    await resume(id);
    expect(await listed(id)).toEqual([
      ['postpone', ANNA, `Fino al ${day(3)}: Arriva la fattura`],
      ['resume', ANNA, 'Ripresa prima del tempo.'],
    ]);
    const { text } = await owner.http.get(`Module/history/${id}`);
    expect(text).not.toContain('Arriva la fattura');
    expect(text).not.toContain('postpone');
  });

  it('tells the fitter’s answer and the change of status that end it', async () => {
    const [answered, accepted] = [await createSentDossier(owner), await createSentDossier(owner)];
    for (const id of [answered, accepted]) await postpone(id, null);
    await expectOk(write(owner.http, answered, 'Eccola'));
    await expectOk(setStatus(anna, accepted, 'ACCEPTED'));
    const started = ['postpone', ANNA, 'Finché l’installatore risponde'];
    expect(await listed(answered)).toEqual([
      started,
      ['resume', company, 'L’installatore ha risposto.'],
    ]);
    expect(await listed(accepted)).toEqual([started, ['resume', ANNA, 'Lo stato è cambiato.']]);
  });

  it('tells one end of two days, and a postponement that was taken back', async () => {
    const id = await createSentDossier(owner);
    await postpone(id, addDays(today, 2));
    await postpone(id, addDays(today, 4));
    await expectOk(anna.http.post('module/undo', { json: { act: 'postpone', ids: [id] } }));
    expect((await shown(id))?.until).toBe(addDays(today, 2));
    await postpone(id, null);
    await resume(id);
    expect(await listed(id)).toEqual([
      ['postpone', ANNA, `Fino al ${day(2)}`],
      ['postpone', ANNA, `Fino al ${day(4)}`],
      ['resume', ANNA, 'Rinvio annullato.'],
      ['postpone', ANNA, 'Finché l’installatore risponde'],
      ['resume', ANNA, 'Ripresa prima del tempo.'],
    ]);
  });
});

it('the job ends what is due and leaves the rest', async () => {
  const [due, later] = [await createSentDossier(owner), await createSentDossier(owner)];
  for (const id of [due, later]) await postpone(id, addDays(today, 2));
  await sql().run('UPDATE dossiers SET postponed_until = ? WHERE id = ?', today, due);
  const job = randomUUID();
  const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
  await sql().run(
    `INSERT INTO outbox_jobs (id, kind, payload, status, attempts, run_at, created) VALUES (?, 'end-postponements', '{"due":"2026-01-01T01:00:00.000Z"}', 'pending', 0, ?, ?)`,
    job,
    now,
    now,
  );
  await waitUntil(async () => {
    const [row] = await sql().rows<{ status: string }>(
      'SELECT status FROM outbox_jobs WHERE id = ?',
      job,
    );
    return row?.status === 'done' ? true : null;
  }, 'end-postponements');
  const ranks = await sql().rows<{ id: number; work_rank: number; postponed_until: string }>(
    'SELECT id, work_rank, postponed_until FROM dossiers WHERE id IN (?, ?) ORDER BY id',
    due,
    later,
  );
  expect(ranks).toEqual([
    { id: due, work_rank: 0, postponed_until: '' },
    { id: later, work_rank: 1, postponed_until: addDays(today, 2) },
  ]);
});

it.each([
  [today, 'Scegli un giorno dopo oggi.'],
  [addDays(today, 91), 'Puoi rimandare al massimo di 90 giorni.'],
  ['2026-02-30', 'Scegli un giorno.'],
])('does not go until %s', async (until, message) => {
  const id = await createSentDossier(owner);
  const answer = await anna.http.post('module/postpone', { json: { ids: [id], until } });
  expectProblem(answer, 400, 'invalid-data');
  expect(answer.text).toContain(message);
});

it('does not touch what is in the fitter’s hands', async () => {
  const id = await createSentDossier(owner);
  await expectOk(reject(anna, id, 'WAITING', 'Manca un dato'));
  expect(await postpone(id, null)).toContain('in mano all’installatore');
});

it('an answer and a postponement at the same moment leave no half of either', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await createSentDossier(owner);
    await Promise.all([postpone(id, null), expectOk(write(owner.http, id, 'Eccola'))]);
    const [row] = await sql().rows<{ until: string; rank: number; why: string | null }>(
      'SELECT postponed_until AS until, work_rank AS rank, postponement AS why FROM dossiers WHERE id = ?',
      id,
    );
    expect([row?.until === '', row?.rank === 0, row?.why === null]).toEqual(
      Array.from({ length: 3 }, () => row?.until === ''),
    );
  }
});
