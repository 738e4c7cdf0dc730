/** @core */
import type { DossierDto } from '@pratiche/api';
import {
  duplicateDossierForm,
  NOT_DUPLICATED_FIELDS,
  createEmptyDossierForm,
} from '@pratiche/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { romeDay } from '../../../kit/rome-day.js';
import {
  lastStep,
  expectOk,
  readDossier,
  createReadyDossier,
  save,
  createSentDossier,
  type Member,
} from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember } from '../../../kit/account-fixtures.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 20 }] });
});

const duplicate = (id: number, key?: string) =>
  me.http.post(
    `Module/duplicate/${id}`,
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );
const drafts = async () => (await expectOk<{ drafts: number }>(me.http.get('Module/count'))).drafts;

describe('POST Module/duplicate', () => {
  it('makes a draft with people, places and products, and without days, costs and documents', async () => {
    const { id } = await createReadyDossier(me);
    const original = await readDossier(me.http, id);
    const copy = await expectOk<DossierDto>(duplicate(id));
    expect(copy.id).not.toBe(id);
    expect(copy).toMatchObject({
      ...duplicateDossierForm(ecobonusForm(), romeDay(0)),
      status: { code: 'DRAFT' },
      version: 1,
      sentDate: null,
      rejectReason: null,
      deadlineDate: null,
    });
    for (const field of NOT_DUPLICATED_FIELDS)
      expect(copy[field]).toEqual(createEmptyDossierForm()[field]);
    const { documentSet } = await lastStep(me.http, copy);
    expect(
      documentSet.documentsDocumentsSetResponse.filter(({ document }) => document.isUploaded),
    ).toEqual([]);
    expect(await readDossier(me.http, id)).toEqual(original);
  });

  it('leaves a sent dossier as it is, and charges nothing', async () => {
    const id = await createSentDossier(me);
    const before = await expectOk<number>(me.http.get('Accounts/credit'));
    const copy = await expectOk<DossierDto>(duplicate(id));
    expect(copy).toMatchObject({
      status: { code: 'DRAFT' },
      moduleCredits: null,
      beneficiarySsn: ecobonusForm().beneficiarySsn,
    });
    expect(await expectOk<number>(me.http.get('Accounts/credit'))).toBe(before);
    expect((await readDossier(me.http, id)).status.code).toBe('SENT');
  });

  it('makes one draft however often the same intention arrives', async () => {
    const { id } = await save(me.http, ecobonusForm());
    const before = await drafts();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => expectOk<DossierDto>(duplicate(id, 'doppio-clic'))),
    );
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect((await expectOk<DossierDto>(duplicate(id, 'doppio-clic'))).id).toBe(answers[0]?.id);
    expect(await drafts()).toBe(before + 1);
    expect((await expectOk<DossierDto>(duplicate(id, 'altra-volta'))).id).not.toBe(answers[0]?.id);
  });

  it('knows only the caller’s own dossiers, and refuses nonsense', async () => {
    const { id } = await save((await createMember({})).http, ecobonusForm());
    const before = await drafts();
    for (const wrong of [String(id), '0', 'abc', '99999999', '-1'])
      expectProblem(await me.http.post(`Module/duplicate/${wrong}`), 404);
    expectProblem(
      await duplicate((await save(me.http, ecobonusForm())).id, 'con spazi dentro'),
      400,
      'invalid-idempotency-key',
    );
    expect(await drafts()).toBe(before + 1);
  });
});
