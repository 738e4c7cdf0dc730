/** @core */
import type { AdminDossierDto, DossierListItemDto, PresenceDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  createReadyDossier,
  createSentDossier,
  expectOk,
  readDossier,
  save,
  setStatus,
  upload,
} from '../../../kit/dossier-flow.js';
import type { HttpResponse } from '../../../kit/http-client.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import {
  act,
  createPrepared,
  createStage,
  OPERATOR_ACTS,
  readRevision,
  type Stage,
} from './acts.js';

let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});

interface Current {
  current: PresenceDto['current'];
}

interface BulkRow {
  id: number;
  isDone: boolean;
  message: string | null;
  revision: number | null;
}

const names = Object.keys(OPERATOR_ACTS);
const readRows = async (answer: Promise<HttpResponse>) =>
  (await expectOk<{ rows: BulkRow[] }>(answer)).rows;
const beat = (id: number) =>
  expectOk<PresenceDto>(stage.bruno.http.post(`Module/presence/${id}`, { json: {} }));
const sawChange = /^Anna Prova ha .+ adesso: ora è nello stato «.+»\. Controlla la pratica/;

describe('two operators who saw the same', () => {
  it.each(names)('at the same moment one of them comes through: %s', async (name) => {
    const { owner, anna, bruno } = stage;
    const { call, rival = call } = OPERATOR_ACTS[name] as (typeof OPERATOR_ACTS)[string];
    const id = await createPrepared(stage, name);
    const seen = await readRevision(bruno, id);
    const answers = await Promise.all([
      act(anna, call(owner, id, anna), seen),
      act(bruno, rival(owner, id, bruno), seen),
    ]);
    const said = answers.map(({ status, text }) => `${status} ${text.slice(0, 200)}`);
    const done = answers.filter(({ status }) => status < 300);
    expect([said, done.length]).toEqual([said, 1]);
    const lost = answers.find(({ status }) => status >= 300) as HttpResponse;
    expectProblem(lost, 409, 'dossier-changed');
    expect(lost.json<Current>().current.revision).toBe(await readRevision(bruno, id));
    expect(await readRevision(bruno, id)).toBeGreaterThan(seen);
  });

  it.each(names)('the later one is told who did what: %s', async (name) => {
    const { owner, anna, bruno } = stage;
    const { call, rival = call } = OPERATOR_ACTS[name] as (typeof OPERATOR_ACTS)[string];
    const id = await createPrepared(stage, name);
    const seen = await readRevision(bruno, id);
    expect((await act(anna, call(owner, id, anna), seen)).status).toBeLessThan(300);
    const after = await readDossier<AdminDossierDto>(bruno.http, id);
    const problem = expectProblem(
      await act(bruno, rival(owner, id, bruno), seen),
      409,
      'dossier-changed',
    ) as unknown as Current & { message: string };
    expect(problem.message).toMatch(sawChange);
    expect(problem.current).toMatchObject({
      revision: after.revision,
      version: after.version,
      status: after.status,
      lastAct: { accountId: anna.id },
    });
    expect(problem.message).toContain(problem.current.lastAct?.text ?? 'nobody');
    // The refused call has changed nothing.
    expect(await readDossier(bruno.http, id)).toEqual(after);
  });

  it.each(names)('a header that is none is a 400, and nothing happens: %s', async (name) => {
    const { owner, anna, bruno } = stage;
    const { call } = OPERATOR_ACTS[name] as (typeof OPERATOR_ACTS)[string];
    const id = await createPrepared(stage, name);
    const before = await readRevision(bruno, id);
    expectProblem(await act(anna, call(owner, id, anna), '"uno"'), 400, 'invalid-if-match');
    expect(await readRevision(bruno, id)).toBe(before);
  });

  it.each(names)('an older page, which says nothing, acts as before: %s', async (name) => {
    const { owner, anna } = stage;
    const { call } = OPERATOR_ACTS[name] as (typeof OPERATOR_ACTS)[string];
    const id = await createPrepared(stage, name);
    expect((await act(anna, call(owner, id, anna))).status).toBeLessThan(300);
  });
});

describe('answers', () => {
  it('carry the revision: detail with its ETag, list, status, CPID and presence', async () => {
    const { owner, anna } = stage;
    const id = await createSentDossier(owner);
    const answer = await anna.http.get(`Module/${id}`);
    const { revision } = answer.json<AdminDossierDto>();
    expect(answer.headers.get('etag')).toBe(`"${revision}"`);
    const rows = await expectOk<DossierListItemDto[]>(
      anna.http.get('Module/getAll', { query: { state: 'RECEIVED', search: id } }),
    );
    expect(rows.find((row) => row.id === id)?.revision).toBe(revision);
    expect((await beat(id)).current.revision).toBe(revision);
    const status = await expectOk<{ revision: number }>(setStatus(anna, id, 'ACCEPTED'));
    expect(status.revision).toBe(await readRevision(anna, id));
    const cpid = await expectOk<{ revision: number }>(
      anna.http.put('Upload/cpid', { json: { id, cpid: `T${id}-ANS` } }),
    );
    expect(cpid.revision).toBe(await readRevision(anna, id));
    expect(cpid.revision).toBeGreaterThan(status.revision);
  });

  it('of the owner name the revision too, which an act does not make a conflict', async () => {
    const { owner, anna } = stage;
    const { id } = await createReadyDossier(owner);
    await expectOk(owner.http.post(`Module/send/${id}`));
    await act(anna, OPERATOR_ACTS['ask for corrections']!.call(owner, id, anna));
    const open = await readDossier(owner.http, id);
    await expectOk(
      anna.http.post('module/assign', { json: { ids: [id], operatorId: stage.bruno.id } }),
    );
    const saved = await save(owner.http, {
      id,
      version: open.version,
      beneficiaryPhone: '3471112223',
    });
    expect(saved.revision).toBeGreaterThan(open.revision);
    expect(saved.revision).toBe((await readDossier(owner.http, id)).revision);
    expect(
      (
        await owner.http.post(`Module/send/${id}`, {
          headers: { 'if-match': `"${saved.version}"` },
        })
      ).status,
    ).toBe(200);
  });
});

describe('a page that stays open', () => {
  it('learns with its next sign who did what', async () => {
    const { owner, anna, bruno } = stage;
    const id = await createSentDossier(owner);
    const { revision } = (await beat(id)).current;
    await act(anna, OPERATOR_ACTS['ask for corrections']!.call(owner, id, anna), revision);
    const { current } = await beat(id);
    expect(current).toMatchObject({
      status: { code: 'WAITING' },
      lastAct: { accountId: anna.id },
    });
    expect(current.lastAct?.text).toMatch(/^Anna Prova ha chiesto correzioni adesso$/);
    expect(current.revision).toBe(await readRevision(bruno, id));
  });

  it('hears of the fitter as well', async () => {
    const { owner, anna } = stage;
    const id = await createSentDossier(owner);
    const { documents } = await readDossier<AdminDossierDto>(anna.http, id);
    const itemId = documents[0]?.id ?? 0;
    await expectOk(
      anna.http.post(`Module/documentRequests/${id}`, { json: { itemId, text: 'Illeggibile' } }),
    );
    const { revision } = (await beat(id)).current;
    await upload(owner, id, itemId);
    const { current } = await beat(id);
    expect(current.revision).toBeGreaterThan(revision);
    expect(current.lastAct?.accountId).toBe(owner.id);
  });

  it('is told once who is gone: the sign of a deleted dossier is a 404', async () => {
    expectProblem(await stage.anna.http.post('Module/presence/99999999', { json: {} }), 404);
  });
});

describe('acts on several dossiers', () => {
  it('leave out what has changed, and say who did what', async () => {
    const { owner, anna, bruno } = stage;
    const [changed, other] = [await createSentDossier(owner), await createSentDossier(owner)];
    const seen = [
      { id: changed, revision: await readRevision(bruno, changed) },
      { id: other, revision: await readRevision(bruno, other) },
    ];
    await act(anna, OPERATOR_ACTS['ask for corrections']!.call(owner, changed, anna));
    const rows = await readRows(
      bruno.http.post('module/accept', { json: { ids: [changed, other], revisions: seen } }),
    );
    expect(rows).toEqual([
      { id: changed, isDone: false, message: expect.stringMatching(sawChange), revision: null },
      { id: other, isDone: true, message: null, revision: await readRevision(bruno, other) },
    ]);
    // What the answer names is what the next act has to name.
    const [undone] = await readRows(
      bruno.http.post('module/undo', {
        json: {
          act: 'accept',
          ids: [other],
          revisions: [{ id: other, revision: rows[1]?.revision }],
        },
      }),
    );
    expect(undone?.isDone).toBe(true);
  });

  it.each([
    ['return', { reason: 'Manca la fattura' }],
    ['assign', { operatorId: null }],
    ['postpone', { until: null }],
    ['resume', {}],
    ['undo', { act: 'accept' }],
  ])('%s leaves it out as well', async (path, more) => {
    const { owner, anna, bruno } = stage;
    const id = await createSentDossier(owner);
    const revision = await readRevision(bruno, id);
    await expectOk(setStatus(anna, id, 'ACCEPTED'));
    const [row] = await readRows(
      bruno.http.post(`module/${path}`, {
        json: { ids: [id], revisions: [{ id, revision }], ...more },
      }),
    );
    expect(row).toMatchObject({ isDone: false, message: expect.stringMatching(sawChange) });
  });

  it('refuse one header for several, and revisions that are none', async () => {
    const { owner, anna } = stage;
    const ids = [await createSentDossier(owner), await createSentDossier(owner)];
    expectProblem(
      await anna.http.post('module/accept', { json: { ids }, headers: { 'if-match': '"1"' } }),
      400,
      'invalid-if-match',
    );
    for (const revisions of [[{ id: ids[0], revision: 0 }], [{ id: ids[0] }], 'no'])
      expectProblem(
        await anna.http.post('module/accept', { json: { ids, revisions } }),
        400,
        'invalid-data',
      );
  });
});
