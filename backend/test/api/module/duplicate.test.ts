import type { Dossier } from '@pratiche/api';
import { duplicateForm, emptyDossierForm, NOT_DUPLICATED } from '@pratiche/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { ecobonus } from '../../kit/dossier.js';
import { day } from '../../kit/days.js';
import {
  lastStep,
  ok,
  read,
  readyDossier,
  save,
  sentDossier,
  type Member,
} from '../../kit/flow.js';
import { expectProblem } from '../../kit/problem.js';
import { newMember } from '../../kit/world.js';

let me: Member;
beforeAll(async () => {
  me = await newMember({ packages: [{ credits: 20 }] });
});

const duplicate = (id: number, key?: string) =>
  me.http.post(
    `Module/duplicate/${id}`,
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );
const drafts = async () => (await ok<{ drafts: number }>(me.http.get('Module/count'))).drafts;

describe('POST Module/duplicate', () => {
  it('makes a draft with people, places and products, and without days, costs and documents', async () => {
    const { id } = await readyDossier(me);
    const original = await read(me.http, id);
    const copy = await ok<Dossier>(duplicate(id));
    expect(copy.id).not.toBe(id);
    expect(copy).toMatchObject({
      ...duplicateForm(ecobonus(), day(0)),
      status: { code: 'DRAFT' },
      version: 1,
      sentDate: null,
      rejectReason: null,
      deadlineDate: null,
    });
    for (const field of NOT_DUPLICATED) expect(copy[field]).toEqual(emptyDossierForm()[field]);
    const { documentSet } = await lastStep(me.http, copy);
    expect(
      documentSet.documentsDocumentsSetResponse.filter(({ document }) => document.isUploaded),
    ).toEqual([]);
    expect(await read(me.http, id)).toEqual(original);
  });

  it('leaves a sent dossier as it is, and charges nothing', async () => {
    const id = await sentDossier(me);
    const before = await ok<number>(me.http.get('Accounts/credit'));
    const copy = await ok<Dossier>(duplicate(id));
    expect(copy).toMatchObject({
      status: { code: 'DRAFT' },
      moduleCredits: null,
      beneficiarySsn: ecobonus().beneficiarySsn,
    });
    expect(await ok<number>(me.http.get('Accounts/credit'))).toBe(before);
    expect((await read(me.http, id)).status.code).toBe('SENT');
  });

  it('makes one draft however often the same intention arrives', async () => {
    const { id } = await save(me.http, ecobonus());
    const before = await drafts();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ok<Dossier>(duplicate(id, 'doppio-clic'))),
    );
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect((await ok<Dossier>(duplicate(id, 'doppio-clic'))).id).toBe(answers[0]?.id);
    expect(await drafts()).toBe(before + 1);
    expect((await ok<Dossier>(duplicate(id, 'altra-volta'))).id).not.toBe(answers[0]?.id);
  });

  it('knows only the caller’s own dossiers, and refuses nonsense', async () => {
    const { id } = await save((await newMember({})).http, ecobonus());
    const before = await drafts();
    for (const wrong of [String(id), '0', 'abc', '99999999', '-1'])
      expectProblem(await me.http.post(`Module/duplicate/${wrong}`), 404);
    expectProblem(
      await duplicate((await save(me.http, ecobonus())).id, 'con spazi dentro'),
      400,
      'invalid-idempotency-key',
    );
    expect(await drafts()).toBe(before + 1);
  });
});
