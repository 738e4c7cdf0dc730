/** @core */
import type { PaletteResultDto } from '@pratiche/api';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createSentDossier, expectOk, type Member } from '../../../kit/dossier-flow.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { expectProblem } from '../../../kit/problem-assertions.js';

const MARK = randomUUID().slice(0, 8);
const COMPANY = `Infissi Tavolozza ${MARK}`;

let owner: Member;
let anna: Member;
let dossier: number;

beforeAll(async () => {
  anna = await createMember({ role: 'Admin' });
  owner = await createMember({ businessName: COMPANY, packages: [{ credits: 100 }] });
  dossier = await createSentDossier(owner);
});

const find = (q: string) =>
  expectOk<PaletteResultDto>(anna.http.get('Module/palette', { query: { q } }));

describe('the palette', () => {
  it('finds dossiers by company and by number, the number first', async () => {
    const { dossiers } = await find(`tavolozza ${MARK}`);
    expect(dossiers.map(({ id, businessName }) => [id, businessName])).toEqual([
      [dossier, COMPANY],
    ]);
    expect((await find(String(dossier))).dossiers[0]?.id).toBe(dossier);
  });

  it('finds accounts by company and e-mail', async () => {
    const byCompany = await find(`Tavolozza ${MARK}`);
    expect(byCompany.accounts.map(({ id, name }) => [id, name])).toEqual([[owner.id, COMPANY]]);
    const byEmail = await find(owner.email);
    expect(byEmail.accounts.map(({ id }) => id)).toEqual([owner.id]);
  });

  it('says why a line was found, where it does not show it', async () => {
    const { dossiers: byCompany } = await find(`tavolozza ${MARK}`);
    expect(byCompany[0]).not.toHaveProperty('match');
    const { beneficiarySsn } = ecobonusForm();
    const { dossiers } = await find(String(beneficiarySsn));
    expect(dossiers.find(({ id }) => id === dossier)?.match).toEqual({
      kind: 'taxCode',
      text: beneficiarySsn,
    });
    await sql().run('UPDATE accounts SET phone = ? WHERE id = ?', `0521 ${owner.id}7654`, owner.id);
    const byPhone = await find(`${owner.id}7654`);
    expect(byPhone.accounts.find(({ id }) => id === owner.id)?.match).toEqual({
      kind: 'phone',
      text: `0521 ${owner.id}7654`,
    });
  });

  it('answers five of each kind at most', async () => {
    for (let index = 0; index < 6; index += 1) await createSentDossier(owner);
    const { dossiers } = await find(MARK);
    expect(dossiers).toHaveLength(5);
  });

  it('finds nothing for nothing, signs or a text that occurs nowhere', async () => {
    for (const q of ['', '  ', '---', `${MARK}zz`])
      expect(await find(q)).toEqual({ dossiers: [], accounts: [] });
  });

  it('refuses a text that is too long or absent', async () => {
    expectProblem(await anna.http.get('Module/palette', { query: { q: 'x'.repeat(101) } }), 400);
    expectProblem(await anna.http.get('Module/palette'), 400);
  });
});
