import type { DeviceKeyDto } from '@pratiche/api';
import { expect, it } from '@jest/globals';
import { createAccount, logInAs } from '../../../kit/account-fixtures.js';
import { expectOk } from '../../../kit/dossier-flow.js';
import { visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';

it('answers an account the same keys in every session, and no other account', async () => {
  const [one, other] = [await createAccount({}), await createAccount({})];
  const read = async (account: typeof one) => {
    const { http } = await logInAs(account);
    const answer = await http.get('Accounts/device-keys');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return expectOk<DeviceKeyDto[]>(Promise.resolve(answer));
  };
  const keys = await read(one);
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(['d', 'id', 'x', 'y']);
  expect(await read(one)).toEqual(keys);
  const others = await read(other);
  for (const { d } of others) expect(keys.map((key) => key.d)).not.toContain(d);
});

it('answers nobody without a session', async () => {
  expectProblem(await visitor().get('Accounts/device-keys'), 401);
});
