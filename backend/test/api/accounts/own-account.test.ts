/** @core */
import type { AccountDto, ActivePackageDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import { expectOk } from '../../kit/dossier-flow.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createMember } from '../../kit/account-fixtures.js';

describe('GET Accounts', () => {
  it('answers one’s own account, without secrets', async () => {
    const me = await createMember({});
    const answer = await me.http.get(`Accounts/${me.id}`);
    expect(answer.json<AccountDto>()).toMatchObject({
      id: me.id,
      email: me.email,
      role: 'User',
      isVerified: true,
    });
    expect(answer.text).not.toMatch(/argon2|hash/i);
  });

  it('answers credits and active packages, oldest first', async () => {
    const me = await createMember({
      packages: [
        { credits: 12.5, costEcobonus: 2.5 },
        { credits: 30, costEcobonus: 3 },
      ],
    });
    expect(await expectOk<number>(me.http.get('Accounts/credit'))).toBe(42.5);
    const packages = await expectOk<ActivePackageDto[]>(
      me.http.get(`Accounts/get-active-packages/${me.id}`),
    );
    expect(
      packages.map(({ initialCredits, residualCredits }) => [initialCredits, residualCredits]),
    ).toEqual([
      [12.5, 12.5],
      [30, 30],
    ]);
  });

  it.each(['0', '-1', '99999999999999999999', 'abc', '1e3', '1;drop'])(
    'answers a problem for account %s',
    async (id) => {
      const me = await createMember({ role: 'Admin' });
      const answer = await me.http.get(`Accounts/${encodeURIComponent(id)}`);
      expect([400, 404]).toContain(answer.status);
      expectProblem(answer, answer.status);
    },
  );
});
