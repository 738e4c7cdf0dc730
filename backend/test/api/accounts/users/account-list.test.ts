import type { AccountRowDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectOk, type Member } from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createAccount, createMember, sql } from '../../../kit/account-fixtures.js';

let admin: Member;
const MARK = 'Ciliegio Zeta';
const ids: number[] = [];

beforeAll(async () => {
  admin = await createMember({ role: 'Admin' });
  for (const [index, change] of [
    {},
    { isVerified: false },
    { isContractVerified: false },
    { role: 'Buyer' as const },
    {},
  ].entries()) {
    ids.push(
      (await createAccount({ businessName: `${MARK} ${'CADBE'[index]} 50%_Srl`, ...change })).id,
    );
  }
  await sql().run(
    "UPDATE accounts SET suspended = '2026-01-15 10:00:00.000' WHERE id = ?",
    ids[4] ?? 0,
  );
});

const get = (query: Record<string, string | number>) =>
  admin.http.get('Accounts/get-all-gird', { query });
const rows = (query: Record<string, string | number>) =>
  expectOk<AccountRowDto[]>(get({ search: MARK, ...query }));

describe('GET Accounts/get-all-gird', () => {
  it('answers what the table shows, and nothing of passwords or papers', async () => {
    const answer = await get({ search: MARK });
    const [row] = answer.json<AccountRowDto[]>();
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'businessName',
      'contractRefused',
      'created',
      'deletionRequested',
      'email',
      'id',
      'isContractVerified',
      'isInvited',
      'isVerified',
      'name',
      'phone',
      'role',
      'sSNCompany',
      'sponsor',
      'suspended',
      'vat',
    ]);
    expect(answer.headers.get('x-total-count')).toBe('5');
  });

  it('sorts, and goes through all pages without losing or repeating a row', async () => {
    expect(
      (await rows({ sort: 'businessName' })).map(({ businessName }) =>
        businessName?.at(MARK.length + 1),
      ),
    ).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect((await rows({ sort: '-id' })).map(({ id }) => id)).toEqual(ids.toReversed());
    const pages = await Promise.all(
      [1, 2, 3].map((page) => rows({ page, pageSize: 2, sort: 'phone' })),
    );
    expect(
      pages
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...ids].sort());
    expect(await rows({ page: 4, pageSize: 2 })).toEqual([]);
  });

  it.each([
    [{ state: 'suspended' }, [4]],
    [{ state: 'toVerify' }, [1, 2]],
    [{ state: 'active' }, [0, 3]],
    [{ role: 'Buyer' }, [3]],
    [{ state: 'deletionRequested' }, []],
  ] as [Record<string, string>, number[]][])('narrows to %j', async (query, expected) => {
    expect((await rows({ ...query, sort: 'id' })).map(({ id }) => ids.indexOf(id))).toEqual(
      expected,
    );
  });

  it('finds every word anywhere in the row, signs as they are, and numbers', async () => {
    expect(await rows({ search: 'zeta ciliegio 50%_' })).toHaveLength(5);
    expect(await rows({ search: 'zeta 50_%' })).toEqual([]);
    expect((await rows({ search: String(ids[2]) })).some(({ id }) => id === ids[2])).toBe(true);
    const [{ email = '' } = {}] = await rows({ sort: 'id' });
    expect((await rows({ search: email.toUpperCase() })).map(({ id }) => id)).toEqual([ids[0]]);
  });

  it.each([
    'sort=passwordHash',
    'page=0',
    'pageSize=1000',
    'state=x',
    'role=God',
    `search=${'x'.repeat(300)}`,
  ])('refuses %s', async (query) => {
    expectProblem(await admin.http.get(`Accounts/get-all-gird?${query}`), 400);
  });
});
