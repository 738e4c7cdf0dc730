import type {
  AccountRowDto,
  DossierListItemDto,
  PaletteResultDto,
  PaymentLogDto,
} from '@pratiche/api';
import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import {
  adminUpload,
  createSentDossier,
  expectOk,
  readDossier,
  save,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { runJob } from '../../../kit/nightly-jobs.js';

/** Digits and letters that no other test of this run has. */
const DIGITS = String(randomInt(10_000_000, 99_999_999));
const STREET = `Viale Oleandri${DIGITS.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
const PHONE = `33${DIGITS}`;

let owner: Member;
let other: Member;
let admin: Member;
let code: string;
let received: number;
let draft: number;

const form = () => ({
  beneficiaryPhone: PHONE,
  immovableAddress: STREET,
  immovableAddressNumber: '7/A',
});
const ids = async (member: Member, state: string, search: string) =>
  (
    await expectOk<DossierListItemDto[]>(
      member.http.get('Module/getAll', { query: { state, search } }),
    )
  ).map(({ id }) => id);

beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
  owner = await createMember({
    packages: [{ credits: 100 }],
    businessName: `Infissi ${DIGITS}`,
    vat: `0${DIGITS}12`,
  });
  await sql().run(
    'UPDATE accounts SET phone = ?, street = ? WHERE id = ?',
    `06${DIGITS}`,
    STREET,
    owner.id,
  );
  other = await createMember({ packages: [{ credits: 100 }] });
  received = await createSentDossier(owner, form());
  draft = (await save(owner.http, ecobonusForm(form()))).id;
  code = (await readDossier(owner.http, draft)).beneficiarySsn ?? '';
});

describe('dossiers are found by what people say on the telephone', () => {
  it.each<[string, () => string]>([
    ['the telephone', () => PHONE],
    ['the telephone with its country', () => `+39 ${PHONE.slice(0, 3)} ${PHONE.slice(3)}`],
    ['a part of the telephone', () => PHONE.slice(3, 9)],
    ['the address', () => STREET],
    ['the address with its number and place', () => `${STREET.toLowerCase()} 7/a, Bergamo`],
    ['a part of the address', () => STREET.slice(7, 18)],
  ])('%s', async (_, text) => {
    expect(await ids(admin, 'RECEIVED', text())).toEqual([received]);
    expect(await ids(owner, 'PROCESSING', text())).toEqual([received]);
    expect(await ids(owner, 'DRAFT', text())).toEqual([draft]);
    expect(await ids(other, 'PROCESSING', text())).toEqual([]);
    expect(await ids(other, 'DRAFT', text())).toEqual([]);
  });

  it('the tax code, whole or in parts', async () => {
    expect(code).not.toBe('');
    for (const text of [code, code.toLowerCase(), code.slice(3, 12), code.slice(0, 6)])
      expect(await ids(owner, 'DRAFT', text)).toContain(draft);
    expect(await ids(admin, 'RECEIVED', code)).toContain(received);
    expect(await ids(other, 'DRAFT', code)).toEqual([]);
  });

  it('in the palette, which names no draft', async () => {
    const { dossiers } = await expectOk<PaletteResultDto>(
      admin.http.get('Module/palette', { query: { q: PHONE } }),
    );
    expect(dossiers.map(({ id }) => id)).toEqual([received]);
  });

  it('a part of the CPID', async () => {
    await expectOk(setStatus(admin, received, 'ACCEPTED'));
    const cpid = `${DIGITS}-2026E-AB12`;
    await expectOk(adminUpload(admin, owner.id, received, 'CodiceCpid', { cpid }));
    for (const text of [DIGITS.slice(1), `${DIGITS.slice(4)}-2026e`, `${DIGITS} 2026E`])
      expect(await ids(admin, 'RECEIVED', text)).toEqual([received]);
    expect(await ids(other, 'PROCESSING', DIGITS)).toEqual([]);
  });

  it('not by the words that a save took away', async () => {
    const { version } = await readDossier(owner.http, draft);
    await save(owner.http, {
      ...ecobonusForm({ ...form(), beneficiaryPhone: '3330001122' }),
      id: draft,
      version,
    });
    expect(await ids(owner, 'DRAFT', PHONE)).toEqual([]);
    expect(await ids(owner, 'DRAFT', STREET)).toEqual([draft]);
  });
});

describe('accounts and payments', () => {
  const findUsers = async (search: string) =>
    (
      await expectOk<AccountRowDto[]>(
        admin.http.get('Accounts/get-all-gird', { query: { search, page: 1 } }),
      )
    ).map(({ id }) => id);

  it.each<[string, () => string]>([
    ['VAT number', () => `0${DIGITS}12`],
    ['VAT number with its country', () => `IT 0${DIGITS} 12`],
    ['telephone', () => `+39 06 ${DIGITS}`],
    ['address', () => STREET],
  ])('are found by %s', async (_, text) => {
    expect(await findUsers(text())).toEqual([owner.id]);
    const payments = await expectOk<PaymentLogDto[]>(
      admin.http.get('PaymentLogs', { query: { search: text(), page: 1 } }),
    );
    expect(new Set(payments.map(({ accountId }) => accountId))).toEqual(new Set([owner.id]));
  });
});

describe('what is no longer there', () => {
  it('is filled in again by the job for dossiers of former versions', async () => {
    await sql().run("UPDATE dossiers SET search_key = '' WHERE id IN (?, ?)", received, draft);
    await sql().run('DELETE FROM dossier_words WHERE dossier_id = ?', received);
    expect(await ids(owner, 'DRAFT', `${STREET} 7`)).toEqual([]);
    await runJob('fill-search-keys');
    expect(await ids(owner, 'DRAFT', `${STREET} 7/A`)).toEqual([draft]);
    expect(await ids(admin, 'RECEIVED', STREET)).toEqual([received]);
  });
});
