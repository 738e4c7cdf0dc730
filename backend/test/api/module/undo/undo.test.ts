/** @core */
import type {
  AdminDossierDto,
  BulkResultDto,
  NotificationDto,
  StatusChangeDto,
} from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  adminUpload,
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

let owner: Member;
let anna: Member;
let bruno: Member;

beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 200 }] });
  anna = await createMember({ role: 'Admin' });
  bruno = await createMember({ role: 'Admin' });
});

type Act = 'accept' | 'file' | 'assign' | 'postpone';
const run = (member: Member, path: string, json: object) =>
  expectOk<BulkResultDto>(member.http.post(path, { json }));
const undo = async (member: Member, act: Act, ...ids: number[]) =>
  (await run(member, 'module/undo', { act, ids })).rows;
const done = async (member: Member, act: Act, id: number) =>
  (await undo(member, act, id))[0]?.message ?? null;
const assign = (member: Member, id: number, operatorId: number | null) =>
  run(member, 'module/assign', { ids: [id], operatorId });
const row = async (id: number) =>
  (
    await sql().rows(
      'SELECT d.status, d.owner_list, d.office_list, d.work_rank, d.operator_id, d.operator_name, d.postponed_until, d.updated, c.acted, c.account_id AS acted_by FROM dossiers d LEFT JOIN dossier_charges c ON c.dossier_id = d.id WHERE d.id = ?',
      id,
    )
  )[0];
const auditOf = async (id: number) =>
  (
    await sql().rows<{ action: string }>(
      "SELECT action FROM audit_entries WHERE subject_kind = 'dossier' AND subject_id = ? ORDER BY id",
      String(id),
    )
  ).map(({ action }) => action);
const news = async (id: number) =>
  (await expectOk<NotificationDto[]>(owner.http.get('Notifications')))
    .filter(({ moduleId }) => moduleId === id)
    .map(({ title }) => title);
const toldOf = async (id: number) =>
  (
    await sql().rows<{ title: string }>(
      'SELECT title FROM notifications WHERE dossier_id = ? ORDER BY id',
      id,
    )
  ).map(({ title }) => title);
const ago = (ms: number): string =>
  new Date(Date.now() - ms).toISOString().replace('T', ' ').replace('Z', '');

describe('an acceptance taken back', () => {
  it('leaves the dossier as it was, and its fitter without a word of it', async () => {
    const id = await createSentDossier(owner);
    await assign(anna, id, bruno.id);
    const before = await row(id);
    const told = await toldOf(id);
    await expectOk(setStatus(anna, id, 'ACCEPTED'));
    expect(await row(id)).toMatchObject({ status: 'ACCEPTED', operator_id: anna.id });
    expect(await news(id)).toEqual(expect.not.arrayContaining([`Pratica n. ${id}: accettata`]));
    expect(await done(anna, 'accept', id)).toBeNull();
    expect(await row(id)).toEqual(before);
    expect(await toldOf(id)).toEqual(told);
    expect(await auditOf(id)).toEqual(expect.arrayContaining(['status-change', 'act-undone']));
  });

  it('is in the history of operators, and in none of the fitter’s', async () => {
    const id = await createSentDossier(owner);
    await expectOk(setStatus(anna, id, 'ACCEPTED'));
    await undo(anna, 'accept', id);
    const events = async (member: Member) =>
      (await expectOk<StatusChangeDto[]>(member.http.get(`Module/history/${id}`))).map(
        ({ event, from, to }) => `${event} ${from} ${to}`,
      );
    expect(await events(anna)).toEqual([
      'status null DRAFT',
      'status DRAFT SENT',
      'status SENT ACCEPTED',
      'undo ACCEPTED SENT',
    ]);
    expect(await events(owner)).toEqual(['status null DRAFT', 'status DRAFT SENT']);
    await expectOk(setStatus(anna, id, 'ACCEPTED'));
    expect(await events(owner)).toEqual([
      'status null DRAFT',
      'status DRAFT SENT',
      'status SENT ACCEPTED',
    ]);
  });

  it('is announced to the owner once the time is over, or before the next step', async () => {
    const [late, next] = [await createSentDossier(owner), await createSentDossier(owner)];
    for (const id of [late, next]) await expectOk(setStatus(anna, id, 'ACCEPTED'));
    const title = (id: number) => `Pratica n. ${id}: accettata`;
    expect(await news(late)).not.toContain(title(late));
    await sql().run(
      'UPDATE notifications SET created = ? WHERE dossier_id = ? AND title = ?',
      ago(1),
      late,
      title(late),
    );
    expect(await news(late)).toContain(title(late));
    await expectOk(reject(anna, next, 'WAITING', 'Manca la planimetria'));
    expect((await news(next)).slice(0, 2)).toEqual([expect.any(String), title(next)]);
  });

  it('belongs to who did it, once, and for half a minute', async () => {
    const id = await createSentDossier(owner);
    expect(await done(anna, 'accept', id)).toContain('nessuna operazione');
    await expectOk(setStatus(anna, id, 'ACCEPTED'));
    expect(await done(bruno, 'accept', id)).toContain('cambiata nel frattempo');
    expect(await done(anna, 'assign', id)).toContain('cambiata nel frattempo');
    expect(await done(anna, 'accept', id)).toBeNull();
    expect(await done(anna, 'accept', id)).toContain('già stata annullata');
    await expectOk(setStatus(anna, id, 'ACCEPTED'));
    await sql().run('UPDATE operator_acts SET at = ? WHERE dossier_id = ?', ago(30_000), id);
    expect(await done(anna, 'accept', id)).toContain('tempo per annullare è passato');
    expect(await row(id)).toMatchObject({ status: 'ACCEPTED' });
  });

  const NEXT_STEPS: Record<string, (id: number) => Promise<unknown>> = {
    'an edit of the data': async (id) => {
      const { version } = await readDossier(bruno.http, id);
      return expectOk(
        bruno.http.put(`Module/administration/${id}`, { json: { version, cadastralSheet: '46' } }),
      );
    },
    'a message of an operator': (id) => expectOk(write(bruno.http, id, 'Buongiorno')),
    'an assignment': (id) => assign(bruno, id, bruno.id),
    'a request for corrections': (id) => expectOk(reject(bruno, id, 'WAITING', 'Manca un dato')),
    'a postponement': (id) => run(bruno, 'module/postpone', { ids: [id], until: null }),
  };

  it.each(Object.entries(NEXT_STEPS))('is too late after %s', async (_, step) => {
    const id = await createSentDossier(owner);
    await expectOk(setStatus(anna, id, 'ACCEPTED'));
    await step(id);
    const after = await row(id);
    expect(await done(anna, 'accept', id)).toContain('cambiata nel frattempo');
    expect(await row(id)).toEqual(after);
  });

  it('is still possible after a message of the fitter', async () => {
    const id = await createSentDossier(owner);
    await expectOk(setStatus(anna, id, 'ACCEPTED'));
    await expectOk(write(owner.http, id, 'Buongiorno'));
    expect(await done(anna, 'accept', id)).toBeNull();
  });

  it('is possible for many at once, each apart', async () => {
    const ids = [await createSentDossier(owner), await createSentDossier(owner)];
    await run(anna, 'module/accept', { ids });
    await assign(bruno, ids[1] ?? 0, bruno.id);
    expect((await undo(anna, 'accept', ...ids)).map(({ isDone }) => isDone)).toEqual([true, false]);
  });

  it('asked for twice at once happens once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await createSentDossier(owner);
      await expectOk(setStatus(anna, id, 'ACCEPTED'));
      const answers = await Promise.all([1, 2, 3].map(() => done(anna, 'accept', id)));
      expect(answers.filter((message) => message === null)).toHaveLength(1);
      expect(await row(id)).toMatchObject({ status: 'SENT', operator_id: null });
      expect((await auditOf(id)).filter((action) => action === 'act-undone')).toHaveLength(1);
    }
  });

  it('and a colleague’s next step at the same moment: one of them wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await createSentDossier(owner);
      await expectOk(setStatus(anna, id, 'ACCEPTED'));
      const [refusal, step] = await Promise.all([
        done(anna, 'accept', id),
        reject(bruno, id, 'WAITING', 'Manca un dato'),
      ]);
      const { status } = (await row(id)) as { status: string };
      // Corrections may follow an undo too, of a dossier that is only sent: never half of both.
      if (refusal !== null) expect([step.status, status]).toEqual([200, 'WAITING']);
      else expect(step.status === 200 ? 'WAITING' : 'SENT').toBe(status);
    }
  });
});

describe('a filing taken back', () => {
  const createFiledDossier = async (): Promise<{ id: number; before: unknown }> => {
    const id = await createSentDossier(owner);
    await expectOk(setStatus(anna, id, 'ACCEPTED'));
    await expectOk(adminUpload(anna, owner.id, id, 'CodiceCpid'));
    const before = await row(id);
    await expectOk(setStatus(anna, id, 'SENTTOENEA'));
    return { id, before };
  };
  const title = (id: number) => `Pratica n. ${id}: inviata a ENEA`;

  it('leaves the dossier accepted, with its CPID, and its fitter without a word of it', async () => {
    const { id, before } = await createFiledDossier();
    expect(await row(id)).toMatchObject({ status: 'SENTTOENEA', office_list: 'ELABORATED' });
    expect(await done(bruno, 'file', id)).toContain('cambiata nel frattempo');
    expect(await done(anna, 'accept', id)).toContain('cambiata nel frattempo');
    expect(await done(anna, 'file', id)).toBeNull();
    expect(await row(id)).toEqual(before);
    const { adminFiles } = await readDossier<AdminDossierDto>(anna.http, id);
    expect(adminFiles.find(({ name }) => name === 'CodiceCpid')?.cpid).toBeTruthy();
    expect(await toldOf(id)).not.toContain(title(id));
    const steps = async (member: Member) =>
      (await expectOk<StatusChangeDto[]>(member.http.get(`Module/history/${id}`)))
        .slice(2)
        .map(({ event, from, to }) => `${event} ${from} ${to}`);
    expect(await steps(anna)).toEqual([
      'status SENT ACCEPTED',
      'status ACCEPTED SENTTOENEA',
      'undo SENTTOENEA ACCEPTED',
    ]);
    expect(await steps(owner)).toEqual(['status SENT ACCEPTED']);
  });

  it('is told to the owner before the completion that follows at once', async () => {
    const { id } = await createFiledDossier();
    expect(await news(id)).not.toContain(title(id));
    await expectOk(adminUpload(anna, owner.id, id, 'Ricevuta'));
    await expectOk(setStatus(anna, id, 'SELLED'));
    expect((await news(id)).slice(0, 2)).toEqual([`Pratica n. ${id} completata`, title(id)]);
    expect(await done(anna, 'file', id)).toContain('cambiata nel frattempo');
  });
});

it('an assignment taken back gives the dossier to who had it', async () => {
  const id = await createSentDossier(owner);
  const free = await row(id);
  await assign(anna, id, anna.id);
  expect(await done(anna, 'assign', id)).toBeNull();
  expect(await row(id)).toEqual(free);
  await assign(anna, id, bruno.id);
  const before = await row(id);
  await assign(anna, id, anna.id);
  expect(await done(anna, 'assign', id)).toBeNull();
  expect(await row(id)).toEqual(before);
});

it('a postponement taken back brings the dossier back with its old day', async () => {
  const id = await createSentDossier(owner);
  const free = await row(id);
  await run(anna, 'module/postpone', { ids: [id], until: null, note: 'Aspetto la fattura' });
  const before = await row(id);
  await run(anna, 'module/postpone', { ids: [id], until: null });
  expect(await done(anna, 'postpone', id)).toBeNull();
  expect(await row(id)).toEqual(before);
  const { postponement } = await readDossier<AdminDossierDto>(anna.http, id);
  expect(postponement?.note).toBe('Aspetto la fattura');
  expect(await done(anna, 'postpone', id)).toContain('già stata annullata');
  await run(anna, 'module/resume', { ids: [id] });
  await run(anna, 'module/postpone', { ids: [id], until: null });
  expect(await done(anna, 'postpone', id)).toBeNull();
  expect(await row(id)).toMatchObject({ postponed_until: '', work_rank: 0 });
  expect(free).toMatchObject({ operator_id: null });
});

it('an act that cannot be taken back is refused by name', async () => {
  expectProblem(
    await anna.http.post('module/undo', { json: { act: 'reject', ids: [1] } }),
    400,
    'invalid-data',
  );
});
