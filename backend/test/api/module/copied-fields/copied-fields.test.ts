/** @core */
import type { CopiedFieldDto } from '@pratiche/api';
import { beforeAll, expect, it } from '@jest/globals';
import { createSentDossier, expectOk, type Member } from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember } from '../../../kit/account-fixtures.js';

const KEYS = [
  'beneficiary.beneficiarySsn',
  'beneficiary.beneficiaryLastName',
  'beneficiary.beneficiaryFirstName',
  'beneficiary.beneficiaryGender',
  'beneficiary.beneficiaryBirthDate',
  'beneficiary.beneficiaryBirthNation',
  'beneficiary.beneficiaryBirthMunicipality',
  'beneficiary.beneficiaryBirthProvince',
];

let owner: Member;
let anna: Member;
let bruno: Member;

beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 100 }] });
  anna = await createMember({ role: 'Admin' });
  bruno = await createMember({ role: 'Admin' });
});

const mark = (member: Member, id: number, keys: readonly string[], fingerprint = '1abc') =>
  expectOk<CopiedFieldDto[]>(
    member.http.put(`Module/copiedFields/${id}`, {
      json: { fields: keys.map((key) => ({ key, fingerprint })) },
    }),
  );
const read = (member: Member, id: number) =>
  expectOk<CopiedFieldDto[]>(member.http.get(`Module/copiedFields/${id}`));

it('keeps the ticks for every operator, with the value each was made for', async () => {
  const id = await createSentDossier(owner);
  await mark(anna, id, KEYS.slice(0, 2));
  expect(await mark(bruno, id, KEYS.slice(1, 3), '2def')).toEqual([
    { key: KEYS[2], fingerprint: '2def' },
    { key: KEYS[1], fingerprint: '2def' },
    { key: KEYS[0], fingerprint: '1abc' },
  ]);
  expect(await read(anna, id)).toHaveLength(3);
  expect((await bruno.http.delete(`Module/copiedFields/${id}`)).status).toBe(204);
  expect(await read(anna, id)).toEqual([]);
});

it('loses no tick of two operators who copy at once', async () => {
  const id = await createSentDossier(owner);
  await Promise.all(
    KEYS.map((key, index) => mark(index % 2 === 0 ? anna : bruno, id, [key])).concat(
      KEYS.map((key, index) => mark(index % 2 === 0 ? bruno : anna, id, [key])),
    ),
  );
  expect((await read(anna, id)).map(({ key }) => key).sort()).toEqual([...KEYS].sort());
});

it('refuses what the sheet does not have, and keeps the rest as it was', async () => {
  const id = await createSentDossier(owner);
  expectProblem(
    await anna.http.put(`Module/copiedFields/${id}`, {
      json: {
        fields: [
          { key: KEYS[0], fingerprint: '1abc' },
          { key: 'windows.99.width', fingerprint: '1abc' },
        ],
      },
    }),
    409,
    'sheet-changed',
  );
  expect(await read(anna, id)).toEqual([]);
  expectProblem(
    await anna.http.put(`Module/copiedFields/${id}`, {
      json: { fields: [{ key: KEYS[0], fingerprint: 'Rossi Mario' }] },
    }),
    400,
    'invalid-data',
  );
});
