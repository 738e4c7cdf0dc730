/** @core */
import type { DossierListItemDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import {
  expectOk,
  readDossier,
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

const drafts = async () =>
  (
    await expectOk<DossierListItemDto[]>(
      me.http.get('Module/getAll', { query: { state: 'DRAFT' } }),
    )
  ).map(({ id }) => id);

describe('deleting a draft', () => {
  it('takes it out of lists, counts and reach, and restoring brings it back whole', async () => {
    const { id } = await save(me.http, ecobonusForm());
    expect((await me.http.delete(`Module/${id}`)).status).toBeLessThan(300);
    expect(await drafts()).not.toContain(id);
    expect((await expectOk<{ drafts: number }>(me.http.get('Module/count'))).drafts).toBe(0);
    expectProblem(await me.http.get(`Module/${id}`), 404);
    expectProblem(await me.http.put('Module', { json: { id, version: 1 } }), 404);
    expect((await me.http.post(`Module/restore/${id}`)).status).toBeLessThan(300);
    expect(await drafts()).toContain(id);
    expect(await readDossier(me.http, id)).toMatchObject(ecobonusForm());
  });

  it('answers 404 the second time', async () => {
    const { id } = await save(me.http, {});
    await me.http.delete(`Module/${id}`);
    expectProblem(await me.http.delete(`Module/${id}`), 404);
  });

  it('is refused once the dossier was sent', async () => {
    const id = await createSentDossier(me);
    expectProblem(await me.http.delete(`Module/${id}`), 409);
    expect((await readDossier(me.http, id)).status.code).toBe('SENT');
  });

  it('lets no other account restore it', async () => {
    const { id } = await save(me.http, {});
    await me.http.delete(`Module/${id}`);
    const other = await createMember({});
    expectProblem(await other.http.post(`Module/restore/${id}`), 404);
  });

  it('restores nothing that was not deleted', async () => {
    const { id } = await save(me.http, {});
    const answer = await me.http.post(`Module/restore/${id}`);
    expect([200, 204, 404, 409]).toContain(answer.status);
    expect((await readDossier(me.http, id)).id).toBe(id);
    expectProblem(await me.http.post('Module/restore/999999999'), 404);
  });
});
