/** @core */
import type {
  AdminDossierDto,
  BulkResultDto,
  DossierListItemDto,
  OperatorDto,
} from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  expectOk,
  readDossier,
  createSentDossier,
  type Member,
} from '../../../kit/dossier-flow.js';
import { createDossierInStatus } from '../../../kit/status-fixtures.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

let owner: Member;
let anna: Member;
let bruno: Member;

beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 100 }] });
  anna = await createMember({ role: 'Admin' });
  bruno = await createMember({ role: 'SuperAdmin' });
});

const accept = (member: Member, ids: number[]) =>
  expectOk<BulkResultDto>(member.http.post('module/accept', { json: { ids } }));
const assign = (member: Member, ids: number[], operatorId: number | null, onlyFree = false) =>
  expectOk<BulkResultDto>(
    member.http.post('module/assign', { json: { ids, operatorId, onlyFree } }),
  );
const listed = async (id: number): Promise<DossierListItemDto | undefined> =>
  (
    await expectOk<DossierListItemDto[]>(
      anna.http.get('Module/getAll', { query: { state: 'RECEIVED', search: id } }),
    )
  ).find((row) => row.id === id);
const notes = async (id: number) =>
  (
    await sql().rows<{ action: string }>(
      "SELECT action FROM audit_entries WHERE subject_kind = 'dossier' AND subject_id = ? ORDER BY id",
      String(id),
    )
  ).map(({ action }) => action);

describe('accepting several', () => {
  it('accepts those that can be and says of each other one why not', async () => {
    const [first, second] = [await createSentDossier(owner), await createSentDossier(owner)];
    const accepted = await createDossierInStatus('ACCEPTED', owner, anna);
    const { rows } = await accept(anna, [first, accepted, 99_999_999, second, first]);
    expect(rows).toEqual([
      { id: first, isDone: true, message: null, revision: expect.any(Number) },
      {
        id: accepted,
        isDone: false,
        message: 'La pratica è già nello stato «Accettata»',
        revision: null,
      },
      {
        id: 99_999_999,
        isDone: false,
        message: 'La pratica richiesta non esiste o appartiene a un altro account.',
        revision: null,
      },
      { id: second, isDone: true, message: null, revision: expect.any(Number) },
    ]);
    for (const id of [first, second]) {
      const dossier = await readDossier<AdminDossierDto>(anna.http, id);
      expect(dossier.status.code).toBe('ACCEPTED');
      expect(dossier.history.map(({ to }) => to)).toEqual(['DRAFT', 'SENT', 'ACCEPTED']);
      expect((await listed(id))?.operatorId).toBe(anna.id);
    }
  });

  it('lets two operators at once accept each dossier once', async () => {
    const ids = [
      await createSentDossier(owner),
      await createSentDossier(owner),
      await createSentDossier(owner),
    ];
    const [one, other] = await Promise.all([accept(anna, ids), accept(bruno, ids)]);
    for (const [index, id] of ids.entries()) {
      expect([one.rows[index]?.isDone, other.rows[index]?.isDone].filter(Boolean)).toHaveLength(1);
      expect(
        (await readDossier<AdminDossierDto>(anna.http, id)).history.filter(
          ({ to }) => to === 'ACCEPTED',
        ),
      ).toHaveLength(1);
    }
  });
});

describe('asking several for corrections', () => {
  it('returns those that can be, with the reason and the credits, and says of each other one why not', async () => {
    const [sent, accepted] = [
      await createSentDossier(owner),
      await createDossierInStatus('ACCEPTED', owner, anna),
    ];
    const completed = await createDossierInStatus('SELLED', owner, anna);
    const { rows } = await expectOk<BulkResultDto>(
      anna.http.post('module/return', {
        json: { ids: [sent, completed, accepted], reason: ' Manca la firma ' },
      }),
    );
    expect(rows.map(({ id, isDone }) => [id, isDone])).toEqual([
      [sent, true],
      [completed, false],
      [accepted, true],
    ]);
    expect(rows[1]?.message).toContain('non può passare allo stato');
    for (const id of [sent, accepted])
      expect(await readDossier<AdminDossierDto>(owner.http, id)).toMatchObject({
        status: { code: 'WAITING' },
        rejectReason: 'Manca la firma',
      });
  });
});

describe('assigning', () => {
  it('knows whom dossiers can be assigned to', async () => {
    const operators = await expectOk<OperatorDto[]>(anna.http.get('module/operators'));
    expect(operators).toContainEqual({ id: anna.id, name: 'Gelsomino Trapani' });
    expect(operators.map(({ id }) => id)).toContain(bruno.id);
    expect(operators.map(({ id }) => id)).not.toContain(owner.id);
  });

  it('assigns an operator, changes to another and removes the assignment, each recorded', async () => {
    const id = await createSentDossier(owner);
    for (const operatorId of [bruno.id, anna.id, null]) {
      expect((await assign(anna, [id], operatorId)).rows).toEqual([
        { id, isDone: true, message: null, revision: expect.any(Number) },
      ]);
      expect((await listed(id))?.operatorId).toBe(operatorId);
    }
    expect((await notes(id)).filter((action) => action === 'assignment')).toHaveLength(3);
    await assign(anna, [id], null);
    expect((await notes(id)).filter((action) => action === 'assignment')).toHaveLength(3);
  });

  it('takes only what is free when asked so, also from two at once', async () => {
    const [taken, ...free] = [
      await createSentDossier(owner),
      await createSentDossier(owner),
      await createSentDossier(owner),
    ];
    await assign(bruno, [taken], bruno.id);
    expect((await assign(anna, [taken], anna.id, true)).rows).toEqual([
      { id: taken, isDone: false, message: 'È già in carico a Gelsomino Trapani.', revision: null },
    ]);
    const [one, other] = await Promise.all([
      assign(anna, free, anna.id, true),
      assign(bruno, free, bruno.id, true),
    ]);
    for (const [index, id] of free.entries()) {
      expect([
        String(id),
        [one.rows[index]?.isDone, other.rows[index]?.isDone].filter(Boolean).length,
      ]).toEqual([String(id), 1]);
      expect((await listed(id))?.operatorId).toBe(
        one.rows[index]?.isDone === true ? anna.id : bruno.id,
      );
    }
  });

  it.each(['DRAFT', 'REJECTED', 'SELLED'] as const)(
    'leaves a dossier in status %s alone',
    async (code) => {
      const id = await createDossierInStatus(code, owner, bruno);
      const { rows } = await assign(anna, [id], anna.id);
      expect(rows[0]).toMatchObject({
        isDone: false,
        message: expect.stringContaining('l’operatore non può cambiare'),
      });
    },
  );

  it('filters by operator: own, unassigned, assigned to a colleague', async () => {
    const ids = [
      await createSentDossier(owner),
      await createSentDossier(owner),
      await createSentDossier(owner),
    ] as const;
    await assign(anna, [ids[0]], anna.id);
    await assign(anna, [ids[1]], bruno.id);
    const found = async (operatorId: string | number) =>
      new Set(
        (
          await expectOk<DossierListItemDto[]>(
            anna.http.get('Module/getAll', { query: { state: 'RECEIVED', operatorId } }),
          )
        ).map(({ id }) => id),
      );
    const [mine, nobodys, brunos] = [await found('me'), await found('none'), await found(bruno.id)];
    expect(ids.map((id) => [mine.has(id), nobodys.has(id), brunos.has(id)])).toEqual([
      [true, false, false],
      [false, false, true],
      [false, true, false],
    ]);
  });
});

describe('nonsense', () => {
  it.each([
    ['accept', {}],
    ['accept', { ids: [] }],
    ['accept', { ids: ['x'] }],
    ['accept', { ids: [-1] }],
    ['accept', { ids: Array.from({ length: 201 }, (_, index) => index + 1) }],
    ['return', { ids: [1] }],
    ['return', { ids: [1], reason: '  ' }],
    ['return', { ids: [], reason: 'Manca la firma' }],
    ['assign', { ids: [1] }],
    ['assign', { ids: [1], operatorId: 'io' }],
    ['assign', { ids: [1], operatorId: 99_999_999 }],
    ['assign', { ids: [1], operatorId: null, onlyFree: 'sì' }],
  ])('%s of %j is a clear 400', async (path, json) => {
    expectProblem(await anna.http.post(`module/${path}`, { json }), 400);
  });

  it('assigns nothing to a fitter', async () => {
    const id = await createSentDossier(owner);
    expectProblem(
      await anna.http.post('module/assign', { json: { ids: [id], operatorId: owner.id } }),
      400,
    );
    expect((await listed(id))?.operatorId).toBeNull();
  });
});

describe('a suspended operator', () => {
  it('is offered for no dossier and can be assigned none', async () => {
    const id = await createSentDossier(owner);
    const gone = await createMember({ role: 'Admin' });
    await expectOk(bruno.http.post(`Accounts/suspend/${gone.id}`));
    const operators = await expectOk<OperatorDto[]>(anna.http.get('module/operators'));
    expect(operators.map((operator) => operator.id)).not.toContain(gone.id);
    const answer = await anna.http.post('module/assign', {
      json: { ids: [id], operatorId: gone.id },
    });
    expect(expectProblem(answer, 400, 'invalid-data').errors).toEqual([
      { field: 'operatorId', message: 'Scegli un operatore.' },
    ]);
    expect((await listed(id))?.operatorId).toBeNull();
  });
});
